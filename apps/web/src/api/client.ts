import createClient, { type Middleware } from 'openapi-fetch';
import type { PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { paths } from './generated/interface.js';
import { isOfOtherVersion, Problem, readProblem, UNREACHABLE } from './problem.js';
import { noteReached } from './reachability.js';
import { noteWhetherReplaced } from './replaced.js';
import type { Answer, Given } from './schemas.js';
import { site } from './site.js';

function isOf(kind: string, { headers }: Response): boolean {
  return headers.get('content-type')?.includes(kind) ?? false;
}

/** Why an answer is none. */
async function problemOf(response: Response): Promise<Problem | undefined> {
  if (!response.ok)
    return readProblem(response.status, isOf('json', response) ? await response.json() : undefined);
  // A gate of the network that wants to be opened first answers every address with a page of its own.
  return isOf('html', response) ? new Problem({ code: UNREACHABLE, status: 0 }) : undefined;
}

/** What the server refuses is thrown, and it is noted whether there is a server at all. */
const problems: Middleware = {
  onRequest({ request }) {
    request.headers.set('accept', 'application/json');
    // Sentences of the server come in the language of the page, not in the browser's.
    request.headers.set('accept-language', document.documentElement.lang);
  },
  async onResponse({ response }) {
    const problem = await problemOf(response);
    noteReached(!problem?.unanswered);
    if (isOfOtherVersion(problem)) void noteWhetherReplaced();
    if (problem) throw problem;
  },
  onError({ request }) {
    if (request.signal.aborted) return undefined;
    noteReached(false);
    return new Problem({ code: UNREACHABLE, status: 0 });
  },
};

const client = createClient<paths>({
  credentials: 'same-origin',
  // What was heard of as new is never taken from what the browser has kept; the server says whether that is still right.
  cache: 'no-cache',
  ...(site !== undefined && {
    fetch: async (request: Request) => (await import('./siteAnswers.js')).fetchFromSite(request),
  }),
});
client.use(problems);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What is written into an address: a number as well, where any text may stand. */
type Written<Values> = {
  readonly [Name in keyof Values]: string extends Values[Name] ? Values[Name] | number : Values[Name];
};

type Parameters<Asked> = { readonly [Place in keyof Asked]: Written<Asked[Place]> };

type OptionsOf<Operation> = { readonly signal?: AbortSignal | undefined } & (Operation extends {
  readonly parameters: infer Asked;
}
  ? RequiredKeysOf<Asked> extends never
    ? { readonly params?: Parameters<Asked> }
    : { readonly params: Parameters<Asked> }
  : unknown) &
  (Operation extends {
    readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
  }
    ? { readonly body: Given<Body> }
    : unknown);

type Call<Of extends Method> = <Path extends PathsWithMethod<paths, Of>>(
  path: Path,
  ...options: RequiredKeysOf<OptionsOf<paths[Path][Of]>> extends never
    ? [OptionsOf<paths[Path][Of]>?]
    : [OptionsOf<paths[Path][Of]>]
) => Promise<Answer<Path, Of>>;

function calls<Asked extends unknown[]>(ask: (...asked: Asked) => Promise<{ readonly data?: unknown }>) {
  return async (...asked: Asked) => (await ask(...asked)).data;
}

/**
 * The server's interface, by the OpenAPI document: every address with what it takes and answers, nothing for an empty
 * answer. Each throws a {@link Problem} when the server refuses, or when it does not answer (code `unreachable`).
 */
export const api = {
  get: calls(client.GET) as Call<'get'>,
  post: calls(client.POST) as Call<'post'>,
  put: calls(client.PUT) as Call<'put'>,
  patch: calls(client.PATCH) as Call<'patch'>,
  delete: calls(client.DELETE) as Call<'delete'>,
};
