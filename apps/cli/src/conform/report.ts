import type {
  ConformedFile,
  Difference,
  IrregularFigure,
  UncomparedFile,
  UnknownPart,
  Unpublished,
} from './comparison/conformed-file.js';

/** How many figures there are, and what came of them. */
export interface Counts {
  readonly compared: number;
  readonly equal: number;
  /** Those of parts that cannot be run among them. */
  readonly different: number;
  /** Different as the README of the file's folder says. */
  readonly irregular: number;
  /** How many of the different ones cannot be computed here. */
  readonly unknown: number;
  /** How many more there are, for which the files have not all that they are made of. */
  readonly notCompared: number;
}

/** What came of one file. */
export interface FileReport extends Counts {
  readonly file: string;
  readonly format: string;
  readonly holds: Readonly<Record<string, number>>;
  readonly differences: readonly Difference[];
  readonly irregularities: readonly IrregularFigure[];
  readonly unknownParts: readonly UnknownPart[];
  readonly notComparedParts: readonly UnknownPart[];
  /** How many were compared of each kind; empty where there are no kinds. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly unpublished: readonly Unpublished[];
}

/** What came of all files. */
export interface Report {
  readonly files: readonly FileReport[];
  /** Files that are broken, or were named and hold no figures. */
  readonly faults: readonly Omit<UncomparedFile, 'fault'>[];
  /** Files beside them that hold no figures. */
  readonly skipped: readonly Omit<UncomparedFile, 'fault'>[];
  readonly total: Counts & {
    readonly files: number;
    /**
     * Whether every figure is as the files say, but for irregularities, and every file could be read. A file of which
     * nothing was compared agrees with nothing, and so does a part that cannot be run, how few figures it may have.
     */
    readonly agrees: boolean;
  };
}

/** Adds up what came of files. */
export function reportOf(conformed: readonly ConformedFile[], uncompared: readonly UncomparedFile[]): Report {
  const files = conformed.map(fileReport);
  const because = (wanted: boolean) =>
    uncompared.filter(({ fault }) => fault === wanted).map(({ file, why }) => ({ file, why }));
  const faults = because(true);
  const sum = (count: keyof Counts) => files.reduce((total, file) => total + file[count], 0);
  const different = sum('different');
  return {
    files,
    faults,
    skipped: because(false),
    total: {
      files: files.length,
      compared: sum('compared'),
      equal: sum('equal'),
      different,
      irregular: sum('irregular'),
      unknown: sum('unknown'),
      notCompared: sum('notCompared'),
      agrees:
        different === 0 &&
        faults.length === 0 &&
        files.every(({ compared, unknownParts }) => compared > 0 && unknownParts.length === 0),
    },
  };
}

function fileReport({ file, format, holds = {}, equal, ...rest }: ConformedFile): FileReport {
  const { different: differences, irregular: irregularities, unknown: unknownParts } = rest;
  const { notCompared: notComparedParts = [], kinds = {}, unpublished = [] } = rest;
  const figuresIn = (parts: readonly UnknownPart[]) => parts.reduce((sum, { figures }) => sum + figures, 0);
  const unknown = figuresIn(unknownParts);
  const different = differences.length + unknown;
  const irregular = irregularities.length;
  const compared = equal + different + irregular;
  return {
    file,
    format,
    holds,
    compared,
    equal,
    different,
    irregular,
    unknown,
    notCompared: figuresIn(notComparedParts),
    differences,
    irregularities,
    unknownParts,
    notComparedParts,
    kinds,
    unpublished,
  };
}

/** What is said of one file. */
export function fileText(conformed: ConformedFile): string {
  const report = fileReport(conformed);
  const holds = Object.entries(report.holds).map(([what, count]) => counted(count, what));
  return [
    `${report.file}: ${[report.format, ...holds].join(', ')}; ${countsText(report)}.`,
    ...kindsLines(report.kinds),
    ...report.differences.flatMap((figure) => differenceLines('differs', figure)),
    ...report.irregularities.flatMap((figure) => [
      ...differenceLines('irregular', figure),
      `      ${figure.why}`,
    ]),
    ...report.unknownParts.map(
      ({ of, why, figures }) => `  cannot be run: ${of}${figuresText(figures)}: ${why}`,
    ),
    ...report.notComparedParts.map(
      ({ of, why, figures }) => `  not compared: ${of}${figuresText(figures)}: ${why}`,
    ),
    ...report.unpublished.map(
      ({ of, what, missing, all }) => `  not in the file: ${of}, ${what}: ${missing} of ${all}`,
    ),
  ].join('\n');
}

/** How many figures there are; nothing where none is told. */
function figuresText(figures: number): string {
  return figures === 0 ? '' : ` (${counted(figures, 'values')})`;
}

function kindsLines(kinds: FileReport['kinds']): readonly string[] {
  const counts = Object.entries(kinds).filter(([, count]) => count > 0);
  return counts.length === 0 ? [] : [`  compared: ${counts.map((one) => one.join(' ')).join(', ')}`];
}

function differenceLines(
  what: string,
  { of, kind, expected, ours, explanation }: Difference,
): readonly string[] {
  return [
    `  ${what}: ${of}, ${kind}: expected ${expected}, here ${ours}`,
    ...explanation.map((term) => `      ${term}`),
  ];
}

/** What is said of a file of which nothing is compared. */
export function uncomparedText({ file, why, fault }: UncomparedFile): string {
  return `${file}: ${fault ? 'not compared' : 'skipped'}. ${why}`;
}

/** What is said at the end. */
export function totalText({ files, faults, total }: Report): string {
  const unread = faults.length > 0 ? ` ${faults.length} of these files could not be compared.` : '';
  // What could not be compared agrees with nothing.
  const isLeft = files.some(({ notComparedParts }) => notComparedParts.length > 0);
  const agreeing = isLeft ? 'All compared values match' : 'All values match';
  if (total.files === 0) return `No file was compared.${unread}`;
  const read = counted(total.files, 'files');
  if (total.compared === 0)
    return `${[`Nothing was compared in ${read}`, ...othersText(total)].join(', ')}.${unread}`;
  const verdict = total.agrees ? agreeing : 'Not all values match';
  return `${verdict}; ${read}: ${countsText(total)}.${unread}`;
}

function countsText(counts: Counts): string {
  const { compared, equal, different } = counts;
  const said =
    compared === 0
      ? 'nothing was compared'
      : `${counted(compared, 'values')} compared, ${equal} equal, ${different} different`;
  return [said, ...othersText(counts)].join(', ');
}

function othersText({ irregular, unknown, notCompared }: Counts): string[] {
  return [
    ...(irregular > 0 ? [`${irregular} irregular`] : []),
    ...(unknown > 0 ? [`${unknown} of the different ones cannot be run`] : []),
    ...(notCompared > 0 ? [`${notCompared} not compared`] : []),
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${count === 1 ? what.replace(/(?:(?<=match)e)?s(?=$| of )/, '') : what}`;
}
