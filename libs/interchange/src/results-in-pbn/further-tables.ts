import { pbnTag, type PbnGame, type PbnTag } from '../pbn/pbn-game.js';
import { tableOf } from '../pbn/pbn-score-cells.js';
import { pbnRows, type PbnRow, type PlacedRow } from '../pbn/pbn-table.js';
import type { PublishedEvent, PublishedPlayer } from '../published/published-event.js';
import type { PublishedMasterPoints } from '../published/published-figures.js';
import {
  eachApart,
  SCALES_OF_PAIRS,
  type PublishedBeside,
  type PublishedContestant,
  type PublishedScoring,
} from '../published/published-game.js';
import type { ValueFault } from '../faults/unreadable.js';
import { TITLE } from './sessions-in-pbn.js';

/**
 * Tables of our own, as PBN 2.1 (2.4 and 5.1) lets any program add some: what is known of contestants and players beside
 * what was played. They are not columns of `TotalScoreTable`, whose rows have to find room in a line with all names.
 */
export const CONTESTANTS = 'ContestantTable';
export const PLAYERS = 'PlayerTable';
/** The tag that says a session's strata, the strongest first. */
export const STRATA = 'Strata';
/** The tag that says that a Swiss goes by the victory points of matches, by which scale, and what becomes of equals. */
export const MATCHES = 'VictoryPoints';
/** The tag that says what the home team of a match and the other begin it with: `10 0`. */
export const CARRY_OVER = 'CarryOver';

/** The tags that say which sections are scored and which are ranked together, `A+B;C`, and whose ways of rounding hold. */
const [SCORED, RANKED, REGULATION] = ['ScoredTogether', 'RankedTogether', 'Regulation'];
const REGULATIONS = [
  'acblscore',
  'compscore',
  'white-book',
  'realbridge',
] as const satisfies readonly PublishedScoring['regulation'][];

/** The tags of our own that say something of a whole session. */
export const SESSION_TAGS = [STRATA, MATCHES, SCORED!, RANKED!, REGULATION!] as const;

/** Whether the value of one of them is understood. */
export function isSessionTagUnderstood(name: string, text: string, sections: readonly string[]): boolean {
  if (name === STRATA) return true;
  if (name === REGULATION) return REGULATIONS.some((one) => one === text);
  if (name === MATCHES) {
    const [scale, equals] = text.split(/\s+/);
    return SCALES_OF_PAIRS.some((one) => one === scale) && /^(share|told-apart)$/.test(equals ?? 'share');
  }
  return groupsIn(text, sections) !== undefined;
}

/** Sections that are put together by a text, `A+B;C`; nothing where it does not name each of them once. */
function groupsIn(text: string, sections: readonly string[]): string[][] | undefined {
  const groups = text.split(';').map((group) => group.split('+').filter((one) => sections.includes(one)));
  const all = groups.flat();
  return all.length === sections.length && new Set(all).size === sections.length ? groups : undefined;
}

/** How a session is scored, as far as it is other than each section by itself in the ways of the White Book. */
export function scoringTags(
  { scored, ranked, regulation }: PublishedScoring,
  sections: readonly string[],
): PbnTag[] {
  const together = (name: string, those: PublishedScoring['scored']) =>
    JSON.stringify(those) === JSON.stringify(eachApart(sections))
      ? []
      : [pbnTag(name, those.map((one) => one.join('+')).join(';'))];
  return [
    ...together(SCORED!, scored),
    ...together(RANKED!, ranked),
    ...(regulation === 'white-book' ? [] : [pbnTag(REGULATION!, regulation)]),
  ];
}

/** The same as games say it. */
export function scoringIn(
  games: readonly PbnGame[],
  sections: readonly string[],
): Pick<PublishedScoring, 'scored' | 'ranked' | 'regulation'> {
  const value = (name: string) =>
    games.map(({ tags }) => tags.get(name)?.value ?? '').find((text) => text !== '');
  const together = (name: string) => groupsIn(value(name) ?? '', sections) ?? eachApart(sections);
  const regulation = REGULATIONS.find((one) => one === value(REGULATION!)) ?? 'white-book';
  return { regulation, scored: together(SCORED!), ranked: together(RANKED!) };
}

/** The table that says by which method it was scored, in parts: a line of PBN holds 255 signs. */
const METHOD = 'MethodTable';
const LONGEST_PART = 200;

/** By which method an event was scored, in the word of the program that scored it; none where it has none. */
export function methodTable({ method = '' }: PublishedEvent): PbnTag[] {
  const count = Math.ceil(method.length / LONGEST_PART);
  const rows = Array.from({ length: count }, (_, index) => [
    ['Part', String(index + 1)],
    ['Method', method.slice(index * LONGEST_PART, (index + 1) * LONGEST_PART)],
  ]);
  return table(METHOD, rows);
}

/** The method that the first game says that says one, in a word; empty: none does. */
export function methodIn(games: readonly PbnGame[]): string {
  const parts = games.map(({ tags }) => rowsOf(tags.get(METHOD))).find((rows) => rows.length > 0);
  return (parts ?? []).map(({ row }) => said(row, 'Method')).join('');
}

/** The column of `ContestantTable` that is a figure. */
export const MASTER_POINTS = 'MasterPoints';
const BESIDE = {
  'carry-forward': 'CarryForward',
  penalty: 'Penalty',
  handicap: 'Handicap',
} as const satisfies Record<PublishedBeside['reason'], string>;
const REASONS = Object.keys(BESIDE) as PublishedBeside['reason'][];

/** What is known of a contestant. */
type Known = Pick<PublishedContestant, 'players' | 'ranked' | 'stratum' | 'beside'>;

/** The tables of some contestants; none where nothing more is known of them. */
export function furtherTables(
  contestants: readonly (Known & { readonly id: string })[],
  masterPoints: (id: string) => readonly Omit<PublishedMasterPoints, 'contestant'>[],
): PbnTag[] {
  const known = contestants.map(({ id, ranked, stratum, beside }) => [
    ['Id', id],
    ['Stratum', stratum ?? undefined],
    ['Ranked', ranked ? undefined : 'No'],
    ...REASONS.map((reason) => [
      BESIDE[reason],
      listed(beside.filter((one) => one.reason === reason).map(({ points }) => points)),
    ]),
    [
      MASTER_POINTS,
      listed(masterPoints(id).map(({ points, colour }) => [points, colour].filter(Boolean).join(' '))),
    ],
  ]);
  const players = contestants.flatMap(({ id, players: those }) =>
    those.map(({ name, number, club }) => [
      ['Id', id],
      ['Name', number || club ? name.replaceAll(';', ',') : undefined],
      ['MemberId', number],
      ['Club', club],
    ]),
  );
  return [...table(CONTESTANTS, known), ...table(PLAYERS, players)];
}

function listed(texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : texts.map((text) => text.replaceAll(';', ',')).join(';');
}

/** The rows that say anything beside whom they are of. */
function table(name: string, rows: readonly (readonly (string | undefined)[][])[]): PbnTag[] {
  const maps = rows
    .map((cells) => new Map(cells.map(([column, text]) => [column!, text && cellOf(text)] as const)))
    .filter((row) => [...row.values()].filter((text) => text !== undefined).length > 1);
  const columns = [...(maps[0]?.keys() ?? [])].filter((column) =>
    maps.some((row) => row.get(column) !== undefined),
  );
  return maps.length === 0 ? [] : [tableOf(name, columns, maps)];
}

/** What the tables of a game, or of several, say of contestants by their ids. */
export class FurtherKnown {
  readonly #contestants = new Map<string, PbnRow>();
  readonly #players = new Map<string, ReadonlyMap<string, PublishedPlayer>>();
  /** What the first row of each contestant or player says, and in which line. */
  readonly #firsts = new Map<string, { readonly text: string; readonly line: number }>();
  readonly #faults: ValueFault[] = [];
  /** Whom each row is about, and of which contestant. */
  readonly #about: { readonly key: string; readonly name?: string; readonly line: number }[] = [];

  /** @throws UnreadableDeals where a row is not whole */
  add({ tags }: PbnGame, prefix = ''): void {
    for (const placed of rowsOf(tags.get(CONTESTANTS))) {
      const { row } = placed;
      const key = keyOf(prefix, row);
      if (!this.#isFirst(placed, CONTESTANTS, key)) continue;
      this.#contestants.set(key, row);
      this.#about.push({ key, line: placed.line });
      for (const { column, text } of valuesNotUnderstood(row))
        this.#leaveAside(placed.line, `${CONTESTANTS} > ${column}`, text);
    }
    for (const placed of rowsOf(tags.get(PLAYERS))) {
      const { row } = placed;
      const [key, name] = [keyOf(prefix, row), said(row, 'Name')];
      if (!this.#isFirst(placed, PLAYERS, `${key} ${name}`)) continue;
      const [number, club] = ['MemberId', 'Club'].map((column) => said(row, column));
      const player: PublishedPlayer = { name, ...(number && { number }), ...(club && { club }) };
      this.#about.push({ key, name, line: placed.line });
      this.#players.set(key, new Map([...(this.#players.get(key) ?? []), [name, player]]));
    }
  }

  /**
   * Rows that say something else of whom an earlier row is about, of which only the first is read; figures that are none;
   * and rows that are about nobody who takes part.
   */
  faults(
    contestants: readonly { readonly id: string; readonly names: readonly string[] }[],
  ): readonly ValueFault[] {
    const known = new Map(contestants.map(({ id, names }) => [id, names]));
    const ofNobody = this.#about.flatMap(({ key, name, line }): ValueFault[] => {
      const names = known.get(key);
      if (names && (name === undefined || names.includes(name))) return [];
      const place = { format: TITLE, line, path: name === undefined ? CONTESTANTS : PLAYERS };
      const found = names ? name! : key;
      return [{ code: 'interchange.not-understood', ...place, found }];
    });
    return [...this.#faults, ...ofNobody];
  }

  #leaveAside(line: number, path: string, found: string): void {
    this.#faults.push({ code: 'interchange.not-understood', format: TITLE, line, path, found });
  }

  #isFirst({ row, line }: PlacedRow, name: string, key: string): boolean {
    const text = JSON.stringify([...row].map(([column]) => [column, said(row, column)]));
    const first = this.#firsts.get(`${name} ${key}`);
    if (first && first.text !== text)
      this.#faults.push({ code: 'interchange.again', format: TITLE, line, name, firstLine: first.line });
    if (!first) this.#firsts.set(`${name} ${key}`, { text, line });
    return !first;
  }

  /** A player of a contestant with what is known of him. */
  player(contestant: string, name: string): PublishedPlayer {
    return this.#players.get(contestant)?.get(name) ?? { name };
  }

  /** What is known of a contestant beside his players. */
  of(contestant: string): Omit<Known, 'players'> {
    const row: PbnRow = this.#contestants.get(contestant) ?? new Map();
    return {
      ranked: !/^no?$/i.test(said(row, 'Ranked')),
      stratum: said(row, 'Stratum') || null,
      beside: REASONS.flatMap((reason) =>
        listIn(row, BESIDE[reason])
          .filter((points) => POINTS.test(points))
          .map((points) => ({ reason, points })),
      ),
    };
  }

  /** The master points of a contestant. */
  masterPoints(contestant: string): Omit<PublishedMasterPoints, 'contestant'>[] {
    return listIn(this.#contestants.get(contestant) ?? new Map(), MASTER_POINTS).flatMap((text) => {
      const [, points, colour] = COLOURED_POINTS.exec(text) ?? [];
      return points === undefined ? [] : [{ points, ...(colour && { colour }) }];
    });
  }
}

/** What a row says of a contestant that is not understood. */
function valuesNotUnderstood(row: PbnRow): { readonly column: string; readonly text: string }[] {
  const listsOf = (column: string, isUnderstood: (text: string) => boolean) =>
    listIn(row, column)
      .filter((text) => !isUnderstood(text))
      .map((text) => ({ column, text }));
  return [
    ...REASONS.flatMap((reason) => listsOf(BESIDE[reason], (text) => POINTS.test(text))),
    ...listsOf(MASTER_POINTS, (text) => COLOURED_POINTS.test(text)),
    ...listsOf('Ranked', (text) => /^(yes|no|y|n)$/i.test(text)),
  ];
}

const POINTS = /^-?\d+(\.\d+)?$/;
const COLOURED_POINTS = /^(-?\d+(?:\.\d+)?)(?: (.+))?$/;

function rowsOf(tag: PbnTag | undefined) {
  return tag ? pbnRows(tag) : [];
}

function keyOf(prefix: string, row: PbnRow): string {
  return `${prefix}${said(row, 'Id').replace(/\s+/g, '')}`;
}

function said(row: PbnRow, column: string): string {
  const text = row.get(column)?.trim() ?? '';
  if (['-', '?'].includes(text)) return '';
  return SIGNS.test(text) ? text.slice(1) : text;
}

/** What in a table means that nothing is there, and what would be read as that. */
const SIGNS = /^-*[-?]$/;

/** A text in a cell: one that would be read as nothing has a dash more before it. */
function cellOf(text: string): string {
  return SIGNS.test(text.trim()) ? `-${text.trim()}` : text;
}

function listIn(row: PbnRow, column: string): string[] {
  const text = said(row, column);
  return text === '' ? [] : text.split(';').map((one) => one.trim());
}
