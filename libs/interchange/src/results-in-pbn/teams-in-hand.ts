import type { PbnTotalRow } from '../pbn/pbn-totals.js';
import type { PublishedPairOfTeam, PublishedTeam } from '../published/published-teams.js';
import type { FurtherKnown } from './further-tables.js';

/** Teams by their names, with the ids of `TotalScoreTable` or numbered as they come. */
export class TeamsInHand {
  readonly #totals: readonly PbnTotalRow[];
  readonly #further: FurtherKnown;
  readonly #ids = new Map<string, string>();
  readonly #pairs = new Map<string, { readonly key: string; readonly pair: PublishedPairOfTeam }[]>();

  constructor(totals: readonly PbnTotalRow[], further: FurtherKnown) {
    this.#totals = totals;
    this.#further = further;
    for (const { teamName, contestant } of totals)
      if (teamName !== undefined && contestant !== undefined) this.#ids.set(teamName, contestant);
  }

  idOf(name: string): string {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const taken = new Set(this.#ids.values());
    let number = this.#ids.size + 1;
    while (taken.has(String(number))) number++;
    this.#ids.set(name, String(number));
    return String(number);
  }

  /** The id of two players of a team who sit together. */
  pairOf(team: string, names: readonly string[]): string {
    const pairs = this.#pairs.get(team) ?? [];
    this.#pairs.set(team, pairs);
    const key = JSON.stringify(names.toSorted());
    const known = pairs.find((one) => one.key === key);
    if (known) return known.pair.pair;
    const pair = `${this.idOf(team)}${String.fromCharCode(65 + (pairs.length % 26))}${pairs.length < 26 ? '' : Math.floor(pairs.length / 26)}`;
    pairs.push({ key, pair: { pair, players: names.map((name) => ({ name })) } });
    return pair;
  }

  all(): PublishedTeam[] {
    return [...this.#ids].map(([name, team]) => {
      const pairs = (this.#pairs.get(name) ?? []).map(({ pair }) => pair);
      const roster = this.#totals.find(({ contestant }) => contestant === team)?.names ?? [];
      const names = new Set([...roster, ...pairs.flatMap(({ players }) => players.map((one) => one.name))]);
      const known = (one: string) => this.#further.player(team, one);
      return {
        team,
        name,
        players: [...names].map(known),
        pairs: pairs.map(({ pair, players }) => ({ pair, players: players.map((one) => known(one.name)) })),
        ...this.#further.of(team),
      };
    });
  }
}
