import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { commands } from '../../../libs/tournament/src/index.js';
import { root } from '../root.mjs';
import { limitsIn } from './limits.js';

/** `write-limits.mjs FILE`: what the schema of each command says of its fields, for the forms of the pages. */
const limits = [...commands].map(([name, { body }]) => [
  name,
  limitsIn(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input', reused: 'inline' })),
]);
const path = root + process.argv[2];
mkdirSync(dirname(path), { recursive: true });
writeFileSync(
  path,
  `import type { Limits } from '../limits.js';\n\n` +
    `export const LIMITS: Readonly<Record<string, Readonly<Record<string, Limits>>>> = ` +
    `${JSON.stringify(Object.fromEntries(limits))};\n`,
);
