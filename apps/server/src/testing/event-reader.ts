import type { Client } from './client.js';

/** One server-sent event. */
export interface ReadEvent {
  readonly event: string;
  readonly id: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into data of every shape
  readonly data: any;
}

/** Reads a stream of server-sent events as a browser would. */
export class EventReader {
  readonly response: Response;
  readonly #reader: ReadableStreamDefaultReader<string>;
  readonly #events: ReadEvent[] = [];
  #rest = '';
  ended = false;

  private constructor(response: Response) {
    this.response = response;
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** Opens a stream; its status is in `response`. */
  static async open(client: Client, path: string, lastEventId?: number): Promise<EventReader> {
    const headers: Record<string, string> =
      lastEventId === undefined ? {} : { 'last-event-id': `${lastEventId}` };
    return new EventReader(await client.raw('GET', path, undefined, headers));
  }

  /** The next event, or nothing when the stream has ended. */
  async next(): Promise<ReadEvent | undefined> {
    for (;;) {
      const event = this.#events.shift();
      if (event || this.ended) return event;
      const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) this.ended = true;
      else this.#take(value ?? '');
    }
  }

  /** The next events, so many. */
  async take(count: number): Promise<ReadEvent[]> {
    const events: ReadEvent[] = [];
    while (events.length < count) {
      const event = await this.next();
      if (!event) break;
      events.push(event);
    }
    return events;
  }

  async close(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
  }

  #take(text: string): void {
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop()!;
    for (const block of blocks) {
      const fields = new Map(
        block
          .split('\n')
          .filter((line) => !line.startsWith(':'))
          .map((line) => [line.replace(/:.*/, ''), line.replace(/^[^:]*: ?/, '')] as const),
      );
      const data = fields.get('data');
      if (data === undefined) continue;
      this.#events.push({
        event: fields.get('event') ?? 'message',
        id: fields.get('id'),
        data: JSON.parse(data),
      });
    }
  }
}
