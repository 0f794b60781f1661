import type { NewEvent, StreamUse } from '../../journal/aggregate.js';
import {
  type AlsoStates,
  type ComparedBoards,
  type DecisionContext,
  reject,
  type Rejected,
  type TextReference,
} from '../../command/command.js';
import { boardGame, games, type LawReference } from '../../games/games.js';
import type { PlayPlace, Seating } from '../../journal/names.js';
import { beforeOneself, unscheduled } from '../../result/commands/play.js';
import { type ResultState, resultStream, standing } from '../../result/state.js';
import { isAbsent, meetingAt, whoPlayed } from '../../session/plan/schedule.js';
import { noSuchContestant, noSuchTable } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { ofHiddenSheet } from '../../sheet/commands/sheet.js';
import { type SheetPlace, sheetStream } from '../../sheet/state.js';
import { tableEvents } from '../../table/events.js';
import { playKey, type TableState, tableStream } from '../../table/state.js';
import type { TournamentState } from '../../tournament/state.js';
import type { Adjustment } from '../../law-book/adjustment.js';
import { type AskedEffect, type EffectOnSheet, isOnSheet } from '../asked-effect.js';
import { type PlaceAbout, rulingEvents } from '../events.js';
import { refusedAdjustment, refusedPenalty } from './refusals.js';
import { type Events, type LineRuled, RuledSheets } from './ruled-sheets.js';
import { effectsOf, isSamePlay, NOTHING_RULED, type RulingState } from '../state.js';

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
  /** A fresh seed for a lot. */
  seed(): string;
}

/** What a ruling holds on to: the plays in the place of whose scores it stands, and the sheets of whose lines it has. */
export interface Held {
  readonly plays: readonly PlayPlace[];
  readonly sheets: readonly SheetPlace[];
}

const NOTHING_HELD: Held = { plays: [], sheets: [] };

/** What prevents ruling so in a session: a law, an effect or a place is that of another game. */
export function notOfGame(
  { game: name }: SessionState,
  {
    law,
    effects,
    about = [],
  }: {
    readonly law: LawReference;
    readonly effects: readonly AskedEffect[];
    readonly about?: readonly PlaceAbout[];
  },
): Rejected | undefined {
  const { boardsHaveResults, lawEditions } = games[name];
  const isOther =
    !lawEditions.includes(law.edition) ||
    effects.some((effect) => effect.kind !== 'warning' && isOnSheet(effect) === boardsHaveResults) ||
    about.some((place) => 'board' in place !== boardsHaveResults);
  return isOther ? reject({ code: 'session.other-game', game: name }) : undefined;
}

/** Tricks are transferred from what was taken: whether there are so many depends on the result. */
function boardsOfTricks(effects: readonly AskedEffect[]): readonly number[] {
  return effects.flatMap((effect) => (effect.kind === 'tricks' ? [effect.board] : []));
}

/** The boards, and whether there are sheets, on which effects or withdrawing a ruling depend. */
export function comparedByEffects(
  { session, effects = [] }: { readonly session: string; readonly effects?: readonly AskedEffect[] },
  ruled?: RulingState,
): ComparedBoards | undefined {
  const boards = boardsOfTricks(effects);
  const onSheets = effects.some(isOnSheet) || sheetsOf(ruled).length > 0;
  return boards.length > 0 || onSheets ? { session, boards } : undefined;
}

/** What prevents effects on hidden results: their giver has those boards to play, or sees no such sheet. */
export function ofHiddenResults(
  context: Pick<DecisionContext, 'visibility'>,
  effects: readonly AskedEffect[],
  ruled?: RulingState,
): Rejected | undefined {
  const sheets = [...effects.filter(isOnSheet), ...sheetsOf(ruled)];
  return (
    beforeOneself(context, boardsOfTricks(effects)) ??
    sheets.map((place) => ofHiddenSheet(context, place)).find((refused) => refused !== undefined)
  );
}

/** The streams that effects depend on, by their names: tables, sheets, and results that are replaced. */
export function streamsOfEffects(
  session: string,
  effects: readonly AskedEffect[],
): Readonly<Record<string, StreamUse>> {
  const uses = effects.flatMap((effect): StreamUse[] => {
    switch (effect.kind) {
      case 'score':
      case 'tricks':
        return [tableStream({ session, ...effect }), resultStream({ session, ...effect })];
      case 'field-split':
        return effect.plays.map(({ table }) => tableStream({ session, table }));
      case 'sheet-line':
      case 'sheet-plans':
        return [sheetStream({ session, ...effect })];
      case 'result-stands':
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
  const { table, round, board } = place;
  const stands = standing(result);
  const seating = whoPlayed(session, place, stands);
  const isThere = (contestant: string) => !isAbsent(session, contestant, round);
  const wasToBePlayed = meetingAt(session, table, round)?.boards.includes(board) ?? false;
  if (seating && (stands || (wasToBePlayed && Object.values(seating).some(isThere)))) return seating;
  return noSuchTable(session, table) ?? reject({ code: 'result.board-not-scheduled', board, table, round });
}

/** Whether an effect is for a play without a score, and the play has one, or another ruling in its place. */
export function isKept(effect: AskedEffect, ruling: string, session: string, known: AlsoStates): boolean {
  if (effect.kind !== 'score' || !effect.ifUnscored) return false;
  const place = { session, ...playOf(effect) };
  const ruled = (known[tableStream(place).stream] as TableState).rulings[playKey(place)];
  const stands = standing(known[resultStream(place).stream] as ResultState) !== undefined;
  return stands || (ruled !== undefined && ruled !== ruling);
}

/** A ruling as it is given: what its events say, why it departs from the law book, where, and what it held on to before. */
export interface Giving {
  readonly basis: Basis;
  readonly departs?: TextReference | undefined;
  readonly room: Room;
  readonly held?: Held;
}

/** The events of effects, in the stream of the ruling and in those of tables and sheets; or why one of them cannot be. */
export function eventsOfEffects(
  effects: readonly AskedEffect[],
  { basis, departs, room, held = NOTHING_HELD }: Giving,
): { readonly ruling: readonly NewEvent[]; readonly others: Events } | Rejected {
  const ruling: NewEvent[] = [];
  const scored: PlayPlace[] = [];
  const sheets = new RuledSheets(room, {
    ruling: basis.ruling,
    reason: basis.reason,
    ...(departs && { departs }),
  });
  const over = sheets.unrule(held.sheets, effects);
  if (over) return over;
  for (const effect of effects) {
    if (effect.kind === 'result-stands') continue;
    if (isKept(effect, basis.ruling, room.session.session, room.known)) continue;
    const events = isOnSheet(effect)
      ? lineRuled(sheets.rule(effect), basis, room)
      : eventOf(effect, basis, room);
    if (!('type' in events)) return events;
    ruling.push(events);
    if (effect.kind !== 'score' && effect.kind !== 'tricks') continue;
    const place = { session: room.session.session, ...playOf(effect) };
    const ruled = (room.known[tableStream(place).stream] as TableState).rulings[playKey(place)];
    const twice = scored.some((one) => isSamePlay(one, place));
    if (twice || (ruled !== undefined && ruled !== basis.ruling))
      return reject({ code: 'ruling.play-ruled', board: place.board });
    scored.push(place);
  }
  return { ruling, others: { ...tablesTold(basis.ruling, held.plays, scored), ...sheets.events } };
}

/** What tables and sheets are told of a ruling that holds no longer; or why a line cannot be again what it was. */
export function eventsOfVoid(
  basis: Pick<Basis, 'ruling' | 'reason'>,
  room: Pick<Room, 'session' | 'known'>,
  held: Held,
): { readonly others: Events } | Rejected {
  const sheets = new RuledSheets(room, basis);
  const refused = sheets.unrule(held.sheets, []);
  return refused ?? { others: { ...tablesTold(basis.ruling, held.plays, []), ...sheets.events } };
}

function lineRuled(
  ruled: LineRuled | Rejected,
  basis: Basis,
  { session: { session } }: Room,
): NewEvent | Rejected {
  return 'accepted' in ruled ? ruled : rulingEvents.lineRuled({ ...basis, session, ...ruled });
}

/** What the tables are told of whose plays are ruled on and whose are no longer. */
function tablesTold(ruling: string, before: readonly PlayPlace[], after: readonly PlayPlace[]): Events {
  const unruled = before.filter((place) => !after.some((one) => isSamePlay(one, place)));
  const ruled = after.filter((place) => !before.some((one) => isSamePlay(one, place)));
  const events = new Map<string, NewEvent[]>();
  const tell = (place: PlayPlace, event: NewEvent) =>
    events.set(tableStream(place).stream, [...(events.get(tableStream(place).stream) ?? []), event]);
  for (const place of unruled) tell(place, tableEvents.playUnruled({ ...place, ruling }));
  for (const place of ruled) tell(place, tableEvents.playRuled({ ...place, ruling }));
  return Object.fromEntries(events);
}

/** The streams of the tables at whose plays a ruling has effects, and of the sheets on which it has, by their names. */
export function streamsOfRuling(ruling: RulingState): Readonly<Record<string, StreamUse>> {
  const uses: StreamUse[] = [...playsOf(ruling).map(tableStream), ...sheetsOf(ruling).map(sheetStream)];
  return Object.fromEntries(uses.map((use) => [use.stream, use]));
}

/** What a ruling holds on to. `streamsOfRuling` are among the states. */
export function heldBy(ruling: string, state: RulingState, known: AlsoStates): Held {
  const plays = playsOf(state).filter(
    (place) => (known[tableStream(place).stream] as TableState).rulings[playKey(place)] === ruling,
  );
  return { plays, sheets: sheetsOf(state) };
}

function sheetsOf(ruling: RulingState = NOTHING_RULED): readonly SheetPlace[] {
  const session = ruling.session!;
  const all = effectsOf(ruling).flatMap((effect) =>
    effect.kind === 'sheet-line' ? [{ session, table: effect.table, round: effect.round }] : [],
  );
  return [...new Map(all.map((place) => [sheetStream(place).stream, place])).values()];
}

function playsOf(ruling: RulingState): readonly PlayPlace[] {
  const session = ruling.session!;
  return effectsOf(ruling).flatMap((effect) =>
    effect.kind === 'adjustment' ? [{ session, ...playOf(effect) }] : [],
  );
}

function playOf({ table, round, board }: Omit<PlayPlace, 'session'>): Omit<PlayPlace, 'session'> {
  return { table, round, board };
}

function eventOf(
  effect: Exclude<AskedEffect, EffectOnSheet | { readonly kind: 'result-stands' }>,
  basis: Basis,
  room: Room,
): NewEvent | Rejected {
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
      return refused ?? rulingEvents.penaltyGiven({ ...of, contestant, amount });
    }
    case 'warning': {
      const { contestant } = effect;
      return noSuchContestant(session, contestant) ?? rulingEvents.warningGiven({ ...of, contestant });
    }
    case 'field-split': {
      const { board, plays } = effect;
      return refusedSplit(effect, room) ?? rulingEvents.fieldSplit({ ...of, board, plays });
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
    if (stray && !(playKey(place) in settled)) return stray;
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
  return refused ?? rulingEvents.scoreAdjusted({ ...basis, ...place, seating, adjustment });
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
  return rulingEvents.scoreAdjusted({
    ...basis,
    ...place,
    seating,
    adjustment,
    transfer: { tricks, to, before },
  });
}
