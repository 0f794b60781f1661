import type { SessionScores } from '#scoring';
import { boardSettingsOf } from '#tournament';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import { isByHand, resultOf, type PlayState, type SessionPlay } from '../play-state.js';
import { seatsTold } from '../../visibility/players-at-seats.js';
import { latePlaysOf, latePlaysUnderWay, playsAt, roundAt } from '../progress.js';
import { dueAt, extraAt } from '../time-of-tables.js';
import { scheduleOf } from '../schedule.js';
import { byesOfBoard } from '../scoring/byes.js';
import { cancelledIn, classesOf } from '../scoring/contestants.js';
import { carriedForLatePlays } from '../documents/boards/whereabouts-document.js';
import { rulingsOfBoard, splitsOfBoard } from '../scoring/scored-lines.js';
import { fieldsOfScores } from '../scoring/scores.js';
import { correctionEndsOf } from '../documents/rulings/corrections-document.js';

type BoardsOfSet = PlayState['boards'][string] | undefined;

// What documents are made of. A part that is the very same as before cannot have changed its document.

export function sessionParts(state: PlayState, session: SessionPlay, released: readonly number[]): unknown[] {
  const { settings, entries } = state;
  return [
    ...correctionParts(state, session),
    settings,
    entries,
    scheduleOf(session),
    session.settings,
    session.boardSet,
    session.status,
    session.round,
    session.roundsCalled,
    session.ended.length,
    session.entries,
    session.players,
    session.teams,
    session.substitutions,
    session.draw,
    session.seatDraws,
    session.sheets,
    session.standings,
    session.classes,
    session.knockout === null ? null : state.knockouts[session.knockout],
    released.join(),
  ];
}

/** What is made of when a session was closed, and of what was regulated. */
function correctionParts({ regulations }: PlayState, { closings, protocols }: SessionPlay): unknown[] {
  return [regulations, closings, protocols.askedLast];
}

/** What standings are made of beside the scores. */
export function standingsParts(state: PlayState, session: SessionPlay): unknown[] {
  const { settings, status, published, protocols, standings } = session;
  return [
    state.settings,
    settings,
    status,
    published,
    protocols,
    standings,
    classesOf(state, session),
    ...correctionParts(state, session),
  ];
}

/** What the standing of a contest is made of beside the scores of one of its sessions: who is who, too. */
export function contestParts(state: PlayState, session: SessionPlay): unknown[] {
  const { players, entries, teams, round } = session;
  // The pairs of teams are who plays as them by the line-up of the round.
  const lineUps = Object.keys(teams.entries).length === 0 ? [] : [teams, round];
  return [
    scheduleOf(session),
    ...standingsParts(state, session),
    players,
    entries,
    state.entries.entries,
    ...lineUps,
  ];
}

/** Standings after a round follow the journal as it was then: later corrections do not change them. */
export function seenParts(seen: StandingsSeen, scores: SessionScores): unknown[] {
  const asAtAnEnd = seen.kind === 'rounds' && (seen.as !== null || seen.upTo === 0);
  return [JSON.stringify(seen), asAtAnEnd ? null : scores];
}

export function travellerParts(
  state: PlayState,
  session: SessionPlay,
  board: number,
  scores: SessionScores,
): unknown[] {
  const fields = fieldsOfScores(scores, board);
  const ends = correctionEndsOf(state, session);
  return [
    ends.scores,
    ends.rulings,
    session.results[board],
    [...cancelledIn(session)].join(),
    // A bye of somebody whose results are cancelled has no line that scores tell of.
    JSON.stringify(byesOfBoard(session, board)),
    ...rulingsOfBoard(session, board),
    ...splitsOfBoard(session, board),
    ...scheduleOf(session).tables.map((table) => session.tables[table]?.rulings),
    ...fields.map((field) => scores.fieldAsScored(field)),
    ...fields.flatMap((field) => artificialAwards(scores, field)),
  ];
}

/** What artificial awards on a field are worth as the sessions of their contestants make them. */
function artificialAwards(scores: SessionScores, field: string): string[] {
  return scores.artificialAwards(field).map(({ points, ...award }) =>
    // A board without a top is worth nothing, whatever the percentage is.
    award.top ? `${points} ${award.percent}` : `${points}`,
  );
}

/** What the document of a table is made of: of its own plays alone, but where a deal hangs on those before it. */
export function tableParts(session: SessionPlay, table: string, boards: BoardsOfSet): unknown[] {
  const { dealt } = boardSettingsOf(session.settings);
  const rounds = Array.from({ length: roundAt(session, table) }, (_, index) => index + 1);
  const plays = rounds.flatMap((round) => playsAt(session, table, round));
  const round = roundAt(session, table);
  const own = [dueAt(session, table, round), extraAt(session, table, round)];
  const late = latePlaysUnderWay(session).filter(({ at }) => at === table);
  return [
    session.tables[table],
    JSON.stringify(seatsTold(session, { table, round })),
    ...own,
    JSON.stringify(carriedForLatePlays(session, table)),
    ...[...plays, ...late].map((play) =>
      dealt && isByHand(boards?.[play.board]) ? session.results[play.board] : resultOf(session, play),
    ),
    // One that is amended stands on the same play, and gives another score.
    ...[...plays, ...late].flatMap(({ board }) => rulingsOfBoard(session, board)),
    JSON.stringify(latePlaysOf(session).filter((play) => play.table === table || play.at === table)),
  ];
}
