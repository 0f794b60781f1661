import type { HostileRequest } from './requests.js';
import type { InterfaceDocument, Operation } from './schema.js';
import type { HostileAnswer } from './sending.js';
import { Verdict } from './verdict.js';

const operation: Operation = {
  method: 'GET',
  address: '/api/rooms',
  described: {
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Room' } } } },
    },
  },
};
const document: InterfaceDocument = {
  paths: {},
  components: {
    schemas: {
      Room: {
        type: 'object',
        properties: { table: { $ref: '#/components/schemas/Table' } },
        required: ['table'],
      },
      Table: { type: 'string' },
    },
  },
};
const request: HostileRequest = {
  operation,
  asker: 'public',
  method: 'GET',
  path: '/api/rooms',
  headers: {},
  body: undefined,
};

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM = 'application/problem+json; charset=utf-8';
const problem = (status: number, code: string, detail = 'Something is wrong.') =>
  JSON.stringify({ status, code, detail });

it.each<[string, Partial<HostileAnswer>, string | undefined]>([
  ['as the document tells', { text: '{"table":"A1"}' }, undefined],
  [
    'of another type deep inside',
    { text: '{"table":1}' },
    'is not as the document tells: data/table must be string',
  ],
  [
    'that lacks a member',
    { text: '{}' },
    "is not as the document tells: data must have required property 'table'",
  ],
  ['no JSON', { type: 'text/html', text: '<p>' }, 'is text/html where the document tells of JSON'],
  ['with a status of its own', { status: 201, text: '{}' }, 'answers 201, which the document does not tell'],
  ['a refusal', { status: 404, type: PROBLEM, text: problem(404, 'route.unknown') }, undefined],
  ['busy', { status: 503, type: PROBLEM, text: problem(503, 'server.busy') }, undefined],
  [
    'a fault',
    { status: 500, type: PROBLEM, text: problem(500, 'server.failed') },
    'fails with server.failed',
  ],
  [
    'a refusal of no known code',
    { status: 404, type: PROBLEM, text: problem(404, 'x') },
    'has no known code',
  ],
  [
    'a refusal with the status of another',
    { status: 400, type: PROBLEM, text: problem(400, 'route.unknown') },
    'is 400 with route.unknown',
  ],
  [
    'a refusal as a page',
    { status: 404, type: 'text/html', text: '' },
    'is text/html, and no problem document',
  ],
  [
    'a refusal with a stack',
    { status: 404, type: PROBLEM, text: problem(404, 'route.unknown', 'Error\n    at read (/x/y.js:1:2)') },
    'tells how the server is made',
  ],
  ['that names a folder', { text: '{"table":"/srv/tirage/x"}' }, 'names a folder of the server'],
  ['none', { status: 0, failed: 'hangs' }, 'hangs'],
])('an answer %s', (_what, answer, fault) => {
  const whole = { status: 200, type: JSON_TYPE, text: '', tookMs: 1, ...answer };
  expect(new Verdict(document, ['/srv/tirage']).faultOf(request, whole)).toBe(fault);
});
