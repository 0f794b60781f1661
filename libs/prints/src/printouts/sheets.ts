import type { DocumentOf } from '../documents/print-document.js';
import type { SheetShown } from '../documents/sheet-shown.js';
import { flow, type Flowing } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { emptyPage, gap, headingBlock, paragraph } from '../layout/laid.js';
import { body, type PageLaid, type PlacedPaper, type Setting } from '../layout/setting.js';
import { sheetDrawing } from './sheet-drawing.js';
import { dealerOf, rectifiedTexts, sheetLineText, tricksOf, whistsText } from '../texts/sheet-line-text.js';
import { signatures } from './parts.js';

/** How large the drawing of a written sheet is, and of a form at least. */
const WRITTEN = 340;
const FORM = 290;
/** Between the lines of a form, as hands write. */
const BY_HAND = 21;
const HEAD_BY_HAND = 26;

/** Sheets of preferans (пульки): as they are written, or forms to be written by hand; a page for each table. */
export function sheets({ heading, sheets: all }: DocumentOf<'sheets'>, setting: Setting): PlacedPaper {
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
  const who = players.map(({ name, seat, signed }) => `${name || say(`${seat}_name`)}${signed ? ' ✓' : ''}`);
  const signed = signatures(setting, [...who, say('judge')], width);
  const before: Flowing[] = [
    headingBlock(setting, named, width, 13),
    ...(convention === null || !inSession ? [] : paragraph(setting, convention, width, { withNext: true })),
    { height: 6, withNext: true, paint: () => undefined },
  ];
  if (lines.length > 0) {
    const drawn = sheetDrawing(sheet, setting, { width, size: WRITTEN });
    return [...before, drawn, gap(6), ...written(sheet, setting, width), gap(14), signed];
  }
  // A form is one page, whatever the number of its deals: the drawing takes what the rows leave, and they what it leaves.
  const used = before.reduce((sum, block) => sum + block.height, 0) + HEAD_BY_HAND + signed.height + 20;
  const size = Math.max(FORM, Math.min(width * 0.92, height - used - room * BY_HAND));
  const row = Math.min(BY_HAND, (height - used - size) / room);
  const drawn = sheetDrawing(sheet, setting, { width, size });
  return [...before, drawn, gap(6), rowsByHand(sheet, setting, width, row), gap(8), signed];
}

/** The rows of a form. */
function rowsByHand(
  { players, room }: SheetShown,
  { ink, say }: Setting,
  width: number,
  row: number,
): Flowing {
  const each = 46;
  const dealer = 58;
  const wide = (width - 22 - dealer - players.length * each) / 2;
  const widths = [22, dealer, wide, wide, ...players.map(() => each)];
  // Seats tell players apart where names have no room.
  const titles = [
    '№',
    say('dealer'),
    say('game'),
    say('whisting'),
    ...players.map(({ seat }) => `${say('taken')} ${say(seat)}`),
  ];
  const face = { size: 7, bold: true };
  return {
    height: HEAD_BY_HAND + room * row,
    paint(x, y) {
      let left = x;
      const bottom = y + HEAD_BY_HAND + room * row;
      for (const [index, title] of titles.entries()) {
        const lines = ink.lines(title, widths[index]! - 6, face).slice(0, 3);
        for (const [at, line] of lines.entries()) ink.text(line, { x: left + 3, y: y + 8 + at * 8 }, face);
        ink.line([left, y], [left, bottom]);
        left += widths[index]!;
      }
      ink.line([left, y], [left, bottom]);
      ink.line([x, y], [left, y]);
      for (let index = 0; index <= room; index++) {
        const base = y + HEAD_BY_HAND + index * row;
        ink.line([x, base], [left, base]);
        if (index === room) break;
        const size = Math.min(8, row * 0.6);
        const at = base + row / 2 + size * 0.36;
        ink.text(`${index + 1}`, { x: x + 3, y: at }, { size });
        ink.text(say(players[index % players.length]!.seat), { x: x + 25, y: at }, { size });
      }
    },
  };
}

/** The lines as they were written: who dealt, what was played, who whisted, the tricks of each, and penalties. */
function written({ players, lines }: SheetShown, { ink, say }: Setting, width: number): Flowing[] {
  const columns: Column[] = [
    { title: '№', width: 26 },
    { title: say('dealer'), width: 58 },
    { title: say('lines'), width: 1, grows: true, wraps: true },
    { title: say('whists'), width: 96, wraps: true },
    ...players.map(({ seat }) => ({
      title: `${say('taken')} ${say(seat)}`,
      width: 46,
      align: 'right' as const,
    })),
  ];
  const rows = lines.map(({ line, what }) => {
    const tricks = tricksOf(what);
    const dealer = dealerOf(what);
    return {
      cells: [
        `${line}`,
        dealer === undefined ? '' : say(dealer),
        [sheetLineText(what, say), ...rectifiedTexts(what, say)],
        whistsText(what, say),
        ...players.map(({ seat }) => `${tricks[seat] ?? ''}`),
      ],
    };
  });
  return tableRows(ink, columns, rows, { width });
}
