import type { SessionStandings } from '#tournament';

type MasterPoints = NonNullable<SessionStandings['masterPoints']>;

const DECIMAL = /^(0|[1-9]\d{0,6})(\.\d{1,4})?$/;

/** A table of what places are worth as people write it, a line for each size of field: `8: 0.75, 0.5, 0.25`. */
export function masterPointsText({ rows }: Pick<MasterPoints, 'rows'>): string {
  return rows.map(({ contestants, points }) => `${contestants}: ${points.join(', ')}`).join('\n');
}

/** The rows that were written; nothing where a line is none. An empty text is a table without rows. */
export function masterPointRows(text: string): MasterPoints['rows'] | undefined {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, contestants = '', list = ''] = /^(\d{1,4})\s*:\s*(.+)$/.exec(line) ?? [];
      const points = list.split(',').map((each) => each.trim());
      const fits = Number(contestants) >= 1 && points.every((each) => DECIMAL.test(each));
      return fits ? { contestants: Number(contestants), points } : undefined;
    });
  return rows.every((row) => row !== undefined) ? rows : undefined;
}
