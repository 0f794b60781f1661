import type { BoardPlan, Copy } from '../documents/board-plan.js';
import type { DocumentOf } from '../documents/print-document.js';
import { numbersText } from '../texts/figures.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, widthsOf, type Column, type Row } from '../kit/table.js';
import { flowing, gap, headingBlock, paragraph } from '../layout/laid.js';
import type { PlacedPaper, Setting } from '../layout/setting.js';

type Plans = DocumentOf<'board-plan' | 'caddy-plan' | 'duplication-plan'>;
type Move = BoardPlan['rounds'][number]['moves'][number];

/** A box to be ticked. */
const TICK = '☐';

/** What lies where at the start, and every move of boards. */
export function boardPlan(document: Plans, setting: Setting): PlacedPaper {
  return planned(document, setting, 'boardPlan', (plan, width) => [
    ...start(plan, setting, width),
    ...plan.rounds.flatMap(({ afterRound, moves }) => movesOf(afterRound, moves, moves, setting, width)),
    ...undrawn(plan, setting, width),
  ]);
}

/** What the caddy carries: what is not simply one table down, with what goes out of the box and back. */
export function caddyPlan(document: Plans, setting: Setting): PlacedPaper {
  const { say } = setting;
  return planned(document, setting, 'caddyPlan', (plan, width) => [
    ...plan.rounds.flatMap(({ afterRound, moves }) => {
      const toBox = moves.filter(({ to }) => to === null);
      const outOfBox = moves.filter(({ box }) => box);
      const down = moves.filter(isOneDown);
      const others = moves.filter((move) => move.to !== null && !move.box && !isOneDown(move));
      const told = [
        ...(down.length > 0 ? [say('down', { count: down.length })] : []),
        ...(toBox.length === 0
          ? []
          : toBox.length === moves.length
            ? [say('allToBox')]
            : [
                say('toBox', {
                  boards: boardsIn(toBox),
                  tables: toBox.map(({ from }) => from ?? '').join(', '),
                }),
              ]),
        ...(outOfBox.length === 0
          ? []
          : [
              say('outOfBox', {
                boards: boardsIn(outOfBox),
                tables: outOfBox.flatMap(({ to, sharedWith }) => [to ?? '', ...sharedWith]).join(', '),
              }),
            ]),
      ];
      return movesOf(afterRound, moves, others, setting, width, told);
    }),
    ...undrawn(plan, setting, width),
  ]);
}

/** How many copies of each board are to be made, with room to tick each. */
export function duplicationPlan(document: Plans, setting: Setting): PlacedPaper {
  const { ink, say } = setting;
  return planned(document, setting, 'duplicationPlan', (plan, width) => {
    const boards = plan.copies
      .flatMap(({ boards: own, copies }) => own.map((board) => ({ board, copies })))
      .toSorted((one, other) => one.board - other.board);
    const columns: Column[] = [
      { title: say('board'), width: 60, bold: true },
      { title: say('copies'), width: 60 },
      { title: say('done'), width: 1, grows: true },
      { title: say('preparedBy'), width: 150 },
    ];
    const rows = boards.map(({ board, copies }) => ({
      cells: [
        `${board}`,
        `${copies}`,
        Array.from({ length: copies }, (_, index) => `${TICK} ${index + 1}`).join('   '),
        '',
      ],
    }));
    return tableRows(ink, columns, rows, { width, size: 10, leading: 1.7 });
  });
}

function planned(
  { plans }: Plans,
  setting: Setting,
  title: 'boardPlan' | 'caddyPlan' | 'duplicationPlan',
  blocksOf: (plan: BoardPlan, width: number) => readonly Flowing[],
): PlacedPaper {
  const { say } = setting;
  return flowing(
    setting,
    say(title),
    (width) =>
      plans.flatMap((plan, index) => [
        ...(index > 0 ? [gap(14)] : []),
        ...(plans.length > 1
          ? [headingBlock(setting, say('section', { section: plan.sections.join(', ') }), width, 13)]
          : []),
        ...(plan.sections.length > 1
          ? paragraph(setting, say('together', { sections: plan.sections.join(', ') }), width)
          : []),
        ...blocksOf(plan, width),
      ]),
    { columns: title === 'duplicationPlan' ? 1 : 2 },
  );
}

function start({ setup, relays }: BoardPlan, setting: Setting, width: number): Flowing[] {
  const { ink, say } = setting;
  const columns: Column[] = [
    { title: say('table'), width: 84, bold: true },
    { title: say('boards'), width: 1, grows: true },
  ];
  const rows = setup.map((laid) => ({
    cells: [[laid.table, ...laid.sharedWith].join(' + '), copyText(laid, setting)],
  }));
  return [
    headingBlock(setting, say('atStart'), width),
    ...tableRows(ink, columns, rows, { width, size: 9.5 }),
    ...relays.flatMap(({ feeds, between: [one, other], atStart }) => {
      const there = numbersText(atStart.flatMap(({ boards }) => boards));
      const told = [
        say('relay', { one: one ?? feeds, other: other ?? feeds }),
        say('feeds', { table: feeds }),
        ...(there === '' ? [] : [say('onRelay', { boards: there })]),
      ];
      return paragraph(setting, told.join(' '), width);
    }),
    gap(8),
  ];
}

function movesOf(
  afterRound: number,
  all: readonly Move[],
  moves: readonly Move[],
  setting: Setting,
  width: number,
  told: readonly string[] = [],
): Flowing[] {
  const { ink, say } = setting;
  if (all.length === 0) return [];
  const columns: Column[] = [
    { title: '', width: 14 },
    { title: say('boards'), width: 1, grows: true, bold: true },
    { title: say('from'), width: 50 },
    { title: say('to'), width: 82 },
    { title: say('neededIn'), width: 46, align: 'right' },
  ];
  const size = 9;
  const widths = widthsOf(columns, width);
  const linesIn = (column: number, text: string) =>
    ink.lines(text, widths[column]! - 6, { size, bold: columns[column]!.bold ?? false });
  const rows = moves.map((move): Row => ({
    cells: [
      TICK,
      linesIn(1, copyText(move, setting)),
      linesIn(2, move.from ?? say(move.box ? 'box' : 'relayBeside')),
      linesIn(3, whither(move, setting)),
      move.neededIn === null ? '–' : `${move.neededIn}`,
    ],
  }));
  // Behind the last round, and where the next is not drawn, there is none that they go to.
  const isNeeded = all.some(({ neededIn }) => neededIn !== null);
  const title = isNeeded
    ? `${say('round')} ${afterRound} → ${afterRound + 1}`
    : say('behindRound', { round: afterRound });
  return [
    gap(6),
    headingBlock(setting, title, width),
    ...told.flatMap((text) => paragraph(setting, text, width, { withNext: rows.length > 0 })),
    ...(rows.length > 0 ? together(tableRows(ink, columns, rows, { width, size })) : []),
  ];
}

/** Above so many rows a table may go on in the next column: what is kept together has to fit. */
const KEPT_ROWS = 12;

/** A caddy takes a round at a glance: its rows stay in one column, with their heading, where they are few. */
function together(rows: readonly Flowing[]): Flowing[] {
  return rows.map((row, index) => ({
    ...row,
    withNext: rows.length <= KEPT_ROWS && index < rows.length - 1,
  }));
}

function whither({ to, relay, sharedWith }: Move, { say }: Setting): string {
  if (to === null) return say('box');
  return relay ? say('relayFor', { table: to }) : [to, ...sharedWith].join(' + ');
}

function undrawn({ undrawn: round }: BoardPlan, setting: Setting, width: number): Flowing[] {
  if (round === null) return [];
  return [gap(8), ...paragraph(setting, setting.say('undrawn', { round }), width)];
}

function isOneDown({ from, to, relay, caddy, sharedWith }: Move): boolean {
  return from !== null && to !== null && !relay && !caddy && sharedWith.length === 0;
}

function boardsIn(moves: readonly Move[]): string {
  return numbersText([...new Set(moves.flatMap(({ boards }) => boards))]);
}

function copyText({ boards, copy }: Copy, { say }: Setting): string {
  return copy === null ? numbersText(boards) : `${numbersText(boards)} (${say('copy', { copy })})`;
}
