import type { ContestSettings } from '#tournament';
import type { SessionListed } from '../../api/documents.js';
import { listOf } from '../../play/classDraft.js';
import { DECIMAL, FRACTION } from '../../kit/exactNumber.js';
import { masterPointRows, masterPointsText } from '../../play/masterPointsText.js';

/** A contest as it is being put together. */
export interface ContestDraft {
  readonly title: string;
  readonly sessions: readonly string[];
  /** Whom it ranks: contestants as they play, players with any partner, or teams by their matches. */
  readonly of: 'contestants' | NonNullable<ContestSettings['of']>;
  readonly total: ContestSettings['total'];
  /** Empty: all of them count; everybody is ranked. */
  readonly best: number | undefined;
  readonly least: number | undefined;
  /** Empty: nobody goes on. */
  readonly qualify: number | undefined;
  readonly dropIn: 'none' | 'mean' | 'percent';
  readonly percent: string;
  readonly carry: 'none' | 'ebu' | 'score' | 'difference-to-average';
  readonly from: readonly string[];
  readonly part: string;
  readonly most: string;
  /** Strata from the strongest on and categories, with commas between them: a table for each. */
  readonly strata: string;
  readonly categories: string;
  /** Whether there is a table with handicaps. */
  readonly handicap: boolean;
  /** What places are worth, a line for each size of field. */
  readonly points: string;
}

/** What holds until something else is chosen: all sessions, each as good as another. */
export function newContest(title: string, sessions: readonly string[]): ContestDraft {
  return {
    title,
    sessions,
    of: 'contestants',
    total: 'mean-of-percentages',
    best: undefined,
    least: undefined,
    qualify: undefined,
    dropIn: 'none',
    percent: '45',
    carry: 'none',
    from: [],
    part: '1/2',
    most: '',
    strata: '',
    categories: '',
    handicap: false,
    points: '',
  };
}

/** What of a contest there is where sessions have percentages, and where there are points alone: for teams, and on sheets. */
export const CHOICES = {
  percentages: {
    totals: ['mean-of-percentages', 'percentage', 'sum', 'mean', 'master-points'],
    dropIns: ['none', 'mean', 'percent'],
    carries: ['none', 'ebu', 'score', 'difference-to-average'],
  },
  points: {
    totals: ['sum', 'mean'],
    dropIns: ['none', 'mean'],
    carries: ['none', 'score', 'difference-to-average'],
  },
} as const;

/** In what a contest counts, some of whose sessions may be written on sheets. */
export function unitOf(
  { of, sessions, from }: ContestDraft,
  onSheets: readonly string[],
): keyof typeof CHOICES {
  return of === 'teams' || [...sessions, ...from].some((one) => onSheets.includes(one))
    ? 'points'
    : 'percentages';
}

/** A contest without what there is not in its unit. */
export function inUnit(draft: ContestDraft, onSheets: readonly string[]): ContestDraft {
  const { totals, dropIns, carries } = CHOICES[unitOf(draft, onSheets)];
  const among = <Value extends string>(values: readonly Value[], value: string): Value =>
    values.find((one) => one === value) ?? values[0]!;
  return {
    ...draft,
    total: among<ContestDraft['total']>(totals, draft.total),
    dropIn: among<ContestDraft['dropIn']>(dropIns, draft.dropIn),
    carry: draft.of === 'players' ? 'none' : among<ContestDraft['carry']>(carries, draft.carry),
    qualify: draft.of === 'players' ? undefined : draft.qualify,
  };
}

/** What a contest looks like in the fields. */
export function draftOf(settings: ContestSettings): ContestDraft {
  const { title, sessions, total, best, least, qualify, dropIn, carry, masterPoints } = settings;
  const plain = newContest(title, sessions);
  const regulation = carry?.regulation;
  return {
    ...plain,
    of: settings.of ?? plain.of,
    total,
    best,
    least,
    qualify,
    dropIn: dropIn?.kind ?? 'none',
    percent: dropIn?.kind === 'percent' ? dropIn.percent : plain.percent,
    carry: regulation === undefined ? 'none' : regulation.kind === 'ebu' ? 'ebu' : regulation.of,
    from: carry?.from ?? [],
    part: regulation?.kind === 'part' ? regulation.part : plain.part,
    most: regulation?.kind === 'part' ? (regulation.most ?? '') : '',
    strata: strataIn(settings).join(', '),
    categories: settings.tables.flatMap((table) => (isOfCategory(table) ? [table.name] : [])).join(', '),
    handicap: settings.tables.some(isWithHandicaps),
    points: masterPoints ? masterPointsText(masterPoints) : '',
  };
}

type Table = ContestSettings['tables'][number];

/** Whether a session that counts in a contest, or from which something is brought along, has begun: changes need a reason. */
export function isContestBegun(
  { sessions, carry }: Pick<ContestSettings, 'sessions' | 'carry'>,
  listed: readonly Pick<SessionListed, 'session' | 'status'>[],
): boolean {
  const concerned = [...sessions, ...(carry?.from ?? [])];
  return listed.some(({ session, status }) => status !== 'set-up' && concerned.includes(session));
}

/** The strata that have tables, the strongest first, as this page makes them: in each are all weaker ones. */
function strataIn({ tables }: Pick<ContestSettings, 'tables'>): string[] {
  const ofStrata = tables.filter(({ whom, handicap }) => whom.strata && !whom.category && !handicap);
  const names = ofStrata.map(({ name }) => name);
  const asMade = ofStrata.every(({ whom }, index) => whom.strata?.join() === names.slice(index).join());
  return asMade ? names : [];
}

function isOfCategory({ name, whom, handicap }: Table): boolean {
  return whom.category === name && !whom.strata && !handicap;
}

function isWithHandicaps({ whom, handicap }: Table): boolean {
  return handicap && !whom.strata && !whom.category;
}

/** The tables that are written, and behind them those that were there and are none of this page's. */
function tablesOf(
  { strata, categories, handicap }: ContestDraft,
  words: { readonly handicap: string },
  known: readonly Table[],
): Table[] {
  const names = listOf(strata);
  const own = strataIn({ tables: [...known] });
  const others = known.filter(
    (table) => !own.includes(table.name) && !isOfCategory(table) && !isWithHandicaps(table),
  );
  return [
    ...names.map((name, index) => ({ name, whom: { strata: names.slice(index) }, handicap: false })),
    ...listOf(categories).map((category) => ({ name: category, whom: { category }, handicap: false })),
    ...(handicap ? [{ name: words.handicap, whom: {}, handicap: true }] : []),
    ...others,
  ];
}

/** What is wrong with a field; nothing where nothing is. */
export function faultOf(
  draft: ContestDraft,
): 'title' | 'sessions' | 'percent' | 'from' | 'part' | 'most' | 'points' | undefined {
  if (draft.title.trim() === '') return 'title';
  if (draft.sessions.length === 0) return 'sessions';
  if (draft.dropIn === 'percent' && !DECIMAL.test(draft.percent.trim())) return 'percent';
  if (!masterPointRows(draft.points)) return 'points';
  if (draft.carry === 'none') return undefined;
  if (draft.from.length === 0 || draft.from.some((session) => draft.sessions.includes(session)))
    return 'from';
  if (draft.carry === 'ebu') return undefined;
  if (!FRACTION.test(draft.part.trim())) return 'part';
  return draft.most.trim() !== '' && !DECIMAL.test(draft.most.trim()) ? 'most' : undefined;
}

/**
 * The contest that was put together; its fields have no fault.
 *
 * @param known what it was before: tables that are not of this page stay
 */
export function settingsOf(
  draft: ContestDraft,
  words: { readonly handicap: string },
  known?: ContestSettings,
): ContestSettings {
  const rows = masterPointRows(draft.points) ?? [];
  const { sessions, total, best, least, qualify, dropIn, percent, carry } = draft;
  return {
    title: draft.title.trim(),
    sessions: [...sessions],
    ...(draft.of === 'contestants' ? {} : { of: draft.of }),
    total,
    ...(best === undefined ? {} : { best }),
    ...(least === undefined ? {} : { least }),
    ...(qualify === undefined ? {} : { qualify }),
    ...(dropIn === 'none'
      ? {}
      : { dropIn: dropIn === 'mean' ? { kind: 'mean' } : { kind: 'percent', percent: percent.trim() } }),
    ...(carry === 'none' ? {} : { carry: { from: [...draft.from], regulation: regulationOf(draft) } }),
    tables: tablesOf(draft, words, known?.tables ?? []),
    ...(rows.length > 0 ? { masterPoints: { shared: 'mean', ...known?.masterPoints, rows } } : {}),
  };
}

type Regulation = NonNullable<ContestSettings['carry']>['regulation'];

function regulationOf({ carry, part, most }: ContestDraft): Regulation {
  if (carry !== 'score' && carry !== 'difference-to-average') return { kind: 'ebu', decimals: 2 };
  return {
    kind: 'part',
    part: part.trim(),
    of: carry,
    ...(most.trim() === '' ? {} : { most: most.trim() }),
    decimals: 2,
  };
}
