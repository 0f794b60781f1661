import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from './faults.js';
import { isProblemCode } from './index.js';
import { LANGUAGES } from './language/language.js';

const TOP = join(import.meta.dirname, '../../..');

/** Sources of the schemas of commands and of other bodies. */
function sources(folder: string): string[] {
  return readdirSync(join(TOP, folder), { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}

describe('faults of a body', () => {
  it('have words for everything that a schema says is malformed', () => {
    const text = ['libs/tournament/src', 'libs/access/src', 'apps/server/src'].flatMap(sources).join('\n');
    const codes = [...text.matchAll(/'([a-z-]+\.malformed)'/g)].map(([, code]) => code!);
    expect(new Set(codes).size).toBeGreaterThan(8);
    for (const language of LANGUAGES) {
      const without = codes.filter((code) => !(code in faults[language]) && !isProblemCode(code));
      expect([language, without]).toEqual([language, []]);
    }
  });
});
