import { goingOn, Rational, type DecidedCut } from '#scoring';
import type { ParticipantSeen } from '../../api/contestDocuments.js';

type Entry = Pick<ParticipantSeen, 'key' | 'place' | 'last' | 'qualifies' | 'decided'>;
export type Decision = ParticipantSeen['decided'];
export type Decisions = Readonly<Record<string, Decision>>;

/** What is decided about somebody: now, or as it was before. */
export function decisionOf({ key, decided }: Pick<Entry, 'key' | 'decided'>, decisions: Decisions): Decision {
  return key in decisions ? (decisions[key] ?? null) : decided;
}

/**
 * Who would go on by some decisions beside those that hold, as the standing will tell it.
 *
 * @param places how many go on
 * @param decisions by key; null: as places say
 */
export function goingOnBy(entries: readonly Entry[], places: number, decisions: Decisions): DecidedCut {
  const ranks = entries.map(({ key, place, last }) => ({
    contestant: key,
    // Who has more has the place further up.
    value: Rational.of(-(place ?? 0)),
    ranking: 'one',
    place: place ?? undefined,
    last: last ?? undefined,
  }));
  const gone = new Map<string, 'declined' | 'withdrawn'>();
  for (const entry of entries) {
    if (entry.qualifies === 'withdrawn') gone.set(entry.key, 'withdrawn');
    else if (decisionOf(entry, decisions) === 'declines') gone.set(entry.key, 'declined');
  }
  const chosen = entries.filter((entry) => decisionOf(entry, decisions) === 'goes-on');
  return goingOn(ranks, places, gone, new Set(chosen.map(({ key }) => key)));
}
