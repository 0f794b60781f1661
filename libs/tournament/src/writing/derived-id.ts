import { createHash } from 'node:crypto';

/**
 * A uuid derived from its parts: the same parts give the same id, so that a command sent twice opens one journal and a
 * job's command is one command. Version 8 of RFC 9562 (custom), from SHA-256.
 */
export function derivedId(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The id of the tournament that an actor's command opens. */
export function tournamentIdOf(actor: string, commandId: string): string {
  return derivedId('tournament', actor, commandId);
}
