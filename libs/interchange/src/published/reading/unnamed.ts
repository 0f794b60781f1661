import type { ValueFault } from '../../faults/unreadable.js';
import { MOST_NAMED } from '../json/json-left-aside.js';
import { contestantInSession, contestantsOnLine, type PublishedGame } from '../published-game.js';
import type { PublishedTeamsGame } from '../published-teams.js';
import type { PublishedParts } from '../result-format.js';

/** Who has results without standing among those who take part, each once: nobody is known of them, not even a name. */
export function unnamedIn({ results, teams }: PublishedParts, format: string): ValueFault[] {
  const unnamed = [
    ...results.flatMap(({ game }) => contestantsWithoutNames(game)),
    ...teams.flatMap(({ game }) => teamsWithoutNames(game)),
  ].map((one): ValueFault => ({ code: 'interchange.unnamed', format, ...one }));
  const further = unnamed.length - MOST_NAMED;
  return further <= 0
    ? unnamed
    : [...unnamed.slice(0, MOST_NAMED), { code: 'interchange.further', format, count: further }];
}

interface Unnamed {
  readonly path: string;
  /** Where it has its first result. */
  readonly board?: number;
  readonly found: string;
}

function contestantsWithoutNames({ title, sections }: PublishedGame): Unnamed[] {
  return sections.flatMap(({ section, contestants, lines }) => {
    const known = new Set(contestants.map(({ contestant }) => contestant));
    return lines.flatMap((line) =>
      contestantsOnLine(line).flatMap((contestant): Unnamed[] => {
        if (known.has(contestant)) return [];
        known.add(contestant);
        return [{ path: title, board: line.board, found: contestantInSession(section, contestant) }];
      }),
    );
  });
}

function teamsWithoutNames({ title, teams, matches }: PublishedTeamsGame): Unnamed[] {
  const known = new Set(teams.map(({ team }) => team));
  return matches.flatMap((match) =>
    [match.teams.home, match.teams.away].flatMap((team): Unnamed[] => {
      if (known.has(team)) return [];
      known.add(team);
      return [{ path: title, found: team }];
    }),
  );
}
