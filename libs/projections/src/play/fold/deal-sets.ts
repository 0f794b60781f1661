import { NOTHING_COMMITTED, withDealSetEvent } from '#tournament';
import { onAll, type LineFrom } from '../../projection/projection.js';
import type { PlayState, DealSetPlay } from '../play-state.js';
import { historyEventOf } from './changes.js';

const NOTHING_OF_SET: DealSetPlay = { ...NOTHING_COMMITTED, files: [] };

/** What happens to a set of boards. */
function onDealSet(state: PlayState, line: LineFrom<'deal-set'>): PlayState {
  const { set } = line.payload;
  const now = withDealSetEvent(state.dealSets[set] ?? NOTHING_OF_SET, line, line);
  return { ...state, dealSets: { ...state.dealSets, [set]: withFileTaken(now, line) } };
}

function withFileTaken(set: DealSetPlay, line: LineFrom<'deal-set'>): DealSetPlay {
  if (line.type !== 'deal-set.file-taken') return set;
  const { boards, format, contestant = false } = line.payload;
  return { ...set, files: [...set.files, { ...historyEventOf(line), boards, format, contestant }] };
}

/** What events of sets of boards do. */
export const dealSetHandlers = onAll<PlayState, 'deal-set'>(onDealSet, 'deal-set');
