import { Refusal } from '#platform';

/** The server's problem document, as far as it is looked at. */
export interface ProblemDocument {
  readonly status: number;
  readonly code: string;
  readonly title?: string;
  readonly detail?: string;
}

/** The server refused a request. */
export class ServerRefused extends Error {
  readonly problem: ProblemDocument;

  constructor(problem: ProblemDocument, request: string) {
    super(`${request}: ${problem.detail ?? problem.title ?? problem.code} (${problem.code})`);
    this.name = 'ServerRefused';
    this.problem = problem;
  }
}

/** Nothing answers at the server's address. */
export class ServerUnreachable extends Refusal {
  override readonly name = 'ServerUnreachable';

  constructor(origin: string, cause: unknown) {
    super(`No server answers at ${origin}. Start it, or name another one with --server.`, { cause });
  }
}
