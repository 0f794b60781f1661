import type { DocumentOf } from '../documents/print-document.js';
import type { EntryLine } from '../documents/seating.js';
import { bySurname, type BySurname } from '../kit/by-surname.js';
import { tableRows, type Cell, type Column } from '../kit/table.js';
import { flowing } from '../layout/laid.js';
import type { PlacedPaper, Setting } from '../layout/setting.js';

/** Everybody who has entered, a line each by surname, with whom, the number, a team's name and the first table, and room to tick who is there. */
export function entryList({ entries, of }: DocumentOf<'entry-list'>, setting: Setting): PlacedPaper {
  const { ink, say, compare } = setting;
  const isClassed = entries.some(({ as }) => as !== '');
  const isNamed = entries.some(({ team }) => team !== undefined);
  const columns: Column[] = [
    { title: say('player'), width: 1, grows: true, bold: true },
    ...(of === 'pairs' ? [{ title: say('with'), width: 1, grows: true }] : []),
    { title: say(of === 'teams' ? 'team' : 'number'), width: isNamed ? 150 : 50 },
    ...(isClassed ? [{ title: say('category'), width: 90 }] : []),
    { title: say('tableOne'), width: 80 },
    { title: say('there'), width: 44, align: 'centre' },
  ];
  const rows = entries
    .flatMap(linesOf)
    .toSorted((one, other) => compare(one.name.key, other.name.key))
    .map(({ name, beside, entry: { number, team, as, table } }) => ({
      cells: [
        { names: [name.shown] },
        ...(of === 'pairs' ? [{ names: beside }] : []),
        team === undefined ? number : { names: [team], number, isTeams: true },
        ...(isClassed ? [as] : []),
        table,
        '☐',
      ] satisfies Cell[],
    }));
  return flowing(setting, say('entryList'), (width) =>
    tableRows(ink, columns, rows, { width, size: 10, leading: 1.6 }),
  );
}

interface LineOfList {
  readonly name: BySurname;
  /** The others of the entry, as they are called. */
  readonly beside: readonly string[];
  readonly entry: EntryLine;
}

/** A line for each player; one for an entry of which nobody is known. */
function linesOf(entry: EntryLine): LineOfList[] {
  if (entry.names.length === 0) return [{ name: { shown: '–', key: '' }, beside: [], entry }];
  return entry.names.map((name, index) => ({
    name: bySurname(name),
    beside: entry.names.toSpliced(index, 1),
    entry,
  }));
}
