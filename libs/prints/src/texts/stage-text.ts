import type { Heading } from '../documents/heading.js';
import type { KnockoutMatch } from '../documents/match-shown.js';
import type { Say } from '../words/words.js';

/** What a match is for: the final, the places from 5 to 8; empty where it is too early to say. */
export function forText({ from, to }: KnockoutMatch['places'], say: Say): string {
  if (from === 1 && to === 2) return say('forFinal');
  if (from === 1 && to <= 4) return say('forSemiFinal');
  if (from === 1 && to <= 8) return say('forQuarterFinal');
  if (from === 3 && to === 4) return say('forThirdPlace');
  return from === 1 ? '' : say('forPlaces', { from, to });
}

/** What a session is in its knockout: `semi-final`, `final, extra boards`, before that its round. */
export function stageText({ round, places, extra }: NonNullable<Heading['stage']>, say: Say): string {
  const told = forText(places, say) || say('knockoutRound', { round });
  return extra ? `${told}, ${say('extraBoards')}` : told;
}
