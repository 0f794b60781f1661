import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { DealInFile } from '../../deals/deal-file.js';
import { describeShared } from '../../../../cards/src/testing/shared-folder.js';
import { randomGame, randomTeams } from '../../testing/random-published.js';
import { textOfFile } from '../../text/text-of-file.js';
import { readPublished } from '../reading/published-file.js';
import { writeUsebio } from './write-usebio.js';
import type { XmlEncoding } from '../write-xml.js';
import { withoutFigures } from '../../testing/without-figures.js';

const encoding = fc.constantFrom<XmlEncoding>('UTF-8', 'ISO-8859-1');
const read = (bytes: Uint8Array) => readPublished(textOfFile(bytes).text);

describe('USEBIO as it is written', () => {
  it('gives the same games of pairs, individuals and Swiss pairs again, with their figures', () => {
    fc.assert(
      fc.property(randomGame, encoding, (result, of) => {
        expect(read(writeUsebio({ results: [result], teams: [] }, of))).toEqual({
          format: 'usebio',
          title: 'USEBIO XML',
          results: [result],
          teams: [],
          matches: [],
        });
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same matches of teams again, with their figures', () => {
    fc.assert(
      fc.property(randomTeams, encoding, (teams, of) => {
        expect(read(writeUsebio({ results: [], teams: [teams] }, of)).teams).toEqual([teams]);
      }),
      { numRuns: 60 },
    );
  });

  it('holds several events, each with the hands of its own boards', () => {
    fc.assert(
      fc.property(randomGame, randomTeams, (result, teams) => {
        const { results, teams: games } = read(writeUsebio({ results: [result], teams: [teams] }));
        const byBoard = ({ deals }: { readonly deals: readonly DealInFile[] }) =>
          deals.toSorted((one, other) => one.board - other.board);
        expect(results[0]!.game.sections).toEqual(result.game.sections);
        expect(byBoard(results[0]!.game)).toEqual(byBoard(result.game));
        expect(games[0]!.game.matches).toEqual(teams.game.matches);
        expect(byBoard(games[0]!.game)).toEqual(byBoard(teams.game));
      }),
      { numRuns: 20 },
    );
  });

  it('is the same games without its figures', () => {
    fc.assert(
      fc.property(randomGame, randomTeams, (result, teams) => {
        const written = textOfFile(writeUsebio({ results: [result], teams: [teams] })).text;
        const stripped = readPublished(withoutFigures(written));
        const whole = readPublished(written);
        expect(stripped.results.map(({ game }) => game)).toEqual(whole.results.map(({ game }) => game));
        expect(stripped.teams.map(({ game }) => game)).toEqual(whole.teams.map(({ game }) => game));
        expect(stripped.teams[0]!.figures).toMatchObject({
          matches: [],
          boards: [],
          totals: [],
          rankings: [],
        });
        expect(stripped.results[0]!.figures).toMatchObject({ awards: [], totals: [], meetings: [] });
      }),
      { numRuns: 20 },
    );
  });

  it('escapes what names may hold, and says in which encoding it is', () => {
    const [result] = fc.sample(randomGame, { numRuns: 1, seed: 1 });
    const title = 'Łódź & "Żubr" <Cup> 🂡';
    const game = { ...result!.game, title };
    for (const [of, written] of [
      ['UTF-8', 'Łódź &amp; &quot;Żubr&quot; &lt;Cup&gt; 🂡'],
      ['ISO-8859-1', '&#321;ód&#378; &amp; &quot;&#379;ubr&quot; &lt;Cup&gt; &#127137;'],
    ] as const) {
      const bytes = writeUsebio({ results: [{ ...result!, game }], teams: [] }, of);
      const { text, encoding: found } = textOfFile(bytes);
      expect(text).toContain(`encoding="${of}"`);
      expect(text).toContain(`<EVENT_DESCRIPTION>${written}</EVENT_DESCRIPTION>`);
      expect(found).toBe(of === 'UTF-8' ? 'utf-8' : 'windows-1252');
      expect(readPublished(text).results[0]!.game.title).toBe(title);
    }
  });
});

describeShared('real results in USEBIO', 'conformance/usebio/', existsSync, (folder) => {
  it.each([
    'butler_howell',
    'cross_imp_howell',
    'mp_pairs_howell',
    'mp_pairs_mitchell_02',
    'mp_pairs_mitchell_03',
    'mp_pairs_mitchell_adjusted_02',
  ])('are written as an equivalent file: %s', (name) => {
    const file = read(readFileSync(new URL(`${name}.xml`, folder)));
    expect(file.results[0]!.game.deals.length).toBeGreaterThan(20);
    expect(read(writeUsebio(file))).toEqual(file);
  });
});
