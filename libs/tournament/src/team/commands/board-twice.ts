import type { EntriesState } from '../../entries/state.js';
import { playersOf } from '../../session/people/players.js';
import { meetingAt, placeOf, roundsOfSection } from '../../session/plan/schedule.js';
import type { SessionState } from '../../session/state.js';
import type { LineUp } from '../events.js';
import { pairsOfTeam } from '../matches.js';

/** A board that somebody would play once more, in another round. */
interface BoardTwice {
  readonly player: string;
  readonly board: number;
}

/**
 * A board that one of a team would play twice by a line-up: where the two rooms of a match are played in different rounds,
 * whoever sat in the one can't sit in the other.
 */
export function boardTwice(
  session: SessionState,
  entries: Pick<EntriesState, 'entries'>,
  { team, round, lineUp }: { readonly team: string; readonly round: number; readonly lineUp: LineUp },
): BoardTwice | undefined {
  const { teams } = session;
  const handedIn = Object.entries(teams.handedIn).flatMap(([fromRound, those]) => {
    const own = those[team];
    return own ? [{ fromRound: Number(fromRound), lineUp: own }] : [];
  });
  const all = [...(teams.lineUps[team] ?? []), ...handedIn, { fromRound: round, lineUp }];
  const then = { ...session, teams: { ...teams, lineUps: { ...teams.lineUps, [team]: all } } };
  const played = new Map<string, number>();
  for (let at = 1; at <= roundsOfSection(session, team); at++) {
    for (const pair of Object.values(pairsOfTeam(team))) {
      const place = placeOf(session, pair, at);
      const boards = (place && meetingAt(session, place.table, at)?.boards) ?? [];
      for (const player of playersOf(then, entries, pair, at)) {
        for (const board of boards) {
          const before = played.get(`${player} ${board}`);
          if (before !== undefined && before !== at) return { player, board };
          played.set(`${player} ${board}`, at);
        }
      }
    }
  }
  return undefined;
}
