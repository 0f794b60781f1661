import { siteFile } from './site.js';

/** When the files were written, and up to which journal entry. */
export interface SiteMade {
  readonly made: string;
  readonly position: number;
}

/** What a server says of what it does not have: here, of everything that is not among the files. */
function notThere(): Response {
  const problem = { code: 'route.unknown', status: 404, detail: '' };
  return new Response(JSON.stringify(problem), {
    status: 404,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** Answers a request from the files: nothing can be written, and the past is not among them. */
export async function fetchFromSite(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || searchParams.has('at')) return notThere();
  const answer = await fetch(siteFile(pathname), { cache: 'no-cache', signal: request.signal });
  // Hosts say in pages of their own that there is no such file.
  return answer.status === 404 || answer.status === 403 ? notThere() : answer;
}

/** Up to which line the files are now; undefined where nobody answers. */
export async function readSiteMade(): Promise<SiteMade | undefined> {
  try {
    const answer = await fetch('data/made.json', { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as SiteMade) : undefined;
  } catch {
    return undefined;
  }
}
