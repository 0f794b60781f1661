import { z } from 'zod';
import {
  boardsOfSet,
  BROKEN_TABLE_WAYS,
  changeMovement as changed,
  type ChangeOutcome,
  type ChangeRefusal,
  copiesThere,
  mayShareBoards,
  type Movement,
  movementUnderWay,
  type MovementUnderWay,
  playsOf,
  STEPS_FOR_A_CHANGE,
} from '#movement';
import { sameData } from '#scoring';
import { boardEvents } from '../../board/events.js';
import { type BoardState, boardStream } from '../../board/state.js';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import type { NewEvent } from '../../journal/aggregate.js';
import { LAST_BOARD, roundNumber, sectionName, sessionName } from '../../journal/names.js';
import { playsDecided, type TableState } from '../../table/state.js';
import { mostMatches } from '../../team/match-of-three.js';
import { teamsIn } from '../../team/matches.js';
import { reasonNoted } from '../../command/reason-noted.js';
import { freeText } from '../../journal/texts.js';
import { isAbsent } from '../plan/absences.js';
import { calledIn } from '../called-rounds.js';
import { type MovementChange, withMovementChanged } from '../plan/changed-movement.js';
import { firstRoundOfDraw, lastDrawn, roundsOfDraw, withRoundsToCome } from '../plan/drawn-rounds.js';
import { type SectionData, sessionEvents } from '../events.js';
import { notRunning } from '../guards.js';
import { movementData, movementOf, setsOfRounds } from '../section/section-data.js';
import { drawOptionsOf } from '../plan/drawing.js';
import { drawnIn } from '../plan/drawn-units.js';
import { isFinished, refusedAsPublic, revealedOf, streamsOfBoards } from '../boards/choosing-boards.js';
import { refusedAsPlayedBefore, streamsOfPlaysBefore } from '../draws/played-before.js';
import { boardsOf, meetingAt, type Scheduled, scheduledPlays, tablesOf } from '../plan/schedule.js';
import { boardsAtTwoTables } from '../boards/sharing-boards.js';
import type { SessionState } from '../state.js';
import { everyTable, usesOfSession } from '../streams.js';

const count = z.int().min(1).max(200);

/** How a movement is to be changed (`ChangeWish` of #movement). */
const changeWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('curtail'), rounds: count }),
  z.strictObject({ kind: z.literal('lengthen'), rounds: count }),
  z.strictObject({ kind: z.literal('late-pair') }),
  z.strictObject({ kind: z.literal('extra-table'), pairs: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ kind: z.literal('broken-table'), table: count, way: z.enum(BROKEN_TABLE_WAYS) }),
  z.strictObject({
    kind: z.literal('another'),
    tables: count,
    rounds: count,
    newSets: z.int().min(0).max(40),
    copies: z.int().min(1).max(40),
    meetAgain: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('rows'),
    rows: movementData.shape.rows,
  }),
]);

const body = z.strictObject({
  session: sessionName,
  section: sectionName,
  /** The first round that may be another one; left out: the next to be called. */
  fromRound: roundNumber.optional(),
  change: changeWish,
  /** Tables may play one copy in the same round, board by board; left out: only where it was said before. */
  shared: z.literal(true).optional(),
  reason: freeText.optional(),
  /** The whole movement as it was shown: any other is refused. */
  shown: movementData.optional(),
});
type Body = z.infer<typeof body>;

/** What comes of a wish, computed once for all that a decision asks. */
const known = new WeakMap<Body, { readonly session: SessionState; readonly outcome: ChangeOutcome }>();

function outcomeOf(session: SessionState, wanted: Body): ChangeOutcome | undefined {
  const before = known.get(wanted);
  if (before?.session === session) return before.outcome;
  const under = underWay(session, wanted);
  if (!under) return undefined;
  const outcome = changed(under, wanted.change, { steps: STEPS_FOR_A_CHANGE });
  known.set(wanted, { session, outcome });
  return outcome;
}

function underWay(session: SessionState, { section, fromRound }: Body): MovementUnderWay | undefined {
  const sections = session.sections.map((data) => ({ ...data, movement: data.movement as Movement }));
  return movementUnderWay(
    sections,
    section,
    fromRound ?? calledIn(session, section) + 1,
    (contestant, round) => isAbsent(session, contestant, round),
  );
}

/** A section with the movement that comes of a change. */
function sectionChanged(
  session: SessionState,
  { section, shared }: Body,
  outcome: ChangeOutcome | undefined,
):
  | {
      readonly before: SectionData;
      readonly change: Pick<MovementChange, 'movement' | 'fromRound' | 'copies' | 'shared'>;
    }
  | undefined {
  const before = session.sections.find((data) => data.section === section);
  if (!before || outcome?.outcome !== 'changed') return undefined;
  const { drawn, teams, phantom } = before.movement;
  const { movement: made, fromRound } = outcome;
  const movement = {
    ...(made as SectionData['movement']),
    ...(teams && { teams, ...(phantom !== undefined && { phantom }) }),
    ...(drawn !== undefined && { drawn: Math.min(drawn, made.rounds) }),
    ...(teams?.spareBehind !== undefined && { sets: setsOfRounds({ teams }, made.rounds) }),
  };
  const asPlanned = { ...before, movement: movementOf(before.movement) };
  const copies = copiesThere(asPlanned, made);
  const change = {
    movement,
    fromRound,
    ...(copies !== undefined && { copies }),
    ...((shared ?? mayShareBoards(asPlanned)) && { shared: true as const }),
  };
  return { before, change };
}

/** The session as it will be scheduled. */
function scheduledAfter(session: SessionState, wanted: Body) {
  const after = sectionChanged(session, wanted, outcomeOf(session, wanted));
  if (!after) return undefined;
  const sections = withMovementChanged(session.sections, { ...after.change, section: wanted.section });
  return { ...after, scheduled: { sections, absences: session.absences } };
}

/** The boards of plays that there will be, and were not before. */
function boardsAnew(session: SessionState, wanted: Body): number[] {
  const after = scheduledAfter(session, wanted);
  if (!after) return [];
  const nameOf = (play: object) => JSON.stringify(Object.entries(play));
  const playsOf = (scheduled: Scheduled) => scheduledPlays(withAllRounds(scheduled));
  const before = new Set(playsOf(session).map(nameOf));
  const fresh = playsOf(after.scheduled).filter((play) => !before.has(nameOf(play)));
  return [...new Set(fresh.map(({ board }) => board))];
}

/** The boards that the session had not at all before, with what tells whose they are. */
function boardsAdded(session: SessionState, wanted: Body) {
  const had = new Set(boardsOf(session));
  const boards = boardsAnew(session, wanted).filter((board) => !had.has(board));
  return { session: session.session, boardSet: session.boardSet, boards };
}

/** With somebody at every table in rounds that are still to be drawn: their boards will be played. */
function withAllRounds({ sections, absences }: Scheduled): Scheduled {
  const all = sections.map((data) => ({ ...data, movement: withRoundsToCome(data.movement) }));
  return { sections: all, absences };
}

/** The boards of the section as it is now: how they are dealt tells how new ones are to be. */
function boardsOfSection(session: SessionState, { section }: Body): number[] {
  const data = session.sections.find((each) => each.section === section);
  if (!data) return [];
  return Array.from({ length: data.movement.sets }, (_, index) => [...boardsOfSet(index + 1, data)]).flat();
}

/**
 * Matches of teams can be fewer; where they are drawn also more, whole ones, as many as each team has others to meet. One
 * of three teams is whole or not at all: at half time each half match has been played at one of its tables.
 */
function teamsRefused(data: SectionData, change: Body['change']): Rejected | undefined {
  const { movement } = data;
  const { teams, drawn, rounds } = movement;
  if (teams === undefined) return undefined;
  if (change.kind === 'curtail') return endsAtHalfTime(data, change.rounds);
  if (drawn === undefined || change.kind !== 'lengthen') return reject({ code: 'change.teams' });
  const { segments } = teams;
  const options = drawOptionsOf(data);
  const matches = mostMatches(teamsIn({ sections: [data] }).length, options);
  const most = options.rematches === 'allowed' ? 200 : matches * segments;
  return change.rounds <= most && change.rounds % segments === 0
    ? undefined
    : reject({ code: 'change.rounds-unfit', least: rounds - (rounds % segments) + segments, most });
}

/** Why so few rounds are refused: three teams would have played half of their match. */
function endsAtHalfTime(data: SectionData, rounds: number): Rejected | undefined {
  const segments = roundsOfDraw(data);
  const first = firstRoundOfDraw(data, rounds);
  const last = first + segments - 1;
  if (data.movement.teams?.spareBehind === undefined || rounds === last || rounds > lastDrawn(data))
    return undefined;
  const ofThree = drawnIn({ sections: [data], absences: {} }, data, first).some(({ third }) => third);
  return ofThree ? reject({ code: 'change.rounds-unfit', least: last, most: last }) : undefined;
}

function refusedAs(section: string, refusal: ChangeRefusal): Rejected {
  if (refusal.code !== 'change.impossible') return reject(refusal);
  const { code: fault, severity: _severity, ...place } = refusal.fault;
  const figures = Object.fromEntries(Object.entries(place).filter(([, figure]) => figure !== null));
  return reject({ ...figures, code: 'session.movement-impossible', section, fault });
}

/** A play that is settled ahead of its round, by a ruling say, and that would be another one. */
function settledAhead(session: SessionState, wanted: Body, states: AlsoStates): Rejected | undefined {
  const after = scheduledAfter(session, wanted)!;
  for (const table of tablesOf(session)) {
    for (const { round, board } of playsDecided(states[table] as TableState)) {
      if (round < after.change.fromRound) continue;
      const [was, is] = [meetingAt(session, table, round), meetingAt(after.scheduled, table, round)];
      if (!sameData(was, is)) return reject({ code: 'change.play-ruled', table, round, board });
    }
  }
  return undefined;
}

/** The deals that new boards are to have, as the others of the section have theirs. */
function dealsFor(
  session: SessionState,
  wanted: Body,
  states: AlsoStates,
): Readonly<Record<string, readonly NewEvent[]>> {
  const { boardSet: set } = session;
  const stateOf = (board: number) => states[boardStream({ set, board }).stream] as BoardState;
  const others = new Set(boardsOfSection(session, wanted).map((board) => stateOf(board).status));
  const atTable = others.has('dealt-at-table');
  const before = ['requested', 'dealt', 'revealed'].some((status) =>
    others.has(status as BoardState['status']),
  );
  if (!atTable && !before) return {};
  const event = before ? boardEvents.dealingRequested : boardEvents.dealtAtTable;
  const undealt = boardsAnew(session, wanted).filter((board) => stateOf(board).status === 'none');
  return Object.fromEntries(
    undealt.map((board) => [boardStream({ set, board }).stream, [event({ set, board })]]),
  );
}

export const changeMovement = defineCommand({
  name: 'session.change-movement',
  summary:
    'Change the movement of a section during a session: curtail or extend it, add a late pair, add or remove a table, or use another movement or rows. Started rounds are unchanged',
  access: { roles: ['organiser', 'director'] },
  body,
  uses: usesOfSession,
  also: (wanted, { session, tournament }, known) => ({
    ...streamsOfPlaysBefore(boardsAdded(session, wanted), tournament, known),
    ...everyTable(wanted, { session }),
    ...streamsOfBoards(session, [
      ...new Set([...boardsAnew(session, wanted), ...boardsOfSection(session, wanted)]),
    ]),
  }),
  decide(wanted, { tournament, session }, context, states) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    const { section, change, shown } = wanted;
    const called = calledIn(session, section);
    const fromRound = wanted.fromRound ?? calledIn(session, section) + 1;
    if (fromRound <= called) return reject({ code: 'change.round-called', round: fromRound });
    const outcome = outcomeOf(session, wanted);
    if (!outcome) return reject({ code: 'session.section-unknown', section });
    if (outcome.outcome === 'refused') return refusedAs(section, outcome.refusal);
    const { before, change: made, scheduled } = scheduledAfter(session, wanted)!;
    const refusedForTeams = teamsRefused(before, change);
    if (refusedForTeams) return refusedForTeams;
    if (shown && !sameData(shown, outcome.movement)) return reject({ code: 'change.otherwise' });
    const { boardsPerRound, firstBoard } = before;
    const last = firstBoard + made.movement.sets * boardsPerRound - 1;
    if (last > LAST_BOARD) return reject({ code: 'session.boards-beyond', section, last, most: LAST_BOARD });
    if (playsOf(movementOf(made.movement)).every(({ sitOut }) => sitOut))
      return reject({ code: 'session.movement-empty', section });
    const { sections, absences } = scheduled;
    const atTwoTables = boardsAtTwoTables(sections, { absences, section, fromRound: made.fromRound });
    if (atTwoTables) return atTwoTables;
    const anew = boardsAnew(session, wanted);
    const revealed = new Set(revealedOf(session, anew, states));
    const refusal =
      settledAhead(session, wanted, states) ??
      refusedAsPublic(anew.filter((board) => revealed.has(board) || isFinished(session, board, states))) ??
      refusedAsPlayedBefore(boardsAdded(session, wanted), tournament, states);
    if (refusal) return refusal;
    const { reference, notes } = reasonNoted(context, wanted.reason);
    const event = sessionEvents.movementChanged({
      session: wanted.session,
      section,
      change: change.kind,
      ...made,
      ...reference,
    });
    const newcomers = outcome.newcomers.map((name) => `${section}-${name}`);
    return accept(
      { session: [event], ...dealsFor(session, wanted, states) },
      { notes, answer: { newcomers } },
    );
  },
});
