import type { PublishedPlayer, PublishedTeam, PublishedTeamsGame } from '#interchange';
import { isTeamName } from '#tournament';
import { nameOf, type KnownPlayers } from './known-players.js';
import type { ScriptedCommand } from './scripted-command.js';

/** A team has so many players at the least, and at the most. */
const [FEWEST, MOST] = [4, 6];

/** Who plays as a team of a session. */
export interface TeamPlayedBy {
  /** As its matches call it. */
  readonly team: string;
  readonly name: string;
  readonly entry: string;
  /** The two of each pair that sits down together, by what lines call it. */
  readonly pairs: ReadonlyMap<string, readonly string[]>;
}

/** A team that cannot enter: it has too few players, or one of them plays elsewhere. */
export interface TeamWithoutEntry {
  readonly game: number;
  readonly team: PublishedTeam;
}

/** The teams of games that are sessions of one tournament. */
export interface PlayersOfTeams {
  readonly entries: readonly {
    readonly entry: string;
    readonly players: readonly string[];
    readonly captain: string;
    readonly name?: string;
  }[];
  /** By the game's place in the list. */
  readonly sessions: readonly (readonly TeamPlayedBy[])[];
  readonly without: readonly TeamWithoutEntry[];
  /** Players of whom there is no room. */
  readonly tooMany: readonly { readonly game: number; readonly team: string; readonly players: number }[];
}

interface OpenTeam {
  readonly key: string;
  readonly name: string;
  readonly players: Set<string>;
}

/**
 * Who plays in games of teams of one tournament. Teams of one name are one entry, with everybody who plays for it in any
 * session. A name that is none of its players' is the team's own; one that no team can have here is that of a captain who
 * does not play.
 */
export function playersOfTeams(
  games: readonly Pick<PublishedTeamsGame, 'teams'>[],
  known: KnownPlayers,
): PlayersOfTeams {
  const teams = new Map<string, OpenTeam>();
  const found = games.map((game) => {
    const playerOf = known.inSession();
    const here = new Set<string>();
    return game.teams.map((team) => {
      const ids = new Map<string, string>();
      for (const player of team.players.filter(({ name }) => nameOf(name) !== ''))
        ids.set(identityOf(player), playerOf(player));
      // Two of one name in a session are two teams.
      let key = nameOf(team.name).toLowerCase() || team.team;
      while (here.has(key)) key += ` ${team.team}`;
      here.add(key);
      const open = teams.get(key) ?? { key, name: nameOf(team.name), players: new Set() };
      for (const id of ids.values()) open.players.add(id);
      teams.set(key, open);
      return { team, key, ids };
    });
  });
  const entered = new Map(
    [...teams.values()].flatMap((team) => {
      const players = [...team.players].slice(0, MOST);
      const entry = players.length < FEWEST ? null : known.enter(players, `team ${team.key}`);
      return entry === null ? [] : [[team.key, { entry, players, ...calledBy(team, players) }] as const];
    }),
  );
  const all = found.flatMap((those, game) => those.map((one) => ({ game, ...one })));
  return {
    entries: [...entered.values()],
    sessions: found.map((those) =>
      those.flatMap(({ team, key, ids }): TeamPlayedBy[] => {
        const entry = entered.get(key);
        if (!entry) return [];
        const pairs = team.pairs.map(({ pair, players }) => {
          const two = players.flatMap((player) => ids.get(identityOf(player)) ?? []);
          return [pair, two.filter((id) => entry.players.includes(id))] as const;
        });
        return [
          {
            team: team.team,
            name: team.name,
            entry: entry.entry,
            pairs: new Map(pairs.filter(([, two]) => two.length === 2)),
          },
        ];
      }),
    ),
    without: all.flatMap(({ game, team, key }) => (entered.has(key) ? [] : [{ game, team }])),
    tooMany: all.flatMap(({ game, team, ids, key }) => {
      const entry = entered.get(key);
      const players = [...ids.values()].filter((id) => entry && !entry.players.includes(id)).length;
      return players === 0 ? [] : [{ game, team: team.name, players }];
    }),
  };

  function calledBy({ name }: OpenTeam, players: readonly string[]) {
    const plain = name.toLowerCase();
    const own = players.find((id) => known.nameOf(id)?.toLowerCase() === plain);
    if (own !== undefined) return { captain: own };
    const [first = ''] = players;
    if (plain === '' || /^team \S+$/.test(plain)) return { captain: first };
    return isTeamName(name) ? { captain: first, name } : { captain: known.called(name) };
  }
}

function identityOf({ name, number = '' }: PublishedPlayer): string {
  return `${number} ${name}`;
}

/** Enters every team. */
export function enterTeams({ entries }: Pick<PlayersOfTeams, 'entries'>): ScriptedCommand[] {
  return entries.map((body) => ({ name: 'entries.register-team', body }));
}
