import type { DocumentOf } from '../documents/print-document.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing } from '../laid.js';
import type { PaperLaid, Setting } from '../setting.js';

/** Who has entered, by name, with the number and the first table, and room to tick who is there. */
export function entryList({ entries, alone }: DocumentOf<'entry-list'>, setting: Setting): PaperLaid {
  const { ink, say, compare } = setting;
  const isClassed = entries.some(({ as }) => as !== '');
  const columns: Column[] = [
    { title: say('number'), width: 46 },
    { title: say(alone ? 'player' : 'pair'), width: 1, grows: true },
    ...(isClassed ? [{ title: say('category'), width: 90 }] : []),
    { title: say('tableOne'), width: 80 },
    { title: say('there'), width: 44, align: 'centre' },
  ];
  const rows = entries
    .toSorted((one, other) => compare(one.names.join(' '), other.names.join(' ')))
    .map(({ number, names, as, table }) => ({
      cells: [number, { names }, ...(isClassed ? [as] : []), table, '☐'],
    }));
  return flowing(setting, say('entryList'), (width) =>
    tableRows(ink, columns, rows, { width, size: 10, leading: 1.6 }),
  );
}
