import { nextSeat, type Seat } from '#cards';
import { refuseFirstCall, pbnMoves, type PbnMove } from './pbn-moves.js';
import { LONGEST, rawTag, remarkLines, remarksOnLines, tagLine } from './pbn-export-lines.js';
import { pbnValue, type PbnGame, type PbnTag } from './pbn-game.js';
import { pbnSeat } from './pbn-values.js';

/** The lines of an auction or a play: four moves each, from the dealer or the opening leader (3.5 and 3.6). */
export function movesLines(game: PbnGame, tag: PbnTag, kind: 'call' | 'card'): string[] {
  const { first, moves } = kind === 'call' ? fromDealer(game, tag) : fromLeader(game, tag);
  const lines = [tagLine(tag.name, first), ...remarksOnLines(tag.remarks)];
  let [row, count, isFull] = ['', 0, false];
  const newLine = () => {
    if (row !== '') lines.push(row);
    [row, isFull] = ['', false];
  };
  const put = (text: string) => {
    if (isFull || row.length + 1 + text.length > LONGEST) newLine();
    row += row === '' ? text : ` ${text}`;
  };
  for (const move of moves) {
    if (count > 0 && count % 4 === 0) newLine();
    // `*` is the end of all lines, and no move.
    if (move.sign === '*') newLine();
    put(moveText(move));
    count++;
    for (const remark of move.remarks) {
      if (remark.startsLine || remark.kind === 'escape') newLine();
      const [head, ...more] = remarkLines(remark);
      put(head!);
      for (const line of more) {
        newLine();
        row = line;
      }
      isFull = remark.kind !== 'brace';
    }
  }
  newLine();
  for (const { index, text, written, remarks } of tag.notes) {
    lines.push(written === undefined ? tagLine('Note', `${index}:${text}`) : rawTag('Note', written));
    lines.push(...remarksOnLines(remarks));
  }
  return lines;
}

function moveText({ sign, irregular, note, nags }: PbnMove): string {
  return [
    ...(irregular ? [`^${irregular}`] : []),
    sign,
    ...(note === undefined ? [] : [`=${note}=`]),
    ...nags.map((nag) => `$${nag}`),
  ].join(' ');
}

/** The calls from the dealer on: hyphens of those who are not there yet are left out. @throws UnreadableDeals */
function fromDealer(
  game: PbnGame,
  tag: PbnTag,
): { readonly first: string; readonly moves: readonly PbnMove[] } {
  const moves = pbnMoves(tag, 'call');
  const named = pbnSeat(tag.value);
  if (!named) return { first: tag.value, moves };
  const begins = moves.findIndex(({ sign }) => sign !== '-');
  const before = begins === -1 ? moves.length : begins;
  let first: Seat = named;
  for (let at = 0; at < before % 4; at++) first = nextSeat(first);
  const dealer = pbnSeat(pbnValue(game, 'Dealer'));
  if (dealer && moves.length > before && dealer !== first) {
    refuseFirstCall(tag);
  }
  return { first, moves: moves.slice(before) };
}

/** The cards in columns from the opening leader on. */
function fromLeader(
  game: PbnGame,
  tag: PbnTag,
): { readonly first: string; readonly moves: readonly PbnMove[] } {
  const moves = pbnMoves(tag, 'card');
  const named = pbnSeat(tag.value);
  const declarer = pbnSeat(pbnValue(game, 'Declarer').replace('^', ''));
  const leader = declarer && nextSeat(declarer);
  const ending = moves.findIndex(({ sign }) => sign === '*');
  const cards = ending === -1 ? moves : moves.slice(0, ending);
  // An irregular lead leaves the columns as they are; so does a row that is not whole.
  if (!named || !leader || named === leader || isEndPosition(game))
    return { first: named ?? tag.value, moves };
  const turn = ['N', 'E', 'S', 'W'].indexOf(leader) - ['N', 'E', 'S', 'W'].indexOf(named);
  const rows = Array.from({ length: Math.ceil(cards.length / 4) }, (_, row) =>
    Array.from({ length: 4 }, (_column, column): PbnMove => {
      const at = 4 * row + ((column + turn + 4) % 4);
      return cards[at] ?? { sign: '-', nags: [], remarks: [], line: tag.line, column: tag.column };
    }),
  );
  return { first: leader, moves: [...rows.flat(), ...(ending === -1 ? [] : moves.slice(ending))] };
}

/** Whose play begins with any player (3.10). */
function isEndPosition(game: PbnGame): boolean {
  return /^(NT|[SHDC])$/i.test(pbnValue(game, 'Contract').trim());
}
