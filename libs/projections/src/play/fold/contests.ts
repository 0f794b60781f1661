import { participantKey, without } from '#tournament';
import { historyEventOf, momentOf, type HandlersOf } from './changes.js';
import type { ContestChangePlay, ContestPlay, HistoryEvent, PlayState } from '../play-state.js';

function change(state: PlayState, name: string, changed: (contest: ContestPlay) => ContestPlay): PlayState {
  const contest = state.contests[name];
  if (!contest) throw new Error(`The book tells of contest ${name} before it was chosen.`);
  return { ...state, contests: { ...state.contests, [name]: changed(contest) } };
}

/** A change of the ranking of a contest, with what was changed. */
function changeOf(
  line: HistoryEvent & { readonly payload: { readonly reason?: { readonly text: string } | undefined } },
  what: ContestChangePlay['what'],
): ContestChangePlay {
  return { ...historyEventOf(line), what, reason: line.payload.reason?.text ?? null };
}

/** What contests' events do. */
export const contestHandlers: HandlersOf<'contest'> = {
  'contest.chosen': (state, line) => {
    const { contest, settings } = line.payload;
    const known = state.contests[contest];
    const chosen: ContestPlay = known
      ? { ...known, settings, changes: [...known.changes, changeOf(line, 'settings')] }
      : { contest, settings, carried: {}, penalties: {}, goingOn: {}, chosen: momentOf(line), changes: [] };
    return { ...state, contests: { ...state.contests, [contest]: chosen } };
  },
  'contest.carried': (state, line) =>
    change(state, line.payload.contest, (contest) => ({
      ...contest,
      changes: [...contest.changes, changeOf(line, 'carry')],
      carried: line.payload.amounts.reduce<ContestPlay['carried']>(
        (carried, { hundredths, ...who }) =>
          hundredths === null
            ? without(carried, participantKey(who))
            : {
                ...carried,
                [participantKey(who)]: {
                  hundredths,
                  reason: line.payload.reason.text,
                  given: historyEventOf(line),
                },
              },
        contest.carried,
      ),
    })),
  'contest.penalty-given': (state, line) =>
    change(state, line.payload.contest, (contest) => {
      const { penalty, session, contestant, hundredths, reason } = line.payload;
      const given = { session, contestant, hundredths, reason: reason.text, given: historyEventOf(line) };
      return {
        ...contest,
        penalties: { ...contest.penalties, [penalty]: given },
        changes: [...contest.changes, changeOf(line, 'penalty')],
      };
    }),
  'contest.penalty-withdrawn': (state, line) =>
    change(state, line.payload.contest, (contest) => ({
      ...contest,
      penalties: without(contest.penalties, line.payload.penalty),
      changes: [...contest.changes, changeOf(line, 'penalty-withdrawn')],
    })),
  'contest.going-on-decided': (state, { payload }) =>
    change(state, payload.contest, (contest) => ({
      ...contest,
      goingOn: payload.decisions.reduce<ContestPlay['goingOn']>(
        (decided, { decision, ...who }) =>
          decision === null
            ? without(decided, participantKey(who))
            : { ...decided, [participantKey(who)]: decision },
        contest.goingOn,
      ),
    })),
  'contest.abandoned': (state, { payload: { contest } }) => ({
    ...state,
    contests: without(state.contests, contest),
  }),
};
