import type { DocumentOf } from '../documents/print-document.js';
import type { RoundOfTable, SeatedAt } from '../documents/seating.js';
import { numbersText } from '../texts/figures.js';
import { space, stacked, type Block } from '../kit/block.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, widthsOf, type Cell, type Column } from '../kit/table.js';
import { flowing, framed, gap, paragraph } from '../layout/laid.js';
import { placeText, type PlacedPaper, type Setting } from '../layout/setting.js';
import { TURNED } from './guide-cards.js';
import { namesAlone } from './parts.js';

type TableCards = DocumentOf<'table-cards'>;

const PADDING = 8;
const SEATS = ['N', 'E', 'S', 'W'] as const;

/** A card for the middle of each table: who comes in each round, with which boards, and where all of them go next. */
export function tableCards(document: TableCards, setting: Setting): PlacedPaper {
  return flowing(setting, setting.say('tableCards'), (width) =>
    document.cards.flatMap((card, index): Flowing[] => [
      ...(index > 0 ? [gap(8)] : []),
      framed(setting, cardBlock(card, document, setting, width - 2 * PADDING), width, PADDING),
    ]),
  );
}

function cardBlock(
  { table, rounds }: TableCards['cards'][number],
  { heading, kind }: TableCards,
  setting: Setting,
  width: number,
): Block {
  const { ink, say } = setting;
  const face = { size: 17, bold: true };
  const small = { size: 7, colour: '#444444' };
  // Names of teams go on in further lines.
  const isOfTeams = rounds.some(({ seated }) => seated.some(({ who }) => who?.team !== undefined));
  const widthOfPair = isOfTeams ? 90 : 58;
  const columns: Column[] =
    kind === 'sheets'
      ? [
          { title: say('round'), width: 44 },
          ...SEATS.map((seat) => ({ title: say(`${seat}_name`), width: 1, grows: true })),
        ]
      : [
          { title: say('round'), width: 40 },
          { title: say('NS'), width: widthOfPair, bold: true },
          { title: say('EW'), width: widthOfPair, bold: true },
          { title: say('boards'), width: 1, grows: true },
          { title: say('nsTo'), width: 70 },
          { title: say('ewTo'), width: 70 },
          { title: say('boardsTo'), width: isOfTeams ? 84 : 100 },
        ];
  // Two lines a round at the most stand on a page, of teams three.
  const size = Math.max(5.5, Math.min(9.5, 540 / (rounds.length * (isOfTeams ? 3.9 : 2.6))));
  const widths = widthsOf(columns, width);
  const linesOf = (column: number, text: string) => ink.lines(text, widths[column]! - 6, { size });
  const rows = rounds.map((round) => ({
    cells: kind === 'sheets' ? seatsOfRound(round, setting) : cellsOf(round, table, linesOf, setting),
  }));
  const laid = tableRows(ink, columns, rows, { width, size, leading: 1.5 });
  return stacked([
    {
      height: 26,
      paint(x, y) {
        ink.text(say('tableOf', { table }), { x, y: y + 17 }, face);
        ink.text(
          placeText(heading, setting, { room: width * 0.6, face: small }),
          { x: x + width, y: y + 17 },
          small,
          'right',
        );
      },
    },
    ...(laid[0]?.head ? [laid[0].head] : []),
    ...laid,
    ...(rounds.some(({ turned }) => turned)
      ? [space(3), ...paragraph(setting, `${TURNED} ${say('turnedText')}`, width, { size: 7 })]
      : []),
  ]);
}

function seatsOfRound({ round, what, seated }: RoundOfTable, { say }: Setting): Cell[] {
  if (what === 'undrawn') return [`${round}`, say('notDrawn')];
  return [
    `${round}`,
    ...SEATS.map((seat) => {
      const there = seated.find((one) => one.seat === seat);
      return there?.who ? namesAlone(there.who) : '–';
    }),
  ];
}

function cellsOf(
  round: RoundOfTable,
  table: string,
  linesOf: (column: number, text: string) => readonly string[],
  { say }: Setting,
): Cell[] {
  const { what, seated, boards, fromRelay, sharedWith, turned, carries } = round;
  if (what === 'undrawn') return [`${round.round}`, say('notDrawn')];
  const of = (letters: readonly string[]) => seated.filter(({ seat }) => letters.includes(seat));
  const [ns, ew] = [of(['NS', 'N', 'S']), of(['EW', 'E', 'W'])];
  const called = ({ who, seat }: SeatedAt) =>
    who?.team === undefined
      ? `${seat.length === 1 ? `${say(seat)} ` : ''}${who === null ? '–' : who.number}`
      : { names: [who.team], isTeams: true as const };
  const goes = ({ next }: SeatedAt) => {
    if (next === null) return '–';
    if (next === 'sits-out') return say('sitsOut');
    return next.table === table ? say('stays', { side: say(next.at) }) : `${next.table} ${say(next.at)}`;
  };
  const remarks = [
    ...(fromRelay ? [say('fromRelay')] : []),
    ...(sharedWith.length > 0 ? [say('shared', { tables: sharedWith.join(', ') })] : []),
  ];
  const plays =
    what === 'plays'
      ? `${numbersText(boards)}${turned ? ` ${TURNED}` : ''}`
      : what === 'sits-out'
        ? say('sitsOut')
        : '–';
  const to = carries.map((carried) =>
    carried.to === null ? say('box') : carried.relay ? say('relayFor', { table: carried.to }) : carried.to,
  );
  return [
    `${round.round}`,
    ns.map(called),
    ew.map(called),
    linesOf(3, [plays, ...remarks].join(', ')),
    ns.map(goes),
    ew.map(goes),
    linesOf(6, to.join(', ') || '–'),
  ];
}
