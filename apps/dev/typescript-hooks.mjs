import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const settings = readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8');
const cache = fileURLToPath(new URL('../../node_modules/.cache/typescript/', import.meta.url));

/** `./x.js` is `./x.ts` when only that exists; the package's own imports (`#ledger`) lead to the sources. */
export async function resolve(specifier, context, next) {
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.startsWith('file:')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(fileURLToPath(source))) return next(source.href, context);
  }
  return next(specifier, { ...context, conditions: [...context.conditions, 'source'] });
}

export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const text = readFileSync(filename, 'utf8');
  const kept = keptAt(filename, text);
  if (!existsSync(`${kept}.map`)) await compile(text, filename, kept);
  return { format: 'module', source: readFileSync(kept, 'utf8'), shortCircuit: true };
}

/** Where the source map of a module lies that was loaded; of one that is no TypeScript of ours `undefined`. */
export function sourceMapOf(url) {
  if (!isSource(url)) return undefined;
  const filename = fileURLToPath(url);
  return `${keptAt(filename, readFileSync(filename, 'utf8'))}.map`;
}

function isSource(url) {
  return url.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/');
}

function keptAt(filename, text) {
  const key = createHash('sha1').update(settings).update(filename).update('\0').update(text).digest('hex');
  return `${cache}${key}.js`;
}

async function compile(text, filename, kept) {
  const { transformSync } = await import('@swc/core');
  const { $schema: _, exclude: __, ...options } = JSON.parse(settings);
  const { code, map } = transformSync(text, { ...options, filename, swcrc: false });
  mkdirSync(cache, { recursive: true });
  keep(kept, code);
  keep(`${kept}.map`, map);
}

/** At once or not at all, because other processes compile the same files. */
function keep(path, text) {
  const making = `${path}.${process.pid}`;
  writeFileSync(making, text);
  renameSync(making, path);
}
