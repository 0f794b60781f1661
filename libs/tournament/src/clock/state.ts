import type { Aggregate, Place } from '../journal/aggregate.js';
import { type ClockEvent, clockEvents } from './events.js';

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

type Payload<Type extends ClockEvent['type']> = Extract<ClockEvent, { type: Type }>['payload'];

/** When the time of the round ends, were the clock let run on now; nothing before the first round. */
function endOf(state: ClockState, now: number): Readonly<Record<string, number>> {
  switch (state.status) {
    case 'running':
      return { [state.round]: state.ends };
    case 'paused':
      return { [state.round]: now + state.left };
    default:
      return {};
  }
}

function started(
  state: ClockState,
  { round, begins, ends, boards, byItself }: Payload<'clock.started'>,
  { time }: Place,
): ClockState {
  const { more, breaks, extra } = state;
  return {
    status: 'running',
    round,
    ends,
    ...(begins === undefined ? {} : { play: ends - begins }),
    ...(boards && { boards }),
    ...(byItself && { byItself }),
    more,
    breaks,
    onBreak: null,
    extra,
    ended: { ...state.ended, ...endOf(state, time) },
    ...(state.status !== 'stopped' && { before: [...(state.before ?? []), timeOf(state)] }),
  };
}

/** The time of the round alone, with the break that is on. */
function timeOf(state: Exclude<ClockState, { status: 'stopped' }>): TimeBefore {
  const { round, play, boards, byItself, onBreak } = state;
  const of = {
    round,
    ...(play !== undefined && { play }),
    ...(boards && { boards }),
    ...(byItself && { byItself }),
    ...(onBreak && { onBreak }),
  };
  return state.status === 'running'
    ? { status: 'running', ends: state.ends, ...of }
    : { status: 'paused', left: state.left, ...of };
}

/** The time of the round before again; it stands where so much is to come. */
function withdrawn(state: ClockState, { left }: Payload<'clock.taken-back'>): ClockState {
  if (state.status === 'stopped') return state;
  const { more, breaks, extra } = state;
  const before = state.before?.at(-1);
  const earlier = state.before?.slice(0, -1) ?? [];
  const { [before?.round ?? 0]: _ended, ...ended } = state.ended;
  const beside = {
    more,
    breaks,
    onBreak: null,
    extra,
    ended,
    ...(earlier.length > 0 && { before: earlier }),
  };
  if (!before) return { status: 'stopped', ...beside };
  if (left === undefined || before.status === 'paused') return { ...beside, ...before };
  const { ends: _ends, status: _status, onBreak: _onBreak, ...of } = before;
  return { ...beside, status: 'paused', left, ...of };
}

/** Minutes more for the round: they are play, not change. */
function roundAdjusted<State extends ClockState>(state: State, minutes: number): State {
  const by = minutes * MINUTE;
  if (state.status === 'stopped') return state;
  const play = state.play === undefined ? {} : { play: state.play + by };
  return state.status === 'running'
    ? { ...state, ...play, ends: state.ends + by }
    : { ...state, ...play, left: state.left + by };
}

function adjusted(state: ClockState, { minutes, fromNowOn }: Payload<'clock.adjusted'>): ClockState {
  if (state.status === 'stopped') return state;
  if (fromNowOn) {
    const later = { ...state, more: state.more + minutes };
    return state.onBreak ? later : roundAdjusted(later, minutes);
  }
  if (!state.onBreak) return roundAdjusted(state, minutes);
  return { ...state, onBreak: { ...state.onBreak, ends: state.onBreak.ends + minutes * MINUTE } };
}

function withBreak(state: ClockState, afterRound: number, planned: PlannedBreak | null): ClockState {
  const { [afterRound]: _before, ...breaks } = state.breaks;
  return { ...state, breaks: planned === null ? breaks : { ...breaks, [afterRound]: planned } };
}

function withExtra(state: ClockState, { table, round, minutes }: Payload<'clock.table-given'>): ClockState {
  const { [round]: before = 0, ...rounds } = state.extra[table] ?? {};
  return { ...state, extra: { ...state.extra, [table]: { ...rounds, [round]: before + minutes } } };
}

/** What an event does to the clock; where sections are called apart, to the one that it names. */
export function withClockEvent(state: ClockState, event: ClockEvent, place: Place): ClockState {
  const { section } = event.payload;
  if (section === undefined) return withOwnEvent(state, event, place);
  const own = withOwnEvent(state.sections?.[section] ?? STOPPED, event, place);
  return { ...state, sections: { ...state.sections, [section]: own } };
}

function withOwnEvent(state: ClockState, event: ClockEvent, place: Place): ClockState {
  switch (event.type) {
    case 'clock.started':
      return started(state, event.payload, place);
    case 'clock.taken-back':
      return withdrawn(state, event.payload);
    case 'clock.paused': {
      if (state.status !== 'running') return state;
      const { ends: _ends, ...rest } = state;
      return { ...rest, status: 'paused', left: event.payload.left };
    }
    case 'clock.resumed': {
      if (state.status !== 'paused') return state;
      const { left: _left, ...rest } = state;
      return { ...rest, status: 'running', ends: event.payload.ends };
    }
    case 'clock.adjusted':
      return adjusted(state, event.payload);
    case 'clock.break-planned':
      return withBreak(state, event.payload.afterRound, event.payload.break);
    case 'clock.break-began': {
      const { afterRound, ends } = event.payload;
      return { ...withBreak(state, afterRound, null), onBreak: { afterRound, ends } };
    }
    case 'clock.break-ended':
      return { ...state, onBreak: null };
    case 'clock.table-given':
      return withExtra(state, event.payload);
    default:
      return event satisfies never;
  }
}

/** A stream `session/<session>/clock`. */
export const clockAggregate: Aggregate<ClockState, ClockEvent> = {
  name: 'clock',
  events: clockEvents,
  initial: STOPPED,
  evolve: withClockEvent,
};

/** How commands refer to the clock of a session. */
export function clockStream(session: string) {
  return { stream: `session/${session}/clock`, aggregate: clockAggregate };
}

/** When play begins, in milliseconds since the epoch; undefined: the clock stands, or an old journal. */
export function playBegins(clock: ClockState): number | undefined {
  if (clock.status !== 'running' || clock.play === undefined) return undefined;
  return Math.ceil((clock.ends - clock.play) / 1000);
}
