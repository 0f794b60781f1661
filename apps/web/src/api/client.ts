import { Problem, readProblem, UNREACHABLE } from './problem.js';
import { noteReached } from './reachability.js';

interface Options {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * One request to the server. The answer's JSON, or undefined for an empty answer.
 * @throws {Problem} when the server refuses, or when it does not answer (code `unreachable`).
 */
export async function request<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', body, headers, signal } = options;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: signal ?? null,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        // Sentences of the server come in the language of the page, not in the browser's.
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    noteReached(false);
    throw new Problem({ code: UNREACHABLE, status: 0 });
  }
  const answer = await bodyOf(response);
  const problem = response.ok ? undefined : readProblem(response.status, answer);
  noteReached(!problem?.unanswered);
  if (problem) throw problem;
  return answer as Answer;
}
