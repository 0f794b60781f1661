import { vulnerabilityOf } from '#cards';
import { scoreLines, scoresGiven } from '#scoring';
import type { BoardShown } from '../documents/board-shown.js';
import type { LineOfTraveller } from '../documents/score-card.js';
import type { DocumentOf } from '../documents/print-document.js';
import { numbersText, signed } from '../texts/figures.js';
import type { Block } from '../kit/block.js';
import { paintBoard } from '../kit/compass.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column, type Row } from '../kit/table.js';
import { flowing, gap, paragraph } from '../layout/laid.js';
import type { PlacedPaper, Setting } from '../layout/setting.js';
import { givenToBoth, playedText, ruledOnText, ruledText } from './effect-text.js';
import { roomScore, roomText, WON, wonText } from './match-text.js';
import { awardText, contractText, marksBelow, namesOf, unitText } from './parts.js';

type Travellers = DocumentOf<'travellers'>;
type OfField = Extract<Travellers, { kind: 'field' }>;
type OfMatches = Extract<Travellers, { kind: 'matches' }>;

/** A board, the table beside its deal, and what is told below that. */
interface Traveller {
  readonly shown: BoardShown;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly told: readonly string[];
}

/** How much of the width boards without a deal take: their number, dealer and vulnerability. */
const WITHOUT_DEAL = 84;
const BETWEEN = 12;
/** A deal, as large as it can be read across a table. */
const DEAL = { width: 186, height: 124 };

/**
 * The travellers: each board with its deal, and beside it a line for each table, the best for North-South first; of teams
 * a line for each match with both its rooms.
 */
export function travellers(document: Travellers, setting: Setting): PlacedPaper {
  const { say } = setting;
  const { boards, hidden } = document;
  const all =
    document.kind === 'field'
      ? document.boards.map((board) => ofField(board, document.unit, setting))
      : document.boards.map((board) => ofMatches(board, document.unit, setting));
  const beside = boards.some(({ deal }) => deal !== null) ? DEAL.width + BETWEEN : WITHOUT_DEAL;
  return flowing(
    setting,
    say(boards.length === 1 ? 'traveller' : 'travellers'),
    (width) => [
      ...(hidden.length > 0
        ? paragraph(setting, say('hidden', { boards: numbersText(hidden) }), width, { size: 8 })
        : []),
      ...all.flatMap((one, index) => [
        ...(index > 0 ? [gap(10)] : []),
        ...traveller(one, { width, beside }, setting),
      ]),
    ],
    { landscape: true },
  );
}

function ofField(board: OfField['boards'][number], unit: OfField['unit'], setting: Setting): Traveller {
  const { say } = setting;
  return {
    shown: board,
    columns: [
      { title: say('table'), width: 34 },
      { title: say('NS'), width: 1, grows: true },
      { title: say('EW'), width: 1, grows: true },
      { title: say('contract'), width: 60, wraps: true },
      { title: say('score'), width: board.lines.some(({ ruled }) => ruled) ? 70 : 40, align: 'right' },
      { title: `${say('NS')} ${unitText(unit, say)}`, width: 54, align: 'right' },
      { title: `${say('EW')} ${unitText(unit, say)}`, width: 54, align: 'right' },
    ],
    rows: board.lines.map((line) => rowOf(line, board.board, unit, setting)),
    told: toldBelow(board.lines, setting),
  };
}

function ofMatches(board: OfMatches['boards'][number], unit: OfMatches['unit'], { say }: Setting): Traveller {
  const [won, lost] = WON[unit];
  return {
    shown: board,
    columns: [
      { title: say('team'), width: 1, grows: true },
      { title: say('against'), width: 1, grows: true },
      { title: say('table'), width: 44 },
      { title: say('openRoom'), width: 60, wraps: true },
      { title: say('score'), width: 40, align: 'right', padding: 12 },
      { title: say('closedRoom'), width: 60, wraps: true },
      { title: say('score'), width: 40, align: 'right' },
      { title: say('difference'), width: 50, align: 'right' },
      { title: say(won), width: 48, align: 'right', bold: true },
      { title: say(lost), width: 48, align: 'right', bold: true },
    ],
    rows: board.matches.map(({ home, away, tables, open, closed, difference, won: points }) => ({
      cells: [
        namesOf(home),
        namesOf(away),
        `${tables.open}, ${tables.closed}`,
        roomText(open, say),
        roomScore(open),
        roomText(closed, say),
        roomScore(closed),
        difference === null ? '' : signed(difference),
        wonText(points.home, say),
        wonText(points.away, say),
      ],
    })),
    told: board.matches.flatMap(({ tables, open, closed }) =>
      (
        [
          [tables.open, open],
          [tables.closed, closed],
        ] as const
      ).flatMap(([table, { ruled }]) => (ruled ? [ruledAt(table, ruled, say)] : [])),
    ),
  };
}

function traveller(
  { shown: board, columns, rows: lines, told }: Traveller,
  { width, beside }: { readonly width: number; readonly beside: number },
  setting: Setting,
): Flowing[] {
  const { ink, say } = setting;
  const rows = tableRows(ink, columns, lines, { width: width - beside, size: 8.5, leading: 1.25 });
  const deep = board.deal === null ? 34 : DEAL.height + 4;
  // It takes no room of its own, as the lines stand beside it.
  const shown: Flowing = {
    height: 0,
    withNext: true,
    paint: (x, y) => paintBoard(ink, say, board, { x: x - 4, y: y - 2, ...DEAL }),
  };
  const head = rows[0]?.head;
  const below = told.flatMap((text) => paragraph(setting, text, width - beside, { size: 7.5 }));
  const blocks = [...rows, ...below];
  const taken = (head?.height ?? 0) + blocks.reduce((sum, { height }) => sum + height, 0);
  return [
    shown,
    ...together(movedBy(beside, blocks), deep),
    ...(taken < deep ? [{ height: deep - taken, paint: () => undefined }] : []),
  ];
}

/** What was ruled and what the marks of awards mean. */
function toldBelow(lines: readonly LineOfTraveller[], { say }: Setting): string[] {
  return [
    ...lines.flatMap(({ table, ruled, result, score }) =>
      ruled ? [ruledAt(table, ruled, say, playedText(result, score, say))] : [],
    ),
    ...marksBelow(
      lines.flatMap(({ awards }) => [awards.NS, awards.EW]),
      say,
    ),
  ];
}

function ruledAt(
  table: string,
  { given, law }: NonNullable<LineOfTraveller['ruled']>,
  say: Setting['say'],
  played = '',
): string {
  return ruledText({ where: say('tableOf', { table }), given: givenToBoth(given, say), law, played }, say);
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

/** What stands in the place of a score, for both sides: one under the other where it is weighted. */
function scoresRuled(
  { NS, EW }: NonNullable<LineOfTraveller['ruled']>['given'],
  board: number,
  say: Setting['say'],
): readonly string[] {
  const vulnerability = vulnerabilityOf(board);
  return scoreLines(
    { NS: scoresGiven(NS, vulnerability), EW: scoresGiven(EW, vulnerability) },
    { signed, percent: (figure) => say('inPercent', { figure }), NS: say('NS'), EW: say('EW') },
  );
}

function rowOf(
  { table, ns, ew, result, score, notPlayed, ruled, awards }: LineOfTraveller,
  board: number,
  unit: OfField['unit'],
  { say }: Setting,
): Row {
  return {
    cells: [
      table,
      ns.flatMap(namesOf),
      ew.flatMap(namesOf),
      ruled ? ruledOnText(say) : notPlayed ? say('notPlayed') : contractText(result, say),
      ruled ? scoresRuled(ruled.given, board, say) : score === null ? '' : signed(score),
      awardText(awards.NS, unit, say),
      awardText(awards.EW, unit, say),
    ],
  };
}
