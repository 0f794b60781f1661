import { depositOf, type CorrectionPeriod } from '#laws';
import {
  hasTeams,
  type RulingsPublication,
  type SheetLine,
  type SheetLineEffect,
  type SideAdjustment,
} from '#tournament';
import { correctionEndsOf } from '../../../play/documents/rulings/corrections-document.js';
import { concernsReader, isPublishable, maySeeAsStaff, type RulingsReader } from './rulings-seen.js';
import {
  rulingsDocument,
  warningsDocument,
  type EffectDocument,
  type RulingDocument,
  type WarningDocument,
} from '../../../play/documents/rulings/rulings-document.js';
import type { HistoryEvent, DecisionEvent, PlayState } from '../../../play/play-state.js';
import { teamCalled } from '../../../play/teams/team-name.js';
import { isDirecting } from '../../../visibility/viewer.js';
import { peopleAmong, type Naming, type PlayerSeen } from './people.js';

/** Who did something and when: by name for those who direct, otherwise only in what capacity. */
export interface HistoryEventOfRuling {
  readonly position: number;
  readonly time: number;
  readonly actor: string;
  readonly actorName?: string | null;
}

/** What was said of a ruling after it was given. */
export type SaidOfRuling = HistoryEventOfRuling &
  Pick<DecisionEvent, 'what'> & {
    readonly reason?: string | null;
    readonly law?: RulingDocument['law'];
    readonly contestant?: string;
    readonly deposit?: boolean | string;
    readonly decision?: 'stands' | 'changed';
    readonly committee?: string | null;
  };

/** A ruling as a reader may see it: texts for those who direct, for whom it concerns, and where names are published. */
export type RulingSeenInList = Pick<
  RulingDocument,
  'session' | 'ruling' | 'law' | 'status' | 'appealed' | 'boards' | 'contestants' | 'about' | 'ways' | 'call'
> & {
  /** It concerns who reads. */
  readonly own: boolean;
  readonly given: HistoryEventOfRuling;
  readonly effects: readonly (Pick<EffectDocument, 'what'> & { readonly holds: boolean })[];
  readonly history: readonly SaidOfRuling[];
  readonly reason?: string | null;
  readonly facts?: string | null;
  readonly departs?: string | null;
  readonly told?: string | null;
};

/** A ruling as it is published without names: nothing by which a board, a table or somebody could be told. */
export type NamelessRuling = Pick<RulingDocument, 'session' | 'law' | 'status' | 'appealed' | 'ways'> & {
  readonly effects: readonly NamelessEffect[];
};

export type NamelessEffect =
  | {
      readonly kind: 'adjustment';
      readonly NS: SideAdjustment['kind'];
      readonly EW: SideAdjustment['kind'];
      /** How many tricks changed sides; null: none were transferred. */
      readonly tricks: number | null;
    }
  /** A line of a sheet, and of what kind. */
  | { readonly kind: 'sheet-line'; readonly line: SheetLine['kind'] }
  | { readonly kind: 'penalty' | 'warning' | 'field-split' };

/** What is said of appeals in a session. */
export interface AppealsSeen {
  /** Until when rulings are appealed, in microseconds; null as long as the session is played. */
  readonly until: number | null;
  /** How long that will be. */
  readonly period: CorrectionPeriod;
  /** What is deposited with one, in words; null: nothing. */
  readonly deposit: string | null;
}

export interface RulingsSeen {
  /** What everybody is shown. */
  readonly published: RulingsPublication;
  readonly rulings: readonly RulingSeenInList[];
  /** By session and law: their order tells nothing of time. */
  readonly nameless: readonly NamelessRuling[];
  /** Warnings, for those who direct. */
  readonly warnings: readonly WarningDocument[];
  /** Of the sessions of the rulings that are named. */
  readonly appeals: Readonly<Record<string, AppealsSeen>>;
  /** The players of contestants that are named, by session and contestant. */
  readonly players: Readonly<Record<string, Readonly<Record<string, readonly PlayerSeen[]>>>>;
  /** Of pairs of teams among them: what their teams are called, by session and contestant. */
  readonly teams: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What of a ruling a reader is shown: all of it, what was said to players, or what the score needs. */
type Extent = 'all' | 'told' | 'scores';

/** What texts and names a reader of rulings is given. */
export interface RulingsVisibility {
  readonly naming: Naming;
  readonly texts: ReadonlyMap<string, string | null>;
  readonly names: ReadonlyMap<string, string>;
  /** A line of a sheet without what may not be seen of its cards, by the session and the board that it belongs to. */
  readonly line: (session: string, board: number | undefined) => (line: SheetLine) => SheetLine;
}

/** The rulings that a reader is shown, and how much of each. */
export interface RulingsChosen {
  readonly shown: readonly {
    readonly ruling: RulingDocument;
    readonly extent: Extent;
    readonly own: boolean;
  }[];
  readonly nameless: readonly RulingDocument[];
  readonly directs: boolean;
}

/**
 * The rulings that a reader is shown: those who direct all but about boards that are before them, those whom one concerns
 * that one, everybody else what is published. Judged now, whichever moment is looked at.
 */
export function rulingsChosen(past: PlayState, judgedBy: PlayState, reader: RulingsReader): RulingsChosen {
  const directs = isDirecting(reader.viewer);
  const shown: RulingsChosen['shown'][number][] = [];
  const nameless: RulingDocument[] = [];
  const { publishedRulings } = judgedBy;
  const now = new Map(rulingsDocument(judgedBy).map((ruling) => [ruling.ruling, ruling]));
  for (const ruling of rulingsDocument(past)) {
    const own = concernsReader(judgedBy, ruling, reader);
    const isPublic = isPublishable(judgedBy, now.get(ruling.ruling) ?? ruling);
    const isNamed = isPublic && publishedRulings === 'with-names';
    if (maySeeAsStaff(judgedBy, ruling, reader.viewer))
      shown.push({ ruling, own, extent: directs ? 'all' : own || isNamed ? 'told' : 'scores' });
    else if (own || isNamed) shown.push({ ruling, own, extent: 'told' });
    else if (isPublic && publishedRulings === 'without-names') nameless.push(ruling);
  }
  return { shown, nameless, directs };
}

/** The ids of the free texts and of the people that rulings name, as far as they are shown. */
export function mentionedInRulings(state: PlayState, { shown, directs }: RulingsChosen) {
  const told = shown.filter(({ extent }) => extent !== 'scores').map(({ ruling }) => ruling);
  const texts = told.flatMap(({ reason, facts, departs, told: words, history }) => [
    reason,
    facts,
    departs,
    words,
    ...history.flatMap((historyEvent) => [
      historyEvent.reason,
      historyEvent.what === 'appeal-decided' ? historyEvent.committee : null,
    ]),
  ]);
  const rulings = shown.map(({ ruling }) => ruling);
  const actors = rulings.flatMap(({ given, history }) => [given.actor, ...history.map(({ actor }) => actor)]);
  const players = rulings.flatMap(({ session, contestants }) => {
    const played = state.sessions[session]!;
    return contestants.flatMap((one) => {
      const { captain } = teamCalled(state, played, one);
      return [...(played.players[one] ?? []), ...(captain === undefined ? [] : [captain])];
    });
  });
  return {
    texts: texts.filter((text) => text !== null),
    actors: directs ? peopleAmong(actors) : [],
    players,
  };
}

/** Rulings with texts and names in the place of their ids. */
export function rulingsView(
  state: PlayState,
  judgedBy: PlayState,
  { shown, nameless, directs }: RulingsChosen,
  visibility: RulingsVisibility,
): RulingsSeen {
  const named = shown.map(({ ruling }) => ruling);
  return {
    published: judgedBy.publishedRulings,
    rulings: shown.map(({ ruling, extent, own }) => ({ ...rulingView(ruling, extent, visibility), own })),
    nameless: nameless.map(namelessView).toSorted(bySessionAndLaw),
    warnings: directs ? warningsDocument(state) : [],
    appeals: Object.fromEntries(
      [...new Set(named.map(({ session }) => session))].map((session) => [
        session,
        appealsIn(judgedBy, session),
      ]),
    ),
    players: playersOf(state, named, visibility.naming),
    teams: teamsOf(state, named, visibility.naming),
  };
}

function appealsIn(state: PlayState, session: string): AppealsSeen {
  const { period, deposit } = state.settings.regulation.appeals;
  const played = state.sessions[session]!;
  return {
    until: correctionEndsOf(state, played).appeals,
    period,
    deposit: deposit === null ? null : depositOf(deposit, hasTeams(played) ? 'teams' : 'others'),
  };
}

function namelessView({ session, law, status, appealed, ways, effects }: RulingDocument): NamelessRuling {
  const holding = effects.filter(({ withdrawn }) => withdrawn === null);
  return {
    session,
    law,
    status,
    appealed,
    ways: ways.map(({ law: of, answers, outcome }) => ({ law: of, answers, ...(outcome && { outcome }) })),
    effects: holding.map(({ what }): NamelessEffect => {
      if (what.kind === 'sheet-line') return { kind: what.kind, line: what.written.kind };
      if (what.kind !== 'adjustment') return { kind: what.kind };
      const { NS, EW } = what.adjustment;
      return { kind: 'adjustment', NS: NS.kind, EW: EW.kind, tricks: what.transfer?.tricks ?? null };
    }),
  };
}

function bySessionAndLaw(one: NamelessRuling, other: NamelessRuling): number {
  const key = ({ session, law, effects }: NamelessRuling) =>
    `${session} ${law.law} ${law.edition} ${JSON.stringify(effects)}`;
  return key(one).localeCompare(key(other), 'en', { numeric: true });
}

function playersOf(
  state: PlayState,
  rulings: readonly RulingDocument[],
  naming: Naming,
): RulingsSeen['players'] {
  const seen: Record<string, Record<string, readonly PlayerSeen[]>> = {};
  for (const { session, contestants } of rulings) {
    const { players } = state.sessions[session]!;
    seen[session] ??= {};
    for (const one of contestants) seen[session][one] = (players[one] ?? []).map(naming);
  }
  return seen;
}

function teamsOf(state: PlayState, rulings: readonly RulingDocument[], naming: Naming): RulingsSeen['teams'] {
  const seen: Record<string, Record<string, string>> = {};
  for (const { session, contestants } of rulings) {
    for (const one of contestants) {
      const { team, captain } = teamCalled(state, state.sessions[session]!, one);
      const called = team ?? (captain === undefined ? null : naming(captain).name);
      if (called !== null) (seen[session] ??= {})[one] = called;
    }
  }
  return seen;
}

function rulingView(
  document: RulingDocument,
  extent: Extent,
  { texts, names, line }: RulingsVisibility,
): Omit<RulingSeenInList, 'own'> {
  const { session, ruling, law, status, appealed, boards, contestants, about, ways, call } = document;
  const text = (id: string | null) =>
    extent !== 'scores' && id !== null ? (texts.get(id) ?? null) : undefined;
  const actors = extent === 'all' ? names : null;
  const said = Object.fromEntries(
    (['reason', 'facts', 'departs', 'told'] as const)
      .map((name) => [name, text(document[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
  return {
    session,
    ruling,
    law,
    status,
    appealed,
    boards,
    contestants,
    about,
    ways,
    call,
    given: historyEventView(document.given, actors),
    effects: document.effects.map(({ what, withdrawn }) => ({
      what: what.kind === 'sheet-line' ? lineView(what, line(session, what.board)) : what,
      holds: withdrawn === null,
    })),
    // Only directors see what one director says to another about a ruling.
    history: document.history.map((historyEvent) =>
      saidView(
        historyEvent,
        actors,
        extent !== 'all' && historyEvent.what === 'reviewed' ? () => undefined : text,
      ),
    ),
    ...said,
  };
}

function lineView(what: SheetLineEffect, seen: (line: SheetLine) => SheetLine): SheetLineEffect {
  return { ...what, written: seen(what.written), before: what.before && seen(what.before) };
}

function saidView(
  { position, time, actor, what, reason, ...rest }: DecisionEvent,
  names: RulingsVisibility['names'] | null,
  text: (id: string | null) => string | null | undefined,
): SaidOfRuling {
  const { committee, ...more } = rest as { readonly committee?: string | null };
  const [because, members] = [text(reason), committee === undefined ? undefined : text(committee)];
  return {
    ...historyEventView({ position, time, actor }, names),
    what,
    ...more,
    ...(because !== undefined && { reason: because }),
    ...(members !== undefined && { committee: members }),
  };
}

/** @param names of those who act, for those who direct; null: only in what capacity */
function historyEventView(
  { position, time, actor }: HistoryEvent,
  names: RulingsVisibility['names'] | null,
): HistoryEventOfRuling {
  const [kind, id] = actor.split(':') as [string, string | undefined];
  if (names === null) return { position, time, actor: kind };
  return { position, time, actor, ...(kind === 'person' && { actorName: names.get(id ?? '') ?? null }) };
}
