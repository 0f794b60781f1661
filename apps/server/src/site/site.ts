import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { projectRoot } from '#platform';
import type { AskAsPublic, SiteFile } from './public-answers.js';
import { PublicAnswers } from './public-answers.js';

const PAGES = join(projectRoot(), 'dist', 'web');
/** Of the pages' build what only a server has a use for. */
const NOT_TAKEN = /\.(br|gz)$|^offline\.js$|^index\.html$/;

/** The files of a site, hash by path. */
export interface SiteManifest {
  readonly tirageSite: 1;
  readonly tournament: string;
  readonly position: number;
  readonly made: string;
  /** SHA-256 in hexadecimal. */
  readonly files: Readonly<Record<string, string>>;
}

/** The last file of a site; before it every file is there that it names. */
export const MANIFEST = 'site.json';

/**
 * A tournament's public pages as a folder that any host serves, from any address: data first, then the pages, then the page
 * that begins with them, in the end the list of all files. Whoever takes them over in this order shows no page that asks for
 * what is not there.
 *
 * @param options.pages false: the pages stay as whoever takes them over has them; the list names them all the same
 * @returns nothing where the public sees no such tournament
 */
export async function* siteFiles(
  ask: AskAsPublic,
  tournament: string,
  { made = new Date(), pages = true }: { readonly made?: Date; readonly pages?: boolean } = {},
): AsyncGenerator<SiteFile, void, undefined> {
  const files: Record<string, string> = {};
  const noted = (file: SiteFile) => {
    files[file.path] = createHash('sha256').update(file.content).digest('hex');
    return file;
  };
  let position = 0;
  const own = `data/tournaments/${tournament}.json`;
  for await (const file of new PublicAnswers(ask, tournament).files()) {
    if (file.path === own) position = (JSON.parse(file.content.toString()) as { position: number }).position;
    yield noted(file);
  }
  if (position === 0) return;
  const logo = await ask('/api/installation/logo');
  if (logo.status === 200) yield noted({ path: 'data/installation/logo', content: logo.body });
  for await (const file of pageFiles(tournament)) {
    const there = noted(file);
    if (pages) yield there;
  }
  const stamp = { made: made.toISOString(), position };
  yield noted({ path: 'data/made.json', content: Buffer.from(JSON.stringify(stamp)) });
  const manifest: SiteManifest = { tirageSite: 1, tournament, ...stamp, files };
  yield { path: MANIFEST, content: Buffer.from(JSON.stringify(manifest)) };
}

async function* pageFiles(tournament: string): AsyncGenerator<SiteFile, void, undefined> {
  for (const path of await pagesBuilt()) yield { path, content: await readFile(join(PAGES, path)) };
  const page = await readFile(join(PAGES, 'index.html'), 'utf8');
  yield { path: 'index.html', content: Buffer.from(pageOfSite(page, tournament)) };
}

async function pagesBuilt(): Promise<string[]> {
  const found = await readdir(PAGES, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(PAGES.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !NOT_TAKEN.test(path))
    .toSorted();
}

/** The page as it lies in a folder: what it begins with is beside it, and it knows that no server is there. */
export function pageOfSite(page: string, tournament: string): string {
  return page
    .replaceAll(/ (src|href)="\//g, ' $1="./')
    .replace('<meta charset="utf-8" />', `$&\n    <meta name="tirage-site" content="${tournament}" />`);
}
