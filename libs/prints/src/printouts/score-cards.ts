import { vulnerabilityOf } from '#cards';
import { scoreLinesOfSide, scoresGiven } from '#scoring';
import type { DocumentOf } from '../documents/print-document.js';
import type { LineOfCard, ScoreCard } from '../documents/score-card.js';
import { pointsText, signed } from '../texts/figures.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column, type Row } from '../kit/table.js';
import { flowing, gap, paragraph } from '../layout/laid.js';
import { flow } from '../kit/flow.js';
import { body, type PageLaid, type PlacedPaper, type Setting } from '../layout/setting.js';
import { givenText, playedText, ruledOnText, ruledText } from './effect-text.js';
import {
  awardText,
  contractText,
  figureText,
  figureTitle,
  marksBelow,
  namesAlone,
  namesOf,
  substitutesText,
  unitText,
} from './parts.js';
import { namesSet } from '../kit/fitted-names.js';
import { matchesOfCard } from './matches-of-card.js';
import { teamCard } from './team-cards.js';

type ScoreCards = DocumentOf<'score-cards'>;
type OfField = Extract<ScoreCards, { kind: 'field' }>;

/** Score cards of pairs, players and teams: short ones under each other, with a line to cut along; a long one has its pages for itself. */
export function scoreCards(document: ScoreCards, setting: Setting): PlacedPaper {
  const { ink, say } = setting;
  const title = say(document.cards.length === 1 ? 'scoreCard' : 'scoreCards');
  const box = body(setting);
  const inHalves = (blocks: readonly Flowing[]) => heightOf(blocks) + CUT <= box.height / 2;
  // Two stand on a page where their lines are set closer.
  const ways = LEADINGS.map((leading) =>
    document.kind === 'field'
      ? document.cards.map((one) => card(one, document, setting, box.width, leading))
      : document.cards.map((one) => teamCard(one, document, setting, { width: box.width, leading })),
  );
  const fitting = ways.find((way) => way.every(inHalves));
  const isShort = fitting !== undefined;
  const all = fitting ?? ways[0]!;
  if (isShort) {
    return flowing(setting, title, () =>
      all.map((blocks): Flowing => {
        const height = heightOf(blocks) + CUT;
        const [column] = flow(blocks, height);
        return {
          height,
          paint(x, y) {
            column?.forEach(({ block, y: top }) => block.paint(x, y + top));
            if (all.length > 1)
              ink.line([x, y + height - CUT / 2], [x + box.width, y + height - CUT / 2], { dashed: true });
          },
        };
      }),
    );
  }
  const pages = all.flatMap((blocks) =>
    flow(blocks, box.height).map((placed): PageLaid => ({
      landscape: false,
      paint: () => placed.forEach(({ block, y }) => block.paint(box.x, box.y + y)),
    })),
  );
  return { title, pages };
}

/** Between base lines, from what is best down to what can still be read. */
const LEADINGS = [1.4, 1.3, 1.2] as const;
/** Between two cards on a page. */
const CUT = 28;

/** Blocks under each other, with the head of their rows. */
function heightOf(blocks: readonly Flowing[]): number {
  const heads = new Set(blocks.flatMap(({ head }) => head ?? []));
  return [...blocks, ...heads].reduce((sum, { height }) => sum + height, 0);
}

function card(
  { who, standing, lines, matches = [] }: ScoreCard,
  { unit, alone }: OfField,
  setting: Setting,
  width: number,
  leading: number,
): Flowing[] {
  const { ink, say } = setting;
  const called = say(alone ? 'playerNumber' : 'pairNumber', { number: who.number });
  const large = { size: 15, bold: true };
  const titled =
    who.names.length > 0
      ? namesSet(ink, { names: who.names }, width, large)
      : { lines: [called], face: large };
  const title: Flowing = {
    height: 8 + titled.lines.length * 18,
    withNext: true,
    paint(x, y) {
      for (const [index, line] of titled.lines.entries())
        ink.text(line, { x, y: y + 16 + index * 18 }, titled.face);
    },
  };
  const facts = [
    ...(who.names.length > 0 ? [called] : []),
    ...(who.substitutes ? [say('substitutes', { list: substitutesText(who, say) })] : []),
    ...(standing?.place ? [say('placeTaken', { place: standing.place })] : []),
    ...(standing
      ? [`${figureTitle(standing.figureIn, say)} ${figureText(standing.figure, standing.figureIn, say)}`]
      : []),
    ...(standing && standing.penalties !== '0'
      ? [
          say('penaltyTaken', {
            unit: standing.figureIn === 'vp' ? figureTitle('vp', say) : unitText(unit, say),
            points: pointsText(standing.penalties, say),
          }),
        ]
      : []),
  ];
  const columns: Column[] = [
    { title: say('round'), width: 36 },
    { title: say('board'), width: 40 },
    { title: say('table'), width: 48 },
    ...(alone ? [{ title: say('with'), width: 1, grows: true }] : []),
    { title: say('against'), width: alone ? 1.4 : 1, grows: true },
    { title: say('contract'), width: 66, wraps: true },
    { title: say('ownScore'), width: 58, align: 'right' },
    { title: unitText(unit, say), width: 60, align: 'right' },
    ...(unit === 'imps' ? [] : [{ title: say('percent'), width: 48, align: 'right' as const, bold: true }]),
  ];
  return [
    title,
    ...paragraph(setting, facts.join(' · '), width, { size: 10, colour: '#333333', withNext: true }),
    gap(4),
    ...tableRows(
      ink,
      columns,
      lines.map((line) => rowOf(line, { unit, alone }, setting)),
      { width, size: 8.5, leading },
    ),
    ...toldBelow(lines, setting).flatMap((text) => paragraph(setting, text, width, { size: 7.5 })),
    ...(matches.length === 0 ? [] : matchesOfCard(matches, standing, setting, { alone, width, leading })),
  ];
}

/** What was ruled on the boards of a card, and what the marks of its awards mean. */
function toldBelow(lines: readonly LineOfCard[], { say }: Setting): string[] {
  const shown = lines.filter(({ what }) => what === 'shown');
  return [
    ...shown.flatMap(({ board, ruled, result, score }) => {
      if (!ruled) return [];
      const [where, given] = [say('onBoard', { board }), givenText(ruled.given, say)];
      return [ruledText({ where, given, law: ruled.law, played: playedText(result, score, say) }, say)];
    }),
    ...marksBelow(
      shown.map(({ award }) => award),
      say,
    ),
  ];
}

const NOT_SHOWN = {
  'sits-out': 'sitsOut',
  absent: 'notThere',
  undrawn: 'notDrawn',
  'not-played': 'notPlayed',
} as const;

function rowOf(line: LineOfCard, { unit, alone }: Pick<OfField, 'unit' | 'alone'>, { say }: Setting): Row {
  const { round, board, table, at, against, what } = line;
  const place = [table ?? '', at === null ? '' : say(at)].filter(Boolean).join(' ');
  const partner = alone ? [line.with === null ? '' : namesAlone(line.with)] : [];
  const many = against.flatMap(alone ? namesAlone : namesOf);
  const shown = what === 'shown';
  const result =
    what === 'shown'
      ? line.ruled
        ? ruledOnText(say)
        : contractText(line.result, say)
      : what === 'hidden'
        ? ''
        : say(NOT_SHOWN[what]);
  return {
    cells: [
      `${round}`,
      board === 0 ? '' : `${board}`,
      place,
      ...partner,
      many,
      result,
      shown ? ownScores(line, say) : '',
      shown ? awardText(line.award, unit, say) : '',
      ...(unit === 'imps' ? [] : [shown && line.award?.percent ? percent(line.award.percent, say) : '']),
    ],
  };
}

/** What counts for its own side: the score that was made, or those of a ruling under each other. */
function ownScores({ board, at, score, ruled }: LineOfCard, say: Setting['say']): string | readonly string[] {
  if (!ruled) return score === null ? '' : signed(score);
  const own = scoresGiven(ruled.given, vulnerabilityOf(board)).map((each) => ({
    ...each,
    score: at === 'EW' ? 0 - each.score : each.score,
  }));
  return scoreLinesOfSide(own, { signed, percent: (figure) => say('inPercent', { figure }) });
}

function percent(exact: string, say: Setting['say']): string {
  return figureText(exact, 'percent', say);
}
