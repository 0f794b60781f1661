import '../require-node.mjs';
import { isProgram, main, root } from '../root.mjs';
import { EXCEPTIONS } from './exceptions.mjs';
import { findFaults } from './find-faults.mjs';

/**
 * Prints what is wrong with the words that readers meet, and how much of each kind.
 * @returns {boolean} whether nothing was found
 */
export function checkWords() {
  const { texts, faults } = findFaults(root, { exceptions: EXCEPTIONS });
  for (const { kind, place, what } of faults) process.stdout.write(`${place}: ${kind}: ${what}\n`);
  const counts = [...new Set(faults.map(({ kind }) => kind))].map(
    (kind) => `${kind} ${faults.filter((fault) => fault.kind === kind).length}`,
  );
  process.stdout.write(
    `${texts} texts read, ${faults.length} faults${counts.length > 0 ? ` (${counts.join(', ')})` : ''}.\n`,
  );
  return faults.length === 0;
}

if (isProgram(import.meta.url)) {
  await main(() => {
    if (!checkWords()) process.exitCode = 1;
  });
}
