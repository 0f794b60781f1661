import fc from 'fast-check';
import {
  CONTENT_TYPES,
  HOSTILE_BODIES,
  HOSTILE_FILES,
  HOSTILE_IN_ADDRESS,
  HOSTILE_IN_HEADER,
  READ_HEADERS,
  written,
} from './hostile-texts.js';
import type { Described, Operation } from './schema.js';
import { pick, Values, type Draw, type Known } from './values.js';

/** A request that is to be sent. */
export interface HostileRequest {
  readonly operation: Operation;
  readonly asker: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** Operations that end what their asker stands for: nobody who is known sends them. */
const ENDING = new Set(['/api/sign-out', '/api/devices/leave']);
/** What ends a tournament is asked of one that nothing else is asked of. */
const LAST = /\/tournament\.archive$/;
/** Where a token decides, whoever asks. */
const OF_SITE = /^\/api\/sites\//;
const PLACE = /\{(\w+)\}|\*/g;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];

/** Where the fault of a request is, each so often in a hundred; of the others nowhere. */
const FAULTS = { address: 12, query: 6, headers: 12, method: 2, type: 4, 'no JSON': 8, value: 28 } as const;
type Fault = keyof typeof FAULTS | 'none';

/** A request of an operation: as it is meant, or with faults in its address, its headers, its body, or its type. */
export function requestOf(
  draw: Draw,
  operation: Operation,
  { askers, known }: { readonly askers: readonly string[]; readonly known: Known },
): HostileRequest {
  const { address, described } = operation;
  const fault = faultOf(draw);
  const values = new Values(draw, LAST.test(address) ? { ...known, tournament: known['spare']! } : known);
  const method = fault === 'method' ? pick(draw, METHODS) : operation.method;
  const path = pathOf(draw, operation, { values, fault });
  const query = queryOf(draw, operation, { values, fault });
  const headers: Record<string, string> = { 'idempotency-key': draw(fc.uuid) };
  if (OF_SITE.test(address))
    headers['authorization'] = `Bearer ${String(pick(draw, known['siteToken'] ?? ['x']))}`;
  if (fault === 'headers') headers[pick(draw, READ_HEADERS)] = pick(draw, HOSTILE_IN_HEADER);
  else if (draw(fc.nat, { max: 9 }) === 0) headers['accept-language'] = pick(draw, ['pl', 'ru', 'de', 'en']);
  const body = bodyOf(draw, described, { values, fault, headers });
  return {
    operation,
    asker: ENDING.has(address) ? 'public' : askerOf(draw, askers),
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers,
    body: ['GET', 'HEAD', 'TRACE'].includes(method) ? undefined : body,
  };
}

/** Those who may do more ask more often: they are the last in the list. */
function askerOf(draw: Draw, askers: readonly string[]): string {
  return askers[
    Math.max(draw(fc.nat, { max: askers.length - 1 }), draw(fc.nat, { max: askers.length - 1 }))
  ]!;
}

function faultOf(draw: Draw): Fault {
  let left = draw(fc.nat, { max: 99 });
  for (const [fault, often] of Object.entries(FAULTS)) {
    if (left < often) return fault as Fault;
    left -= often;
  }
  return 'none';
}

interface Drawing {
  readonly values: Values;
  readonly fault: Fault;
}

function pathOf(draw: Draw, { address, described }: Operation, { values, fault }: Drawing): string {
  const places = [...address.matchAll(PLACE)].length;
  const wrong = fault === 'address' && places > 0 ? draw(fc.nat, { max: places - 1 }) : -1;
  let place = 0;
  return address.replaceAll(PLACE, (wildcard, name: string = wildcard) => {
    if (place++ === wrong) return pick(draw, HOSTILE_IN_ADDRESS);
    const parameter = described?.parameters?.find((each) => each.in === 'path' && each.name === name);
    return encoded(values.inAddress(parameter?.schema ?? {}, name)) || '-';
  });
}

function queryOf(draw: Draw, { described }: Operation, { values, fault }: Drawing): string[] {
  const asked = (described?.parameters ?? []).filter(
    (each) => each.in === 'query' && draw(fc.nat, { max: 3 }) === 0,
  );
  const told = asked.map(({ name, schema }) => `${name}=${encoded(values.inAddress(schema ?? {}, name))}`);
  if (fault !== 'query') return told;
  const names = [...asked.map(({ name }) => name), 'at', 'after', 'search', '__proto__', 'x', '%00', 'a[b]'];
  return [...told, `${pick(draw, names)}=${pick(draw, HOSTILE_IN_ADDRESS)}`];
}

function bodyOf(
  draw: Draw,
  described: Described | undefined,
  { values, fault, headers }: Drawing & { readonly headers: Record<string, string> },
): Buffer | undefined {
  const [type, content] = Object.entries(described?.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined && fault !== 'no JSON') return undefined;
  headers['content-type'] = fault === 'type' ? pick(draw, CONTENT_TYPES) : (type ?? 'application/json');
  if (type === 'application/octet-stream') return pick(draw, HOSTILE_FILES);
  if (content === undefined || fault === 'no JSON') return pick(draw, HOSTILE_BODIES);
  const value = fault === 'value' ? values.faulty(content.schema) : values.fitting(content.schema);
  return Buffer.from(written(value));
}

/** A text as a part of an address; lone surrogates have no such form. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value).replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
