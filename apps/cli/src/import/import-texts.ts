import type { Comparison, FileToCome, LeftOut } from '#importing';
import { addUpCounts } from '#importing';
import { readingFaultText, sectionsAlike } from '#words';
import type { ServerRefused } from '../server/server-refused.js';
import { contradictionText, countsText, figureText, NOT_COMPARED, UNPLAYABLE } from '../replay/report.js';

/** A file that was imported, with its published figures beside those of its tournament. */
export interface ImportedFile {
  readonly file: string;
  readonly tournament: string;
  readonly leftOut: readonly LeftOut[];
  readonly sessions: readonly ({ readonly session: string } & Comparison)[];
  /** Other tournaments that may be the same event. */
  readonly maybeSame: readonly { readonly id: string; readonly name: string }[];
}

/** A file of which there is a tournament already: it is not made again. */
export interface FileKnown {
  readonly file: string;
  readonly importedAs: string;
}

/** A whole journal that was imported. */
export interface ImportedJournal {
  readonly file: string;
  readonly tournament: string;
  readonly lines: number;
}

/** A file of which nothing was imported. */
export interface RefusedFile {
  readonly file: string;
  readonly refused: string;
  /** The code and its parameters, for programs. */
  readonly problem: ServerRefused['problem'];
}

/** A copy of a file that came before it in the folder: it is not brought again. */
export interface CopyOfFile {
  readonly file: string;
  readonly sameAs: string;
}

/** A file that was only looked at. */
export interface Seen {
  readonly file: string;
  readonly toCome:
    | ({ readonly kind: 'results' } & FileToCome)
    | {
        readonly kind: 'deals';
        readonly format: string;
        readonly boards: readonly number[];
        readonly leftOut: [];
      };
}

/** What is said of a file that was imported, or not. */
export function importedText(
  one: ImportedFile | FileKnown | ImportedJournal | RefusedFile | CopyOfFile,
  origin: string,
): string {
  if ('sameAs' in one) return `${one.file}: not imported. It has the same contents as ${one.sameAs}.`;
  if ('importedAs' in one)
    return `${one.file}: not imported. It was imported before: ${origin}/tournaments/${one.importedAs}\n  Use --again to import it as another tournament.`;
  if ('refused' in one) return `${one.file}: not imported. ${one.refused}`;
  if ('lines' in one) {
    return `${one.file}: ${origin}/tournaments/${one.tournament}\n  full tournament imported and checked, ${one.lines} journal entries.`;
  }
  const { file, tournament, leftOut, sessions, maybeSame } = one;
  const counts = addUpCounts(sessions.map((session) => session.counts));
  const sum = (of: 'compared' | 'different') =>
    Object.values(counts).reduce((all, count) => all + count[of], 0);
  const different = sum('different');
  const stands =
    different === 0
      ? 'all scores match'
      : `${different} ${different === 1 ? 'score differs' : 'scores differ'}`;
  return [
    `${file}: ${origin}/tournaments/${tournament}`,
    `  ${sum('compared') === 0 ? 'no scores compared' : stands}; ${countsText(counts)}.`,
    ...sessions.flatMap(({ session, differences, irregularities }) => [
      ...differences.map((figure) => `  session ${session} differs: ${figureText(figure)}`),
      ...irregularities.map(
        (figure) => `  session ${session}, irregular: ${figureText(figure)} (${figure.why})`,
      ),
    ]),
    ...leftOut.map(leftOutText),
    ...maybeSame.map(({ id, name }) => `  possibly the same event as “${name}”: ${origin}/tournaments/${id}`),
  ].join('\n');
}

/** What is said of a file that was looked at. */
export function previewText({ file, toCome }: Seen): string {
  if (toCome.kind === 'deals')
    return `${file}: deals in ${toCome.format}, boards ${toCome.boards.length}. Import them under Boards of a tournament.`;
  const { format, title, players, sessions, leftOut } = toCome;
  return [
    `${file}: ${format}, “${title}”, ${sessions.length} sessions, ${players} players`,
    ...sessions.map(({ session, title: of, kind, scoring, sections, deeds }) => {
      const parts = sectionsAlike(
        sections,
        (one) =>
          `${one.tables} tables, ${one.rounds} rounds${one.computed ? ' (computed)' : ''}, ${one.boards} boards, ${one.lines} results`,
      ).map((alike) => `${alike.sections}: ${alike.text}`);
      const rulings = deeds.artificial + deeds.assigned;
      return `  session ${session} (${of}, ${KINDS[kind]}, ${scoring}): ${parts.join('; ')}; ${deeds.results} results, ${rulings} rulings`;
    }),
    ...leftOut.map(leftOutText),
  ].join('\n');
}

function leftOutText(left: LeftOut): string {
  const of = left.code === 'import.value' ? '' : `${left.game}: `;
  return `  left out: ${of}${whatIsLeftOut(left)}`;
}

const KINDS = {
  pairs: 'pairs',
  individual: 'individuals',
  'swiss-pairs': 'Swiss pairs',
  teams: 'teams',
} as const satisfies Record<FileToCome['sessions'][number]['kind'], string>;

function whatIsLeftOut(left: LeftOut): string {
  switch (left.code) {
    case 'import.scoring':
      return `unsupported scoring method (${left.what})`;
    case 'import.dealt-anew':
      return `the numbers of boards ${left.what}, which were redealt in later rounds (here with higher numbers and no deals)`;
    case 'import.matches':
      return `${left.count} matches without boards (${left.what})`;
    case 'import.deals':
      return `the deals of boards ${left.what}, which have several deals or an unusual dealer or vulnerability`;
    case 'import.empty':
      return 'it has no results';
    case 'import.value':
      return readingFaultText({ ...left.value }, 'en');
    case 'import.contract':
      return contradictionText(left);
    case 'import.day':
      return `the day “${left.what}”, which cannot be read. Set the day under Clock and scoring`;
    case 'import.no-day':
      return 'the day, which is not in the file. Set it under Clock and scoring';
    case 'import.line':
      return `${left.what}: ${UNPLAYABLE[left.why]}`;
    case 'import.beyond-one':
      return `${left.count} extra players of ${left.what} (an entry has one player)`;
    case 'import.beyond-two':
      return `${left.count} extra players of ${left.what} (a pair has two players)`;
    case 'import.beyond-six':
      return `${left.count} extra players of ${left.what} (a team has up to six players)`;
    case 'import.team-without-entry':
      return `the name and players of ${left.what}, with fewer than four players or players in another team`;
    case 'import.never-played':
      return `the place of ${left.what}, which has no results`;
    case 'import.team-names':
      return `the names of the teams (${left.what})`;
    case 'import.figures':
      return `${left.count} published scores (${left.what}): ${NOT_COMPARED[left.why]}`;
    default:
      return left satisfies never;
  }
}
