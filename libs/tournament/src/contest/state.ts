import type { Aggregate, EventOf, Place } from '../journal/aggregate.js';
import { type ContestEvent, contestEvents, type ContestSettings } from './events.js';

/** A contest of several sessions. Members are named by `session/contestant`. */
export type ContestState = {
  /** Nothing where there is none. */
  readonly settings: ContestSettings | null;
  /** By their ids, which are never used again. */
  readonly penalties: { readonly [penalty: string]: ContestPenalty };
  /** What was given by hand. */
  readonly carried: { readonly [participant: string]: AmountGiven };
  /** What was decided about going on. */
  readonly goingOn: { readonly [participant: string]: 'goes-on' | 'declines' };
};

/** Hundredths that were given, and at which position of the journal. */
export type AmountGiven = { readonly hundredths: number; readonly given: number };

export type ContestPenalty = AmountGiven & {
  readonly session: string;
  readonly contestant: string;
  readonly withdrawn: boolean;
};

/** Where no contest was chosen. */
export const NO_CONTEST: ContestState = { settings: null, penalties: {}, carried: {}, goingOn: {} };

/** How a participant is named in a contest: `1/A-NS3`. */
export function participantKey({
  session,
  contestant,
}: {
  readonly session: string;
  readonly contestant: string;
}): string {
  return `${session}/${contestant}`;
}

type Participant = Parameters<typeof participantKey>[0];

/** What is known of participants once something is said of some; nothing: what was known of them is no longer. */
function withSaid<Said, One extends Participant>(
  known: Readonly<Record<string, Said>>,
  ones: readonly One[],
  saidOf: (one: One) => Said | null,
): Readonly<Record<string, Said>> {
  const all = { ...known };
  for (const one of ones) {
    const said = saidOf(one);
    if (said === null) delete all[participantKey(one)];
    else all[participantKey(one)] = said;
  }
  return all;
}

/** What is decided about going on once something more is; nothing: as places say. */
export function withDecided(
  known: ContestState['goingOn'],
  decisions: EventOf<Pick<typeof contestEvents, 'goingOnDecided'>>['payload']['decisions'],
): ContestState['goingOn'] {
  return withSaid(known, decisions, ({ decision }) => decision);
}

/** What an event does to a contest. */
export function withContestEvent<Contest extends ContestState>(
  contest: Contest,
  event: ContestEvent,
  { position: given }: Place,
): Contest {
  const { penalties, carried, goingOn } = contest;
  switch (event.type) {
    case 'contest.chosen':
      return { ...contest, settings: event.payload.settings };
    case 'contest.carried': {
      const { amounts } = event.payload;
      const said = withSaid(carried, amounts, ({ hundredths }) =>
        hundredths === null ? null : { hundredths, given },
      );
      return { ...contest, carried: said };
    }
    case 'contest.penalty-given': {
      const { penalty, session, contestant, hundredths } = event.payload;
      const known = { session, contestant, hundredths, given, withdrawn: false };
      return { ...contest, penalties: { ...penalties, [penalty]: known } };
    }
    case 'contest.penalty-withdrawn': {
      const { penalty } = event.payload;
      const known = { ...penalties[penalty]!, withdrawn: true };
      return { ...contest, penalties: { ...penalties, [penalty]: known } };
    }
    case 'contest.going-on-decided':
      return { ...contest, goingOn: withDecided(goingOn, event.payload.decisions) };
    case 'contest.abandoned':
      return { ...contest, ...NO_CONTEST, penalties };
    default:
      return event satisfies never;
  }
}

/** A stream `contest/<contest>`. */
export const contestAggregate: Aggregate<ContestState, ContestEvent> = {
  name: 'contest',
  events: contestEvents,
  initial: NO_CONTEST,
  evolve: withContestEvent,
};

/** How commands refer to the stream of a contest. */
export function contestStream(contest: string) {
  return { stream: `contest/${contest}`, aggregate: contestAggregate };
}
