import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { requireStorable } from './canonical-text.js';

/** A free text as it is stored beside the journal, where it can be erased. */
export interface ErasableText {
  readonly id: string;
  /** 32 bytes in hexadecimal; erased with the text, so that guesses can't be tried against the hash. */
  readonly salt: string;
  readonly text: string;
}

/** What the event holds of a free text: its id, and the hash over salt and text. */
export interface TextReference {
  readonly text: string;
  readonly hash: string;
}

/**
 * Makes both halves of a free text: the one that is stored, and the one that goes into the event.
 *
 * @throws PayloadRefused when the text holds NUL or a lone surrogate
 */
export function erasableText(text: string): { reference: TextReference; stored: ErasableText } {
  requireStorable(text, '/text');
  const stored = { id: randomUUID(), salt: randomBytes(32).toString('hex'), text };
  return { reference: { text: stored.id, hash: textHash(stored) }, stored };
}

/** SHA-256 over the salt's bytes and the text in UTF-8, in hexadecimal. */
export function textHash({ salt, text }: Pick<ErasableText, 'salt' | 'text'>): string {
  return createHash('sha256').update(Buffer.from(salt, 'hex')).update(text).digest('hex');
}
