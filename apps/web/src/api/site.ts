import { endOfResults } from '#interchange';

/** The tournament of which these pages are a copy in files, without a server; undefined where a server answers. */
export const site: string | undefined =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="tirage-site"]')?.content || undefined;

/** How the name of an answer's file ends, by the last part of its address. */
function endOfAnswer(part: string): string {
  return part === 'open-deals' ? 'pbn' : (endOfResults(part) ?? 'json');
}

/** Where the answer of an address of the interface lies among the files. */
export function siteFile(path: string): string {
  const asked = path.replace(/^\/api/, '');
  const [place] = asked.split('?');
  return `data${place}.${endOfAnswer(asked.slice(asked.lastIndexOf('/') + 1))}`;
}

/** The address at which somebody reads the data of an interface's address himself. */
export function dataAddress(path: string): string {
  return site === undefined ? path : siteFile(path);
}
