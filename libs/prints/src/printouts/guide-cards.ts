import type { DocumentOf } from '../documents/print-document.js';
import type { Stop } from '../documents/seating.js';
import { numbersText } from '../texts/figures.js';
import { stacked, space, type Block } from '../kit/block.js';
import { faceFor, namesSet } from '../kit/fitted-names.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, framed, gap, paragraph } from '../layout/laid.js';
import { body, placeText, type PlacedPaper, type Setting } from '../layout/setting.js';
import { namesAlone, namesOf } from './parts.js';

type GuideCards = DocumentOf<'guide-cards'>;

const PADDING = 8;
const BETWEEN = 8;
/** Of what stands in cards, in points: as it is read with ease, and as small as it is made so that two stand above each other. */
const [USUAL, SMALL] = [8.5, 7];
/** And so that one of many rounds stands on a page. */
const SMALLEST = 5.5;

/** Stands at a round with its arrow switched, and before what that means. */
export const TURNED = '↻';

/** The guide cards: where each sits in each round, against whom, with which boards; to be cut and handed out. */
export function guideCards(document: GuideCards, setting: Setting): PlacedPaper {
  const { say } = setting;
  const laid = flowing(
    setting,
    say(document.cards.length === 1 ? 'guideCard' : 'guideCards'),
    (width) => {
      const inner = width - 2 * PADDING;
      const block = (card: GuideCards['cards'][number], most: number) => {
        const sizes = [most, SMALL, 6.2, SMALLEST].filter((size) => size <= most);
        const ways = sizes.map((size) => cardBlock(card, document, setting, { width: inner, size }));
        // Where a card has more rounds than a page has room for, names keep to one line.
        return (
          ways.find(({ height }) => height <= whole) ??
          cardBlock(card, document, setting, { width: inner, size: SMALLEST, oneLine: true })
        );
      };
      const blocks = (most: number) => document.cards.map((card) => block(card, most));
      const whole = body(setting).height - 2 * PADDING;
      const half = (whole - BETWEEN - 2 * PADDING) / 2;
      const [usual, small] = [blocks(USUAL), blocks(SMALL)];
      const isHalf = ({ height }: Block) => height <= half;
      const own = !usual.every(isHalf) && small.every(isHalf) ? small : usual;
      return own.flatMap((card, index): Flowing[] => [
        ...(index > 0 ? [gap(BETWEEN)] : []),
        framed(setting, card, width, PADDING),
      ]);
    },
    { columns: 2, between: 10 },
  );
  return laid;
}

function cardBlock(
  { who, stationary, stops }: GuideCards['cards'][number],
  { heading, alone }: GuideCards,
  setting: Setting,
  {
    width,
    size,
    oneLine = false,
  }: { readonly width: number; readonly size: number; readonly oneLine?: boolean },
): Block {
  const { ink, say } = setting;
  const titled = namesOf(who).flatMap((each) => {
    const face = faceFor(ink, each, width, { size: 11, least: 8.5, bold: true });
    const set = namesSet(ink, each, width, face);
    return set.lines.map((text) => ({ text, face: set.face }));
  });
  const title: Block = {
    height: 5 + titled.length * 13,
    paint(x, y) {
      for (const [index, { text, face }] of titled.entries())
        ink.text(text, { x, y: y + 11 + index * 13 }, face);
    },
  };
  // Who writes sheets meets three others, and has no boards.
  const paired = stops.some((stop) => stop.with !== null);
  const boards = stops.some((stop) => stop.boards.length > 0);
  const columns: Column[] = [
    { title: say('round'), width: 32 },
    { title: say('table'), width: stops.some(({ dealsFirst }) => dealsFirst) ? 92 : 48, bold: true },
    ...(paired ? [{ title: say('with'), width: 1, grows: true }] : []),
    { title: say(alone && !paired ? 'with' : 'against'), width: 1, grows: true },
    ...(boards ? [{ title: say('boards'), width: 40, align: 'right' as const }] : []),
  ];
  const rows = stops.map((stop) => ({ cells: cellsOf(stop, { alone, paired, boards }, setting) }));
  const table = tableRows(ink, columns, rows, { width, size, leading: 1.55, oneLine });
  const small = { size: 6.8, colour: '#444444' };
  return stacked([
    title,
    ...(stationary === null
      ? []
      : paragraph(setting, say('stationary', { table: stationary }), width, { size: 8 })),
    ...(table[0]?.head ? [table[0].head] : []),
    ...table,
    ...(stops.some(({ turned }) => turned)
      ? [space(3), ...paragraph(setting, `${TURNED} ${say('turnedText')}`, width, { size: 6.8 })]
      : []),
    {
      height: 12,
      paint: (x, y) =>
        ink.text(placeText(heading, setting, { room: width, face: small }), { x, y: y + 10 }, small),
    },
  ]);
}

function cellsOf(
  { round, what, table, at, ...stop }: Stop,
  { alone, paired, boards }: { readonly alone: boolean; readonly paired: boolean; readonly boards: boolean },
  { say }: Setting,
) {
  const words = { absent: 'notThere', undrawn: 'notDrawn', 'sits-out': 'sitsOut' } as const;
  const place = [
    table ?? (what === 'plays' ? '–' : ''),
    at === null ? '' : say(at),
    stop.turned ? TURNED : '',
  ]
    .filter(Boolean)
    .join(' ');
  const seat = [place, ...(stop.dealsFirst ? [say('dealsFirst')] : [])];
  if (what !== 'plays')
    return [`${round}`, place, ...(paired ? [''] : []), say(words[what]), ...(boards ? [''] : [])];
  return [
    `${round}`,
    seat,
    ...(paired ? [stop.with === null ? '' : namesAlone(stop.with)] : []),
    stop.against.flatMap(alone ? namesAlone : namesOf),
    ...(boards ? [numbersText(stop.boards)] : []),
  ];
}
