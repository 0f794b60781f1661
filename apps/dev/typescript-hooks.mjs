import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const options = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));
delete options.$schema;
delete options.exclude;

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
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...options,
    filename,
    swcrc: false,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
