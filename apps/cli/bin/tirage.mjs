#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../../../dist/programs/tirage.mjs', import.meta.url);

if (existsSync(fileURLToPath(program))) {
  await import(program.href);
} else {
  process.stderr.write('Tirage is not built yet: run npm run build in its folder first.\n');
  process.exitCode = 1;
}
