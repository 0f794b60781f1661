import type { SheetShown } from '../documents/sheet-shown.js';
import { MINUS, signedPoints } from '../texts/figures.js';
import { namesInLine } from '../kit/fitted-names.js';
import type { Flowing } from '../kit/flow.js';
import type { Setting } from '../layout/setting.js';

/** How far in the whists, and then the pools, reach. */
const WHISTS = 0.115;
const POOLS = 0.225;
/** The size that figures and names are measured for; they grow with the drawing, though not as much. */
const USUAL = 290;

/** How a part is turned, by the place around the sheet: below, left, above, right; of three nobody sits above. */
const TURNS = { 4: [0, 90, 180, -90], 3: [0, 90, -90] } as const;

/** Where a sheet is drawn: a square from its left upper corner. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The drawing of a sheet: for each player whists on the others, pool, mountain, name and balance, around the pool's size. */
export function sheetDrawing(
  sheet: SheetShown,
  { ink, say }: Setting,
  { width, size }: { readonly width: number; readonly size: number },
): Flowing {
  return {
    height: size + 4,
    withNext: true,
    paint(x, y) {
      const square = { x: x + (width - size) / 2, y, size };
      const middle: readonly [number, number] = [square.x + size / 2, y + size / 2];
      if (sheet.players.length === 3) linesOfThree(ink, square);
      else linesOfFour(ink, square);
      const turns = TURNS[sheet.players.length === 3 ? 3 : 4];
      for (const [index, player] of sheet.players.entries()) {
        const turn = turns[index]!;
        // Who sits above reads the sheet from below, as everybody who holds it.
        const part = () => paintPart(ink, say, player, sheet.players.length, square, turn === 180);
        if (turn === 0 || turn === 180) part();
        else ink.turned(turn, middle, part);
      }
      ink.circle(...middle, size * 0.06);
      const face = { size: 10, bold: true };
      const pool = sheet.poolSize === null ? '∞' : `${sheet.poolSize}`;
      ink.text(sheet.convention === null ? '' : pool, { x: middle[0], y: middle[1] + 3.6 }, face, 'centre');
    },
  };
}

const LOOK = { weight: 0.7, colour: '#222222' };

function linesOfFour(ink: Setting['ink'], { x, y, size }: Square): void {
  for (const inset of [0, WHISTS * size, POOLS * size]) {
    ink.frame({ x: x + inset, y: y + inset, width: size - 2 * inset, height: size - 2 * inset }, LOOK);
  }
  ink.line([x, y], [x + size, y + size], LOOK);
  ink.line([x + size, y], [x, y + size], LOOK);
}

function linesOfThree(ink: Setting['ink'], { x, y, size }: Square): void {
  ink.frame({ x, y, width: size, height: size }, LOOK);
  for (const inset of [WHISTS * size, POOLS * size]) {
    ink.line([x + inset, y], [x + inset, y + size - inset], LOOK);
    ink.line([x + inset, y + size - inset], [x + size - inset, y + size - inset], LOOK);
    ink.line([x + size - inset, y + size - inset], [x + size - inset, y], LOOK);
  }
  const middle: [number, number] = [x + size / 2, y + size / 2];
  ink.line([middle[0], y], middle, LOOK);
  ink.line(middle, [x, y + size], LOOK);
  ink.line(middle, [x + size, y + size], LOOK);
}

/** A player's part, drawn as the one below; of who sits above, mirrored upwards without being upside down. */
function paintPart(
  ink: Setting['ink'],
  say: Setting['say'],
  { seat, name, pool, mountain, whists, balance }: SheetShown['players'][number],
  players: number,
  { x, y, size }: Square,
  isAbove: boolean,
): void {
  const [outer, inner] = [WHISTS * size, POOLS * size];
  const scale = Math.min(1.3, size / USUAL);
  const at = (fromEdge: number, of: number) => (isAbove ? y + fromEdge : y + size - fromEdge) + of * 0.36;
  const middle = x + size / 2;
  const figure = { size: 7.5 * scale };
  const others = players - 1;
  const strip = (size - outer) / others;
  for (const [index, { chain }] of whists.entries()) {
    const along = outer / 2 + (index + 0.5) * strip;
    const told = lastOf(ink, chain, strip - 14, figure);
    const place = { x: x + (isAbove ? size - along : along), y: at(outer / 2, figure.size) };
    ink.text(told, place, figure, 'centre');
  }
  for (let index = 1; index < others; index++) {
    const tick = x + outer / 2 + index * strip;
    const [from, to] = isAbove ? [y, y + outer] : [y + size - outer, y + size];
    ink.line([tick, from], [tick, to], { weight: 0.5 });
  }
  const poolText = lastOf(ink, pool, size - 2 * inner, figure);
  ink.text(poolText, { x: middle, y: at((outer + inner) / 2, figure.size) }, figure, 'centre');
  const step = 13.5 * scale;
  const up = inner + step * 0.9;
  const mountainText = lastOf(ink, mountain, size - 2 * up - 16, figure);
  ink.text(mountainText, { x: middle, y: at(up, figure.size) }, figure, 'centre');
  const face = { size: 8.5 * scale, bold: true };
  const called = name === '' ? say(`${seat}_name`) : name;
  const number = name === '' ? undefined : say(seat);
  const room = size - 2 * (up + step) - 18;
  const shown = namesInLine(ink, { names: [called], ...(number && { number }) }, room, face);
  ink.text(shown.text, { x: middle, y: at(up + step, face.size) }, shown.face, 'centre');
  if (balance !== null) {
    const own = { size: 8 * scale };
    ink.text(signedPoints(balance, say), { x: middle, y: at(up + 2 * step, own.size) }, own, 'centre');
  }
}

/** The last figures of a column, as many as fit: those before are crossed out anyway. */
function lastOf(ink: Setting['ink'], chain: string, width: number, face: { readonly size: number }): string {
  const figures = chain.replaceAll('-', MINUS).split('.');
  let shown = figures.pop() ?? '';
  while (figures.length > 0) {
    const longer = `${figures.at(-1)!}.${shown}`;
    if (ink.width(`…${longer}`, face) > width) return `…${shown}`;
    shown = longer;
    figures.pop();
  }
  return shown;
}
