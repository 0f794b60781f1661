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
  if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/'))
    return next(url, context);
  const filename = fileURLToPath(url);
  const text = readFileSync(filename, 'utf8');
  const key = createHash('sha1').update(settings).update(filename).update('\0').update(text).digest('hex');
  const kept = `${cache}${key}.js`;
  if (!existsSync(kept)) await compile(text, filename, kept);
  return { format: 'module', source: readFileSync(kept, 'utf8'), shortCircuit: true };
}

async function compile(text, filename, kept) {
  const { transformSync } = await import('@swc/core');
  const { $schema: _, exclude: __, ...options } = JSON.parse(settings);
  const { code } = transformSync(text, { ...options, filename, swcrc: false, sourceMaps: 'inline' });
  mkdirSync(cache, { recursive: true });
  const making = `${kept}.${process.pid}`;
  writeFileSync(making, code);
  renameSync(making, kept);
}
