import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';

const { isProgram, main, root } = await import('./root.mjs');

const OUTPUT = 'libs/double-dummy/src/search-code.ts';

/**
 * The double-dummy search as WebAssembly, compiled from libs/double-dummy/assembly by AssemblyScript.
 *
 * @returns {Promise<string>} the module's text with the code in it
 */
export async function compileSearch() {
  const { default: asc } = await import('assemblyscript/asc');
  const files = new Map();
  const { error } = await asc.main(
    [
      'search.ts',
      '--outFile',
      'search.wasm',
      '-O3',
      '--noAssert',
      '--uncheckedBehavior',
      'always',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      '--use',
      'abort=',
    ],
    {
      readFile: (name) => read(`${root}libs/double-dummy/assembly/${name}`),
      writeFile: (name, contents) => void files.set(name, contents),
      listFiles: () => [],
      stderr: process.stderr,
    },
  );
  if (error) throw new Error('The search could not be compiled.', { cause: error });
  const code = Buffer.from(files.get('search.wasm')).toString('base64');
  return `/** The search of libs/double-dummy/assembly as WebAssembly: \`node apps/dev/compile-search.mjs\` writes it. */\nexport const SEARCH_CODE =\n  '${code}';\n`;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => writeFileSync(root + OUTPUT, await compileSearch()));
}
