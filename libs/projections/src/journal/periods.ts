import {
  correctionEnds,
  isAfter,
  withRegulationFrom,
  withReopened,
  type JournalEvent,
  type Closing,
  type Correction,
  type RegulationFrom,
} from '#tournament';
import type { JournalEntry, Handlers, LineOf } from '../projection/projection.js';

/** What tells which lines came once the time for them was over. */
export type PeriodsKnown = {
  readonly regulations: readonly RegulationFrom[];
  /** By session. */
  readonly closings: { readonly [session: string]: readonly Closing[] };
  /** The sessions of rulings, by ruling. */
  readonly rulings: { readonly [ruling: string]: string };
};

export const NO_PERIODS: PeriodsKnown = { regulations: [], closings: {}, rulings: {} };

function regulated(
  known: PeriodsKnown,
  { payload, time }: LineOf<'tournament.settings-chosen' | 'tournament.settings-amended'>,
): PeriodsKnown {
  const { regulation } = payload.settings;
  return { ...known, regulations: withRegulationFrom(known.regulations, { from: time, regulation }) };
}

function inSession(
  known: PeriodsKnown,
  session: string,
  change: (closings: readonly Closing[]) => readonly Closing[],
): PeriodsKnown {
  return { ...known, closings: { ...known.closings, [session]: change(known.closings[session] ?? []) } };
}

function ruled(
  known: PeriodsKnown,
  {
    payload,
  }: LineOf<
    | 'ruling.given'
    | 'ruling.score-adjusted'
    | 'ruling.penalty-given'
    | 'ruling.warning-given'
    | 'ruling.field-split'
    | 'ruling.line-ruled'
  >,
): PeriodsKnown {
  return { ...known, rulings: { ...known.rulings, [payload.ruling]: payload.session } };
}

/** The lines that say when periods end, and of which session a ruling is. */
export const periodHandlers = {
  'tournament.settings-chosen': regulated,
  'tournament.settings-amended': regulated,
  'session.closed': (known, { payload, time }) =>
    inSession(known, payload.session, (closings) => [...closings, { closed: time, reopened: null }]),
  'session.reopened': (known, { payload, time }) =>
    inSession(known, payload.session, (closings) => withReopened(closings, time)),
  'ruling.given': ruled,
  'ruling.score-adjusted': ruled,
  'ruling.warning-given': ruled,
  'ruling.penalty-given': ruled,
  'ruling.field-split': ruled,
  'ruling.line-ruled': ruled,
} satisfies Partial<Handlers<PeriodsKnown>>;

/** The correction period that applies to a line: rulings on teams are lines of their session. */
const JUDGED_AS_RULINGS: readonly JournalEvent['type'][] = [
  'session.team-penalty-given',
  'session.team-penalty-withdrawn',
  'session.match-awarded',
];

/** What may be recorded at any time: an appeal that came in time is decided later. */
const UNTIMED: readonly JournalEvent['type'][] = [
  'ruling.reviewed',
  'ruling.appeal-withdrawn',
  'ruling.appeal-decided',
];

function periodOf(type: JournalEvent['type']): Correction | undefined {
  if (type.startsWith('result.')) return 'scores';
  if (type === 'ruling.appealed') return 'appeals';
  if (UNTIMED.includes(type)) return undefined;
  return type.startsWith('ruling.') || JUDGED_AS_RULINGS.includes(type) ? 'rulings' : undefined;
}

/**
 * Whether a line puts something right once the correction period was over. A period that has ended stays so: what is known
 * at the end of a page of lines holds for each of them.
 */
export function isAfterPeriod({ type, payload, time }: JournalEntry, known: PeriodsKnown): boolean {
  const period = periodOf(type);
  if (!period) return false;
  const { session, ruling } = payload as { readonly session?: string; readonly ruling?: string };
  const closings = known.closings[session ?? known.rulings[ruling ?? ''] ?? ''] ?? [];
  return isAfter(correctionEnds(closings, known.regulations)[period], time);
}
