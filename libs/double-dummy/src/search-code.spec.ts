import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SEARCH_CODE } from './search-code.js';

const compiler = new URL('../../../apps/dev/compile-search.mjs', import.meta.url).href;

describe('the code of the search', () => {
  it('is what its source compiles to', () => {
    const program = `import { compileSearch } from ${JSON.stringify(compiler)}; process.stdout.write(await compileSearch());`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    });
    expect(stdout).toContain(`'${SEARCH_CODE}'`);
  });
});
