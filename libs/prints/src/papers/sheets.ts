import type { DocumentOf, SheetShown } from '../documents.js';
import { signedPoints } from '../figures.js';
import { fittedNames } from '../kit/fitted-names.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { flow } from '../kit/flow.js';
import { emptyPage, gap, headingBlock, paragraph } from '../laid.js';
import { body, type PageLaid, type PaperLaid, type Setting } from '../setting.js';
import { sheetLineText, tricksText } from './sheet-line-text.js';
import { signatures } from './signatures.js';

/** How large the drawing is, and how far in the whists, and then the pools, reach. */
const SIZE = 290;
const WHISTS = SIZE * 0.115;
const POOLS = SIZE * 0.225;

/** How a part is turned, by the place around the sheet: below, left, above, right; of three nobody sits above. */
const TURNS = { 4: [0, 90, 180, -90], 3: [0, 90, -90] } as const;

/** Sheets of preferans (пульки): as they are written, or forms to be written by hand; a page for each table. */
export function sheets({ heading, sheets: all }: DocumentOf<'sheets'>, setting: Setting): PaperLaid {
  const title = setting.say('sheets');
  const box = body(setting);
  const pages = all.flatMap((sheet) =>
    flow(sheetBlocks(sheet, setting, box.width, box.height, heading.session !== null), box.height).map(
      (placed): PageLaid => ({
        landscape: false,
        paint: () => placed.forEach(({ block, y }) => block.paint(box.x, box.y + y)),
      }),
    ),
  );
  return { title, pages: pages.length > 0 ? pages : [emptyPage(setting)] };
}

function sheetBlocks(
  sheet: SheetShown,
  setting: Setting,
  width: number,
  height: number,
  inSession: boolean,
): Flowing[] {
  const { say } = setting;
  const { table, round, convention, players, lines, room } = sheet;
  const named = table === null || round === null ? say('anyTable') : say('sheetOf', { table, round });
  const isForm = lines.length === 0;
  const who = players.map(({ name, seat, signed }) => `${name || say(`${seat}_name`)}${signed ? ' ✓' : ''}`);
  const signed = signatures(setting, [...who, say('judge')], width);
  const before: Flowing[] = [
    headingBlock(setting, named, width, 13),
    ...(convention === null || !inSession ? [] : paragraph(setting, convention, width, { withNext: true })),
    drawing(sheet, setting, width),
    gap(6),
  ];
  if (!isForm) return [...before, ...written(sheet, setting, width), gap(14), signed];
  const used = before.reduce((sum, block) => sum + block.height, 0) + signed.height + 34;
  // A form is one page, whatever the number of its deals: its rows share what is left of it.
  const row = Math.min(22, (height - used) / room);
  return [...before, rowsByHand(sheet, setting, width, row), gap(8), signed];
}

/** The rows of a form. */
function rowsByHand(
  { players, room }: SheetShown,
  { ink, say }: Setting,
  width: number,
  row: number,
): Flowing {
  const each = 46;
  const wide = (width - 24 - 64 - players.length * each) / 2;
  const widths = [24, 64, wide, wide, ...players.map(() => each)];
  const titles = [
    '№',
    say('dealer'),
    say('game'),
    say('whisting'),
    ...players.map(({ name, seat }) => `${say('taken')} ${name === '' ? say(seat) : name}`),
  ];
  const head = 26;
  const face = { size: 7, bold: true };
  return {
    height: head + room * row,
    paint(x, y) {
      let left = x;
      for (const [index, title] of titles.entries()) {
        const lines = ink.lines(title, widths[index]! - 4, face).slice(0, 3);
        for (const [at, line] of lines.entries()) ink.text(line, { x: left + 2, y: y + 7.5 + at * 8 }, face);
        ink.line([left, y], [left, y + head + room * row]);
        left += widths[index]!;
      }
      ink.line([left, y], [left, y + head + room * row]);
      ink.line([x, y], [left, y]);
      for (let index = 0; index <= room; index++) {
        const base = y + head + index * row;
        ink.line([x, base], [left, base]);
        if (index === room) break;
        const size = Math.min(8, row * 0.6);
        ink.text(`${index + 1}`, { x: x + 3, y: base + row / 2 + size * 0.36 }, { size });
        const dealer = players[index % players.length]!;
        const name = dealer.name === '' ? say(dealer.seat) : dealer.name;
        ink.text(ink.cut(name, 60, { size }), { x: x + 26, y: base + row / 2 + size * 0.36 }, { size });
      }
    },
  };
}

function written({ lines }: SheetShown, { ink, say }: Setting, width: number): Flowing[] {
  const columns: Column[] = [
    { title: '№', width: 26 },
    { title: say('lines'), width: 1, grows: true },
    { title: say('taken'), width: 170 },
  ];
  return tableRows(
    ink,
    columns,
    lines.map(({ line, what }) => ({ cells: [`${line}`, sheetLineText(what, say), tricksText(what)] })),
    { width },
  );
}

function drawing(sheet: SheetShown, { ink, say }: Setting, width: number): Flowing {
  return {
    height: SIZE + 4,
    withNext: true,
    paint(x, y) {
      const left = x + (width - SIZE) / 2;
      const middle: readonly [number, number] = [left + SIZE / 2, y + SIZE / 2];
      if (sheet.players.length === 3) linesOfThree(ink, left, y);
      else linesOfFour(ink, left, y);
      const turns = TURNS[sheet.players.length === 3 ? 3 : 4];
      for (const [index, player] of sheet.players.entries()) {
        const turn = turns[index]!;
        // Who sits above reads the sheet from below, as everybody who holds it.
        const part = () => paintPart(ink, say, player, sheet.players.length, left, y, turn === 180);
        if (turn === 0 || turn === 180) part();
        else ink.turned(turn, middle, part);
      }
      ink.circle(...middle, SIZE * 0.06);
      const size = { size: 10, bold: true };
      const pool = sheet.poolSize === null ? '∞' : `${sheet.poolSize}`;
      ink.text(sheet.convention === null ? '' : pool, { x: middle[0], y: middle[1] + 3.6 }, size, 'centre');
    },
  };
}

function linesOfFour(ink: Setting['ink'], x: number, y: number): void {
  const look = { weight: 0.7, colour: '#222222' };
  for (const inset of [0, WHISTS, POOLS]) {
    ink.frame({ x: x + inset, y: y + inset, width: SIZE - 2 * inset, height: SIZE - 2 * inset }, look);
  }
  ink.line([x, y], [x + SIZE, y + SIZE], look);
  ink.line([x + SIZE, y], [x, y + SIZE], look);
}

function linesOfThree(ink: Setting['ink'], x: number, y: number): void {
  const look = { weight: 0.7, colour: '#222222' };
  ink.frame({ x, y, width: SIZE, height: SIZE }, look);
  for (const inset of [WHISTS, POOLS]) {
    ink.line([x + inset, y], [x + inset, y + SIZE - inset], look);
    ink.line([x + inset, y + SIZE - inset], [x + SIZE - inset, y + SIZE - inset], look);
    ink.line([x + SIZE - inset, y + SIZE - inset], [x + SIZE - inset, y], look);
  }
  const middle: [number, number] = [x + SIZE / 2, y + SIZE / 2];
  ink.line([middle[0], y], middle, look);
  ink.line(middle, [x, y + SIZE], look);
  ink.line(middle, [x + SIZE, y + SIZE], look);
}

/** A player's part, drawn as the one below; of who sits above, mirrored upwards without being upside down. */
function paintPart(
  ink: Setting['ink'],
  say: Setting['say'],
  { seat, name, pool, mountain, whists, balance }: SheetShown['players'][number],
  players: number,
  x: number,
  y: number,
  isAbove: boolean,
): void {
  const at = (fromEdge: number, size: number) => (isAbove ? y + fromEdge : y + SIZE - fromEdge) + size * 0.36;
  const middle = x + SIZE / 2;
  const figure = { size: 7.5 };
  const others = players - 1;
  const strip = (SIZE - WHISTS) / others;
  for (const [index, { chain }] of whists.entries()) {
    const place = isAbove ? SIZE - (WHISTS / 2 + (index + 0.5) * strip) : WHISTS / 2 + (index + 0.5) * strip;
    const told = lastOf(ink, chain, strip - 14, figure);
    ink.text(told, { x: x + place, y: at(WHISTS / 2, figure.size) }, figure, 'centre');
  }
  for (let index = 1; index < others; index++) {
    const tick = x + WHISTS / 2 + index * strip;
    const [from, to] = isAbove ? [y, y + WHISTS] : [y + SIZE - WHISTS, y + SIZE];
    ink.line([tick, from], [tick, to], { weight: 0.5 });
  }
  ink.text(
    lastOf(ink, pool, SIZE - 2 * POOLS, figure),
    { x: middle, y: at((WHISTS + POOLS) / 2, figure.size) },
    figure,
    'centre',
  );
  ink.text(
    lastOf(ink, mountain, SIZE - 2 * (POOLS + 12) - 16, figure),
    { x: middle, y: at(POOLS + 12, figure.size) },
    figure,
    'centre',
  );
  const face = { size: 8.5, bold: true };
  const called = name === '' ? say(`${seat}_name`) : name;
  ink.text(
    fittedNames(ink, { names: [called] }, SIZE - 2 * (POOLS + 27) - 18, face),
    { x: middle, y: at(POOLS + 27, face.size) },
    face,
    'centre',
  );
  if (balance !== null) {
    ink.text(signedPoints(balance, say), { x: middle, y: at(POOLS + 40, 8) }, { size: 8 }, 'centre');
  }
}

/** The last figures of a column, as many as fit: those before are crossed out anyway. */
function lastOf(ink: Setting['ink'], chain: string, width: number, face: { readonly size: number }): string {
  const figures = chain.split('.');
  let shown = figures.pop() ?? '';
  while (figures.length > 0) {
    const longer = `${figures.at(-1)!}.${shown}`;
    if (ink.width(`…${longer}`, face) > width) return `…${shown}`;
    shown = longer;
    figures.pop();
  }
  return shown;
}
