import fc from 'fast-check';
import { Turns } from '#platform';
import type { Client } from '../client.js';
import { until } from '../../../../../libs/queues/src/testing/until.js';
import type { EveningServer } from '../evening.js';
import { requestOf, type HostileRequest } from './requests.js';
import { playedScene, type Scene } from './scene.js';
import { operationsOf, type InterfaceDocument } from './schema.js';
import { sent, type HostileAnswer } from './sending.js';
import { Verdict } from './verdict.js';

/** How many requests are on their way at a time. */
const AT_ONCE = 6;
/** Longer is a hang: less than the minute after which the server itself gives up what hangs in its readers' thread. */
const PATIENCE_MS = 50_000;
/** Much work for the one thread that does it, which all others then wait for: only one of them is asked at a time. */
const LARGE = /\/(site|prints)$/;
/** After so many requests a new tournament is played: what is written into one makes it odder and odder. */
const OF_A_SCENE = 2_500;

/** What a run sends, and to whom. */
export interface HostileRunOptions {
  readonly base: string;
  readonly server: EveningServer;
  readonly requests: number;
  readonly seed: number;
  /** Folders that no answer names. */
  readonly paths: readonly string[];
  /** Told now and then how far it is. */
  readonly onProgress?: (done: number) => void;
}

/** A request with the answer that it must not have. */
export interface Fault {
  readonly what: string;
  readonly request: string;
  readonly answer: string;
}

/** What has come of a run. */
export interface HostileReport {
  readonly requests: number;
  readonly operations: number;
  /** How many operations were carried out at least once. */
  readonly carriedOut: number;
  /** By status and code. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly slowest: readonly { readonly request: string; readonly tookMs: number }[];
  readonly faults: readonly Fault[];
}

/** Sends what nobody means to every operation of the interface, in turn, as everybody. */
export async function hostileRun(options: HostileRunOptions): Promise<HostileReport> {
  const { base, server, requests, seed, onProgress } = options;
  const director = await server.organiser();
  const document = (await director.get('/api/docs/openapi.json')).body as InterfaceDocument;
  const operations = operationsOf(document);
  const verdict = new Verdict(document, options.paths);
  const outcomes = new Map<string, number>();
  const carriedOut = new Set<string>();
  const faults: Fault[] = [];
  const took: { request: string; tookMs: number }[] = [];

  const large = new Turns(1);

  const one = async (request: HostileRequest, { cookies }: Scene) => {
    const send = () => sent(base, request, cookies.get(request.asker)!, PATIENCE_MS);
    const answer = await (LARGE.test(request.operation.address) ? large.take(send) : send());
    const outcome = outcomeOf(answer);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (answer.status >= 200 && answer.status < 300) carriedOut.add(nameOf(request));
    took.push({ request: nameOf(request), tookMs: answer.tookMs });
    const what = verdict.faultOf(request, answer);
    if (what)
      faults.push({ what, request: told(request), answer: `${answer.status} ${answer.text.slice(0, 600)}` });
  };

  const scenes: Scene[] = [];
  for (let scene = 1; scene <= Math.ceil(requests / OF_A_SCENE); scene++)
    // Before anything hostile is sent: behind it, new people have to wait with everybody at this address.
    // oxlint-disable-next-line no-await-in-loop -- one tournament after the other
    scenes.push(await playedScene(server, scene));
  for (const [place, scene] of scenes.entries()) {
    const from = place * OF_A_SCENE;
    const numRuns = Math.min(OF_A_SCENE, requests - from);
    const parties = { askers: [...scene.cookies.keys()], known: scene.known };
    let turn = from;
    // Every operation has its turn.
    const drawing = fc.gen().map((draw) => requestOf(draw, operations[turn++ % operations.length]!, parties));
    const drawn = fc.sample(drawing, { seed: seed + from, numRuns });
    let next = 0;
    // oxlint-disable-next-line no-await-in-loop -- one tournament after the other
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < numRuns) {
          const index = next++;
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await one(drawn[index]!, scene);
        }
      }),
    );
    onProgress?.(from + numRuns);
  }
  return {
    requests,
    operations: operations.length,
    carriedOut: carriedOut.size,
    outcomes,
    slowest: took.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, 10),
    faults,
  };
}

/** Has all journals verified. @returns those that are broken */
export async function brokenJournals(administrator: Client): Promise<readonly unknown[]> {
  await until('the journals can be verified', async () => {
    const { status } = await administrator.post('/api/installation/books/verify');
    return status === 202;
  });
  let found = { run: { ended: null as string | null, failed: false }, books: [] as { why: string | null }[] };
  await until('all journals are verified', async () => {
    found = (await administrator.get('/api/installation/books')).body as typeof found;
    return found.run.ended !== null;
  });
  return found.run.failed ? [found.run] : found.books.filter(({ why }) => why !== null);
}

function outcomeOf({ status, text, failed, type }: HostileAnswer): string {
  if (failed) return `no answer: ${failed}`;
  if (!type.startsWith('application/problem+json')) return String(status);
  try {
    return `${status} ${(JSON.parse(text) as { code: string }).code}`;
  } catch {
    return String(status);
  }
}

const nameOf = ({ operation }: HostileRequest) => `${operation.method} ${operation.address}`;

function told({ asker, method, path, headers, body }: HostileRequest): string {
  return [
    `${asker}: ${method} ${short(path)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${short(value)}`),
    body ? short(body.toString()) : '',
  ].join('\n');
}

function short(text: string): string {
  return text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length})` : text;
}
