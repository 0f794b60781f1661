import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isProblemCode } from '#words';
import { statusOf } from '../../http/problem.js';
import type { HostileRequest } from './requests.js';
import type { HostileAnswer } from './sending.js';
import type { InterfaceDocument, Operation } from './schema.js';

/** Refusals of a server that is busy: with them it answers in time. */
const BUSY = new Set(['server.busy', 'access.busy', 'projection.behind']);
/** What says how the server is made. */
const INSIDE =
  /\bat (async )?[\w.<>]+ \(|node_modules|node:internal|\.[cm]?[jt]s:\d+|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^"]*\b(FROM|VALUES|SET|WHERE)\b|prisma|postgres(ql)?:|ECONN/i;
const NONE: ReadonlySet<number> = new Set([204, 304]);

/** Judges answers by what the interface's document says. */
export class Verdict {
  readonly #ajv: Ajv2020;
  readonly #schemas = new Map<Operation, ValidateFunction | undefined>();
  readonly #paths: readonly string[];

  /** @param paths of folders that no answer names */
  constructor({ components }: InterfaceDocument, paths: readonly string[]) {
    this.#paths = paths;
    this.#ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    this.#ajv.addSchema({ $id: 'interface', components });
  }

  /** What is wrong with an answer; undefined: nothing. */
  faultOf(request: HostileRequest, answer: HostileAnswer): string | undefined {
    const { status, failed } = answer;
    const { method } = request;
    // A line that is no request is refused with a body, whatever its method would have been.
    if (method === 'HEAD' && failed?.includes('Data after `Connection: close`')) return undefined;
    if (failed) return failed;
    // Administrators are told where their backups are.
    const isTold = request.asker === 'administrator' && status < 400;
    if (!isTold && this.#paths.some((path) => answer.text.includes(path)))
      return 'names a folder of the server';
    if (status >= 400 && request.method === 'HEAD') return undefined;
    return status >= 400 ? faultOfProblem(answer) : this.#faultOfSuccess(request, answer);
  }

  #faultOfSuccess({ operation, method }: HostileRequest, { status, type, text }: HostileAnswer) {
    const { described } = operation;
    if (NONE.has(status)) return text === '' ? undefined : 'has a body that it must not have';
    if (method === 'HEAD' || method === 'OPTIONS') return undefined;
    if (described === undefined || method !== operation.method)
      return status < 400 ? undefined : `answers ${status}`;
    const response = described.responses[status];
    if (!response) return `answers ${status}, which the document does not tell`;
    const schema = this.#schemaOf(operation, status);
    if (!schema) return undefined;
    if (!type.startsWith('application/json')) return `is ${type} where the document tells of JSON`;
    if (schema(JSON.parse(text))) return undefined;
    return `is not as the document tells: ${this.#ajv.errorsText(schema.errors).slice(0, 500)}`;
  }

  #schemaOf(operation: Operation, status: number): ValidateFunction | undefined {
    if (!this.#schemas.has(operation)) {
      const schema = operation.described!.responses[status]!.content?.['application/json']?.schema;
      // References lead to the components of the document.
      const own = JSON.stringify(schema ?? {}).replaceAll('"#/', '"interface#/');
      this.#schemas.set(operation, schema && this.#ajv.compile(JSON.parse(own) as object));
    }
    return this.#schemas.get(operation);
  }
}

function faultOfProblem({ status, type, text }: HostileAnswer): string | undefined {
  if (!type.startsWith('application/problem+json'))
    return `is ${type || 'of no type'}, and no problem document`;
  if (INSIDE.test(text)) return 'tells how the server is made';
  const problem = JSON.parse(text) as { code?: unknown; status?: unknown; detail?: unknown };
  const { code, detail } = problem;
  if (typeof code !== 'string' || !isProblemCode(code)) return 'has no known code';
  if (problem.status !== status || statusOf(code) !== status) return `is ${status} with ${code}`;
  if (typeof detail !== 'string' || detail === '' || /\{\{\w+\}\}|\[object/.test(detail))
    return `says “${String(detail)}”`;
  if (status >= 500 && !BUSY.has(code)) return `fails with ${code}`;
  return undefined;
}
