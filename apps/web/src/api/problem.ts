/** What can be said of a problem: the code's parameters, as they came. */
export type ProblemParameters = Readonly<Record<string, unknown>>;

/** A fault of one field of a form, as the server found it. */
export interface FieldFault {
  /** Where in the body, steps with dots between them. */
  readonly path: string;
  readonly message: string;
}

/** The code of a request that no server answered. */
export const UNREACHABLE = 'unreachable';

/** The code of a server whose database does not answer. */
export const DATABASE_AWAY = 'server.database-away';

const UNANSWERED = [UNREACHABLE, 'server.starting', DATABASE_AWAY, 'http.502', 'http.503', 'http.504'];

/** A request that was refused or not answered: RFC 9457, with a stable code that the catalogue turns into words. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: string;
  readonly parameters: ProblemParameters;
  readonly faults: readonly FieldFault[];

  constructor(options: {
    code: string;
    status: number;
    detail?: string;
    parameters?: ProblemParameters;
    faults?: readonly FieldFault[];
  }) {
    super(options.detail ?? options.code);
    this.name = 'Problem';
    this.code = options.code;
    this.status = options.status;
    this.detail = options.detail ?? '';
    this.parameters = options.parameters ?? {};
    this.faults = options.faults ?? [];
  }

  /** In how many seconds it may be asked again, where the server had too much to do. */
  get retryAfter(): number | undefined {
    const { retryAfter } = this.parameters;
    return [429, 503].includes(this.status) && typeof retryAfter === 'number' ? retryAfter : undefined;
  }

  /** True when the server was not there to answer, or has no database: a proxy did instead, or nobody. */
  get unanswered(): boolean {
    return UNANSWERED.includes(this.code);
  }
}

/** Whether a server refuses so what pages of another version than its own say; those of its own say it by mistake only. */
export function isOfOtherVersion(problem: unknown): boolean {
  return (
    problem instanceof Problem &&
    ['request.invalid', 'command.unknown', 'route.unknown'].includes(problem.code)
  );
}

function faultsIn({ errors }: Record<string, unknown>): FieldFault[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((item: unknown) => {
    const { path, message } = (item ?? {}) as Record<string, unknown>;
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}

/** Reads a problem document; an answer that is none still becomes a problem with its status. */
export function readProblem(status: number, body: unknown): Problem {
  const document = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const code = typeof document.code === 'string' ? document.code : `http.${status}`;
  const detail = typeof document.detail === 'string' ? document.detail : '';
  return new Problem({ code, status, detail, parameters: document, faults: faultsIn(document) });
}
