import type { Append, NewEvent } from './append.js';
import type { Plannable } from './batch-planning.js';
import { canonicalText, requireStorable } from '../events/canonical-text.js';
import { AppendRefused, PayloadRefused } from '../events/errors.js';
import type { EventCatalogue } from '../events/event-catalogue.js';
import { factBytes } from '../events/line-hash.js';

/** A command that has been checked and turned into the text that is stored. */
export interface PreparedCommand extends Plannable {
  readonly append: Append;
  readonly answer: string;
  readonly body: Buffer;
  readonly streams: readonly PreparedStream[];
}

export interface PreparedStream {
  readonly stream: string;
  readonly expectedVersion: Append['streams'][number]['expectedVersion'];
  readonly events: readonly PreparedEvent[];
}

export interface PreparedEvent {
  readonly type: string;
  readonly schema: number;
  readonly payload: string;
  readonly metadata: string;
  /** See `factBytes`. */
  readonly facts: Buffer;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SHA256 = /^[0-9a-f]{64}$/;
const SALT = /^([0-9a-f]{2}){16,64}$/;
/** Names are keys: an index holds them whole. */
const LONGEST_NAME = 200;
const LONGEST_TEXT = 1_048_576;

/**
 * Checks a command before anything is sent, and writes its canonical texts.
 *
 * @throws AppendRefused when it is not well formed
 * @throws PayloadRefused when something in it cannot be stored, with the place at fault
 */
export function prepareCommand(append: Append, catalogue: EventCatalogue): PreparedCommand {
  const { tournament, actor, commandId, bodyHash, texts = [], eraseTexts = [] } = append;
  requireUuid(tournament, 'The tournament');
  requireUuid(commandId, 'The command id');
  requireName(actor, 'The actor');
  if (!SHA256.test(bodyHash)) {
    throw new AppendRefused('The body hash is not 64 hexadecimal digits: give the SHA-256 of the body.');
  }
  for (const { id, salt, text } of texts) {
    requireUuid(id, 'The id of a text');
    if (!SALT.test(salt)) throw new AppendRefused('The salt of a text is not 16 to 64 bytes in hexadecimal.');
    requireStorable(text, '/texts');
    requireLength(text, '/texts');
  }
  for (const id of eraseTexts) requireUuid(id, 'The id of a text to erase');
  const answer = within('/answer', () => canonicalText(append.answer));
  const seen = new Set<string>();
  let eventCount = 0;
  let size = answer.length + texts.reduce((sum, { text }) => sum + text.length, 0);
  const streams = append.streams.map((part, index): PreparedStream => {
    const { stream, expectedVersion } = part;
    requireName(stream, 'The stream');
    requireExpectation(stream, expectedVersion);
    if (seen.has(stream)) {
      throw new AppendRefused(`The command names stream ${stream} twice: once with all its events is right.`);
    }
    seen.add(stream);
    const events = part.events.map((event, number) =>
      within(`/streams/${index}/events/${number}`, () => prepareEvent(append, stream, event, catalogue)),
    );
    eventCount += events.length;
    for (const event of events) size += event.facts.length;
    return { stream, expectedVersion, events };
  });
  const body = Buffer.from(bodyHash, 'hex');
  return { append, key: `${actor}\n${commandId}`, answer, body, streams, eventCount, size };
}

function prepareEvent(
  append: Append,
  stream: string,
  event: NewEvent,
  catalogue: EventCatalogue,
): PreparedEvent {
  const { tournament, commandId, actor } = append;
  const { type, schema } = event;
  const payload = within('/payload', () => catalogue.payloadText(event));
  const metadata = within('/metadata', () => canonicalText(event.metadata ?? {}));
  requireLength(payload, '/payload');
  requireLength(metadata, '/metadata');
  const facts = factBytes({ tournament, stream, type, schema, command: commandId, actor, payload, metadata });
  return { type, schema, payload, metadata, facts };
}

/** Puts the place in front of the path of what is refused inside. */
function within<Value>(place: string, prepare: () => Value): Value {
  try {
    return prepare();
  } catch (error) {
    if (error instanceof PayloadRefused) throw new PayloadRefused(place + error.path, error.issue);
    throw error;
  }
}

/** @throws AppendRefused */
export function requireUuid(value: string, what: string): void {
  if (!UUID.test(value))
    throw new AppendRefused(`${what} is not a uuid in lower case: give it as 8-4-4-4-12 digits.`);
}

function requireName(name: string, what: string): void {
  if (name === '' || Buffer.byteLength(name) > LONGEST_NAME) {
    throw new AppendRefused(`${what} is empty or too long: 1 to ${LONGEST_NAME} bytes are right.`);
  }
  requireStorable(name, what);
}

function requireExpectation(stream: string, expected: unknown): void {
  const known = expected === 'none' || expected === 'exists' || expected === 'any';
  if (known || (Number.isSafeInteger(expected) && (expected as number) >= 0)) return;
  throw new AppendRefused(
    `What is expected of stream ${stream} is no version: give a number from 0, none, exists or any.`,
  );
}

function requireLength(text: string, path: string): void {
  if (text.length > LONGEST_TEXT) {
    throw new PayloadRefused(path, `is ${text.length} characters long; ${LONGEST_TEXT} are allowed`);
  }
}
