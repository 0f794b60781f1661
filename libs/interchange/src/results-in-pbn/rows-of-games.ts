import { nextSeat, type Seat, type Side } from '#cards';
import { readBoard, readDealer, readVulnerability } from '../text/written-fields.js';
import { pbnPlace, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { scoreOf, type FigureKind, type PbnScore } from '../pbn/pbn-score-cells.js';
import { readPbnResult } from '../pbn/pbn-result.js';
import { readScoreTable, type PbnScoreRow } from '../pbn/pbn-scores.js';
import { pbnSeat } from '../pbn/pbn-values.js';
import { refuse, unreadable, type DealPlace } from '../faults/unreadable.js';
import {
  averageIn,
  cardIn,
  percentagesIn,
  saysNothing,
  saysNotPlayed,
  sideIn,
} from '../text/written-values.js';
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
  readDealer(pbnValue(game, 'Dealer'), { ...pbnPlace(game, 'Dealer'), board });
  readVulnerability(pbnValue(game, 'Vulnerable'), { ...pbnPlace(game, 'Vulnerable'), board });
  const rows = table ? readScoreTable(table) : [rowOfGame(game)];
  return rows.map((row) => ({
    board,
    game,
    row,
    section: row.more.get('Section') ?? saidBy(game, 'Section'),
  }));
}

/**
 * A game of one table as a row of `ScoreTable` would have it.
 *
 * @throws UnreadableDeals which names the first value that is none
 */
export function rowOfGame(game: PbnGame): PbnScoreRow {
  const board = readBoard(pbnValue(game, 'Board'), pbnPlace(game, 'Board'));
  const placed = (name: string) => ({
    text: saidBy(game, name),
    place: { ...pbnPlace(game, name), ...(board !== undefined && { board }) },
  });
  const ruled = ['Score', 'Contract', 'Result'].flatMap((name) => percentagesIn(saidBy(game, name)) ?? [])[0];
  const isRuled = (name: string) => percentagesIn(saidBy(game, name)) !== undefined;
  const told = (name: string) => (isRuled(name) ? { ...placed(name), text: '' } : placed(name));
  const result = readPbnResult({
    contract: told('Contract'),
    declarer: placed('Declarer'),
    result: told('Result'),
  });
  const { declarer } = result;
  const scores = (name: string, field: string) => {
    const { NS, EW } = sidesOf(told(name), declarer, name === 'Score' ? 'score' : 'number');
    return { ...(NS && { [`${field}NS`]: NS }), ...(EW && { [`${field}EW`]: EW }) };
  };
  const [pairNS, pairEW] = [saidBy(game, 'PairNS'), saidBy(game, 'PairEW')];
  const names = (...seats: readonly Seat[]) => seats.map((seat) => saidBy(game, NAMES[seat])).filter(Boolean);
  const more = ['Round', 'Table'].flatMap((name) => {
    const said = saidBy(game, name);
    return said === '' ? [] : [[name, said] as const];
  });
  const lead = leadOf(game, declarer);
  const row: PbnScoreRow = {
    line: game.line,
    ...(pairNS !== '' && { pairNS }),
    ...(pairEW !== '' && { pairEW }),
    namesNS: names('N', 'S'),
    namesEW: names('E', 'W'),
    ...result,
    ...(ruled && {
      percentageNS: { points: ruled.NS, artificial: true },
      percentageEW: { points: ruled.EW, artificial: true },
    }),
    ...scores('Score', 'score'),
    ...scores('ScoreIMP', 'imp'),
    ...scores('ScoreMP', 'mp'),
    ...scores('ScorePercentage', 'percentage'),
    more: new Map([...more, ...(lead === undefined ? [] : [['Lead', lead] as const])]),
  };
  // A contract that nobody declares has no score, unless one is said.
  const isLost = typeof row.contract === 'object' && row.tricks !== undefined && !declarer;
  if (isLost && !row.scoreNS && !row.scoreEW)
    refuse({ ...placed('Declarer').place, code: 'deal-file.expected', expected: 'declarer', found: '' });
  return row;
}

const OF_SIDE = /(\^?(?:[+-] ?)?[\d.,'½¼¾]+ ?%?|a[a-z]* ?[+=-]?)/.source;
const SIDES = new RegExp(
  `^(N(?:orth)?[-/+ ]?S(?:outh)?|E(?:ast)?[-/+ ]?W(?:est)?) ?:? ?${OF_SIDE}(?:[ ,;/]+(N(?:orth)?[-/+ ]?S(?:outh)?|E(?:ast)?[-/+ ]?W(?:est)?) ?:? ?${OF_SIDE})?$`,
  'i',
);
const SIDE_BEHIND = new RegExp(`^${OF_SIDE} ?(N(?:orth)?[-/+ ]?S(?:outh)?|E(?:ast)?[-/+ ]?W(?:est)?)$`, 'i');

/** `NS 4 EW -4`, one side's alone, or declarer's (PBN 2.1, 4.2.1). @throws UnreadableDeals */
function sidesOf(
  { text, place }: { readonly text: string; readonly place: DealPlace },
  declarer: Seat | undefined,
  kind: FigureKind,
): { readonly [side in Side]?: PbnScore } {
  const plain = plainDashes(text);
  if (saysNothing(plain) || saysNotPlayed(plain)) return {};
  const wrong = (): never =>
    refuse({ ...place, code: 'deal-file.expected', expected: kind, found: text.slice(0, 20) });
  const alone = scoreOf(plain, kind);
  if (alone) {
    const ofDeclarer = declarer && (declarer === 'N' || declarer === 'S' ? 'NS' : 'EW');
    // Nobody has made or lost anything.
    if (!ofDeclarer) return Number(alone.points) === 0 ? { NS: alone } : wrong();
    return { [ofDeclarer]: alone };
  }
  const [, behind, whose] = SIDE_BEHIND.exec(plain) ?? [];
  const [, one, first, other, second] = SIDES.exec(plain) ?? (whose ? ['', whose, behind] : []);
  if (one === undefined) return wrong();
  const sides = [
    [one, first],
    [other, second],
  ] as const;
  return Object.fromEntries(
    sides.flatMap(([side, points]) => {
      if (side === undefined || points === undefined) return [];
      return [[sideIn(side)!, scoreOf(points, kind) ?? ruling(points) ?? wrong()]];
    }),
  );
}

function plainDashes(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function ruling(points: string): PbnScore | undefined {
  const share = /^a/i.test(points) ? averageIn(points) : undefined;
  return share === undefined ? undefined : { points: share, artificial: true };
}

/** The opening lead: of a tag of its own, or the first card of a play that begins with the leader. */
function leadOf(game: PbnGame, declarer: Seat | undefined): string | undefined {
  const said = saidBy(game, 'Lead');
  if (said !== '' && !saysNothing(said))
    return (
      cardIn(said) ??
      refuse({
        ...pbnPlace(game, 'Lead'),
        code: 'deal-file.expected',
        expected: 'card',
        found: said.slice(0, 20),
      })
    );
  const play = game.tags.get('Play');
  const leader = declarer && nextSeat(declarer);
  if (!play || !leader || pbnSeat(play.value) !== leader) return undefined;
  const [first] = play.elements;
  return first && cardIn(first.text);
}

/** Who sat where, by the names of a game; nothing where one is not named. */
export function playersOf({ row }: RowOfBoard): Readonly<Record<Seat, string>> | undefined {
  const [[N, S], [E, W]] = [row.namesNS, row.namesEW];
  return N && E && S && W ? { N, E, S, W } : undefined;
}
