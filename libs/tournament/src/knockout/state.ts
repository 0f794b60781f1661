import { slotOf } from './bracket.js';
import {
  type DecidedMatch,
  type DrawnMatch,
  type KnockoutEvent,
  knockoutEvents,
  type KnockoutState,
  NO_KNOCKOUT,
  type RoundOfKnockout,
} from './events.js';
import type { Aggregate } from '../journal/aggregate.js';

/** What an event does to a knockout. */
export function withKnockoutEvent(state: KnockoutState, { type, payload }: KnockoutEvent): KnockoutState {
  switch (type) {
    case 'knockout.set-up': {
      const { knockout, settings, entries, from = null } = payload;
      return { ...NO_KNOCKOUT, knockout, settings, entries, from };
    }
    case 'knockout.opponent-chosen': {
      const { opponent } = payload;
      return {
        ...state,
        chosen: opponent === null ? state.chosen.slice(0, -1) : [...state.chosen, opponent],
      };
    }
    case 'knockout.round-opened': {
      const { round, session, matches, walkovers, decided } = payload;
      const before = state.rounds
        .slice(0, round - 1)
        .map((each, index) => (index === round - 2 ? { ...each, decided } : each));
      // Extra boards of matches that are drawn once more were of the matches before.
      const extras = Object.fromEntries(
        Object.entries(state.extras).filter(([match]) => matches.every((one) => `${one.match}` !== match)),
      );
      const opened = { session, matches, walkovers, decided: [], kept: null };
      return { ...state, extras, rounds: [...before, opened] };
    }
    case 'knockout.match-redrawn': {
      const { round, matches, decided } = payload;
      const now = (one: DrawnMatch) => matches.find(({ match }) => match === one.match) ?? one;
      const known = (one: DecidedMatch) => decided.find(({ match }) => match === one.match) ?? one;
      const rounds = state.rounds.map((each, index) => {
        if (index === round - 1) return { ...each, matches: each.matches.map(now) };
        return index === round - 2 ? { ...each, decided: each.decided.map(known) } : each;
      });
      // What was decided was of others.
      const redrawn = new Set(matches.map(({ match }) => `${match}`));
      const decisions = Object.entries(state.decisions).filter(([match]) => !redrawn.has(match));
      return { ...state, rounds, decisions: Object.fromEntries(decisions) };
    }
    case 'knockout.round-kept': {
      const { round, at, would } = payload;
      const rounds = state.rounds.map((each, index) =>
        index === round - 1 ? { ...each, kept: { at, would } } : each,
      );
      return { ...state, rounds };
    }
    case 'knockout.extra-boards-opened': {
      const { match, session } = payload;
      const known = state.extras[match] ?? [];
      return { ...state, extras: { ...state.extras, [match]: [...known, session] } };
    }
    case 'knockout.match-decided': {
      const { match, winner, ground } = payload;
      const { [match]: _earlier, ...others } = state.decisions;
      return { ...state, decisions: winner === null ? others : { ...others, [match]: { winner, ground } } };
    }
    case 'knockout.entry-replaced': {
      const { entry, by, fromRound } = payload;
      const slot = slotOf(state, entry, fromRound) ?? entry;
      return {
        ...withSeat(state, fromRound, entry, by),
        replaced: [...state.replaced, { slot, by, fromRound }],
      };
    }
    case 'knockout.abandoned':
      return NO_KNOCKOUT;
    default:
      return payload satisfies never;
  }
}

/** In a round that is opened already another team has the place. */
function withSeat(state: KnockoutState, round: number, entry: string, by: string): KnockoutState {
  const now = (each: string) => (each === entry ? by : each);
  const rounds = state.rounds.map((each, index) =>
    index === round - 1
      ? {
          ...each,
          matches: each.matches.map(({ match, home, away }) => ({ match, home: now(home), away: now(away) })),
        }
      : each,
  );
  return { ...state, rounds };
}

/** A stream `knockout/<knockout>`. */
export const knockoutAggregate: Aggregate<KnockoutState, KnockoutEvent> = {
  name: 'knockout',
  events: knockoutEvents,
  initial: NO_KNOCKOUT,
  evolve: withKnockoutEvent,
};

/** How commands refer to the stream of a knockout. */
export function knockoutStream(knockout: string) {
  return { stream: `knockout/${knockout}`, aggregate: knockoutAggregate };
}

/** The sessions in which the matches of an opened round are played: that of the round, and those of extra boards. */
export function sessionsOfMatches(
  { extras }: Pick<KnockoutState, 'extras'>,
  { session, matches }: Pick<RoundOfKnockout, 'session' | 'matches'>,
): string[] {
  return [...(session === null ? [] : [session]), ...matches.flatMap(({ match }) => extras[match] ?? [])];
}
