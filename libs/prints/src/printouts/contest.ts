import type { DocumentOf } from '../documents/print-document.js';
import { decimalsOf, decimalText, pointsText, signedDecimals } from '../texts/figures.js';
import { type Flowing, inParts } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { flowing, gap, paragraph } from '../layout/laid.js';
import { body, type PlacedPaper, type Setting } from '../layout/setting.js';
import { carryText } from '../texts/carry-text.js';
import { namesAlone, placeColumn, standsText } from './parts.js';
import { rankedBeside } from './standings.js';

type Contest = DocumentOf<'contest'>;
type Line = Contest['lines'][number];

const GOES_ON = '→';
/** Of what stands in a line, in points: at least what its figures take, so that none is cut; of the names likewise. */
const WIDTHS = {
  place: 36,
  goesOn: 16,
  carried: 64,
  penalties: 56,
  session: 56,
  total: 60,
  masterPoints: 66,
  names: 190,
};
const [UPRIGHT, LYING] = [9.5, 8.5];

/** The standing of a contest: its sessions side by side with their days, what is brought along, and the total. */
export function contest(document: Contest, setting: Setting): PlacedPaper {
  const { say } = setting;
  const { sessions, stands, lines, tables, carry } = document;
  const { session, ...beside } = columnsOf(document, setting);
  const others = Object.values(beside).reduce((sum, width) => sum + width, 0);
  const fitting = (width: number) => Math.max(1, Math.floor((width - WIDTHS.names - others) / session));
  // Upright where all sessions stand side by side; where they do not so much as fit lying, they are continued below.
  const isWide = fitting(body(setting).width) < sessions.length;
  const told = [
    ...(document.best === undefined ? [] : [say('bestCount', { count: document.best })]),
    ...(document.least === undefined ? [] : [say('leastCount', { count: document.least })]),
    ...(lines.some(({ goesOn }) => goesOn) ? [`${GOES_ON} ${say('qualifies')}`] : []),
    ...(lines.some((line) => line.sessions.some((own) => own?.counts === false)) ? [say('notCounted')] : []),
    ...(lines.some((line) => line.sessions.some((own) => own?.absent)) ? [say('absentScore')] : []),
    ...(carry ? [carryText(carry, document.totalIn, say)] : []),
  ];
  return flowing(
    setting,
    document.title,
    (width) => [
      ...paragraph(setting, standsText(stands, setting), width, { colour: '#333333' }),
      ...(told.length > 0 ? paragraph(setting, told.join(' · '), width, { size: 8 }) : []),
      ...inParts(sessions.length, fitting(width)).flatMap((part) => [
        gap(6),
        ...standing(document, part, setting, { width, size: isWide ? LYING : UPRIGHT }),
      ]),
      ...rankedBeside(tables, setting, width),
    ],
    { landscape: isWide },
  );
}

/** The figures of a contest as it writes them: of a column all have as many decimals, so that they line up. */
function figuresOf({ lines, totalIn }: Contest, say: Setting['say']) {
  const figures = lines.flatMap((line) => [
    ...line.sessions.flatMap((own) => own?.score ?? []),
    ...[line.total, line.carried?.amount, line.penalties].filter(
      (each) => each !== null && each !== undefined,
    ),
  ]);
  const decimals = totalIn === 'percent' ? 2 : Math.max(0, ...figures.map(decimalsOf));
  const text = (exact: string) => decimalText(exact, decimals, say);
  return {
    text,
    carried: ({ amount, qualified }: NonNullable<Line['carried']>) => [
      signedDecimals(amount, decimals, say),
      ...(qualified === null ? [] : [say('carriedFrom', { score: text(qualified) })]),
    ],
    penalties: (exact: string) => signedDecimals(exact, decimals, say),
    session: ({ score, counts, absent }: NonNullable<Line['sessions'][number]>) =>
      `${counts ? text(score) : `(${text(score)})`}${absent ? '*' : ''}`,
  };
}

/** How wide the columns beside the names are; 0 of what nobody has. */
function columnsOf(document: Contest, { ink, say }: Pick<Setting, 'ink' | 'say'>) {
  const { lines } = document;
  const { text, carried, penalties, session } = figuresOf(document, say);
  const widthOf = (
    column: 'carried' | 'penalties' | 'session' | 'total' | 'masterPoints',
    figures: readonly string[],
    bold = false,
  ) => Math.max(WIDTHS[column], ...figures.map((one) => ink.width(one, { size: UPRIGHT, bold }) + 8));
  const imported = lines.flatMap((line) => line.carried ?? []);
  const taken = lines.flatMap((line) => line.penalties ?? []);
  return {
    place: WIDTHS.place,
    goesOn: lines.some((line) => line.goesOn) ? WIDTHS.goesOn : 0,
    carried: imported.length > 0 ? widthOf('carried', imported.flatMap(carried)) : 0,
    penalties: taken.length > 0 ? widthOf('penalties', taken.map(penalties)) : 0,
    session: widthOf(
      'session',
      lines.flatMap((line) => line.sessions.flatMap((own) => (own ? session(own) : []))),
    ),
    total: widthOf(
      'total',
      lines.flatMap((line) => (line.total === null ? [] : text(line.total))),
      true,
    ),
    masterPoints: lines.some((line) => line.masterPoints !== null) ? WIDTHS.masterPoints : 0,
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
  const {
    goesOn,
    carried,
    penalties,
    total,
    masterPoints: worth,
    session: width,
  } = columnsOf(document, setting);
  const figures = figuresOf(document, say);
  const right = (title: string, width: number): Column => ({ title, width, align: 'right' });
  const columns: Column[] = [
    placeColumn(say),
    ...(goesOn > 0 ? [{ title: '', width: goesOn, padding: 2 }] : []),
    { title: say('overall'), width: 1, grows: true },
    ...(carried > 0 ? [right(say('carried'), carried)] : []),
    ...sessions.slice(from, to).map(({ session, day }) => {
      const on = day === null ? [] : [dayText(day, 'short')];
      return right([say('sessionShort', { session }), ...on].join('\n'), width);
    }),
    ...(penalties > 0 ? [right(say('penalties'), penalties)] : []),
    { ...right(totalIn === 'percent' ? `${say('total')} %` : say('total'), total), bold: true },
    ...(worth > 0 ? [right(say('masterPoints'), worth)] : []),
  ];
  const rows = lines.map((line) => ({
    cells: [
      line.place ?? '–',
      ...(goesOn > 0 ? [line.goesOn ? GOES_ON : ''] : []),
      namesAlone(line),
      ...(carried > 0 ? [line.carried === null ? '' : figures.carried(line.carried)] : []),
      ...line.sessions.slice(from, to).map((own) => (own === null ? '–' : figures.session(own))),
      ...(penalties > 0 ? [line.penalties === null ? '' : figures.penalties(line.penalties)] : []),
      line.total === null ? '–' : figures.text(line.total),
      ...(worth > 0 ? [line.masterPoints === null ? '' : pointsText(line.masterPoints, say)] : []),
    ],
  }));
  return tableRows(ink, columns, rows, look);
}
