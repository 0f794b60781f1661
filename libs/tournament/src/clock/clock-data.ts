/** A break after a round: so long, or until play goes on. */
export type PlannedBreak =
  | { readonly minutes: number }
  /** A moment, in microseconds since the epoch. */
  | { readonly until: number };

/** The boards of a round that is timed by board. */
export type BoardsOfRound = {
  readonly count: number;
  /** Minutes for sitting down before the first of them. */
  readonly settle: number;
};

/** What is known of the round whose time runs. */
type OfRound = {
  readonly round: number;
  /** How long play lasts behind the change, in microseconds; left out in old journals, which do not have it. */
  readonly play?: number;
  readonly boards?: BoardsOfRound;
  /** The clock has called the round by itself. */
  readonly byItself?: true;
};

/** What is known beside the time of the round. */
type Beside = {
  /** Minutes more, or fewer, for every round still to be called. */
  readonly more: number;
  /** Planned breaks by the round behind which they are. */
  readonly breaks: { readonly [afterRound: string]: PlannedBreak };
  /** The break that is on; the round's time runs on for tables that still play (Law 8B). */
  readonly onBreak: { readonly afterRound: number; readonly ends: number } | null;
  /** Minutes that a table was given beside the others, by table and round. */
  readonly extra: { readonly [table: string]: { readonly [round: string]: number } };
  /** When the time of earlier rounds ended, by round. */
  readonly ended: { readonly [round: string]: number };
  /** The clock of each section that has begun, if sections start rounds apart. */
  readonly sections?: { readonly [section: string]: ClockState };
};

/** The time of a round. */
export type TimeOfRound =
  | ({ readonly status: 'running'; readonly ends: number } & OfRound)
  | ({ readonly status: 'paused'; readonly left: number } & OfRound);

/** A round as the clock had it when the next one was called. */
export type TimeBefore = TimeOfRound & Partial<Pick<Beside, 'onBreak'>>;

/** The clock of a session, plain JSON. Times are microseconds, moments since the epoch. */
export type ClockState = Beside &
  (
    | { readonly status: 'stopped' }
    | (TimeOfRound & {
        /** The rounds before as they were when the next one was called; left out for the first. */
        readonly before?: readonly TimeBefore[];
      })
  );

/** Before the first round is called. */
export const STOPPED: ClockState = {
  status: 'stopped',
  more: 0,
  breaks: {},
  onBreak: null,
  extra: {},
  ended: {},
};

/** A minute in microseconds. */
export const MINUTE = 60_000_000;
