import { NOTHING_COMMITTED, withDealSetEvent, type BookEvent } from '#tournament';
import type { PlayState } from '../play-state.js';
import type { HandlersOf } from './changes.js';

type DealSetEvent = Extract<BookEvent, { readonly type: `deal-set.${string}` }>;

function follow(state: PlayState, event: DealSetEvent): PlayState {
  const { set } = event.payload;
  const after = withDealSetEvent(state.dealSets[set] ?? NOTHING_COMMITTED, event);
  return { ...state, dealSets: { ...state.dealSets, [set]: after } };
}

/** What events of sets of boards do. */
export const dealSetHandlers: HandlersOf<'deal-set'> = {
  'deal-set.commitment-requested': follow,
  'deal-set.committed': follow,
  'deal-set.value-found': follow,
};
