import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** `write-client.mjs FILE`: the types of every route, of what it takes and answers, from the OpenAPI document. */
const path = root + process.argv[2];
const { code, output } = await run(process.execPath, [
  '--import',
  new URL('../typescript.mjs', import.meta.url).href,
  'apps/server/src/print-open-api.ts',
]);
if (code !== 0) {
  process.stderr.write(output);
  process.exit(code);
}
const types = await openapiTypes(JSON.parse(output), { alphabetize: true });
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, astToString(types));
