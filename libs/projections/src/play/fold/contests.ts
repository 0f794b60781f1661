import { participantKey } from '#tournament';
import { deedOf, without, type HandlersOf } from './changes.js';
import type { ContestPlay, PlayState } from '../play-state.js';

function change(state: PlayState, name: string, changed: (contest: ContestPlay) => ContestPlay): PlayState {
  const contest = state.contests[name];
  if (!contest) throw new Error(`The book tells of contest ${name} before it was chosen.`);
  return { ...state, contests: { ...state.contests, [name]: changed(contest) } };
}

/** What contests' events do. */
export const contestHandlers: HandlersOf<'contest'> = {
  'contest.chosen': (state, { payload: { contest, settings } }) => {
    const known = state.contests[contest] ?? { contest, carried: {}, penalties: {}, goingOn: {} };
    return { ...state, contests: { ...state.contests, [contest]: { ...known, settings } } };
  },
  'contest.carried': (state, line) =>
    change(state, line.payload.contest, (contest) => ({
      ...contest,
      carried: line.payload.amounts.reduce<ContestPlay['carried']>(
        (carried, { hundredths, ...who }) =>
          hundredths === null
            ? without(carried, participantKey(who))
            : {
                ...carried,
                [participantKey(who)]: { hundredths, reason: line.payload.reason.text, given: deedOf(line) },
              },
        contest.carried,
      ),
    })),
  'contest.penalty-given': (state, line) =>
    change(state, line.payload.contest, (contest) => {
      const { penalty, session, contestant, hundredths, reason } = line.payload;
      const given = { session, contestant, hundredths, reason: reason.text, given: deedOf(line) };
      return { ...contest, penalties: { ...contest.penalties, [penalty]: given } };
    }),
  'contest.penalty-withdrawn': (state, { payload }) =>
    change(state, payload.contest, (contest) => ({
      ...contest,
      penalties: without(contest.penalties, payload.penalty),
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
