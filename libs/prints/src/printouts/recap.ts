import { Rational } from '#scoring';
import type { DocumentOf } from '../documents/print-document.js';
import type { AwardShown } from '../documents/board-shown.js';
import { decimalText, pointsText, signedPoints } from '../texts/figures.js';
import { type Flowing, inParts } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, gap, headingBlock, paragraph } from '../layout/laid.js';
import type { PlacedPaper, Setting } from '../layout/setting.js';
import type { Say } from '../words/words.js';
import {
  figureText,
  figureTitle,
  formMark,
  placeColumn,
  progressText,
  rankingTitle,
  unitText,
  whoCells,
  whoColumns,
  substitutesBelow,
} from './parts.js';

type Recap = DocumentOf<'recap'>;

/** Place, number, figure and at least some of the names, in points. */
const BESIDE = 218;
const SO_FAR = 44;
const PADDING = 3;
const CALLED = { pairs: 'pair', players: 'player', teams: 'team' } as const;
const [SMALL, USUAL] = [7, 8];
const WIDEST = 34;

/** The recap: everybody in the order of the standings, with what they have on each board. */
export function recap(document: Recap, setting: Setting): PlacedPaper {
  const { say } = setting;
  const { boards, groups, progress } = document;
  const awards = groups.flatMap(({ rows }) => rows.flatMap((row) => row.boards));
  const below = [
    ...(awards.some((award) => award?.mark) ? [say('ruled')] : []),
    ...(awards.some((award) => award?.otherForm) ? [say('otherForm')] : []),
  ];
  return flowing(
    setting,
    say('recap'),
    (width) => {
      const widest = widestIn(document, setting);
      // As many boards as have room side by side; more are continued below with the names anew.
      const room = width - besideOf(document);
      const parts = inParts(boards.length, Math.max(1, Math.floor(room / needed(widest, SMALL))));
      return [
        ...paragraph(setting, progressText(progress, setting), width, { colour: '#333333' }),
        ...groups.flatMap((group) =>
          parts.flatMap((part) => [gap(8), ...groupRows(group, document, part, setting, { width, widest })]),
        ),
        ...substitutesBelow(
          groups.flatMap(({ rows }) => rows),
          setting,
          width,
        ),
        ...(below.length > 0 ? [gap(4), ...paragraph(setting, below.join(' '), width, { size: 7 })] : []),
      ];
    },
    { landscape: true },
  );
}

function groupRows(
  group: Recap['groups'][number],
  document: Recap,
  [from, to]: readonly [number, number],
  setting: Setting,
  { width, widest }: { readonly width: number; readonly widest: number },
): Flowing[] {
  const { ink, say } = setting;
  const { of, boards, unit, soFar = false } = document;
  const own = boards.slice(from, to);
  const each = Math.min(WIDEST, (width - besideOf(document)) / Math.max(1, own.length));
  // Fewer boards leave room for larger figures.
  const size = each >= needed(widest, USUAL) + 4 ? USUAL : SMALL;
  const columns: Column[] = [
    placeColumn(say, 30),
    ...whoColumns(say(CALLED[of]), say, 34),
    { title: totalTitle(group, document, say), width: 46, align: 'right', bold: true },
    ...(soFar
      ? [{ title: `${unitText(unit, say)} ${say('standsSoFar')}`, width: SO_FAR, align: 'right' as const }]
      : []),
    ...own.map((board) => ({ title: `${board}`, width: each, align: 'right' as const, padding: PADDING })),
  ];
  const rows = group.rows.map((row) => ({
    cells: [
      row.place ?? '–',
      ...whoCells(row.who),
      row.figure === null ? '–' : figureText(row.figure, group.figureIn, say),
      ...(soFar ? [soFarText(row.boards, unit, say)] : []),
      ...row.boards.slice(from, to).map((award) => onBoard(award, unit, setting)),
    ],
  }));
  const title = rankingTitle(group, say);
  return [
    ...(title === '' ? [] : [headingBlock(setting, title, width, 10)]),
    ...tableRows(ink, columns, rows, { width, size, leading: 1.6 }),
  ];
}

/** How much of the width stands beside the boards. */
function besideOf({ soFar }: Recap): number {
  return BESIDE + (soFar ? SO_FAR : 0);
}

/** In what the total is: the score of matches in the unit of their boards. */
function totalTitle({ figureIn }: Recap['groups'][number], { unit }: Recap, say: Say): string {
  return figureIn === 'score' ? unitText(unit, say) : figureTitle(figureIn, say);
}

/** What boards make together, as far as they were played. */
function soFarText(boards: readonly (AwardShown | null)[], unit: Recap['unit'], say: Say): string {
  const points = boards.flatMap((award) => (award === null ? [] : [Rational.parse(award.points)]));
  if (points.length === 0) return '–';
  const sum = Rational.sum(points).toString();
  return unit === 'imps' ? signedPoints(sum, say) : pointsText(sum, say);
}

/** Percent of the top without decimals, IMPs and points as they are. */
function onBoard(award: AwardShown | null, unit: Recap['unit'], { say }: Setting): string {
  if (award === null) return '';
  const mark = `${award.mark === null ? '' : '*'}${formMark(award)}`;
  if (unit === 'imps') return signedPoints(award.points, say) + mark;
  return (award.percent === null ? pointsText(award.points, say) : decimalText(award.percent, 0, say)) + mark;
}

/** How wide the widest of what stands on boards is, set in one point. */
function widestIn({ groups, unit }: Recap, setting: Setting): number {
  const texts = groups.flatMap(({ rows }) =>
    rows.flatMap((row) => row.boards.map((award) => onBoard(award, unit, setting))),
  );
  return Math.max(2, ...texts.map((text) => setting.ink.width(text, { size: 1 })));
}

/** How wide a board's column has to be for texts of a width. */
function needed(widest: number, size: number): number {
  return widest * size + PADDING + 0.1;
}
