import { NOTHING_COMMITTED, withDealSetEvent } from '#tournament';
import { onAll, type LineFrom } from '../../projection/projection.js';
import type { CommitmentMoments, FileTakenPlay, PlayState, SquareDealMoments } from '../play-state.js';
import { historyEventOf, momentOf } from './changes.js';

type DealSetLine = LineFrom<'deal-set'>;

function follow(state: PlayState, line: DealSetLine): PlayState {
  const { set } = line.payload;
  const before = state.dealSets[set] ?? {
    ...NOTHING_COMMITTED,
    moments: [],
    files: [],
    squareDealMoments: NOT_PROMISED,
  };
  const after = {
    ...withDealSetEvent(before, line),
    moments: momentsAfter(before.moments, line),
    files: filesAfter(before.files, line),
    squareDealMoments: squareDealMomentsAfter(before.squareDealMoments, line),
  };
  return { ...state, dealSets: { ...state.dealSets, [set]: after } };
}

function momentsAfter(
  moments: readonly CommitmentMoments[],
  line: DealSetLine,
): readonly CommitmentMoments[] {
  if (line.type === 'deal-set.commitment-requested') return [...moments, { made: null, found: null }];
  if (line.type !== 'deal-set.committed' && line.type !== 'deal-set.value-found') return moments;
  const what = line.type === 'deal-set.committed' ? 'made' : 'found';
  const index = line.payload.commitment - 1;
  return moments.map((one, at) => (at === index ? { ...one, [what]: momentOf(line) } : one));
}

const NOT_PROMISED: SquareDealMoments = { promised: null, found: null, opened: null };

function squareDealMomentsAfter(moments: SquareDealMoments, line: DealSetLine): SquareDealMoments {
  switch (line.type) {
    case 'deal-set.squaredeal-promised':
      return { ...moments, promised: momentOf(line) };
    case 'deal-set.squaredeal-value-found':
      return { ...moments, found: momentOf(line) };
    case 'deal-set.squaredeal-keys-published':
      return { ...moments, opened: momentOf(line) };
    default:
      return moments;
  }
}

function filesAfter(files: readonly FileTakenPlay[], line: DealSetLine): readonly FileTakenPlay[] {
  if (line.type !== 'deal-set.file-taken') return files;
  const { boards, format, contestant = false } = line.payload;
  return [...files, { ...historyEventOf(line), boards, format, contestant }];
}

/** What events of sets of boards do. */
export const dealSetHandlers = onAll<PlayState, 'deal-set'>(follow, 'deal-set');
