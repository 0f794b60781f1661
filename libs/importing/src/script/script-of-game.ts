import { boardsOfSet } from '#movement';
import { dealerOf, formatDeal, vulnerabilityOf } from '#cards';
import { dealerIn, vulnerableIn, type DealInFile, type PublishedGame } from '#interchange';
import type { GamePlan } from '../plan/game-plan.js';
import type { PlayedBy } from './known-players.js';
import { penaltiesIn, rulingOn, scriptOfRound } from './script-of-round.js';
import type { ScriptedCommand, Scripting } from './scripted-command.js';

/** As many boards as one command is about at the most. */
const AT_ONCE = 100;

/** The command that brings deals, which are still to be hidden. */
export const BRINGS_DEALS = 'deal-set.import';

/** A deal as it is hidden, kept and revealed. */
export interface DealOfBoard {
  readonly board: number;
  readonly deal: string;
}

/** How a session is told apart from the others of its tournament, and who plays in it. */
export interface ScriptedSession {
  readonly session: string;
  readonly playedBy: readonly PlayedBy[];
  /** Whether others play in other sessions of the tournament. */
  readonly amongOthers: boolean;
  /** The deals that are known, in plain text: whoever writes the journal hides them. */
  readonly deals: readonly DealOfBoard[];
  /** In what they were written. */
  readonly dealFormat: string;
}

/**
 * The commands that make a session of a planned game, from its creation to its close: results are entered by its scorer,
 * from travellers, round by round.
 */
export function* scriptOfGame(
  plan: GamePlan,
  { session, playedBy, amongOthers, deals, dealFormat }: ScriptedSession,
  scripting: Scripting,
): Generator<ScriptedCommand, void, undefined> {
  const about = (name: string, body: ScriptedCommand['body'] = {}): ScriptedCommand => ({
    name,
    body: { session, ...body },
  });
  const plays = { session, laws: plan.tournament.laws };
  yield about('session.create', { settings: plan.session });
  yield about('session.set-movement', {
    sections: plan.schedules.map(({ section, movement, boardsPerRound, firstBoard }) => ({
      section,
      boardsPerRound,
      firstBoard,
      movement: { kind: 'rows', movement },
    })),
  });
  yield about('session.choose-standings', { standings: plan.standings });
  if (plan.classes.length > 0) yield about('session.classify', { classes: plan.classes });
  yield* contestOf(plan, session, scripting);
  yield* seats(session, playedBy, amongOthers);
  yield* dealtAs({ session, deals, dealFormat, boards: boardsOf(plan) });
  yield about('session.start');
  for (const { contestant, players } of playedBy.filter(({ entry }) => entry === null)) {
    yield about('session.name-players', { table: plan.tables[0]!, contestant, players });
  }
  for (const planned of plan.rounds) yield* scriptOfRound(planned, plays, scripting);
  for (const ruling of plan.neverPlayed) yield rulingOn(ruling, plays, scripting, 'never played');
  for (const { contestant, effect, law } of penaltiesIn(plan)) {
    const ruling = scripting.idOf('penalty', session, contestant);
    yield about('ruling.give', { ruling, law, reason: scripting.reason, effects: [effect] });
  }
  yield about('session.close');
}

/** The event that a session is a part of has its name. */
function* contestOf(
  { contest }: GamePlan,
  session: string,
  { reason }: Scripting,
): Generator<ScriptedCommand, void, undefined> {
  if (!contest) return;
  const about = (name: string, body: ScriptedCommand['body']) => ({
    name,
    body: { contest: session, ...body },
  });
  yield about('contest.choose', { settings: contest.settings });
  const amounts = contest.carried.map((points) => ({ session, ...points }));
  if (amounts.length > 0) yield about('contest.carry', { amounts, reason });
}

/** Entries take the places that they had. */
function* seats(
  session: string,
  playedBy: readonly PlayedBy[],
  amongOthers: boolean,
): Generator<ScriptedCommand, void, undefined> {
  const seated = playedBy.flatMap(({ contestant, entry }) => (entry === null ? [] : [{ contestant, entry }]));
  if (amongOthers && seated.length > 0) {
    const choice = { kind: 'entries', entries: seated.map(({ entry }) => entry) };
    yield { name: 'session.choose-entrants', body: { session, choice } };
  }
  for (const seat of seated) yield { name: 'session.seat', body: { session, ...seat } };
}

/** The boards that a plan's movements have, in their order. */
export function boardsOf({ schedules }: GamePlan): number[] {
  const boards = schedules.flatMap(({ movement, boardsPerRound, firstBoard }) =>
    Array.from({ length: movement.sets }, (_, index) =>
      boardsOfSet(index + 1, { boardsPerRound, firstBoard }),
    ).flat(),
  );
  return [...new Set(boards)].toSorted((one, other) => one - other);
}

/** Brings the deals that are known; others were dealt at the tables. */
export function* dealtAs({
  session,
  deals,
  dealFormat,
  boards,
}: Pick<ScriptedSession, 'session' | 'deals' | 'dealFormat'> & {
  readonly boards: readonly number[];
}): Generator<ScriptedCommand, void, undefined> {
  for (let at = 0; at < deals.length; at += AT_ONCE) {
    const some = deals.slice(at, at + AT_ONCE);
    yield { name: BRINGS_DEALS, body: { set: session, format: dealFormat, deals: some } };
  }
  const known = new Set(deals.map(({ board }) => board));
  yield* dealtAtTheTable(
    session,
    boards.filter((board) => !known.has(board)),
  );
}

/** Nobody knows these deals: they were dealt at the tables (Law 6E). */
export function* dealtAtTheTable(
  session: string,
  boards: readonly number[],
): Generator<ScriptedCommand, void, undefined> {
  for (let first = 0; first < boards.length;) {
    let last = first;
    while (boards[last + 1] === boards[last]! + 1 && last - first + 1 < AT_ONCE) last++;
    const [from, to] = [boards[first]!, boards[last]!];
    yield { name: 'board.request-dealing', body: { set: session, from, to, how: 'at-the-table' } };
    first = last + 1;
  }
}

/** The deals of a game that boards of a session can have, and the boards of which it cannot. */
export interface DealsOfGame {
  readonly deals: readonly DealOfBoard[];
  readonly unusual: readonly number[];
}

/** The deals that a file has of the boards that are played: one of each, with the dealer and vulnerability of Law 2. */
export function dealsOfGame({ deals }: Pick<PublishedGame, 'deals'>, boards: readonly number[]): DealsOfGame {
  const played = new Set(boards);
  const texts = new Map<number, Set<string>>();
  const unusual = new Set<number>();
  for (const one of deals.filter(({ board }) => played.has(board))) {
    if (!isAsUsual(one)) unusual.add(one.board);
    texts.set(one.board, (texts.get(one.board) ?? new Set()).add(formatDeal(one.deal)));
  }
  for (const [board, several] of texts) if (several.size > 1) unusual.add(board);
  const ofBoards = [...texts].filter(([board]) => !unusual.has(board));
  return {
    deals: ofBoards.map(([board, [deal]]) => ({ board, deal: deal! })).toSorted((a, b) => a.board - b.board),
    unusual: [...unusual].toSorted((one, other) => one - other),
  };
}

function isAsUsual(one: DealInFile): boolean {
  return dealerIn(one) === dealerOf(one.board) && vulnerableIn(one) === vulnerabilityOf(one.board);
}
