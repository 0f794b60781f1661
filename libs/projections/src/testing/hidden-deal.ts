import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { TOURNAMENT } from './play-events.js';

/** A deal as its event holds it, under a key that the test knows. */
export function hideDeal(deal: string, key: Buffer, tournament: string = TOURNAMENT) {
  return hide(deal, key, tournament, randomUUID());
}

/** Double-dummy results of a hidden deal, under its key. */
export function hideTricks(
  tricks: string,
  key: Buffer,
  { id }: { readonly id: string },
  tournament: string = TOURNAMENT,
) {
  return hide({ tricks }, key, tournament, id);
}

function hide(value: unknown, key: Buffer, tournament: string, id: string) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`${tournament}\n${id}`));
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]);
  return {
    id,
    cipher: 'A256GCM' as const,
    nonce: nonce.toString('base64url'),
    text: text.toString('base64url'),
  };
}
