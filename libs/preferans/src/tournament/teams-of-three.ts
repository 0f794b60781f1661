import { rankByRules, type RuledRank } from '#scoring';
import { sumOf, type FigureLine } from './figures/figure-line.js';
import type { TieBreakRule } from './regulation.js';
import type { Standing } from './standings.js';
import { tieBreakOf } from './tie-breaks.js';

/** A team: its players never sit at one table. */
export interface TeamOfPlayers {
  readonly team: string;
  readonly players: readonly string[];
}

/** A team's place; its lines are those of its members, with their names. */
export interface TeamStanding extends RuledRank<TieBreakRule> {
  /** They add up to the value: a line for each member. */
  readonly lines: readonly FigureLine[];
}

/**
 * The standings of teams: the sums of their members' scores. Tie-breaks ask of a team what they ask of a player, over all
 * its members; head-to-head compares members who sat at one table.
 *
 * @param standings of all players, whether they have a place or not: what a member has scored before he was out counts
 * @throws RangeError when a member is not among the players
 */
export function teamStandings(
  teams: readonly TeamOfPlayers[],
  standings: readonly Pick<Standing, 'contestant' | 'value' | 'rounds'>[],
  tieBreaks: readonly TieBreakRule[],
  seed?: string,
): readonly TeamStanding[] {
  const byPlayer = new Map(standings.map((one) => [one.contestant, one]));
  const membersOf = new Map(
    teams.map(({ team, players }) => [
      team,
      players.map((player) => {
        const found = byPlayer.get(player);
        if (!found) throw new RangeError(`Nobody entered ${player}.`);
        return found;
      }),
    ]),
  );
  const rounds = new Map(
    [...membersOf].map(([team, members]) => [team, members.flatMap((member) => member.rounds)]),
  );
  const lines = new Map(
    [...membersOf].map(([team, members]) => [
      team,
      members.map(({ contestant, value }): FigureLine => ({ what: 'member', player: contestant, value })),
    ]),
  );
  const entries = [...lines].map(([contestant, own]) => ({ contestant, value: sumOf(own), ranking: '' }));
  return rankByRules(entries, {
    rules: tieBreaks,
    valuesOf: (rule, tied) => tieBreakOf(rule, tied, { rounds, seed }),
  }).map((one) => ({ ...one, lines: lines.get(one.contestant)! }));
}
