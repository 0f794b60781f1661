import type { DocumentOf } from '../documents/print-document.js';
import type { AwardShown } from '../documents/result-shown.js';
import { decimalText, pointsText, signedPoints } from '../figures.js';
import type { Flowing } from '../kit/flow.js';
import { inParts } from '../kit/in-parts.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, gap, headingBlock, paragraph } from '../laid.js';
import type { PaperLaid, Setting } from '../setting.js';
import {
  figureText,
  figureTitle,
  formMark,
  placeColumn,
  progressText,
  rankingTitle,
  whoCells,
  whoColumns,
} from './parts.js';
import { substitutesBelow } from './substitutes-below.js';

type Recap = DocumentOf<'recap'>;

/** Place, number, figure and at least some of the names, in points. */
const BESIDE = 218;
const PADDING = 3;
const CALLED = { pairs: 'pair', players: 'player', teams: 'team' } as const;
const [SMALL, USUAL] = [7, 8];
const WIDEST = 34;

/** The recap: everybody in the order of the standings, with what they have on each board. */
export function recap(document: Recap, setting: Setting): PaperLaid {
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
      const parts = inParts(boards.length, Math.max(1, Math.floor((width - BESIDE) / needed(widest, SMALL))));
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
  { of, boards, unit }: Recap,
  [from, to]: readonly [number, number],
  setting: Setting,
  { width, widest }: { readonly width: number; readonly widest: number },
): Flowing[] {
  const { ink, say } = setting;
  const own = boards.slice(from, to);
  const each = Math.min(WIDEST, (width - BESIDE) / Math.max(1, own.length));
  // Fewer boards leave room for larger figures.
  const size = each >= needed(widest, USUAL) + 4 ? USUAL : SMALL;
  const columns: Column[] = [
    placeColumn(say, 30),
    ...whoColumns(say(CALLED[of]), say, 34),
    { title: figureTitle(group.figureIn, say), width: 46, align: 'right', bold: true },
    ...own.map((board) => ({ title: `${board}`, width: each, align: 'right' as const, padding: PADDING })),
  ];
  const rows = group.rows.map((row) => ({
    cells: [
      row.place ?? '–',
      ...whoCells(row.who),
      row.figure === null ? '–' : figureText(row.figure, group.figureIn, say),
      ...row.boards.slice(from, to).map((award) => onBoard(award, unit, setting)),
    ],
  }));
  const title = rankingTitle(group, say);
  return [
    ...(title === '' ? [] : [headingBlock(setting, title, width, 10)]),
    ...tableRows(ink, columns, rows, { width, size, leading: 1.6 }),
  ];
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
