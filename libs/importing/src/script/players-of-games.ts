import { contestantInSession, type PublishedGame } from '#interchange';
import { nameOf, type KnownPlayers } from './known-players.js';
import type { ScriptedCommand } from './scripted-command.js';

/** Who plays as a contestant of a session. */
export interface PlayedBy {
  readonly contestant: string;
  /** At most two, by their ids; the first sits North or East. */
  readonly players: readonly string[];
  /** Null: one of them takes part with somebody else already, so that this pair is named at its table. */
  readonly entry: string | null;
}

/** The players of games that are sessions of one tournament. */
export interface PlayersOfGames {
  readonly entries: readonly { readonly entry: string; readonly players: readonly string[] }[];
  /** By the game's place in the list. */
  readonly sessions: readonly (readonly PlayedBy[])[];
  /** Players of whom there is no room: a pair has two, who plays for himself is one. */
  readonly tooMany: readonly {
    readonly game: number;
    readonly contestant: string;
    readonly players: number;
  }[];
}

/** As many as play together. */
const TOGETHER = { pairs: 2, 'swiss-pairs': 2, individual: 1 } as const satisfies Record<
  PublishedGame['kind'],
  number
>;

/** Who plays in games of one tournament. Two who play together in several sessions are one entry. */
export function playersOfGames(
  games: readonly Pick<PublishedGame, 'kind' | 'sections'>[],
  known: KnownPlayers,
): PlayersOfGames {
  const entries = new Map<string, { entry: string; players: readonly string[] }>();
  const tooMany: { game: number; contestant: string; players: number }[] = [];
  const sessions = games.map(({ kind, sections }, game) => {
    const playerOf = known.inSession();
    const together = TOGETHER[kind];
    return sections.flatMap(({ section, contestants }) =>
      contestants.flatMap((each): PlayedBy[] => {
        const named = each.players.filter(({ name }) => nameOf(name) !== '');
        const contestant = contestantInSession(section, each.contestant);
        if (named.length > together) tooMany.push({ game, contestant, players: named.length - together });
        const ids = named.slice(0, together).map(playerOf);
        return ids.length === 0 ? [] : [{ contestant, players: ids, entry: entryOf(ids) }];
      }),
    );
  });
  return { entries: [...entries.values()], sessions, tooMany };

  function entryOf(ids: readonly string[]): string | null {
    const key = ids.toSorted().join(' ');
    const found = entries.get(key);
    if (found) return found.entry;
    const entry = known.enter(ids, key);
    if (entry !== null) entries.set(key, { entry, players: ids });
    return entry;
  }
}

/** Enters everybody. */
export function enter({ entries }: Pick<PlayersOfGames, 'entries'>): ScriptedCommand[] {
  return entries.map((body) => ({ name: 'entries.register', body }));
}
