import { SEATS, type Seat, type Side } from '#cards';
import type { DealInFile } from '../deals/deal-file.js';
import { dealOfGame, hiddenHand } from '../deals/read-pbn.js';
import { oncePerBoard } from '../deals/same-boards.js';
import { isNoDeal } from '../text/written-fields.js';
import type { PbnGame } from '../pbn/pbn-game.js';
import { dayOf } from '../published/published-event.js';
import type { PublishedGame } from '../published/published-game.js';
import { dateIn } from '../text/written-values.js';
import { methodIn } from './further-tables.js';
import { saidBy, saidInSome, TITLE } from './sessions-in-pbn.js';
import { playersOf, type RowOfBoard } from './rows-of-games.js';

/** What the games of a session tell of it. */
export function aboutSession(
  games: readonly PbnGame[],
): Pick<PublishedGame, 'title' | 'date' | 'event' | 'session'> {
  const value = (name: string) => saidInSome(games, name);
  const said = dateIn(value('Date'));
  const date = said && dayOf(said.year, said.month, said.day);
  const program = value('Generator') || value('Application');
  const method = methodIn(games);
  const number = /^[1-9]\d?$/.test(value('Session')) ? Number(value('Session')) : 1;
  return {
    title: value('Event') || TITLE,
    date: value('Date') || null,
    event: {
      ...(date !== undefined && { day: date }),
      ...(value('Site') !== '' && { venue: value('Site') }),
      ...(program !== '' && { program: { name: program } }),
      ...(method !== '' && { method }),
    },
    session: { number, of: number },
  };
}

/** The deals of a session that are whole, each once. @throws UnreadableDeals */
export function dealsOf(games: readonly PbnGame[]): DealInFile[] {
  return oncePerBoard(
    games.flatMap((game) =>
      isNoDeal(saidBy(game, 'Deal')) || hiddenHand(game, 1) ? [] : [dealOfGame(game, 1)],
    ),
  );
}

/**
 * Rows with who they are of. Those of a `ScoreTable` say it by ids; games of one table by names: who sits together is a
 * pair, and pairs and players are numbered as they come, a side by itself where nobody ever changes it.
 */
export function toldByNames(rows: readonly RowOfBoard[]): RowOfBoard[] {
  const inTables = rows.filter(({ game }) => game.tags.has('ScoreTable'));
  // What one table made of a board stands in its table, too (PBN 2.1, 5.9).
  if (inTables.length > 0) return inTables.filter(({ row }) => row.players ?? (row.pairNS && row.pairEW));
  if (isOfIndividuals(rows)) return byPlayers(rows);
  return rows.every(({ row }) => isId(row.pairNS) && isId(row.pairEW)) ? [...rows] : byPairs(rows);
}

/** `PairNS` and `PairEW` may be names as well (PBN 2.1, 4.3.2). */
export function isId(text: string | undefined): boolean {
  return text !== undefined && /^[A-Z]{0,2}\d{1,4}$/i.test(text);
}

/** Whether everybody plays for himself: the file says so, or most players have several partners. */
export function isOfIndividuals(rows: readonly RowOfBoard[]): boolean {
  if (rows.some(({ row }) => row.players)) return true;
  const said = rows.map(({ game }) => competitionOf(game)).find((text) => text !== '');
  if (said !== undefined) return /^indiv/i.test(said);
  const partners = new Map<string, Set<string>>();
  for (const one of rows) {
    const players = playersOf(one);
    if (!players) continue;
    for (const seat of SEATS) {
      const set = partners.get(players[seat]) ?? new Set();
      partners.set(players[seat], set.add(players[PARTNER[seat]]));
    }
  }
  const several = [...partners.values()].filter(({ size }) => size > 1).length;
  return several > 0 && 2 * several > partners.size;
}

const PARTNER = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Record<Seat, Seat>;

/** `Competition`, as far as it tells who takes part. */
export function competitionOf(game: PbnGame): string {
  return saidBy(game, 'Competition');
}

function byPlayers(rows: readonly RowOfBoard[]): RowOfBoard[] {
  const numbers = new Map<string, string>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? `${numbers.size + 1}`;
    numbers.set(name, number);
    return number;
  };
  return rows.flatMap((one) => {
    const names = playersOf(one);
    if (!names) return [];
    const [N, E, S, W] = SEATS.map((seat) => numberOf(names[seat]));
    return [{ ...one, row: { ...one.row, players: { N: N!, E: E!, S: S!, W: W! } } }];
  });
}

function byPairs(rows: readonly RowOfBoard[]): RowOfBoard[] {
  const keyOf = ({ row }: RowOfBoard, side: Side) => {
    const id = side === 'NS' ? row.pairNS : row.pairEW;
    const names = side === 'NS' ? row.namesNS : row.namesEW;
    return names.length > 0 ? JSON.stringify(names.toSorted()) : id;
  };
  const told = rows.filter((one) => keyOf(one, 'NS') !== undefined && keyOf(one, 'EW') !== undefined);
  const sides = { NS: new Map<string, string>(), EW: new Map<string, string>() };
  for (const one of told) {
    for (const side of ['NS', 'EW'] as const) {
      const [key, numbers] = [keyOf(one, side)!, sides[side]];
      if (!numbers.has(key)) numbers.set(key, `${side}${numbers.size + 1}`);
    }
  }
  const changes = [...sides.NS.keys()].some((key) => sides.EW.has(key));
  const all = new Map([...sides.NS.keys(), ...sides.EW.keys()].map((key) => [key, '']));
  for (const [index, key] of [...all.keys()].entries()) all.set(key, `${index + 1}`);
  const nameOf = (one: RowOfBoard, side: Side) => (changes ? all : sides[side]).get(keyOf(one, side)!)!;
  return told.map((one) => ({
    ...one,
    row: { ...one.row, pairNS: nameOf(one, 'NS'), pairEW: nameOf(one, 'EW') },
  }));
}
