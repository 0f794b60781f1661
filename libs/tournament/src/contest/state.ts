import { type Aggregate, changedBy, type ChangesBy, type EventOf, type Place } from '../journal/aggregate.js';
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

const changes: ChangesBy<ContestState, ContestEvent> = {
  'contest.chosen': (_contest, { settings }) => ({ settings }),
  'contest.carried': ({ carried }, { amounts }, { position: given }) => ({
    carried: withSaid(carried, amounts, ({ hundredths }) =>
      hundredths === null ? null : { hundredths, given },
    ),
  }),
  'contest.penalty-given'({ penalties }, { penalty, session, contestant, hundredths }, { position: given }) {
    const known = { session, contestant, hundredths, given, withdrawn: false };
    return { penalties: { ...penalties, [penalty]: known } };
  },
  'contest.penalty-withdrawn': ({ penalties }, { penalty }) => ({
    penalties: { ...penalties, [penalty]: { ...penalties[penalty]!, withdrawn: true } },
  }),
  'contest.going-on-decided': ({ goingOn }, { decisions }) => ({ goingOn: withDecided(goingOn, decisions) }),
  'contest.abandoned': ({ penalties }) => ({ ...NO_CONTEST, penalties }),
};

/** What an event does to a contest. */
export function withContestEvent<Contest extends ContestState>(
  contest: Contest,
  event: ContestEvent,
  place: Place,
): Contest {
  return changedBy(changes, contest, event, place);
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
