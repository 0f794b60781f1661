import { setTimeout as sleep } from 'node:timers/promises';
import type { Post } from '../evenings/post.js';
import type { Committing, Fault } from './fault.js';

/** How long an acknowledgement is waited for after a fault is over, and how long it takes until nothing is left of one. */
const LONGEST_WAIT_MS = 30_000;
const LONGEST_FAULT_MS = 300_000;

/** A fault that was committed. */
export interface CommittedFault {
  readonly fault: Fault;
  /** From its beginning until a command was acknowledged that was sent after that; undefined: none was any more. */
  readonly acknowledgedMs: number | undefined;
  /** From its beginning until nothing of it was left. */
  readonly tookMs: number;
}

interface Committed {
  /** The evenings, after which nothing is acknowledged any more. */
  readonly until: Promise<unknown>;
  readonly signal: AbortSignal;
  onCommitted(committed: CommittedFault): void;
}

/** Commits faults one after the other while evenings are played, none before its moment. */
export async function commitFaults(
  plan: readonly Fault[],
  committing: Committing,
  post: Post,
  { until, signal, onCommitted }: Committed,
): Promise<void> {
  const begun = performance.now();
  let areOver = false;
  const over = () => (areOver = true);
  until.then(over, over);
  for (const fault of plan) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await momentOf(fault, post, begun, { isOver: () => areOver, signal });
    const from = performance.now();
    let acknowledged: number | undefined;
    const acknowledging = post.acknowledgedAfter(from).then((at) => (acknowledged = at));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await inTime(fault, committing[fault.kind]!(fault));
    const tookMs = performance.now() - from;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.race([acknowledging, until, sleep(LONGEST_WAIT_MS, undefined, { signal })]);
    onCommitted({
      fault,
      tookMs,
      acknowledgedMs: acknowledged === undefined ? undefined : acknowledged - from,
    });
  }
}

async function momentOf(
  { when }: Fault,
  post: Post,
  begun: number,
  { isOver, signal }: { isOver(): boolean; readonly signal: AbortSignal },
): Promise<void> {
  if ('ms' in when) {
    const wait = begun + when.ms - performance.now();
    if (wait > 0) await sleep(wait, undefined, { signal });
    return;
  }
  while (post.acknowledged < when.acknowledged && !isOver()) {
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    await sleep(2, undefined, { signal });
  }
}

/** @throws Error where everything should run again, and does not */
async function inTime({ kind, forMs }: Fault, committing: Promise<void>): Promise<void> {
  const over = new AbortController();
  const tooLong = sleep(LONGEST_FAULT_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`After ${kind} for ${forMs} ms, not everything ran again.`);
  });
  try {
    await Promise.race([committing, tooLong]);
  } finally {
    over.abort();
    tooLong.catch(() => undefined);
  }
}

/** A committed fault in one line. */
export function textOf({ fault, tookMs, acknowledgedMs }: CommittedFault): string {
  const after = acknowledgedMs === undefined ? 'none' : `${Math.round(acknowledgedMs)} ms`;
  return `${fault.kind}, ${Math.round(tookMs)} ms; first acknowledged after ${after}`;
}
