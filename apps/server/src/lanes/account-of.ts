import type { FastifyRequest } from 'fastify';
import { addressBucket, type Asker, type Credentials } from '#access';
import type { CostlyAsker } from './costly-work.js';

/** The address from which the server asks itself for what everybody sees: no connection comes from there. */
export const OWN_ADDRESS = '0.0.0.0';

const STAFF: readonly Asker['audience'][] = ['scorer', 'duplicator', 'director', 'organiser'];

/** On whose account a request goes: a person's or a device's where they are known, otherwise its address's. */
export function accountOf(request: FastifyRequest, { audience, credentials }: Asker): CostlyAsker {
  const key = knownAs(credentials) ?? `address ${addressBucket(request.ip)}`;
  if (STAFF.includes(audience)) return { key, rank: 'staff' };
  return { key, rank: request.raw.socket.remoteAddress === OWN_ADDRESS ? 'server' : 'reader' };
}

/** The person, the device or the captain that a browser is known to be; undefined: nobody. */
export function knownAs({ person, device, captain }: Credentials): string | undefined {
  if (person) return `person ${person.principal.person}`;
  if (device) return `device ${device.device}`;
  return captain && `captain ${captain.link}`;
}
