import type { ExpectedVersion } from './append.js';

/** What planning needs to know of a command. */
export interface Plannable {
  /** Actor and command id. */
  readonly key: string;
  readonly streams: readonly {
    readonly stream: string;
    readonly expectedVersion: ExpectedVersion;
    readonly events: readonly unknown[];
  }[];
  readonly eventCount: number;
  /** Bytes of text, roughly. */
  readonly size: number;
}

/** A batch at most; a single command may be larger and then goes alone. */
export interface BatchLimits {
  readonly commands: number;
  readonly events: number;
  readonly size: number;
}

/** When the batches of several tournaments have reached the size, no other joins them. */
export const BATCH_LIMITS: BatchLimits = { commands: 256, events: 2_000, size: 4_000_000 };

/** No condition on the version that a stream has before the batch. */
export const ANY_VERSION = -2;
/** The stream has at least one event before the batch. */
export const SOME_VERSION = -1;

/** A stream in a batch: the version it must have before the batch, and how many events the batch appends to it. */
export interface BatchStream {
  /** A version, `SOME_VERSION` or `ANY_VERSION`. */
  required: number;
  appended: number;
}

export interface BatchPlan<Command> {
  readonly batch: readonly Command[];
  readonly streams: ReadonlyMap<string, Readonly<BatchStream>>;
  /** Those that wait for the next batch, in their order. */
  readonly rest: readonly Command[];
}

/**
 * Chooses the commands that go together into one append, in their order. A command that cannot succeed together with
 * an earlier one of the batch waits: what it expects of a stream contradicts what the earlier ones expect of it or
 * make of it. The first command always goes.
 */
export function planBatch<Command extends Plannable>(
  waiting: readonly Command[],
  limits: BatchLimits = BATCH_LIMITS,
): BatchPlan<Command> {
  const batch: Command[] = [];
  const rest: Command[] = [];
  const streams = new Map<string, BatchStream>();
  const keys = new Set<string>();
  let events = 0;
  let size = 0;
  let full = false;
  for (const command of waiting) {
    full ||=
      batch.length > 0 &&
      (batch.length >= limits.commands ||
        events + command.eventCount > limits.events ||
        size + command.size > limits.size);
    if (full || keys.has(command.key) || !fits(command, streams)) {
      rest.push(command);
      continue;
    }
    batch.push(command);
    keys.add(command.key);
    events += command.eventCount;
    size += command.size;
    add(command, streams);
  }
  return { batch, streams, rest };
}

/** The first stream whose version is not what the command expects; `undefined` when all are. */
export function staleStream(
  command: Plannable,
  versionOf: (stream: string) => number,
): { stream: string; expected: number | 'none' | 'exists'; actual: number } | undefined {
  for (const { stream, expectedVersion: expected } of command.streams) {
    if (expected === 'any') continue;
    const actual = versionOf(stream);
    const holds = expected === 'exists' ? actual > 0 : actual === (expected === 'none' ? 0 : expected);
    if (!holds) return { stream, expected, actual };
  }
  return undefined;
}

function fits(command: Plannable, streams: ReadonlyMap<string, BatchStream>): boolean {
  return command.streams.every(({ stream, expectedVersion: expected }) => {
    const known = streams.get(stream);
    if (!known || expected === 'any') return true;
    const { required, appended } = known;
    if (expected === 'exists') return appended > 0 || required !== 0;
    const version = expected === 'none' ? 0 : expected;
    if (required >= 0) return version === required + appended;
    // The version before the batch is open: who expects a number cannot have seen what the batch appends.
    return appended === 0 && (required === ANY_VERSION || version > 0);
  });
}

function add(command: Plannable, streams: Map<string, BatchStream>): void {
  for (const { stream, expectedVersion: expected, events } of command.streams) {
    let known = streams.get(stream);
    if (!known) streams.set(stream, (known = { required: ANY_VERSION, appended: 0 }));
    if (known.appended === 0 && known.required < 0) {
      if (expected === 'none') known.required = 0;
      else if (typeof expected === 'number') known.required = expected;
      else if (expected === 'exists') known.required = SOME_VERSION;
    }
    known.appended += events.length;
  }
}
