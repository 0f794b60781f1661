import type { PublishedPlayer } from '../published-event.js';
import type { UsebioRecord } from './usebio-document.js';

/** How programs write a number that they do not know. */
const NONE = /^0+$/;

/** A player of a pair or a team. */
export function playerOf({ fields }: UsebioRecord): PublishedPlayer {
  const number = known(fields['NATIONAL_ID_NUMBER']);
  const club = known(fields['CLUB_ID_NUMBER']);
  return { name: fields['PLAYER_NAME'] ?? '', ...(number && { number }), ...(club && { club }) };
}

function known(number: string | undefined): string | undefined {
  return number === undefined || NONE.test(number) ? undefined : number;
}

/** Who plays with several partners stands in several pairs. */
export function identityOf({ name, number }: PublishedPlayer): string {
  return number ?? name;
}
