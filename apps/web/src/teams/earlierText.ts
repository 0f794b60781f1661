import type { TFunction } from 'i18next';
import type { EarlierMatch } from '#tournament';
import { pointsText } from '../play/figures.js';

/** By which rule and figures what a match begins with was computed from an earlier one. */
export function earlierText(
  t: TFunction,
  { session, margin, higher, rule }: EarlierMatch,
  names: { readonly home: string; readonly away: string },
  locale: string,
): string {
  const winner = margin.startsWith('-') ? 'away' : 'home';
  return t(rule.most === undefined ? 'match.earlier' : 'match.earlierAtMost', {
    session,
    team: names[winner],
    margin: pointsText(margin.replace('-', ''), locale),
    part: winner === higher ? rule.wonByHigher : rule.wonByLower,
    most: pointsText(rule.most ?? '0', locale),
  });
}
