import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOfFile } from '#interchange';
import { describeShared, sharedPlace } from '../../cards/src/testing/shared-folder.js';
import { SAMPLES } from '../../interchange/src/testing/samples.js';
import { addUpCounts } from './compare/comparison.js';
import { importedInMemory, type ImportedInMemory } from './testing/imported.js';
import { withoutFigures } from '../../interchange/src/testing/without-figures.js';

const names = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

/** Everything that was compared, in one line: how many figures, how many of them equal, and what differs. */
function counted({ compared }: Pick<ImportedInMemory, 'compared'>) {
  const kinds = Object.values(addUpCounts(compared.map(({ counts }) => counts)));
  const sum = (of: 'compared' | 'equal' | 'different' | 'irregular') =>
    kinds.reduce((all, count) => all + count[of], 0);
  return {
    compared: sum('compared'),
    equal: sum('equal'),
    irregular: sum('irregular'),
    different: sum('different'),
  };
}

describe('a file of published results as a tournament', () => {
  it.each(names)('stands as it was published: %s', async (name) => {
    const imported = await importedInMemory(SAMPLES[name]);
    expect(imported.compared.flatMap(({ differences }) => differences)).toEqual([]);
    expect(counted(imported).equal).toBeGreaterThan(20);
    expect(imported.script.toCome.sessions.length).toBeGreaterThan(0);
    expect(Object.values(imported.state.sessions).map(({ status }) => status)).toEqual(
      imported.script.toCome.sessions.map(() => 'closed'),
    );
  });

  it.each(names)('stands alike where nothing but its lines is known: %s', async (name) => {
    const [whole, stripped] = await Promise.all([
      importedInMemory(SAMPLES[name]),
      importedInMemory(withoutFigures(SAMPLES[name])),
    ]);
    const play = ({ events }: ImportedInMemory) =>
      events.map(({ type }) => type).filter((type) => !type.startsWith('published.'));
    expect(counted(stripped).compared).toBe(0);
    expect(play(stripped)).toEqual(play(whole));
    const standings = ({ queries, script }: ImportedInMemory) =>
      Promise.all(script.toCome.sessions.map(({ session }) => queries.standings.of(session)));
    expect(await standings(stripped)).toEqual(await standings(whole));
  });
});

describe('a pair that is entered and has no line', () => {
  it('is among the entries, has no place, and is said to have none', async () => {
    const absent = `<PAIR><PAIR_NUMBER>9</PAIR_NUMBER><DIRECTION>EW</DIRECTION>
      <PLAYER><PLAYER_NAME>Ewa Absent</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>Jan Absent</PLAYER_NAME></PLAYER></PAIR>`;
    const text = SAMPLES.usebio.replace('</PARTICIPANTS>', `${absent}</PARTICIPANTS>`);
    const [there, before] = await Promise.all([importedInMemory(text), importedInMemory(SAMPLES.usebio)]);
    expect(there.script.toCome.entries).toBe(before.script.toCome.entries + 1);
    expect(there.script.toCome.leftOut).toContainEqual(
      expect.objectContaining({ code: 'import.never-played', what: 'A-EW9' }),
    );
    expect(counted(there)).toEqual(counted(before));
  });
});

describeShared('every real file as a tournament', 'conformance/', existsSync, () => {
  const folder = sharedPlace('conformance/').pathname;
  const all = process.env['TIRAGE_EVERY_FILE'] !== undefined;
  const files = ['acblscore', 'acbl-live', 'usebio', 'realbridge', 'teams-ko'].flatMap((of) =>
    readdirSync(join(folder, of))
      .filter((name) => /\.(json|xml)$/.test(name))
      .filter((_name, index) => all || index % 12 === 0)
      .map((name) => `${of}/${name}`),
  );

  it.each(files)(
    'stands as it was published: %s',
    async (file) => {
      const imported = await importedInMemory(textOfFile(readFileSync(join(folder, file))).text, file);
      if (all) process.stdout.write(`${file} ${JSON.stringify(counted(imported))}\n`);
      expect(imported.compared.flatMap(({ differences }) => differences)).toEqual([]);
      const { leftOut } = imported.script.toCome;
      expect(leftOut.filter(({ code }) => code === 'import.line')).toEqual([]);
    },
    60_000,
  );
});
