import { readProblem, UNREACHABLE } from './problem.js';
import { site } from './site.js';

/** Why the server does not work now, as the code of a problem; undefined: it is there and ready. */
export async function whyNotReady(): Promise<string | undefined> {
  if (site !== undefined) {
    const { readSiteMade } = await import('./siteAnswers.js');
    return (await readSiteMade()) === undefined ? UNREACHABLE : undefined;
  }
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' });
    if (answer.ok) return undefined;
    return readProblem(answer.status, await answer.json().catch(() => undefined)).code;
  } catch {
    return UNREACHABLE;
  }
}

/** Whether the server is there and ready. */
export async function isServerReady(): Promise<boolean> {
  return (await whyNotReady()) === undefined;
}
