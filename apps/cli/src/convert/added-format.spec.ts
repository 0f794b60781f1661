import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOfResults, RESULTS_FORMATS, RESULTS_WRITERS, resultsFormatOf } from '#interchange';
import { KNOCKOUT } from '../../../../libs/interchange/src/testing/samples.js';
import { run } from '../run.js';

/** What docs/add-a-file-format.md adds to write results: what is told of the format, and how it is written. */
const titles = { name: 'titles', title: 'TITLES', extension: 'titles', type: 'text/plain' };
const formats = RESULTS_FORMATS as unknown as (typeof titles)[];
const writers = RESULTS_WRITERS as Record<string, (typeof RESULTS_WRITERS)['pbn']>;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-added-'));
  formats.push(titles);
  writers['titles'] = ({ results, teams }) =>
    new TextEncoder().encode([...results, ...teams].map(({ game }) => `${game.title}\n`).join(''));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  formats.pop();
  delete writers['titles'];
});

it('offers a new format of results by its name, and writes it', async () => {
  const [source, target] = [join(folder, 'cup.json'), join(folder, 'cup.titles')];
  writeFileSync(source, KNOCKOUT);
  const said: string[] = [];
  const out = (text: string) => void said.push(text);
  expect(await run(['convert', source, target], {}, { out, err: out })).toBe(0);
  expect(readFileSync(target, 'utf8')).toMatch(/^.+\n$/);
  expect(said[0]).toContain('TITLES');
});

it('has files and downloads of sessions in it', () => {
  expect(resultsFormatOf('titles')).toBe(titles);
  expect(endOfResults('results?format=titles')).toBe('titles');
  expect(resultsFormatOf()?.name).toBe('usebio');
});
