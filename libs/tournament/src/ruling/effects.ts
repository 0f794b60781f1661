import { z } from 'zod';
import { everybodyAt } from '#movement';
import type { StreamUse } from '../aggregate.js';
import { reject, type AlsoStates, type Rejected, type TextReference } from '../command.js';
import type { NewEvent } from '../event.js';
import { boardGame } from '../games/games.js';
import {
  boardNumber,
  contestantName,
  roundNumber,
  sessionName,
  sideName,
  tableName,
  type PlayPlace,
  type Seating,
} from '../names.js';
import { unscheduled } from '../result/play.js';
import { resultStream, standing, type ResultState } from '../result/state.js';
import { noSuchContestant, noSuchTable } from '../session/guards.js';
import { isAbsent, meetingAt, seatingOf } from '../session/schedule.js';
import type { SessionState } from '../session/state.js';
import { tableEvents } from '../table/events.js';
import { playKey, tableStream, type TableState } from '../table/state.js';
import type { TournamentState } from '../tournament/state.js';
import { askedAdjustment, type Adjustment } from './adjustment.js';
import {
  fouledPlays,
  lawReference,
  penaltyAmount,
  rulingEvents as happened,
  rulingId,
  type LawReference,
} from './events.js';
import { refusedAdjustment, refusedPenalty } from './refusals.js';
import type { RulingEffect, RulingState } from './state.js';

const play = { table: tableName, round: roundNumber, board: boardNumber } as const;

/** What a ruling does to scores and accounts, as commands ask for it. */
export const askedEffect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('score'),
    ...play,
    adjustment: askedAdjustment,
    ifUnscored: z.literal(true).optional().meta({
      description: 'Only where the play has no score: one that it has is kept, or the ruling in its place',
    }),
  }),
  z.strictObject({
    kind: z.literal('tricks'),
    ...play,
    tricks: z.int().min(1).max(13),
    to: sideName.meta({ description: 'The side that the tricks go to' }),
  }),
  z.strictObject({ kind: z.literal('penalty'), contestant: contestantName, amount: penaltyAmount }),
  z.strictObject({ kind: z.literal('warning'), contestant: contestantName }),
  z.strictObject({ kind: z.literal('field-split'), board: boardNumber, plays: fouledPlays }),
]);
export const askedEffects = z.array(askedEffect).max(200);
export type AskedEffect = z.infer<typeof askedEffect>;

/** What is said of rulings that may be given. */
export const askedRulings = {
  session: sessionName,
  ruling: rulingId,
  law: lawReference,
  effects: askedEffects,
} as const;

/** What all events of a ruling say of it. */
export interface Basis {
  readonly ruling: string;
  readonly law: LawReference;
  readonly reason: TextReference;
  readonly facts?: TextReference;
}

/** Where a ruling is given. */
interface Room {
  readonly session: SessionState;
  readonly tournament: TournamentState;
  /** The states of `streamsOfEffects`, by the names of the streams. */
  readonly known: AlsoStates;
}

/** The streams that effects depend on, by their names: tables, and results that are replaced. */
export function streamsOfEffects(
  session: string,
  effects: readonly AskedEffect[],
): Readonly<Record<string, StreamUse>> {
  const uses: StreamUse[] = effects.flatMap((effect) => {
    switch (effect.kind) {
      case 'score':
      case 'tricks':
        return [tableStream({ session, ...effect }), resultStream({ session, ...effect })];
      case 'field-split':
        return effect.plays.map(({ table }) => tableStream({ session, table }));
      case 'penalty':
      case 'warning':
        return [];
      default:
        return effect satisfies never;
    }
  });
  return Object.fromEntries(uses.map((use) => [use.stream, use]));
}

/**
 * Whose scores a ruling on a play adjusts: those who have played it, otherwise those who were to meet there, in a round
 * to come too. One of the two may be absent: who was to meet a pair that has left can be given an average plus.
 */
export function seatedAt(session: SessionState, place: PlayPlace, result: ResultState): Seating | Rejected {
  const stands = standing(result);
  if (stands) return stands.seating;
  const { table, round, board } = place;
  const meeting = meetingAt(session, table, round);
  const somebodyThere = meeting && everybodyAt(meeting).some((one) => !isAbsent(session, one, round));
  return somebodyThere && meeting.boards.includes(board)
    ? seatingOf(meeting)
    : (noSuchTable(session, table) ?? reject({ code: 'result.board-not-scheduled', board, table, round }));
}

/** Whether an effect is for a play without a score, and the play has one, or another ruling in its place. */
export function isKept(effect: AskedEffect, ruling: string, session: string, known: AlsoStates): boolean {
  if (effect.kind !== 'score' || !effect.ifUnscored) return false;
  const place = { session, ...playOf(effect) };
  const ruled = (known[tableStream(place).stream] as TableState).rulings.get(playKey(place));
  const stands = standing(known[resultStream(place).stream] as ResultState) !== undefined;
  return stands || (ruled !== undefined && ruled !== ruling);
}

/** Events by the names of their streams. */
type Events = Readonly<Record<string, readonly NewEvent[]>>;

/**
 * The events of effects, in the stream of the ruling and in those of tables; or why one of them cannot be.
 *
 * @param before the plays that the same ruling stood on, where these effects take the place of others
 */
export function eventsOfEffects(
  effects: readonly AskedEffect[],
  basis: Basis,
  room: Room,
  before: readonly PlayPlace[] = [],
): { readonly ruling: readonly NewEvent[]; readonly tables: Events } | Rejected {
  const ruling: NewEvent[] = [];
  const scored: PlayPlace[] = [];
  for (const effect of effects) {
    if (isKept(effect, basis.ruling, room.session.session, room.known)) continue;
    const events = eventOf(effect, basis, room);
    if (!('type' in events)) return events;
    ruling.push(events);
    if (effect.kind !== 'score' && effect.kind !== 'tricks') continue;
    const place = { session: room.session.session, ...playOf(effect) };
    const ruled = (room.known[tableStream(place).stream] as TableState).rulings.get(playKey(place));
    const twice = scored.some((one) => isSame(one, place));
    if (twice || (ruled !== undefined && ruled !== basis.ruling))
      return reject({ code: 'ruling.play-ruled', board: place.board });
    scored.push(place);
  }
  return { ruling, tables: tablesTold(basis.ruling, before, scored) };
}

/** What the tables are told of whose plays are ruled on and whose are no longer. */
export function tablesTold(
  ruling: string,
  before: readonly PlayPlace[],
  after: readonly PlayPlace[],
): Events {
  const unruled = before.filter((place) => !after.some((one) => isSame(one, place)));
  const ruled = after.filter((place) => !before.some((one) => isSame(one, place)));
  const events = new Map<string, NewEvent[]>();
  const tell = (place: PlayPlace, event: NewEvent) =>
    events.set(tableStream(place).stream, [...(events.get(tableStream(place).stream) ?? []), event]);
  for (const place of unruled) tell(place, tableEvents.playUnruled({ ...place, ruling }));
  for (const place of ruled) tell(place, tableEvents.playRuled({ ...place, ruling }));
  return Object.fromEntries(events);
}

/** The streams of the tables at whose plays a ruling has effects, by their names. */
export function tablesOfRuling({
  effects,
}: Pick<RulingState, 'effects'>): Readonly<Record<string, StreamUse>> {
  return Object.fromEntries(
    playsOf(effects).map((place) => [tableStream(place).stream, tableStream(place)] as const),
  );
}

/** The plays in the place of whose scores a ruling stands. `tablesOfRuling` are among the states. */
export function playsRuledBy(
  ruling: string,
  { effects }: Pick<RulingState, 'effects'>,
  known: AlsoStates,
): readonly PlayPlace[] {
  return playsOf(effects).filter(
    (place) => (known[tableStream(place).stream] as TableState).rulings.get(playKey(place)) === ruling,
  );
}

function playsOf(effects: readonly RulingEffect[]): readonly PlayPlace[] {
  return effects.flatMap((effect) => (effect.kind === 'score' ? [effect.play] : []));
}

function playOf({ table, round, board }: Omit<PlayPlace, 'session'>): Omit<PlayPlace, 'session'> {
  return { table, round, board };
}

function isSame(one: PlayPlace, other: PlayPlace): boolean {
  return one.table === other.table && one.round === other.round && one.board === other.board;
}

function eventOf(effect: AskedEffect, basis: Basis, room: Room): NewEvent | Rejected {
  const { session, tournament } = room;
  const of = { ...basis, session: session.session };
  switch (effect.kind) {
    case 'score':
      return scoreAdjusted(effect, effect.adjustment, basis, room);
    case 'tricks':
      return tricksTransferred(effect, basis, room);
    case 'penalty': {
      const { contestant, amount } = effect;
      const refused = noSuchContestant(session, contestant) ?? refusedPenalty(amount, tournament, session);
      return refused ?? happened.penaltyGiven({ ...of, contestant, amount });
    }
    case 'warning': {
      const { contestant } = effect;
      return noSuchContestant(session, contestant) ?? happened.warningGiven({ ...of, contestant });
    }
    case 'field-split': {
      const { board, plays } = effect;
      return refusedSplit(effect, room) ?? happened.fieldSplit({ ...of, board, plays });
    }
    default:
      return effect satisfies never;
  }
}

function refusedSplit(
  { board, plays }: Extract<AskedEffect, { kind: 'field-split' }>,
  { session, known }: Room,
): Rejected | undefined {
  for (const { table, round } of plays) {
    const place = { session: session.session, table, round, board };
    const stray = unscheduled(session, place);
    const { settled } = known[tableStream(place).stream] as TableState;
    if (stray && !settled.has(playKey(place))) return stray;
  }
  return undefined;
}

function scoreAdjusted(
  at: Omit<PlayPlace, 'session'>,
  adjustment: Adjustment,
  basis: Basis,
  { session, known }: Room,
): NewEvent | Rejected {
  const place = { session: session.session, ...playOf(at) };
  const seating = seatedAt(session, place, known[resultStream(place).stream] as ResultState);
  if (!('N' in seating)) return seating;
  const refused = refusedAdjustment(session, place, adjustment);
  return refused ?? happened.scoreAdjusted({ ...basis, ...place, seating, adjustment });
}

/** The result with tricks of one side given to the other; what was played before stays with it. Law 64A. */
function tricksTransferred(
  { tricks, to, ...at }: Extract<AskedEffect, { kind: 'tricks' }>,
  basis: Basis,
  { session, known }: Room,
): NewEvent | Rejected {
  const place = { session: session.session, ...playOf(at) };
  const stands = standing(known[resultStream(place).stream] as ResultState);
  const { board, table, round } = place;
  if (!stands) return reject({ code: 'ruling.no-result', board, table, round });
  const { result: before, seating } = stands;
  const after = boardGame(session.game).withTricks(before, { tricks, to });
  if (after.transferred === 'unknown') return reject({ code: 'ruling.no-tricks', board });
  if (after.transferred === 'too-many')
    return reject({ code: 'ruling.too-many-tricks', board, tricks, taken: after.taken });
  const side = { kind: 'assigned', result: after.result } as const;
  const adjustment = { NS: side, EW: side };
  return happened.scoreAdjusted({
    ...basis,
    ...place,
    seating,
    adjustment,
    transfer: { tricks, to, before },
  });
}
