import './require-node.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const { main, root } = await import('./root.mjs');

/** From Jest's results; a test file that does not even load counts as a failure, because its tests were not run. */
function readCounts(file) {
  // Jest has said why it ran nothing.
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [], slowest: [] };
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
    slowest: results.testResults
      .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 10),
  };
}

/** Checks and tests everything; with arguments, runs Jest with those alone. */
await main(async () => {
  const { install } = await import('./install.mjs');
  const { build, generateAll } = await import('./build.mjs');
  const { check } = await import('./check.mjs');
  const { runPackage } = await import('./run.mjs');
  const args = process.argv.slice(2);

  await install();
  await build();
  const whole = args.length === 0;
  if (whole) await generateAll();
  // The memory that V8 gives to what is new: with more of it the garbage of servers and pages is collected less often.
  const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

  const folder = mkdtempSync(join(tmpdir(), 'tirage-results-'));
  const file = join(folder, 'results.json');
  try {
    const [{ code }, clean] = await Promise.all([
      runPackage('jest/bin/jest.js', [...args, '--json', `--outputFile=${file}`], {
        env: { TIRAGE_BUILT: '1', NODE_OPTIONS: nodeOptions.trim() },
        show: true,
      }),
      // Beside the tests, which wait for much.
      whole ? check() : true,
    ]);
    const { passed, failed, skipped, slowest } = readCounts(file);
    for (const name of skipped) process.stdout.write(`Skipped: ${name}\n`);
    if (whole)
      for (const { name, seconds } of slowest)
        process.stdout.write(`${seconds} s: ${relative(root, name)}\n`);
    if (!clean)
      process.stdout.write('The check found faults: they stand above, and npm run check shows them again.\n');
    process.stdout.write(`${passed} passed, ${failed} failed, ${skipped.length} skipped\n`);
    process.exitCode = clean && code === 0 && failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
