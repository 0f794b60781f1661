import type { DocumentOf } from '../documents/print-document.js';
import { decimalText, pointsText, signedPoints } from '../figures.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, gap, paragraph } from '../laid.js';
import type { PaperLaid, Setting } from '../setting.js';
import { rankedBeside } from './standings.js';

/** The standing of a contest: its sessions side by side, what is brought along, and the total. */
export function contest(document: DocumentOf<'contest'>, setting: Setting): PaperLaid {
  const { ink, say } = setting;
  const { sessions, totalIn, final, lines, tables } = document;
  const carried = lines.some((line) => line.carried !== null);
  const worth = lines.some(({ masterPoints }) => masterPoints !== null);
  const isWide = sessions.length > 5;
  const columns: Column[] = [
    { title: say('place'), width: 28, align: 'right' },
    { title: say('overall'), width: 1, grows: true },
    ...(carried ? [{ title: '+', width: 44, align: 'right' as const }] : []),
    ...sessions.map((session) => ({
      title: say('sessionShort', { session }),
      width: 54,
      align: 'right' as const,
    })),
    { title: say('total'), width: 60, align: 'right', bold: true },
    ...(worth ? [{ title: say('masterPoints'), width: 60, align: 'right' as const }] : []),
  ];
  const totalText = (exact: string) =>
    totalIn === 'percent' ? decimalText(exact, 2, say) : pointsText(exact, say);
  const sessionText = ({ score, counts }: { readonly score: string; readonly counts: boolean }) =>
    counts ? totalText(score) : `(${totalText(score)})`;
  const rows = lines.map((line) => ({
    cells: [
      line.place ?? '–',
      {
        names: line.names,
        number: line.names.length === 0 || line.goesOn ? mark(line.number, line.goesOn) : line.number,
      },
      ...(carried ? [line.carried === null ? '' : signedPoints(line.carried, say)] : []),
      ...line.sessions.map((own) => (own === null ? '–' : sessionText(own))),
      line.total === null ? '–' : totalText(line.total),
      ...(worth ? [line.masterPoints === null ? '' : pointsText(line.masterPoints, say)] : []),
    ],
  }));
  return flowing(
    setting,
    document.title,
    (width) => [
      ...paragraph(setting, say(final ? 'final' : 'soFar'), width, { colour: '#333333' }),
      ...(lines.some(({ goesOn }) => goesOn)
        ? paragraph(setting, `→ ${say('qualifies')}`, width, { size: 8 })
        : []),
      gap(6),
      ...tableRows(ink, columns, rows, { width, size: isWide ? 8 : 9.5 }),
      ...rankedBeside(tables, setting, width),
    ],
    { landscape: isWide },
  );
}

function mark(number: string, goesOn: boolean): string {
  return goesOn ? `→ ${number}`.trimEnd() : number;
}
