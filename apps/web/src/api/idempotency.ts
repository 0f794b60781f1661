/**
 * A random uuid (version 4) in lower case. `crypto.randomUUID` does not exist on a page that came over plain HTTP from
 * another machine, `crypto.getRandomValues` does.
 */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** One intent of a person: the same command id as long as the same thing is being sent. */
export class Intent {
  private sent = '';
  private id = '';

  /** The id for this content: kept for a retry, new when the content has changed since. */
  idFor(content: unknown): string {
    const text = JSON.stringify(content);
    if (text !== this.sent || this.id === '') {
      this.sent = text;
      this.id = newCommandId();
    }
    return this.id;
  }

  /** The intent is done: the next sending is a new one, also with the same content. */
  settle(): void {
    this.id = '';
  }
}

/** The id of a further command of the same intent: always the same for the same step, and another for any other. */
export function commandIdOfStep(commandId: string, step: number): string {
  const last = (Number.parseInt(commandId.slice(-8), 16) ^ step) >>> 0;
  return commandId.slice(0, -8) + last.toString(16).padStart(8, '0');
}
