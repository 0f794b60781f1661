import { nextSeat, type Seat, type Side } from '#cards';
import { readBoard } from '../deals/written-fields.js';
import { pbnPlace, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { scoreOf, type PbnScore } from '../pbn/pbn-score-cells.js';
import { pbnContract, readScoreTable, type PbnScoreRow } from '../pbn/pbn-scores.js';
import { pbnSeat } from '../pbn/pbn-values.js';
import { writtenTricks } from '../played/pbn-records.js';
import { unreadable } from '../unreadable.js';
import { isOfOneTable, saidBy, TITLE } from './sessions-in-pbn.js';

/** A row of results and the board that it is of. */
export interface RowOfBoard {
  readonly board: number;
  readonly game: PbnGame;
  readonly row: PbnScoreRow;
  /** As the file calls it; empty where it does not. */
  readonly section: string;
}

const NAMES = { N: 'North', E: 'East', S: 'South', W: 'West' } as const satisfies Record<Seat, string>;

/**
 * What tables made of the board of a game: the rows of its `ScoreTable`, or the game itself, which is what one table made
 * of it. A table may be there by itself, with a game for each. @throws UnreadableDeals, Unreadable
 */
export function rowsOf(game: PbnGame): RowOfBoard[] {
  const table = game.tags.get('ScoreTable');
  if (!table && !isOfOneTable(game)) return [];
  const board = readBoard(pbnValue(game, 'Board'), pbnPlace(game, 'Board'));
  if (board === undefined)
    return unreadable({
      code: 'interchange.missing',
      format: TITLE,
      line: table?.line ?? game.line,
      name: 'Board',
    });
  const rows = table ? readScoreTable(table) : [rowOfGame(game)];
  return rows.map((row) => ({
    board,
    game,
    row,
    section: row.more.get('Section') ?? saidBy(game, 'Section'),
  }));
}

/** A game of one table as a row of `ScoreTable` would have it. */
export function rowOfGame(game: PbnGame): PbnScoreRow {
  const declarer = pbnSeat(saidBy(game, 'Declarer').replace('^', ''));
  const contract = pbnContract(saidBy(game, 'Contract'));
  const tricks = writtenTricks(saidBy(game, 'Result'), declarer);
  const scores = (name: string, field: string) => {
    const { NS, EW } = sidesOf(saidBy(game, name), declarer);
    return { ...(NS && { [`${field}NS`]: NS }), ...(EW && { [`${field}EW`]: EW }) };
  };
  const [pairNS, pairEW] = [saidBy(game, 'PairNS'), saidBy(game, 'PairEW')];
  const names = (...seats: readonly Seat[]) => seats.map((seat) => saidBy(game, NAMES[seat])).filter(Boolean);
  const more = ['Round', 'Table'].flatMap((name) => {
    const said = saidBy(game, name);
    return said === '' ? [] : [[name, said] as const];
  });
  const lead = leadOf(game, declarer);
  return {
    line: game.line,
    ...(pairNS !== '' && { pairNS }),
    ...(pairEW !== '' && { pairEW }),
    namesNS: names('N', 'S'),
    namesEW: names('E', 'W'),
    ...(contract && { contract }),
    ...(declarer && { declarer }),
    ...(tricks !== undefined && { tricks }),
    ...scores('Score', 'score'),
    ...scores('ScoreIMP', 'imp'),
    ...scores('ScoreMP', 'mp'),
    ...scores('ScorePercentage', 'percentage'),
    more: new Map([...more, ...(lead === undefined ? [] : [['Lead', lead] as const])]),
  };
}

/** `NS 4 EW -4`, one side's alone, or declarer's (PBN 2.1, 4.2.1). */
function sidesOf(text: string, declarer: Seat | undefined): { readonly [side in Side]?: PbnScore } {
  const ofDeclarer = declarer && (declarer === 'N' || declarer === 'S' ? 'NS' : 'EW');
  const alone = scoreOf(text.trim());
  if (alone) return ofDeclarer ? { [ofDeclarer]: alone } : {};
  return Object.fromEntries(
    [...text.matchAll(/(NS|EW)\s*(\^?[+-]?\d+(?:[.,]\d+)?)/gi)].flatMap(([, side, points]) => {
      const score = scoreOf(points);
      return score ? [[side!.toUpperCase(), score]] : [];
    }),
  );
}

/** The opening lead: of a tag of its own, or the first card of a play that begins with the leader. */
function leadOf(game: PbnGame, declarer: Seat | undefined): string | undefined {
  const said = saidBy(game, 'Lead');
  if (said !== '') return said;
  const play = game.tags.get('Play');
  const leader = declarer && nextSeat(declarer);
  if (!play || !leader || pbnSeat(play.value) !== leader) return undefined;
  const [first] = play.elements;
  return first && /^[SHDC]([2-9TJQKA]|10)$/i.test(first.text) ? first.text : undefined;
}

/** Who sat where, by the names of a game; nothing where one is not named. */
export function playersOf({ row }: RowOfBoard): Readonly<Record<Seat, string>> | undefined {
  const [[N, S], [E, W]] = [row.namesNS, row.namesEW];
  return N && E && S && W ? { N, E, S, W } : undefined;
}
