import type { SectionData } from '../session/section/section-data.js';

type Row = SectionData['movement']['rows'][number];
type Play = Row[number];

/** A section as a draw of the numbers in it sees it. */
export type SectionToDraw = {
  readonly section: string;
  readonly movement: Pick<SectionData['movement'], 'rows' | 'rounds'>;
};

/** The sections of teams as a draw of their numbers sees them: whom each meets, both called by their numbers. */
export function teamsMeeting(sections: readonly SectionData[]): SectionToDraw[] {
  return sections.flatMap(({ section, movement: { teams, rounds, rows } }) => {
    if (!teams) return [];
    const numbers = rows.map((row) => row.map((play) => play && { ...play, ...numbersOf(play) }));
    const once = numbers.map((row, table) => meetingsOnce(row, numbers.slice(0, table)));
    return [{ section, movement: { rounds, rows: once } }];
  });
}

function numbersOf({ ns, ew }: NonNullable<Play>) {
  return { ns: ns.replace(/^\D+/, ''), ew: ew.replace(/^\D+/, '') };
}

/** A match of two tables in one round is one meeting: that of the table that comes first. */
function meetingsOnce(row: Row, before: readonly Row[]): Row {
  return row.map((play, round) => {
    const isOther = (other: Play | undefined) => other?.ns === play?.ew && other?.ew === play?.ns;
    return play && before.some((earlier) => isOther(earlier[round])) ? null : play;
  });
}
