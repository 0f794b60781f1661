import type { DocumentOf, LineOfTraveller } from '../documents.js';
import { numbersText, signed } from '../figures.js';
import { stacked, type Block } from '../kit/block.js';
import { boardFacts, COMPASS_HEIGHT, paintBoard } from '../kit/compass.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column, type Row } from '../kit/table.js';
import { flowing, gap, headingBlock, paragraph } from '../laid.js';
import type { PaperLaid, Setting } from '../setting.js';
import { awardText, namesOf, resultText, unitText } from './parts.js';

type Travellers = DocumentOf<'travellers'>;

/** The travellers: each board with its deal, then a line for each table, the best for North-South first. */
export function travellers(document: Travellers, setting: Setting): PaperLaid {
  const { say } = setting;
  return flowing(setting, say(document.boards.length === 1 ? 'traveller' : 'travellers'), (width) => [
    ...(document.hidden.length > 0
      ? paragraph(setting, say('hidden', { boards: numbersText(document.hidden) }), width, { size: 8 })
      : []),
    ...document.boards.flatMap((board, index) => [
      ...(index > 0 ? [gap(14)] : []),
      ...traveller(board, document.unit, setting, width),
    ]),
  ]);
}

function traveller(
  board: Travellers['boards'][number],
  unit: Travellers['unit'],
  setting: Setting,
  width: number,
): Flowing[] {
  const { ink, say } = setting;
  const title = `${say('board')} ${board.board} · ${boardFacts(board, say)}`;
  const columns: Column[] = [
    { title: say('table'), width: 34 },
    { title: say('NS'), width: 1, grows: true },
    { title: say('EW'), width: 1, grows: true },
    { title: say('contract'), width: 62 },
    { title: say('score'), width: 38, align: 'right' },
    { title: `${say('NS')} ${unitText(unit, say)}`, width: 52, align: 'right' },
    { title: `${say('EW')} ${unitText(unit, say)}`, width: 52, align: 'right' },
  ];
  const rows = tableRows(
    ink,
    columns,
    board.lines.map((line) => rowOf(line, unit, setting)),
    { width, size: 8.5 },
  );
  const deal: Block = {
    height: COMPASS_HEIGHT + 6,
    paint: (x, y) =>
      paintBoard(ink, say, board, { x: x - 4, y, width: 210, height: COMPASS_HEIGHT }, { headed: false }),
  };
  const head = headingBlock(setting, title, width);
  return [board.deal === null ? head : { ...stacked([head, deal]), withNext: true }, ...rows];
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
      notPlayed ? say('notPlayed') : resultText(result, say),
      score === null ? '' : signed(score),
      awardText(awards.NS, unit, say),
      awardText(awards.EW, unit, say),
    ],
  };
}
