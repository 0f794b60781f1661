import type { Append, Appended, Line } from '../append/append.js';
import type { Ledger } from '../ledger.js';

/** A command that was sent, and what came of it. */
export interface Attempt {
  readonly append: Append;
  readonly appended?: Appended;
  readonly error?: Error;
  /** `appended`, `repeated`, or the error's name. */
  readonly outcome: string;
}

/** Sends a command and notes what comes of it. */
export async function attempt(ledger: Ledger, append: Append): Promise<Attempt> {
  try {
    const appended = await ledger.append(append);
    return { append, appended, outcome: appended.repeated ? 'repeated' : 'appended' };
  } catch (error) {
    return { append, error: error as Error, outcome: (error as Error).name };
  }
}

/** How often each outcome came. */
export function countOutcomes(attempts: readonly Attempt[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of attempts) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Collects what a live follower is given. */
export function followLive(ledger: Ledger, tournament: string, after = 0) {
  const stop = new AbortController();
  const lines: Line[] = [];
  let heard: () => void = () => undefined;
  const ended = (async () => {
    for await (const page of ledger.follow(tournament, after, stop.signal)) {
      lines.push(...page);
      heard();
    }
  })();
  ended.catch(() => undefined);
  return {
    lines,
    ended,
    /** Resolves once a position has been delivered. */
    async reached(position: number): Promise<void> {
      while ((lines.at(-1)?.position ?? after) < position) {
        await Promise.race([new Promise<void>((resolve) => (heard = resolve)), ended]);
      }
    },
    async stop(): Promise<readonly Line[]> {
      stop.abort();
      await ended;
      return lines;
    },
  };
}

/**
 * Holds a journal against the commands that were sent to it: positions without a gap, versions in order, the lines of
 * each acknowledged command once and together, nothing of any other, answers as they were given, a chain that holds.
 */
export async function expectSoundJournal(
  ledger: Ledger,
  tournament: string,
  attempts: readonly Attempt[],
): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (;;) {
    const page = await ledger.readJournal(tournament, { after: lines.length, limit: 500 });
    lines.push(...page);
    if (page.length === 0) break;
  }
  expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => index + 1));

  const versions = new Map<string, number>();
  for (const { stream, version } of lines) {
    expect(version).toBe((versions.get(stream) ?? 0) + 1);
    versions.set(stream, version);
  }
  const times = lines.map(({ time }) => time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));

  const byCommand = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.actor} ${line.command}`;
    byCommand.set(key, [...(byCommand.get(key) ?? []), line]);
  }
  const acknowledged = new Map<string, Attempt>();
  for (const made of attempts) {
    if (!made.appended) continue;
    const key = `${made.append.actor} ${made.append.commandId}`;
    const first = acknowledged.get(key);
    if (first) {
      expect(made.appended).toMatchObject({
        position: first.appended!.position,
        answer: first.appended!.answer,
      });
    }
    acknowledged.set(key, made);
    const own = byCommand.get(key) ?? [];
    const events = made.append.streams.flatMap(({ stream, events }) =>
      events.map((event) => ({ stream, event })),
    );
    expect(own.map(({ stream, type, payload }) => ({ stream, type, payload }))).toEqual(
      events.map(({ stream, event: { type, payload } }) => ({ stream, type, payload })),
    );
    if (own.length > 0) {
      expect(made.appended.position).toBe(own.at(-1)!.position);
      expect(own.at(-1)!.position - own[0]!.position).toBe(own.length - 1);
    }
  }
  expect([...byCommand.keys()].filter((key) => !acknowledged.has(key))).toEqual([]);

  expect(await ledger.verify(tournament)).toMatchObject({ ok: true, position: lines.length });
  return lines;
}
