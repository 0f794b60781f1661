import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { grouped } from '#cards';
import { Refusal } from '#platform';
import type { FileRead } from './watched-file.js';

/** Commands of a request, and kinds of an answer, by the published description. */
const DISCONNECT = 3;
const ALL_RESULTS = 23;
const OK = 1;
const RESULTS = 12;
/** How long an answer may take. */
const PATIENCE_MS = 10_000;

const answered = z.object({
  RequestCommand: z.literal(ALL_RESULTS),
  DataType: z.int(),
  ErrorType: z.int().default(0),
  SerializedData: z.string().nullish(),
});
const placed = z.looseObject({
  SectionLetters: z.unknown(),
  TableNumber: z.unknown(),
  RoundNumber: z.unknown(),
  BoardNumber: z.unknown(),
});

/** The Data Connector is not there, or does not answer as its description says. */
export class NoAnswer extends Refusal {
  override readonly name = 'NoAnswer';
}

/** Results of a session at Bridgemate's Data Connector: each look has all of them, and what they were at looks before. */
export class DataConnector {
  readonly #pipe: string;
  readonly #guid: string;
  /** All that came, in its order: what is told of one by its number is told once. */
  readonly #results: string[] = [];
  /** What came last of each play. */
  readonly #last = new Map<string, string>();

  constructor(pipe: string, guid: string) {
    this.#pipe = pipe;
    this.#guid = guid;
  }

  /** Asks for all results: what was accepted before is sent again, so that nothing is lost. @throws NoAnswer */
  async read(): Promise<FileRead> {
    for (const [play, results] of grouped(resultsOf(await this.#answer()), playOf)) {
      const texts = results.map((result) => JSON.stringify(result));
      const [known, last] = [this.#last.get(play), texts.at(-1)!];
      if (known === last) continue;
      this.#results.push(...(known === undefined ? texts : [last]));
      this.#last.set(play, last);
    }
    const bytes = Buffer.from(`[${this.#results.join(',\n')}]`);
    return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  }

  /** The pipe takes one connection alone: it is left at once for others. */
  async #answer(): Promise<string> {
    const socket = connect(this.#pipe);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      await once(socket, 'connect', { signal });
      const lines = createInterface({ input: socket, signal });
      const line = once(lines, 'line', { signal });
      const closed = once(socket, 'close', { signal }).then(() => {
        throw new NoAnswer('The Data Connector closed the connection.');
      });
      send(socket, { Command: ALL_RESULTS, SessionGuid: this.#guid, SerializedData: '' });
      const [text] = (await Promise.race([line, closed])) as [string];
      closed.catch(() => undefined);
      send(socket, { Command: DISCONNECT, SessionGuid: '', SerializedData: '' });
      return text;
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      const { code, name } = error as NodeJS.ErrnoException;
      throw new NoAnswer(`The Data Connector does not answer at ${this.#pipe}: ${code ?? name}.`, {
        cause: error,
      });
    } finally {
      socket.end();
      socket.on('error', () => undefined);
    }
  }
}

function send(socket: NodeJS.WritableStream, request: object): void {
  socket.write(`${JSON.stringify(request)}\r\n`);
}

function resultsOf(text: string): readonly unknown[] {
  const answer = answered.safeParse(json(text));
  if (!answer.success) throw new NoAnswer('The Data Connector gave an answer that is not understood.');
  const { DataType, ErrorType, SerializedData } = answer.data;
  if (DataType === OK) return [];
  if (DataType !== RESULTS) throw new NoAnswer(`The Data Connector refused: error ${ErrorType}.`);
  const results = json(SerializedData ?? '');
  if (!Array.isArray(results)) throw new NoAnswer('The Data Connector gave results that are not a list.');
  return results;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of which play a result is. What is no result stands for itself: who reads it names it. */
function playOf(result: unknown): string {
  const read = placed.safeParse(result);
  if (!read.success) return JSON.stringify(result);
  const { SectionLetters, TableNumber, RoundNumber, BoardNumber } = read.data;
  return JSON.stringify([SectionLetters, TableNumber, RoundNumber, BoardNumber]);
}
