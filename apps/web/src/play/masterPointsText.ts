import type { SessionStandings } from '#tournament';
import { DECIMAL } from '../kit/exactNumber.js';

type MasterPoints = NonNullable<SessionStandings['masterPoints']>;

/** A table of what places are worth as people write it, a line for each size of field: `8: 0.75, 0.5, 0.25`. */
export function masterPointsText({ rows }: Pick<MasterPoints, 'rows'>): string {
  return rows.map(({ contestants, points }) => `${contestants}: ${points.join(', ')}`).join('\n');
}

/**
 * The points of places, first place first. Decimals have a point, or a comma where blanks or semicolons divide.
 *
 * @returns undefined where something is no number, or a later place is worth more: then a comma was read otherwise than meant
 */
function pointsIn(list: string): string[] | undefined {
  const divider = list.includes('.') || !/;|,\s/.test(list) ? /[,;]\s*/ : /;\s*|,\s+/;
  const points = list.split(divider).map((each) => each.trim().replace(',', '.'));
  const isRising = points.some((each, at) => at > 0 && Number(each) > Number(points[at - 1]));
  return isRising || !points.every((each) => DECIMAL.test(each)) ? undefined : points;
}

/** The rows that were written; nothing where a line is none. An empty text is a table without rows. */
export function masterPointRows(text: string): MasterPoints['rows'] | undefined {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, contestants = '', list = ''] = /^(\d{1,4})\s*:\s*(.+)$/.exec(line) ?? [];
      const points = pointsIn(list);
      return Number(contestants) >= 1 && points ? { contestants: Number(contestants), points } : undefined;
    });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}
