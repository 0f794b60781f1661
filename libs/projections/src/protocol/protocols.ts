import { createHash } from 'node:crypto';
import { canonicalText } from '#ledger';
import { play } from '../play/projection/play.js';
import { sessionOf, type PlayState, type SessionPlay } from '../play/play-state.js';
import type { Past } from '../reading/past.js';
import { Remembered } from '../running/remembered.js';
import { protocolDocument, type ProtocolDocument } from './protocol-document.js';

/** How many protocols are kept in memory, and the total length of their journals in lines. */
const KEPT = { count: 20, weight: 200_000 };

/** A protocol that was made from the journal. */
export interface MadeProtocol {
  readonly format: number;
  /** SHA-256 of the document's canonical text (RFC 8785), in hexadecimal. */
  readonly hash: string;
  readonly document: ProtocolDocument;
  /** What was known of play at the protocol's line. */
  readonly state: PlayState;
  readonly session: SessionPlay;
}

/** Makes protocols of sessions from the journal. The same lines always give the same document. */
export class Protocols {
  readonly #kept = new Remembered<Promise<MadeProtocol>>(KEPT);

  constructor(private readonly past: Past) {}

  /**
   * The protocol of a session as the journal told it at a line.
   *
   * @param published the format in which it was published, if it was
   * @throws Error when the journal did not know the session then
   */
  async make(tournament: string, session: string, at: number, published?: number): Promise<MadeProtocol> {
    const key = `${tournament} ${session} ${at} ${published ?? ''}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#make(tournament, session, at, published);
    this.#kept.set(key, made, at);
    made.catch(() => this.#kept.delete(key));
    return made;
  }

  /** Forgets all protocols: the journals were replaced. */
  forget(): void {
    this.#kept.clear();
  }

  async #make(
    tournament: string,
    name: string,
    at: number,
    published: number | undefined,
  ): Promise<MadeProtocol> {
    const state = await this.past.state(play, tournament, at);
    const session = sessionOf(state, name);
    if (!session) throw new Error(`The book did not know session ${name} at line ${at}.`);
    const document = protocolDocument(state, session, { tournament, at, published });
    return { format: document.format, hash: hashOfProtocol(document), document, state, session };
  }
}

/** SHA-256 of a protocol's canonical text, in hexadecimal. */
export function hashOfProtocol(document: ProtocolDocument): string {
  return createHash('sha256').update(canonicalText(document), 'utf8').digest('hex');
}
