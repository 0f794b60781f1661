import { NO_CONTEST, withContestEvent, without, NO_KNOCKOUT, withKnockoutEvent } from '#tournament';
import { onAll, type LineFrom } from '../../projection/projection.js';
import type { ContestChangePlay, ContestPlay, PlayState } from '../play-state.js';
import { historyEventOf, momentOf } from './changes.js';

type ContestLine = LineFrom<'contest'>;

/** Which events change the ranking of a contest, and what of it. */
const CHANGES: { readonly [Type in ContestLine['type']]?: ContestChangePlay['what'] } = {
  'contest.chosen': 'settings',
  'contest.carried': 'carry',
  'contest.penalty-given': 'penalty',
  'contest.penalty-withdrawn': 'penalty-withdrawn',
};

/** A contest before its first line. */
function beforeChosen(line: ContestLine): ContestPlay {
  const { contest } = line.payload;
  if (line.type !== 'contest.chosen')
    throw new Error(`The book tells of contest ${contest} before it was chosen.`);
  const { settings } = line.payload;
  return { ...NO_CONTEST, contest, settings, chosen: momentOf(line), changes: [] };
}

/** What happens to a contest. */
function onContest(state: PlayState, line: ContestLine): PlayState {
  const { contest: name, reason } = line.payload;
  if (line.type === 'contest.abandoned') return { ...state, contests: without(state.contests, name) };
  const known = state.contests[name];
  const what = known && CHANGES[line.type];
  const now = withContestEvent(known ?? beforeChosen(line), line, line);
  const change = what && { ...historyEventOf(line), what, reason: reason?.text ?? null };
  const contest = change ? { ...now, changes: [...now.changes, change] } : now;
  return { ...state, contests: { ...state.contests, [name]: contest } };
}

/** What contests' events do. */
export const contestHandlers = onAll<PlayState, 'contest'>(onContest, 'contest');

/** What happens to a knockout: the same as on the write side. */
function onKnockout(state: PlayState, line: LineFrom<'knockout'>): PlayState {
  const { knockout } = line.payload;
  if (line.type === 'knockout.abandoned') return { ...state, knockouts: without(state.knockouts, knockout) };
  const known = state.knockouts[knockout] ?? NO_KNOCKOUT;
  return { ...state, knockouts: { ...state.knockouts, [knockout]: withKnockoutEvent(known, line) } };
}

/** What knockouts' events do. */
export const knockoutHandlers = onAll<PlayState, 'knockout'>(onKnockout, 'knockout');
