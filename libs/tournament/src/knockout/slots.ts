import type { KnockoutState } from './knockout-data.js';

/** Who plays in a round where a seed was placed. */
export function holderOf({ replaced }: Pick<KnockoutState, 'replaced'>, slot: string, round: number): string {
  return replaced.findLast((one) => one.slot === slot && one.fromRound <= round)?.by ?? slot;
}

/** The seed in whose place somebody plays in a round; nothing where it does not. */
export function slotOf(
  state: Pick<KnockoutState, 'replaced' | 'entries'>,
  entry: string,
  round: number,
): string | undefined {
  const later = state.replaced
    .toReversed()
    .find(
      ({ slot, by, fromRound }) => by === entry && fromRound <= round && holderOf(state, slot, round) === by,
    );
  if (later) return later.slot;
  return state.entries.includes(entry) && holderOf(state, entry, round) === entry ? entry : undefined;
}
