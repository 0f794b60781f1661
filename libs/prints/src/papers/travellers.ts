import type { DocumentOf } from '../documents/print-document.js';
import type { LineOfTraveller } from '../documents/traveller-line.js';
import { numbersText, signed } from '../figures.js';
import type { Block } from '../kit/block.js';
import { paintBoard } from '../kit/compass.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column, type Row } from '../kit/table.js';
import { flowing, gap, paragraph } from '../laid.js';
import type { PaperLaid, Setting } from '../setting.js';
import { givenToBoth } from './effect-text.js';
import { awardText, contractText, marksBelow, namesOf, unitText } from './parts.js';

type Travellers = DocumentOf<'travellers'>;
type Traveller = Travellers['boards'][number];

/** How much of the width boards without a deal take: their number, dealer and vulnerability. */
const WITHOUT_DEAL = 84;
const BETWEEN = 12;
/** A deal, as large as it can be read across a table. */
const DEAL = { width: 186, height: 124 };

/** The travellers: each board with its deal, and beside it a line for each table, the best for North-South first. */
export function travellers(document: Travellers, setting: Setting): PaperLaid {
  const { say } = setting;
  const { boards, hidden } = document;
  const beside = boards.some(({ deal }) => deal !== null) ? DEAL.width + BETWEEN : WITHOUT_DEAL;
  return flowing(
    setting,
    say(boards.length === 1 ? 'traveller' : 'travellers'),
    (width) => [
      ...(hidden.length > 0
        ? paragraph(setting, say('hidden', { boards: numbersText(hidden) }), width, { size: 8 })
        : []),
      ...boards.flatMap((board, index) => [
        ...(index > 0 ? [gap(10)] : []),
        ...traveller(board, document.unit, { width, beside }, setting),
      ]),
    ],
    { landscape: true },
  );
}

function traveller(
  board: Traveller,
  unit: Travellers['unit'],
  { width, beside }: { readonly width: number; readonly beside: number },
  setting: Setting,
): Flowing[] {
  const { ink, say } = setting;
  const columns: Column[] = [
    { title: say('table'), width: 34 },
    { title: say('NS'), width: 1, grows: true },
    { title: say('EW'), width: 1, grows: true },
    { title: say('contract'), width: 60 },
    { title: say('score'), width: 40, align: 'right' },
    { title: `${say('NS')} ${unitText(unit, say)}`, width: 54, align: 'right' },
    { title: `${say('EW')} ${unitText(unit, say)}`, width: 54, align: 'right' },
  ];
  const rows = tableRows(
    ink,
    columns,
    board.lines.map((line) => rowOf(line, unit, setting)),
    { width: width - beside, size: 8.5, leading: 1.25 },
  );
  const deep = board.deal === null ? 34 : DEAL.height + 4;
  // It takes no room of its own, as the lines stand beside it.
  const shown: Flowing = {
    height: 0,
    withNext: true,
    paint: (x, y) => paintBoard(ink, say, board, { x: x - 4, y: y - 2, ...DEAL }),
  };
  const head = rows[0]?.head;
  const told = toldBelow(board, setting, width - beside);
  const lines = [...rows, ...told];
  const taken = (head?.height ?? 0) + lines.reduce((sum, { height }) => sum + height, 0);
  return [
    shown,
    ...together(movedBy(beside, lines), deep),
    ...(taken < deep ? [{ height: deep - taken, paint: () => undefined }] : []),
  ];
}

/** What was ruled and what the marks of awards mean. */
function toldBelow({ lines }: Traveller, setting: Setting, width: number): Flowing[] {
  const { say } = setting;
  const told = [
    ...lines.flatMap(({ table, ruled }) =>
      ruled
        ? [
            say('ruledHere', {
              where: say('tableOf', { table }),
              given: givenToBoth(ruled.given, say),
              law: ruled.law,
            }),
          ]
        : [],
    ),
    ...marksBelow(
      lines.flatMap(({ awards }) => [awards.NS, awards.EW]),
      say,
    ),
  ];
  return told.flatMap((text) => paragraph(setting, text, width, { size: 7.5 }));
}

/** As many lines on one page as stand beside the deal; a line or two are no reason to turn over. */
function together(rows: readonly Flowing[], deep: number): Flowing[] {
  let height = 0;
  const last = rows.length - 1;
  return rows.map((row, index) => {
    height += row.height;
    const isBeside = height < deep || (index < last && rows.length <= MOST_TOGETHER);
    return { ...row, withNext: isBeside || index === last - 1 };
  });
}

/** Tables with more lines go on overleaf where they do not fit. */
const MOST_TOGETHER = 24;

/** Rows and their head further right. */
function movedBy(distance: number, rows: readonly Flowing[]): Flowing[] {
  const heads = new Map<Block, Block>();
  const moved = <Moved extends Block>(block: Moved): Moved => ({
    ...block,
    paint: (x, y) => block.paint(x + distance, y),
  });
  return rows.map((row) => {
    if (row.head === undefined) return moved(row);
    const head = heads.get(row.head) ?? moved(row.head);
    heads.set(row.head, head);
    return { ...moved(row), head };
  });
}

function rowOf(
  { table, ns, ew, result, score, notPlayed, awards }: LineOfTraveller,
  unit: Travellers['unit'],
  { say }: Setting,
): Row {
  return {
    cells: [
      table,
      ns.map(namesOf),
      ew.map(namesOf),
      notPlayed ? say('notPlayed') : contractText(result, say),
      score === null ? '' : signed(score),
      awardText(awards.NS, unit, say),
      awardText(awards.EW, unit, say),
    ],
  };
}
