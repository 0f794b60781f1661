import { site } from './site.js';

/** Whether the server is there and ready. */
export async function isServerReady(): Promise<boolean> {
  if (site !== undefined) {
    const { readSiteMade } = await import('./siteAnswers.js');
    return (await readSiteMade()) !== undefined;
  }
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
