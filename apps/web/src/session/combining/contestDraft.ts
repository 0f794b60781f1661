import type { ContestSettings } from '#tournament';

/** A contest as it is being put together. */
export interface ContestDraft {
  readonly title: string;
  readonly sessions: readonly string[];
  readonly total: ContestSettings['total'];
  /** Empty: all of them count; everybody is ranked. */
  readonly best: number | undefined;
  readonly least: number | undefined;
  readonly dropIn: 'none' | 'mean' | 'percent';
  readonly percent: string;
  readonly carry: 'none' | 'ebu' | 'score' | 'difference-to-average';
  readonly from: readonly string[];
  readonly part: string;
  readonly most: string;
}

/** What holds until something else is chosen: all sessions, each as good as another. */
export function newContest(title: string, sessions: readonly string[]): ContestDraft {
  return {
    title,
    sessions,
    total: 'mean-of-percentages',
    best: undefined,
    least: undefined,
    dropIn: 'none',
    percent: '45',
    carry: 'none',
    from: [],
    part: '1/2',
    most: '',
  };
}

/** What a contest looks like in the fields. */
export function draftOf({
  title,
  sessions,
  total,
  best,
  least,
  dropIn,
  carry,
}: ContestSettings): ContestDraft {
  const plain = newContest(title, sessions);
  const regulation = carry?.regulation;
  return {
    ...plain,
    total,
    best,
    least,
    dropIn: dropIn?.kind ?? 'none',
    percent: dropIn?.kind === 'percent' ? dropIn.percent : plain.percent,
    carry: regulation === undefined ? 'none' : regulation.kind === 'ebu' ? 'ebu' : regulation.of,
    from: carry?.from ?? [],
    part: regulation?.kind === 'part' ? regulation.part : plain.part,
    most: regulation?.kind === 'part' ? (regulation.most ?? '') : '',
  };
}

const DECIMAL = /^(0|[1-9]\d{0,6})(\.\d{1,4})?$/;
const FRACTION = /^\d{1,4}(\/[1-9]\d{0,3}|\.\d{1,4})?$/;

/** What is wrong with a field; nothing where nothing is. */
export function faultOf(
  draft: ContestDraft,
): 'title' | 'sessions' | 'percent' | 'from' | 'part' | 'most' | undefined {
  if (draft.title.trim() === '') return 'title';
  if (draft.sessions.length === 0) return 'sessions';
  if (draft.dropIn === 'percent' && !DECIMAL.test(draft.percent.trim())) return 'percent';
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
 * @param known what it was before: its tables and master points stay
 */
export function settingsOf(draft: ContestDraft, known?: ContestSettings): ContestSettings {
  const { sessions, total, best, least, dropIn, percent, carry } = draft;
  return {
    title: draft.title.trim(),
    sessions: [...sessions],
    total,
    ...(best === undefined ? {} : { best }),
    ...(least === undefined ? {} : { least }),
    ...(dropIn === 'none'
      ? {}
      : { dropIn: dropIn === 'mean' ? { kind: 'mean' } : { kind: 'percent', percent: percent.trim() } }),
    ...(carry === 'none' ? {} : { carry: { from: [...draft.from], regulation: regulationOf(draft) } }),
    tables: known?.tables ?? [],
    ...(known?.masterPoints ? { masterPoints: known.masterPoints } : {}),
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
