import type { DocumentOf } from '../documents/print-document.js';
import { decimalsOf, decimalText, pointsText, signedDecimals } from '../figures.js';
import type { Flowing } from '../kit/flow.js';
import { inParts } from '../kit/in-parts.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, gap, paragraph } from '../laid.js';
import { body, type PaperLaid, type Setting } from '../setting.js';
import { placeColumn, standsText } from './parts.js';
import { rankedBeside } from './standings.js';

type Contest = DocumentOf<'contest'>;
type Line = Contest['lines'][number];

const GOES_ON = '→';
/** Of what stands in a line, in points; of the names what they are to have at least. */
const WIDTHS = { place: 36, goesOn: 16, carried: 64, session: 56, total: 60, masterPoints: 66, names: 190 };

/** The standing of a contest: its sessions side by side with their days, what is brought along, and the total. */
export function contest(document: Contest, setting: Setting): PaperLaid {
  const { say } = setting;
  const { sessions, stands, lines, tables } = document;
  const others = Object.values(columnsBeside(document)).reduce((sum, width) => sum + width, 0);
  const fitting = (width: number) =>
    Math.max(1, Math.floor((width - WIDTHS.names - others) / WIDTHS.session));
  // Upright where all sessions stand side by side; where they do not so much as fit lying, they are continued below.
  const isWide = fitting(body(setting).width) < sessions.length;
  const told = [
    ...(lines.some(({ goesOn }) => goesOn) ? [`${GOES_ON} ${say('qualifies')}`] : []),
    ...(lines.some((line) => line.sessions.some((own) => own?.counts === false)) ? [say('notCounted')] : []),
  ];
  return flowing(
    setting,
    document.title,
    (width) => [
      ...paragraph(setting, standsText(stands, say), width, { colour: '#333333' }),
      ...(told.length > 0 ? paragraph(setting, told.join(' · '), width, { size: 8 }) : []),
      ...inParts(sessions.length, fitting(width)).flatMap((part) => [
        gap(6),
        ...standing(document, part, setting, { width, size: isWide ? 8.5 : 9.5 }),
      ]),
      ...rankedBeside(tables, setting, width),
    ],
    { landscape: isWide },
  );
}

/** How wide the columns beside names and sessions are; 0 of what nobody has. */
function columnsBeside({ lines }: Contest) {
  const widthOf = (column: 'goesOn' | 'carried' | 'masterPoints', is: (line: Line) => boolean) =>
    lines.some(is) ? WIDTHS[column] : 0;
  return {
    place: WIDTHS.place,
    goesOn: widthOf('goesOn', (line) => line.goesOn),
    carried: widthOf('carried', (line) => line.carried !== null),
    total: WIDTHS.total,
    masterPoints: widthOf('masterPoints', (line) => line.masterPoints !== null),
  };
}

/** The lines with some of the sessions. */
function standing(
  document: Contest,
  [from, to]: readonly [number, number],
  setting: Setting,
  look: { readonly width: number; readonly size: number },
): Flowing[] {
  const { ink, say, dayText } = setting;
  const { sessions, totalIn, lines } = document;
  const { goesOn, carried, total, masterPoints: worth } = columnsBeside(document);
  // Of a column all figures have as many decimals, so that they line up.
  const figures = lines.flatMap((line) => [
    ...line.sessions.flatMap((own) => own?.score ?? []),
    ...[line.total, line.carried].filter((each) => each !== null),
  ]);
  const decimals = totalIn === 'percent' ? 2 : Math.max(0, ...figures.map(decimalsOf));
  const figureText = (exact: string) => decimalText(exact, decimals, say);
  const sessionText = ({ score, counts }: NonNullable<Line['sessions'][number]>) =>
    counts ? figureText(score) : `(${figureText(score)})`;
  const right = (title: string, width: number): Column => ({ title, width, align: 'right' });
  const columns: Column[] = [
    placeColumn(say),
    ...(goesOn > 0 ? [{ title: '', width: goesOn, padding: 2 }] : []),
    { title: say('overall'), width: 1, grows: true },
    ...(carried > 0 ? [right(say('carried'), carried)] : []),
    ...sessions.slice(from, to).map(({ session, day }) => {
      const on = day === null ? [] : [dayText(day, 'short')];
      return right([say('sessionShort', { session }), ...on].join('\n'), WIDTHS.session);
    }),
    { ...right(totalIn === 'percent' ? `${say('total')} %` : say('total'), total), bold: true },
    ...(worth > 0 ? [right(say('masterPoints'), worth)] : []),
  ];
  const rows = lines.map((line) => ({
    cells: [
      line.place ?? '–',
      ...(goesOn > 0 ? [line.goesOn ? GOES_ON : ''] : []),
      { names: line.names, ...(line.names.length === 0 && { number: line.number }) },
      ...(carried > 0 ? [line.carried === null ? '' : signedDecimals(line.carried, decimals, say)] : []),
      ...line.sessions.slice(from, to).map((own) => (own === null ? '–' : sessionText(own))),
      line.total === null ? '–' : figureText(line.total),
      ...(worth > 0 ? [line.masterPoints === null ? '' : pointsText(line.masterPoints, say)] : []),
    ],
  }));
  return tableRows(ink, columns, rows, look);
}
