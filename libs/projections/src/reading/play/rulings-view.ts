import { maySeeTraveller } from '../../visibility/boards-seen.js';
import type { Viewer } from '../../visibility/viewer.js';
import {
  rulingsDocument,
  warningsDocument,
  type EffectDocument,
  type RulingDocument,
  type WarningDocument,
} from '../../play/documents/rulings-document.js';
import type { Deed, DecisionDeed, PlayState } from '../../play/play-state.js';
import type { Naming, PlayerSeen } from './people.js';

/** Who did something and when: by name for those who direct, otherwise only in what capacity. */
export interface DeedOfRuling {
  readonly position: number;
  readonly time: number;
  readonly actor: string;
  readonly actorName?: string | null;
}

/** What was said of a ruling after it was given. */
export type SaidOfRuling = DeedOfRuling &
  Pick<DecisionDeed, 'what'> & {
    readonly reason?: string | null;
    readonly law?: RulingDocument['law'];
    readonly contestant?: string;
    readonly deposit?: boolean | string;
    readonly decision?: 'stands' | 'changed';
    readonly committee?: string | null;
  };

/** A ruling as a reader may see it: texts for those who direct. */
export type RulingSeenInList = Pick<
  RulingDocument,
  'session' | 'ruling' | 'law' | 'status' | 'appealed' | 'boards' | 'contestants' | 'about' | 'ways' | 'call'
> & {
  readonly given: DeedOfRuling;
  readonly effects: readonly (Pick<EffectDocument, 'what'> & { readonly holds: boolean })[];
  readonly history: readonly SaidOfRuling[];
  readonly reason?: string | null;
  readonly facts?: string | null;
  readonly departs?: string | null;
  readonly told?: string | null;
};

export interface RulingsSeen {
  readonly rulings: readonly RulingSeenInList[];
  /** Warnings, for those who direct. */
  readonly warnings: readonly WarningDocument[];
  /** The players of contestants that are named, by session and contestant. */
  readonly players: Readonly<Record<string, Readonly<Record<string, readonly PlayerSeen[]>>>>;
}

/** What texts and names a reader of rulings is given. */
export interface RulingsSight {
  readonly viewer: Viewer;
  readonly naming: Naming;
  /** Nothing: none are shown. */
  readonly texts: ReadonlyMap<string, string | null> | null;
  readonly names: ReadonlyMap<string, string>;
}

/** Whether somebody may see every board that a ruling is about. */
function maySee(state: PlayState, { session, boards }: RulingDocument, viewer: Viewer): boolean {
  const played = state.sessions[session]!;
  return boards.every((board) => maySeeTraveller(state, played, board, viewer));
}

/** The rulings that a reader may see: none about boards that are still before him. */
export function rulingsSeenBy(then: PlayState, judgedBy: PlayState, viewer: Viewer): RulingDocument[] {
  return rulingsDocument(then).filter((ruling) => maySee(judgedBy, ruling, viewer));
}

/** The ids of the free texts and of the people that rulings name. */
export function mentionedInRulings(state: PlayState, rulings: readonly RulingDocument[]) {
  const texts = rulings.flatMap(({ reason, facts, departs, told, history }) => [
    reason,
    facts,
    departs,
    told,
    ...history.flatMap((deed) => [deed.reason, deed.what === 'appeal-decided' ? deed.committee : null]),
  ]);
  const actors = rulings.flatMap(({ given, history }) => [given.actor, ...history.map(({ actor }) => actor)]);
  const players = rulings.flatMap(({ session, contestants }) =>
    contestants.flatMap((one) => state.sessions[session]!.players[one] ?? []),
  );
  return {
    texts: texts.filter((text) => text !== null),
    actors: actors.flatMap((actor) => (actor.startsWith('person:') ? [actor.slice('person:'.length)] : [])),
    players,
  };
}

/** Rulings with texts and names in the place of their ids. */
export function rulingsView(
  state: PlayState,
  rulings: readonly RulingDocument[],
  sight: RulingsSight,
): RulingsSeen {
  const directs = sight.texts !== null;
  return {
    rulings: rulings.map((ruling) => rulingView(ruling, sight)),
    warnings: directs ? warningsDocument(state) : [],
    players: playersOf(state, rulings, sight.naming),
  };
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

function rulingView(document: RulingDocument, sight: RulingsSight): RulingSeenInList {
  const { session, ruling, law, status, appealed, boards, contestants, about, ways, call } = document;
  const text = (id: string | null) =>
    sight.texts && id !== null ? (sight.texts.get(id) ?? null) : undefined;
  const texts = Object.fromEntries(
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
    given: deedView(document.given, sight),
    effects: document.effects.map(({ what, withdrawn }) => ({ what, holds: withdrawn === null })),
    history: document.history.map((deed) => saidView(deed, sight, text)),
    ...texts,
  };
}

function saidView(
  { position, time, actor, what, reason, ...rest }: DecisionDeed,
  sight: RulingsSight,
  text: (id: string | null) => string | null | undefined,
): SaidOfRuling {
  const { committee, ...more } = rest as { readonly committee?: string | null };
  const [because, members] = [text(reason), committee === undefined ? undefined : text(committee)];
  return {
    ...deedView({ position, time, actor }, sight),
    what,
    ...more,
    ...(because !== undefined && { reason: because }),
    ...(members !== undefined && { committee: members }),
  };
}

function deedView({ position, time, actor }: Deed, { texts, names }: RulingsSight): DeedOfRuling {
  const [kind, id] = actor.split(':') as [string, string | undefined];
  if (texts === null) return { position, time, actor: kind };
  return { position, time, actor, ...(kind === 'person' && { actorName: names.get(id ?? '') ?? null }) };
}
