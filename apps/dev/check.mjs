import './require-node.mjs';
import { generateAll } from './build.mjs';
import { install } from './install.mjs';
import { isProgram, main } from './root.mjs';
import { run, runPackage } from './run.mjs';

/** Each check and what to do about its faults. */
const checks = {
  'formatting (npm run format puts it right)': () => runPackage('oxfmt/bin/oxfmt', ['--list-different', '.']),
  // Lint's rules need the types of every file anyway: by the tsconfig.json that is nearest to it, pages and all.
  'lint and types': () => runPackage('oxlint/bin/oxlint', ['--type-aware', '--type-check']),
  layers: () =>
    runPackage('dependency-cruiser/bin/dependency-cruise.mjs', [
      'apps',
      'libs',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
  folders: () => run(process.execPath, ['apps/dev/check-folders.mjs']),
  words: () => run(process.execPath, ['apps/dev/words/check-words.mjs']),
};

/**
 * Formatting, lint, types, layers, folders and words of the whole project.
 * @returns {Promise<boolean>} whether nothing was found
 */
export async function check() {
  await generateAll();
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
    await install();
    if (!(await check())) process.exitCode = 1;
  });
}
