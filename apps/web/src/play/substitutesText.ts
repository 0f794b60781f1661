import type { TFunction } from 'i18next';
import { substitutesOf } from '#movement';
import { roundsText } from '../messages/fieldText.js';
import type { Substituted } from './contestants.js';

/** Who sat in for a contestant, and in which rounds: `substitute: Ann Lee (round 2)`; undefined: nobody who has a name. */
export function substitutesText(t: TFunction, { of, alone }: Substituted): string | undefined {
  const named = substitutesOf(of, alone).flatMap(({ player: { name }, fromRound, toRound }) =>
    name === null
      ? []
      : [
          t('standings.satIn', {
            name,
            count: toRound - fromRound + 1,
            rounds: roundsText(fromRound, toRound),
          }),
        ],
  );
  return named.length === 0
    ? undefined
    : t('standings.substitutes', { count: named.length, who: named.join(', ') });
}
