import type { AdjustedScore, Regulation } from '#laws';
import { writeResult } from '#lists';
import { penaltyUnitsOf, type PenaltyUnit } from '#scoring';
import type { AskedEffect, SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { EffectOfRuling } from '../api/rulingDocuments.js';
import type { PlaceOfRuling, RulingPlace } from '../api/sessionCommands.js';
import { hundredthsText } from '../messages/fieldText.js';
import { readHundredths } from '../kit/readHundredths.js';
import { isFault, newSide, readSide, type SideDraft } from './sideDraft.js';
import { isLargePenalty, isPenaltySize } from '../play/penaltyLimits.js';
import { standardPenalty } from '../play/standardPenalty.js';
import { sidesByFault, type Fault } from './byFault.js';
import type { Following } from './following.js';

/** Something that a ruling does, as it is being written down. */
export type EffectDraft =
  /** `0`: the director has found that the result has no trick wrong. */
  | { readonly kind: 'tricks'; readonly play: number; readonly tricks: string; readonly to: SideName | '' }
  | {
      readonly kind: 'score';
      readonly play: number;
      readonly given: 'apart' | 'same';
      readonly NS: SideDraft;
      readonly EW: SideDraft;
      /** Averages that go by fault: whether it is said whose it is. */
      readonly fault?: 'said' | 'to-be-said';
    }
  | {
      readonly kind: 'penalty';
      readonly contestant: string;
      readonly unit: PenaltyUnit;
      readonly size: string;
      /** Somebody has said that a size so large is meant. */
      readonly meant?: boolean;
    }
  | { readonly kind: 'warning'; readonly contestant: string }
  /** The tables that the ruling is about played another form of this board. */
  | { readonly kind: 'field-split'; readonly board: number };
export type EffectKind = EffectDraft['kind'];

export const EFFECT_KINDS: readonly EffectKind[] = ['tricks', 'score', 'penalty', 'warning', 'field-split'];

/** What penalties are measured in, and how large they usually are. */
export interface Standards {
  readonly method: Parameters<typeof penaltyUnitsOf>[0];
  readonly regulation: Pick<Regulation, 'penalty'>;
}

/** The standards of a session. */
export function standardsOf({ settings, rules }: SessionSeen): Standards {
  return { method: settings.method, regulation: rules.regulation };
}

/** An effect to begin with. */
export function newEffect(
  kind: EffectKind,
  about: readonly RulingPlace[],
  standards: Standards,
  tricks = 1,
): EffectDraft {
  switch (kind) {
    case 'tricks':
      return { kind, play: 0, tricks: String(tricks), to: '' };
    case 'score':
      return { kind, play: 0, given: 'apart', NS: newSide(''), EW: newSide('') };
    case 'penalty': {
      const unit = penaltyUnitsOf(standards.method)[0]!;
      return { kind, contestant: '', unit, size: standardPenalty(standards.regulation, unit) };
    }
    case 'warning':
      return { kind, contestant: '' };
    case 'field-split':
      return { kind, board: about[0]?.board ?? 0 };
    default:
      return kind satisfies never;
  }
}

/** What has to be done by the law book, ready to be filled in; what only may be done is for the director to add. */
export function effectsFollowing(
  { tricks, tricksLeftOpen, score, adjusted, fault, penalty, warning, fieldSplit }: Following,
  about: readonly RulingPlace[],
  standards: Standards,
): EffectDraft[] {
  const due: readonly (readonly [EffectKind, boolean])[] = [
    ['tricks', tricks > 0],
    ['score', score === 'due' && fault === undefined],
    ['penalty', penalty === 'due'],
    ['warning', warning],
    ['field-split', fieldSplit],
  ];
  const effects = due.flatMap(([kind, wanted]) =>
    wanted ? [kind === 'score' ? scoreAs(adjusted) : newEffect(kind, about, standards, tricks)] : [],
  );
  return [
    ...(tricksLeftOpen && about.length > 0 ? [TRICKS_TO_FIND] : []),
    ...(fault === undefined ? [] : averagesByFault(fault, about)),
    ...effects,
  ];
}

/** Tricks that the director has yet to find, and whose they are. */
export const TRICKS_TO_FIND: EffectDraft = { kind: 'tricks', play: 0, tricks: '', to: '' };

/** Of what kind the sides are of an adjusted score: what it is worth is for the director to find. */
const KIND_OF_SIDES = {
  artificial: 'artificial',
  assigned: 'assigned',
  weighted: 'weighted',
  split: 'assigned',
  adjusted: 'assigned',
} as const satisfies Record<AdjustedScore, SideDraft['kind']>;

/** A score of the kind that the law gives: assigned ones are alike for both sides unless they are split (Law 12C1). */
function scoreAs(adjusted: AdjustedScore = 'adjusted'): EffectDraft {
  const side = { ...newSide(''), kind: KIND_OF_SIDES[adjusted] };
  return { kind: 'score', play: 0, given: adjusted === 'split' ? 'apart' : 'same', NS: side, EW: side };
}

/** An average for each play that the ruling is about, by whose fault it is. */
function averagesByFault(fault: Fault | 'to-be-said', about: readonly RulingPlace[]): EffectDraft[] {
  const sides = { NS: newSide(''), EW: newSide('') };
  const plays = about.length === 0 ? [0] : about.map((_play, index) => index);
  return plays.map((play) => ({
    kind: 'score',
    play,
    given: 'apart',
    ...(fault === 'to-be-said' ? { ...sides, fault } : { ...sidesByFault(fault, sides), fault: 'said' }),
  }));
}

/** What is to be mended in an effect before it can be sent. */
export type EffectFault =
  | 'responsible'
  | 'play'
  | 'tricks'
  | 'side'
  | 'score'
  | 'contestant'
  | 'size'
  | 'size-too-large'
  | 'size-to-be-meant';

/** What a draft does; or what is to be mended in it. */
export function readEffect(draft: EffectDraft, about: readonly RulingPlace[]): AskedEffect | EffectFault {
  const { kind } = draft;
  switch (kind) {
    case 'tricks': {
      const play = about[draft.play];
      if (!play) return 'play';
      if (draft.tricks === '0') return { kind: 'result-stands', ...play };
      if (!/^([1-9]|1[0-3])$/.test(draft.tricks.trim())) return 'tricks';
      return draft.to === '' ? 'side' : { kind, ...play, tricks: Number(draft.tricks), to: draft.to };
    }
    case 'score': {
      const play = about[draft.play];
      if (!play) return 'play';
      if (draft.fault === 'to-be-said') return 'responsible';
      const NS = readSide(draft.NS);
      const EW = draft.given === 'same' ? NS : readSide(draft.EW);
      return isFault(NS) || isFault(EW) ? 'score' : { kind, ...play, adjustment: { NS, EW } };
    }
    case 'penalty': {
      const { contestant, unit, size } = draft;
      const hundredths = readHundredths(size);
      if (contestant === '') return 'contestant';
      if (hundredths === undefined) return 'size';
      if (!isPenaltySize(unit, hundredths)) return 'size-too-large';
      if (isLargePenalty(unit, hundredths) && !draft.meant) return 'size-to-be-meant';
      return { kind, contestant, amount: { unit, hundredths } };
    }
    case 'warning':
      return draft.contestant === '' ? 'contestant' : { kind, contestant: draft.contestant };
    case 'field-split': {
      const { board } = draft;
      const plays = about
        .filter((play) => play.board === board)
        .map(({ table, round }) => ({ table, round }));
      return plays.length === 0 ? 'play' : { kind, board, plays };
    }
    default:
      return kind satisfies never;
  }
}

/** Effects ready to be sent; undefined as long as something is to be mended in one of them. */
export function readEffects(
  drafts: readonly EffectDraft[],
  about: readonly RulingPlace[],
): AskedEffect[] | undefined {
  const read = drafts.flatMap((draft) => {
    const effect = readEffect(draft, about);
    return typeof effect === 'string' ? [] : [effect];
  });
  return read.length === drafts.length ? read : undefined;
}

/** A place among the plays of a ruling: those with one of its plays more, where it is not among them. */
function placed(about: readonly RulingPlace[], { table, round, board }: RulingPlace) {
  const at = about.findIndex((play) => play.table === table && play.round === round && play.board === board);
  return at >= 0 ? { about, at } : { about: [...about, { table, round, board }], at: about.length };
}

/** What a ruling that was given does, to be written down anew; with the plays that it is about. */
export function draftsOf(
  effects: readonly EffectOfRuling[],
  about: readonly PlaceOfRuling[],
): { readonly about: readonly RulingPlace[]; readonly drafts: readonly EffectDraft[] } {
  const known = about.flatMap((place) => ('board' in place ? [place] : []));
  return effects.reduce<{ about: readonly RulingPlace[]; drafts: readonly EffectDraft[] }>(
    (made, effect) => {
      switch (effect.kind) {
        case 'adjustment': {
          const { about: plays, at: play } = placed(made.about, effect);
          const { adjustment, transfer } = effect;
          const draft: EffectDraft = transfer
            ? { kind: 'tricks', play, tricks: String(transfer.tricks), to: transfer.to }
            : {
                kind: 'score',
                play,
                given: isSame(adjustment.NS, adjustment.EW) ? 'same' : 'apart',
                NS: sideOf(adjustment.NS),
                EW: sideOf(adjustment.EW),
              };
          return { about: plays, drafts: [...made.drafts, draft] };
        }
        case 'penalty': {
          const { contestant, amount } = effect;
          const size = hundredthsText(amount.hundredths);
          return {
            ...made,
            // As large as it was given before, it is meant.
            drafts: [...made.drafts, { kind: 'penalty', contestant, unit: amount.unit, size, meant: true }],
          };
        }
        case 'warning':
          return { ...made, drafts: [...made.drafts, effect] };
        case 'field-split': {
          const plays = effect.plays.reduce<readonly RulingPlace[]>(
            (known, play) => placed(known, { ...play, board: effect.board }).about,
            made.about,
          );
          return { about: plays, drafts: [...made.drafts, { kind: 'field-split', board: effect.board }] };
        }
        case 'sheet-line':
          // Of another game.
          return made;
        default:
          return effect satisfies never;
      }
    },
    { about: known, drafts: [] },
  );
}

type SideGiven = Extract<EffectOfRuling, { kind: 'adjustment' }>['adjustment']['NS'];

function isSame(one: SideGiven, other: SideGiven): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a side was given, to be written down anew. */
function sideOf(side: SideGiven): SideDraft {
  const draft = { ...newSide(''), kind: side.kind };
  switch (side.kind) {
    case 'artificial':
      return { ...draft, award: side.award };
    case 'assigned':
      return { ...draft, text: writeResult(side.result) };
    case 'weighted':
      return {
        ...draft,
        parts: side.results.map(({ result, hundredths }) => ({
          weight: String(hundredths),
          text: writeResult(result),
        })),
      };
    case 'percentage':
      return { ...draft, percent: hundredthsText(side.hundredths) };
    case 'not-played':
      return draft;
    default:
      return side satisfies never;
  }
}

/** What a ruling would do with each of the results that a weighted score is made of alone, beside what it does. */
export function alternativesOf(effects: readonly AskedEffect[]): AskedEffect[][] {
  const weighted = effects.flatMap((effect) =>
    effect.kind === 'score'
      ? [effect.adjustment.NS, effect.adjustment.EW].flatMap((side) =>
          side.kind === 'weighted' ? side.results.map(({ result }) => result) : [],
        )
      : [],
  );
  const results = [...new Map(weighted.map((result) => [writeResult(result), result])).values()];
  const alone = results.map((result) =>
    effects.map((effect): AskedEffect => {
      if (effect.kind !== 'score') return effect;
      const only = (side: SideGiven): SideGiven =>
        side.kind === 'weighted' ? { kind: 'assigned', result } : side;
      const { NS, EW } = effect.adjustment;
      return { ...effect, adjustment: { NS: only(NS), EW: only(EW) } };
    }),
  );
  return [[...effects], ...alone];
}
