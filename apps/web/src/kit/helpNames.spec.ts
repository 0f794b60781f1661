import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_NAMES } from './helpNames.js';

const here = import.meta.dirname;
const documents = join(here, '../../../../docs');

it('the help has every page that pages lead to', () => {
  const missing = HELP_NAMES.filter(
    (name) => name !== 'contents' && !existsSync(join(documents, `${name}.md`)),
  );
  expect(missing).toEqual([]);
});

it('some page leads to each of them', () => {
  const pages = readdirSync(join(here, '..'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx$|^gameParts\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .filter((content) => /HelpLink|help[=:]/.test(content))
    .join('\n');
  expect(HELP_NAMES.filter((name) => !new RegExp(`['"]${name}['"]`).test(pages))).toEqual([]);
});
