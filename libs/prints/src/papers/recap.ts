import type { AwardShown, DocumentOf } from '../documents.js';
import { decimalText, pointsText, signedPoints } from '../figures.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, gap, headingBlock, paragraph } from '../laid.js';
import type { PaperLaid, Setting } from '../setting.js';
import { figureText, figureTitle, progressText, rankingTitle, whoCells, whoColumns } from './parts.js';

type Recap = DocumentOf<'recap'>;

/** As many boards stand side by side; more are continued below with the names anew. */
const MOST = 28;

/** The recap: everybody in the order of the standings, with what they have on each board. */
export function recap(document: Recap, setting: Setting): PaperLaid {
  const { say } = setting;
  const { boards, groups, progress } = document;
  const parts = inParts(boards.length);
  const isRuled = groups.some(({ rows }) => rows.some((row) => row.boards.some((award) => award?.mark)));
  return flowing(
    setting,
    say('recap'),
    (width) => [
      ...paragraph(setting, progressText(progress, say), width, { colour: '#333333' }),
      ...groups.flatMap((group) =>
        parts.flatMap((part) => [gap(8), ...groupRows(group, document, part, setting, width)]),
      ),
      ...(isRuled ? [gap(4), ...paragraph(setting, say('ruled'), width, { size: 7 })] : []),
    ],
    { landscape: true },
  );
}

function groupRows(
  group: Recap['groups'][number],
  { alone, boards, unit }: Recap,
  [from, to]: readonly [number, number],
  setting: Setting,
  width: number,
): Flowing[] {
  const { ink, say } = setting;
  const own = boards.slice(from, to);
  const each = Math.min(34, (width - 246) / Math.max(1, own.length));
  // Fewer boards leave room for larger figures.
  const size = each >= 28 ? 8 : 7;
  const columns: Column[] = [
    { title: say('place'), width: 24, align: 'right' },
    ...whoColumns(say(alone ? 'player' : 'pair'), say, 34),
    { title: figureTitle(group.figureIn, say), width: 46, align: 'right', bold: true },
    ...own.map((board) => ({ title: `${board}`, width: each, align: 'right' as const })),
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
  const mark = award.mark === null ? '' : '*';
  if (unit === 'imps') return signedPoints(award.points, say) + mark;
  return (award.percent === null ? pointsText(award.points, say) : decimalText(award.percent, 0, say)) + mark;
}

/** Boards in parts of equal length, none longer than what fits side by side. */
function inParts(boards: number): readonly (readonly [from: number, to: number])[] {
  const parts = Math.max(1, Math.ceil(boards / MOST));
  const length = Math.ceil(boards / parts);
  return Array.from(
    { length: parts },
    (_, index) => [index * length, Math.min(boards, (index + 1) * length)] as const,
  );
}
