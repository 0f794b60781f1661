import { mayBeAtFault, walk, whoIsAtFault, type CodeOutcome, type CodeRectification } from '#laws';
import { lostValues, mayDissent, sittingOut, type DealRecord, type Settings, type Sheet } from '#preferans';
import type { AskedEffect, SeatName, SheetLine, SheetSettings, RecordedWay } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import type { EffectOfRuling } from '../../api/rulingDocuments.js';
import type { PlaceOfRuling, SheetRulingPlace } from '../../api/sessionCommands.js';
import type { FoundInBook } from '../RulingGame.js';
import { boardsLeft } from '../../sheets/duplicate/atBoard.js';
import { sheetBefore } from '../../sheets/sheetBefore.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import {
  draftOfRectification,
  newRectification,
  readRectification,
  rectificationsFollowing,
  type FollowingInDeal,
  type RectificationDraft,
} from './rectificationDrafts.js';

/** Which line something is written on: the next one, or one that stands there. */
type OnLine = { readonly place: number; readonly line: number | 'next'; readonly board?: number | undefined };

/** A deal as the judge rules it. */
export type DealDraft = OnLine & {
  readonly kind: 'deal';
  /** Undefined: it is still to be said what was played. */
  readonly record: DealRecord | undefined;
  readonly ended: DealRecord['ended'];
  /** What follows in it by the Code. */
  readonly follows: readonly FollowingInDeal[];
  /** Undefined: those that it has, and what follows. */
  readonly rectifications: readonly RectificationDraft[] | undefined;
};

/** What comes of two plans. Rule 3.8.5.1b. */
export type PlansDraft = OnLine & {
  readonly kind: 'plans';
  readonly ofWhister: DealRecord | undefined;
  readonly ofDissenter: DealRecord | undefined;
  readonly dissenters: readonly SeatName[];
};

/** Penalties beside the deals. */
export type PenaltiesDraft = OnLine & {
  readonly kind: 'penalties';
  readonly rectifications: readonly RectificationDraft[];
  readonly dealPasses: boolean;
};

/** Something that a ruling does to sheets, as it is being written down. */
export type SheetDraft =
  | DealDraft
  | PlansDraft
  | PenaltiesDraft
  | (OnLine & { readonly kind: 'void' })
  | { readonly kind: 'warning'; readonly contestant: string };
export type SheetDraftKind = SheetDraft['kind'];

export const SHEET_DRAFT_KINDS: readonly SheetDraftKind[] = ['deal', 'penalties', 'void', 'plans', 'warning'];

/** The sheets that a ruling is about, in the order of its places. */
export interface SheetGround {
  readonly session: SessionSeen;
  readonly settings: SheetSettings;
  readonly sheets: readonly SheetSeen[];
}

/** Where something is written: the sheet, the line's number there, what stands on it, and the sheet before it. */
export interface LineOfDraft {
  readonly seen: SheetSeen;
  readonly line: number;
  readonly board: number | undefined;
  readonly standing: SheetLine | undefined;
  readonly before: Sheet;
}

/** The line that a draft is written on; undefined: its place is still to be chosen. */
export function lineOf(
  { place, line: named, board: chosen }: OnLine,
  { sheets, settings }: SheetGround,
): LineOfDraft | undefined {
  const seen = sheets[place];
  if (!seen) return undefined;
  const line = named === 'next' ? seen.next : named;
  const standing = seen.lines.find((one) => one.line === line);
  const board = standing ? standing.board : (chosen ?? boardToPlay(seen));
  return { seen, line, board, standing: standing?.what, before: sheetBefore(seen, settings, line, board) };
}

/** Where boards are shared: the first one whose deal is not written yet. */
function boardToPlay({ boards, lines, hidden }: SheetSeen): number | undefined {
  const seen = boards.filter(({ board }) => !hidden.includes(board));
  return (boardsLeft(seen, lines)[0] ?? seen.at(-1) ?? boards.at(-1))?.board;
}

/** What a ruling writes in a deal: as it was written down, otherwise what stands there and what follows. */
export function rectificationsIn(draft: DealDraft, settings: Settings): readonly RectificationDraft[] {
  const { record, rectifications, follows } = draft;
  if (rectifications || !record) return rectifications ?? [];
  return [
    ...record.rectifications.map(draftOfRectification),
    ...follows.flatMap((one) => rectificationsFollowing(one, record, settings)),
  ];
}

/** The line that a draft makes; undefined as long as something is missing in it. */
export function readLine(draft: Exclude<SheetDraft, { kind: 'warning' | 'plans' }>, settings: Settings) {
  const read = (drafts: readonly RectificationDraft[]) => {
    const all = drafts.flatMap((one) => readRectification(one) ?? []);
    return all.length === drafts.length ? all : undefined;
  };
  switch (draft.kind) {
    case 'void':
      return { kind: 'void' } as const satisfies SheetLine;
    case 'penalties': {
      const rectifications = read(draft.rectifications);
      if (!rectifications || rectifications.length === 0) return undefined;
      const dealPasses = draft.dealPasses ? ({ dealPasses: true } as const) : {};
      return { kind: 'penalties', rectifications, ...dealPasses } as const satisfies SheetLine;
    }
    case 'deal': {
      const { record } = draft;
      const rectifications = read(rectificationsIn(draft, settings));
      if (!record || !rectifications) return undefined;
      return { kind: 'deal', record: { ...record, rectifications } } as const satisfies SheetLine;
    }
    default:
      return draft satisfies never;
  }
}

/** What a draft does; undefined as long as something is missing in it. */
function readDraft(draft: SheetDraft, ground: SheetGround): AskedEffect | undefined {
  if (draft.kind === 'warning') return draft.contestant === '' ? undefined : draft;
  const at = lineOf(draft, ground);
  if (!at) return undefined;
  const { table, round } = at.seen;
  const on = { table, round, line: at.line, ...(at.board !== undefined && { board: at.board }) };
  if (draft.kind === 'plans') {
    const { ofWhister, ofDissenter, dissenters } = draft;
    if (!ofWhister || !ofDissenter || dissenters.length === 0) return undefined;
    return { kind: 'sheet-plans', ...on, plan: { ofWhister, ofDissenter, dissenters: [...dissenters] } };
  }
  const what = readLine(draft, ground.settings.convention.settings);
  return what && { kind: 'sheet-line', ...on, what };
}

/** Effects ready to be sent; undefined as long as something is missing in one of them. */
export function readSheetDrafts(
  drafts: readonly SheetDraft[],
  ground: SheetGround,
): AskedEffect[] | undefined {
  const read = drafts.flatMap((draft) => readDraft(draft, ground) ?? []);
  return read.length === drafts.length ? read : undefined;
}

/** A deal to begin with: the one that stands on the line of the place, otherwise the next. */
function newDeal(place: number, about: readonly SheetRulingPlace[], { sheets }: SheetGround): DealDraft {
  const line = about[place]?.line;
  const standing =
    line === undefined ? undefined : sheets[place]?.lines.find((one) => one.line === line)?.what;
  const record = standing?.kind === 'deal' ? standing.record : undefined;
  return {
    kind: 'deal',
    place,
    line: record && line !== undefined ? line : 'next',
    record,
    ended: 'played',
    follows: [],
    rectifications: undefined,
  };
}

/** Two plans to begin with: where a deal with a plan stands on the line, that is what came of the whister's. */
function newPlans(about: readonly SheetRulingPlace[], ground: SheetGround): PlansDraft {
  const { line, record } = newDeal(0, about, ground);
  const ofWhister = record && mayDissent(record).length > 0 ? record : undefined;
  return {
    kind: 'plans',
    place: 0,
    line: ofWhister ? line : 'next',
    ofWhister,
    ofDissenter: undefined,
    dissenters: [],
  };
}

/** An effect to begin with. */
export function newSheetDraft(
  kind: SheetDraftKind,
  about: readonly SheetRulingPlace[],
  ground: SheetGround,
): SheetDraft {
  const next = { place: 0, line: 'next' } as const;
  switch (kind) {
    case 'deal':
      return newDeal(0, about, ground);
    case 'plans':
      return newPlans(about, ground);
    case 'penalties':
      return { kind, ...next, rectifications: [], dealPasses: false };
    case 'void':
      return { kind, ...next };
    case 'warning':
      return { kind, contestant: '' };
    default:
      return kind satisfies never;
  }
}

/** A way through the Code, with who is at fault and the undertricks that were proven. */
export type CodeWay = RecordedWay & {
  readonly seat?: SeatName;
  readonly proven?: number;
  readonly couldHaveBeen?: readonly LostDeal[];
};

/** A deal as it could have been played, without its cards. */
export type LostDeal = Omit<DealRecord, 'talon' | 'auction'>;

/**
 * Who can be at fault, where that decides what is written: nobody where only one can be, whom the deal tells.
 *
 * @param dealer who deals, as far as that is known
 */
export function askedAsAtFault(
  { rectifications }: CodeOutcome,
  players: readonly SeatName[],
  record: DealRecord | undefined,
  dealer?: SeatName,
): readonly SeatName[] {
  const asked = rectifications.flatMap((one) => {
    if (!WRITTEN_IN_A_DEAL.includes(one.kind)) return namedBeside(one, players, dealer);
    const seats = record ? mayBeAtFault(one, record) : players;
    return seats.length > 1 && (record || !isOfDeclarer(one)) ? seats : [];
  });
  return players.filter((seat) => asked.includes(seat));
}

/** What speaks of an offender with cards without writing anything of them. */
const SAID_OF_OFFENDER: readonly CodeRectification['kind'][] = [
  'barred-from-auction',
  'call-cancelled',
  'any-legal-call',
  'waits-for-turn',
  'must-order-not-misere',
  'lead',
  'open-card',
  'all-cards-open',
  'open-card-at-first-chance',
  'open-card-may-be-led',
  'open-card-played',
  'another-card-of-suit',
  'play-by-stated-plan',
  'opponent-names-card',
];

/**
 * Who can be named where nothing hangs on it, so that those who read the ruling know whom it means: the players with cards;
 * of a reproach, an aid or a wrong number of cards everybody.
 */
export function mayBeNamed(
  { rectifications }: CodeOutcome,
  players: readonly SeatName[],
  dealer: SeatName | undefined,
): readonly SeatName[] {
  const has = (kinds: readonly CodeRectification['kind'][]) =>
    rectifications.some(({ kind }) => kinds.includes(kind));
  const sitting = dealer && sittingOut(dealer, players);
  if (has(SAID_OF_OFFENDER)) return players.filter((seat) => seat !== sitting);
  return has(['reproach', 'aid-put-away', 'answers']) ? players : [];
}

/** Whether it is declarer's alone: who that is the deal tells once it is written. */
function isOfDeclarer(one: CodeRectification): boolean {
  return (one.kind === 'undertricks' || one.kind === 'proven-undertricks') && one.of === 'declarer';
}

/** Who can be at fault beside a deal: what is the dealer's is nobody else's, and the other way round. */
function namedBeside(
  one: CodeRectification,
  players: readonly SeatName[],
  dealer: SeatName | undefined,
): readonly SeatName[] {
  const without = (seat: SeatName | undefined) => players.filter((other) => other !== seat);
  switch (one.kind) {
    case 'lost-value-on-offender':
    case 'compensation-from-insister':
      return players;
    // A dealer who sits out is asked for by an answer of its own (3.2.21).
    case 'remise':
      return one.to === 'dealer' ? [] : without(dealer && sittingOut(dealer, players));
    case 'warning':
      return one.to === 'dealer' ? [] : without(dealer);
    default:
      return [];
  }
}

/**
 * Why nothing is written in the deal, though something is by the rule: this player cannot be at fault in it, or is down by so
 * much already; undefined: something is written.
 */
export function whyNothing(
  { law, rectifications }: CodeOutcome,
  { seat, proven }: CodeWay,
  record: DealRecord,
  settings: Settings,
): 'not-at-fault' | 'down-already' | undefined {
  const inDeal = rectifications.filter(({ kind }) => WRITTEN_IN_A_DEAL.includes(kind));
  const isWritten = (one: CodeRectification) =>
    rectificationsFollowing({ rule: law, one, seat, proven }, record, settings).length > 0;
  if (inDeal.length === 0 || inDeal.some(isWritten)) return undefined;
  const isDown = inDeal.some(
    (one) =>
      (one.kind === 'undertricks' || one.kind === 'proven-undertricks') &&
      whoIsAtFault(one, seat, record) !== undefined,
  );
  return isDown ? 'down-already' : 'not-at-fault';
}

/** Whether what could have been played decides what is written. Rule 3.3.16.3. */
export function asksLost({ rectifications }: CodeOutcome): boolean {
  return rectifications.some(({ kind }) => kind === 'lost-value-on-offender');
}

/** Whether the undertricks that were proven decide what is written. */
export function asksProven({ rectifications }: CodeOutcome): boolean {
  return rectifications.some(
    (one) => one.kind === 'proven-undertricks' || (one.kind === 'undertricks' && one.beyond === 'proven'),
  );
}

const WRITTEN_IN_A_DEAL: readonly CodeRectification['kind'][] = [
  'takes',
  'tricks',
  'undertricks',
  'proven-undertricks',
];

/** The ways of a ruling, with who is at fault where nobody was asked as only one can be. */
export function waysNamed(
  { ways, book }: FoundInBook,
  drafts: readonly SheetDraft[],
  about: readonly SheetRulingPlace[],
  ground: SheetGround,
): readonly CodeWay[] {
  const deal = drafts.find((one) => one.kind === 'deal');
  const dealer = dealerOf(newDeal(0, about, ground), ground);
  return ways.map((way: CodeWay) => {
    const { rectifications = [] } = (walk(way, book.book).outcome ?? {}) as Partial<CodeOutcome>;
    const alone = rectifications.flatMap((one) => {
      if (one.kind === 'dealer-compensates') return dealer ?? [];
      if (one.kind === 'remise' || one.kind === 'warning')
        return one.to === 'dealer' && dealer ? [dealer] : [];
      if (!WRITTEN_IN_A_DEAL.includes(one.kind) || !deal?.record) return [];
      return whoIsAtFault(one, undefined, deal.record) ?? [];
    });
    const [seat, ...others] = new Set(alone);
    return way.seat === undefined && seat && others.length === 0 ? { ...way, seat } : way;
  });
}

/** Who deals, or dealt, where a deal is written; undefined: its place is still to be chosen. */
export function dealerOf(deal: DealDraft, ground: SheetGround): SeatName | undefined {
  return deal.record?.dealer ?? lineOf(deal, ground)?.before.dealer;
}

/** What follows by the Code for the sheet, ready to be filled in. */
export function draftsFollowing(
  { ways, outcomes = [], book }: FoundInBook,
  about: readonly SheetRulingPlace[],
  ground: SheetGround,
): SheetDraft[] {
  if (outcomes.length === 0 || about.length === 0) return [];
  const all = ways.flatMap((way: CodeWay) => {
    const outcome = walk(way, book.book).outcome as CodeOutcome | undefined;
    return (outcome?.rectifications ?? []).map((one) => ({ one, rule: outcome!.law, way }));
  });
  const has = (kind: CodeRectification['kind']) => all.some(({ one }) => one.kind === kind);
  const deal = newDeal(0, about, ground);
  const seen = ground.sheets[0];
  const dealer = dealerOf(deal, ground);
  const contestantOf = (seat: SeatName | undefined) => (seat && seen?.seated[seat]) ?? '';
  const inDeal = all.filter(({ one }) => WRITTEN_IN_A_DEAL.includes(one.kind));
  const remises = all.flatMap(({ one, rule, way: { seat } }): RectificationDraft[] =>
    one.kind === 'remise'
      ? [
          {
            kind: 'mountain',
            seat: (one.to === 'dealer' ? dealer : seat) ?? '',
            other: '',
            count: `${one.mountain}`,
            rule,
          },
        ]
      : [],
  );
  const lost = all.flatMap(({ one, rule, way: { seat, couldHaveBeen } }): RectificationDraft[] =>
    one.kind === 'lost-value-on-offender' && seat && couldHaveBeen
      ? [
          ...lostValues(couldHaveBeen as readonly DealRecord[], seat, ground.settings.convention.settings),
        ].map(([other, value]) => ({ kind: 'whists', seat, other, count: `${value}`, rule }))
      : [],
  );
  // How much it is, and to whom, the judge finds (3.2.16, 3.8.5.1a).
  const compensations = all.flatMap(({ one, rule, way: { seat } }): RectificationDraft[] => {
    if (one.kind === 'dealer-compensates')
      return [{ ...newRectification('whists', rule), seat: dealer ?? '' }];
    if (one.kind !== 'compensation-from-insister') return [];
    return [{ ...newRectification('whists', rule), seat: seat ?? '' }];
  });
  const beside = [...remises, ...lost, ...compensations];
  // A deal whose auction was cut short is not played, and is nobody's to deal again.
  const passes = has('deal-passes') || has('lost-value-on-offender');
  const shared = misereRuled(has, deal, ground);
  const ended = has('without-all') ? 'without-all' : has('result-as-agreed') ? 'agreed' : 'played';
  return [
    ...(has('result') ? [newSheetDraft('plans', about, ground)] : []),
    ...(shared ? [shared] : []),
    ...(inDeal.length > 0 || ended !== 'played'
      ? [
          {
            ...deal,
            ended,
            record: ended === 'played' ? deal.record : undefined,
            follows: inDeal.map(({ one, rule, way }) => ({ one, rule, seat: way.seat, proven: way.proven })),
          } satisfies DealDraft,
        ]
      : []),
    ...(beside.length > 0
      ? [
          {
            kind: 'penalties',
            place: 0,
            line: 'next',
            rectifications: beside,
            dealPasses: passes,
          } satisfies SheetDraft,
        ]
      : []),
    // Penalties leave the deal with the same player, too.
    ...((has('redeal') || has('right-dealer-deals')) && !passes && beside.length === 0
      ? [newSheetDraft('void', about, ground)]
      : []),
    ...all.flatMap(({ one, way: { seat } }): SheetDraft[] =>
      one.kind === 'warning'
        ? [{ kind: 'warning', contestant: contestantOf(one.to === 'dealer' ? dealer : seat) }]
        : [],
    ),
  ];
}

/** A misère that stands on the line, half for each of the two or declarer's alone, where a ruling makes it so (3.6.9). */
function misereRuled(
  has: (kind: CodeRectification['kind']) => boolean,
  deal: DealDraft,
  { settings }: SheetGround,
): DealDraft | undefined {
  const { record } = deal;
  if (record?.played.kind !== 'misere') return undefined;
  const { halved, ...alone } = record.played;
  const mayBeHalved =
    settings.convention.settings.misereHalved && sittingOut(record.dealer, record.players) !== undefined;
  if (has('misere-shared') && mayBeHalved && !halved)
    return { ...deal, record: { ...record, played: { ...alone, halved: true } } };
  return has('invitation-void') && halved ? { ...deal, record: { ...record, played: alone } } : undefined;
}

/** What a ruling that was given does, to be written down anew; with the places that it is about. */
export function sheetDraftsOf(
  effects: readonly EffectOfRuling[],
  given: readonly PlaceOfRuling[],
): { readonly about: readonly SheetRulingPlace[]; readonly drafts: readonly SheetDraft[] } {
  const about: SheetRulingPlace[] = given.flatMap((place) => ('board' in place ? [] : [place]));
  const drafts = effects.flatMap((effect): SheetDraft[] => {
    if (effect.kind === 'warning') return [effect];
    if (effect.kind !== 'sheet-line') return [];
    const { table, round, line, board, written } = effect;
    const isThere = (one: SheetRulingPlace) =>
      one.table === table && one.round === round && one.line === line;
    if (!about.some(isThere)) about.push({ table, round, line });
    const on = { place: about.findIndex(isThere), line, ...(board !== undefined && { board }) };
    switch (written.kind) {
      case 'deal': {
        const { record } = written;
        const rectifications = record.rectifications.map(draftOfRectification);
        return [{ kind: 'deal', ...on, record, ended: record.ended, follows: [], rectifications }];
      }
      case 'ruling': {
        const { ofWhister, ofDissenter, dissenters } = written.ruling;
        return [{ kind: 'plans', ...on, ofWhister, ofDissenter, dissenters }];
      }
      case 'penalties': {
        const rectifications = written.rectifications.map(draftOfRectification);
        return [{ kind: 'penalties', ...on, rectifications, dealPasses: written.dealPasses ?? false }];
      }
      case 'void':
        return [{ kind: 'void', ...on }];
      case 'joins':
      case 'withdrawn':
        return [];
      default:
        return written satisfies never;
    }
  });
  return { about, drafts };
}
