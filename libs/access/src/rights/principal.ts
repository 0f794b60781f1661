import { AccessRefused } from './access-refused.js';
import type { DevicePlace } from './table-place.js';

/** A signed-in person, by the session that a cookie's token opened. */
export interface PersonPrincipal {
  readonly kind: 'person';
  readonly person: string;
  readonly session: string;
}

/** A signed-in person with what a decision needs to know of them. */
export interface PersonCredential {
  readonly principal: PersonPrincipal;
  readonly name: string;
  readonly mayCreateTournaments: boolean;
  readonly administers: boolean;
  /** Signed in without a second factor while one is required. */
  readonly unproven?: boolean;
  /** The ids of the player that the person has been said to be; several where records were merged. */
  readonly players?: readonly string[];
  /** Those of the players that the person was said to be before. */
  readonly formerly?: readonly string[];
}

/** A device paired with one table of one session of one tournament, or with one side of it. */
export interface DevicePrincipal extends DevicePlace {
  readonly kind: 'device';
  readonly device: string;
  /** The contestant that it goes with from table to table; `table` and `side` are then where that one is now. */
  readonly pair?: string;
  /** The pair has not sat down at its table yet, or has none in this round. */
  readonly away?: true;
}

/** The captain of an entry of one tournament, by the link that was handed over. */
export interface CaptainPrincipal {
  readonly kind: 'captain';
  readonly link: string;
  readonly tournament: string;
  readonly entry: string;
}

/** Who asks. */
export type Principal = { readonly kind: 'public' } | PersonPrincipal | DevicePrincipal | CaptainPrincipal;

export const PUBLIC: Principal = { kind: 'public' };

/**
 * The actor that events and idempotency name: `person:<uuid>`, `device:<uuid>` or `captain:<uuid>`, the link's.
 * @throws TypeError for the public, which cannot act.
 */
export function actorOf(principal: Principal): string {
  switch (principal.kind) {
    case 'person':
      return `person:${principal.person}`;
    case 'device':
      return `device:${principal.device}`;
    case 'captain':
      return `captain:${principal.link}`;
    default:
      throw new TypeError('The public cannot act: only a person, a device or a captain can be an actor.');
  }
}

/**
 * The signed-in person who asks.
 * @throws AccessRefused `access.sign-in-required`
 */
export function personOf({ principal }: { readonly principal: Principal }): PersonPrincipal {
  if (principal.kind !== 'person') throw new AccessRefused('access.sign-in-required');
  return principal;
}

/**
 * The device that asks.
 * @throws AccessRefused `access.device-required`
 */
export function deviceOf({ principal }: { readonly principal: Principal }): DevicePrincipal {
  if (principal.kind !== 'device') throw new AccessRefused('access.device-required');
  return principal;
}

/** True for the device of just this table, also while its pair waits to sit down there. */
export function isDeviceOf(
  principal: Principal,
  place: { readonly tournament: string; readonly session: string; readonly table: string },
): boolean {
  return (
    principal.kind === 'device' &&
    principal.tournament === place.tournament &&
    principal.session === place.session &&
    principal.table === place.table
  );
}
