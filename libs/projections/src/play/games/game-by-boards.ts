import { once, hasTop, Rational } from '#scoring';
import { releasedBoards, sessionsOfSet } from '../../visibility/released.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { boardsIn, scoresOf, scoresWithin } from '../scoring/scores.js';
import type { DocumentKind, DocumentName, Put } from '../document-names.js';
import { travellerParts } from './parts.js';
import { travellerDocument } from '../documents/boards/traveller-document.js';
import { isDrawn, methodOf, sectionOf, type RankedForDraw, type RankingAtLine } from '#tournament';
import { sessionRanks } from '../stages/ranking-tables.js';
import { standingOfPairs } from '../matches-of-pairs/standing-of-pairs.js';
import { isSettled, playsAt } from '../progress.js';
import { rankingOfTeams } from '../teams/standing-of-teams.js';

/** The documents of a session whose plays have results: a traveller of each board. */
export function putBoards(put: Put, state: PlayState, session: SessionPlay): void {
  const of = (kind: DocumentKind, key = ''): DocumentName => ({ session: session.session, kind, key });
  const scores = once(() => scoresOf(session, state.settings));
  const released = once(() => new Set(releasedBoards(state, session)));
  const boards = state.boards[session.boardSet];
  // Which copy lay at a table hangs on how many copies all have who play the set.
  const schedules = once(() => sessionsOfSet(state, session.boardSet).map(scheduleOf));
  for (const board of boardsIn(session)) {
    put(
      of('traveller', `${board}`),
      () => [
        released().has(board),
        ...schedules(),
        boards?.[board],
        ...travellerParts(state, session, board, scores()),
      ],
      () => travellerDocument(state, session, board, scores(), released().has(board)),
    );
  }
}

const AVERAGE = Rational.of(50);

/**
 * The standings by boards: everybody in a section by percentage (where the method has none, by score; teams, and pairs
 * that are ranked by victory points, by their matches) in the rounds up to one, equals by their tie-breaks and then by number; also who takes no place among the others.
 */
export function rankingByBoards(
  state: PlayState,
  session: SessionPlay,
  section: string,
  upTo: number,
): Omit<RankingAtLine, 'at'> {
  const open = openUpTo(session, section, upTo);
  if (isOfTeams(session, section)) return { upTo, open, ranking: rankingOfTeams(session, section, upTo) };
  const scores = scoresWithin(session, state.settings, { upTo, position: Infinity });
  const pairs = standingOfPairs(state, session, scores, { upTo, position: Infinity }, 'as-they-stand');
  const places = new Map(
    sessionRanks(state, session, scores, pairs).map(({ contestant, place }) => [contestant, place]),
  );
  const { board } = methodOf(state.settings, session.settings);
  const contestants = scheduleOf(session).contestants.filter((one) => sectionOf(one) === section);
  const value = (contestant: string): Rational => {
    if (pairs) return pairs.totals.get(contestant)?.total ?? Rational.ZERO;
    const { percentage, score, boards } = scores.contestants.get(contestant)!;
    // Who has sat out so far stands in the middle.
    if (percentage === undefined && boards === 0 && hasTop(board)) return AVERAGE;
    return percentage ?? score;
  };
  // Of equals the standings say who is ahead; those without a place come behind, by number.
  const placeOf = (contestant: string) => places.get(contestant) ?? contestants.length + 1;
  const ranking = contestants
    .toSorted((one, other) => value(other).compare(value(one)) || placeOf(one) - placeOf(other))
    .map((contestant): RankedForDraw => {
      // Before anything is played all share the first place, which says nothing.
      const place = upTo === 0 ? null : (places.get(contestant) ?? null);
      return { contestant, place, value: value(contestant).toString() };
    });
  return { upTo, open, ranking };
}

function isOfTeams({ sections }: SessionPlay, section: string): boolean {
  return sections.some((data) => data.section === section && data.movement.teams !== undefined);
}

/** How many plays of a section's rounds up to one are still to be settled. */
function openUpTo(session: SessionPlay, section: string, upTo: number): number {
  const tables = scheduleOf(session).tables.filter((table) => sectionOf(table) === section);
  return Array.from({ length: upTo }, (_, index) => index + 1)
    .filter((round) => isDrawn(session, section, round))
    .flatMap((round) => tables.flatMap((table) => playsAt(session, table, round)))
    .filter((play) => !isSettled(session, play)).length;
}
