import './require-node.mjs';
import { existsSync } from 'node:fs';
import { generate } from './build.mjs';
import { install } from './install.mjs';
import { isProgram, main, root } from './root.mjs';
import { runPackage } from './run.mjs';

const types = (project) => () => runPackage('typescript/bin/tsc', ['-p', project]);

/** Each check and what to do about its faults. */
const checks = {
  'formatting (npm run format puts it right)': () =>
    runPackage('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  lint: () => runPackage('oxlint/bin/oxlint', ['--type-aware']),
  types: types('tsconfig.json'),
  ...(existsSync(`${root}apps/web/tsconfig.json`) && {
    'types of the pages': types('apps/web/tsconfig.json'),
  }),
  layers: () =>
    runPackage('dependency-cruiser/bin/dependency-cruise.mjs', [
      'apps',
      'libs',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
};

/**
 * Formatting, lint, types and layers of the whole project.
 * @returns {Promise<boolean>} whether nothing was found
 */
export async function check() {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, work]) => ({ name, ...(await work()) })),
  );
  for (const { name, output } of results.filter(({ code }) => code !== 0)) {
    process.stdout.write(`\n── ${name}\n${output.trim()}\n`);
  }
  const marks = results.map(({ name, code }) => `${code === 0 ? '✓' : '✗'} ${name.replace(/ \(.*/, '')}`);
  process.stdout.write(`Checked: ${marks.join(', ')}.\n`);
  return results.every(({ code }) => code === 0);
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    await install({ development: true });
    await generate();
    if (!(await check())) process.exitCode = 1;
  });
}
