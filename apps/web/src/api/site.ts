/** The tournament of which these pages are a copy in files, without a server; undefined where a server answers. */
export const site: string | undefined =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="tirage-site"]')?.content || undefined;

/** What is no JSON, by the last part of its address: how its file's name ends. */
const NO_JSON: Readonly<Record<string, string>> = {
  'open-deals': 'pbn',
  'results?format=pbn': 'pbn',
  'results?format=usebio': 'xml',
};

/** Where the answer of an address of the interface lies among the files. */
export function siteFile(path: string): string {
  const asked = path.replace(/^\/api/, '');
  const [place] = asked.split('?');
  return `data${place}.${NO_JSON[asked.slice(asked.lastIndexOf('/') + 1)] ?? 'json'}`;
}

/** The address at which somebody reads the data of an interface's address himself. */
export function dataAddress(path: string): string {
  return site === undefined ? path : siteFile(path);
}
