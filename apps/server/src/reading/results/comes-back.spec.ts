import fc from 'fast-check';
import {
  textOfFile,
  writeUsebio,
  type PublishedGame,
  type PublishedParts,
  type PublishedTeamsGame,
} from '#interchange';
import { hasTeams } from '#tournament';
import {
  importedInMemory,
  type ImportedInMemory,
} from '../../../../../libs/importing/src/testing/imported.js';
import {
  randomIndividual,
  randomPairs,
  randomTeamsGame,
} from '../../../../../libs/importing/src/testing/random-finished.js';
import { resultsOf } from './results-of-session.js';

const SESSION = '1';

/** A game that nobody has scored, as a tournament. */
function importedFrom(game: { readonly pairs: PublishedGame } | { readonly teams: PublishedTeamsGame }) {
  const figures = { printed: { award: 2, score: 2, percentage: 2 }, awards: [], datums: [], totals: [] };
  const none = { rankings: [], meetings: [], masterPoints: [], unread: [] };
  const parts: Pick<PublishedParts, 'results' | 'teams'> =
    'pairs' in game
      ? { results: [{ game: game.pairs, figures: { ...figures, ...none } }], teams: [] }
      : {
          results: [],
          teams: [{ game: game.teams, figures: { matches: [], boards: [], totals: [], ...none } }],
        };
  return importedInMemory(textOfFile(writeUsebio(parts)).text);
}

/** The tournament as anybody takes it along, imported once more. */
async function broughtBack({ look, script }: ImportedInMemory): Promise<ImportedInMemory> {
  const session = await look.sessions.session(SESSION);
  const results = resultsOf({
    tournament: { id: 'one', name: script.toCome.title },
    club: null,
    started: '2026-11-30',
    session,
    recap: await look.protocols.recap(SESSION),
    matches: hasTeams(session) ? await look.standings.matches(SESSION) : null,
    deals: [],
  });
  return importedInMemory(textOfFile(writeUsebio(results)).text);
}

/** Everything of a tournament that a file holds: who plays, what came of each board, and who stands where. */
async function told({ look, script, events }: ImportedInMemory) {
  const session = await look.sessions.session(SESSION);
  const { boards } = await look.protocols.recap(SESSION);
  return {
    title: script.toCome.title,
    day: session.settings.day,
    kind: script.toCome.sessions.map(({ kind, scoring }) => ({ kind, scoring })),
    players: script.players.map(({ name }) => name).toSorted(),
    entries: events.filter(({ type }) => type.startsWith('entries.')).length,
    rulings: events.filter(({ type }) => type === 'ruling.given').length,
    plays: boards.map(({ board, lines }) => ({
      board,
      lines: lines.map(({ table, round, ns, ew, partners, result, awards }) => {
        return { table, round, ns, ew, partners, result, awards };
      }),
    })),
    standing: withoutTimes(
      await (hasTeams(session) ? look.standings.matches(SESSION) : look.standings.of(SESSION)),
    ),
  };
}

/** Until when scores are corrected hangs on when it was imported. */
function withoutTimes<Document extends { readonly corrections: unknown }>({
  corrections: _corrections,
  ...document
}: Document) {
  return document;
}

async function expectTheSame(first: ImportedInMemory): Promise<void> {
  const again = await broughtBack(first);
  expect(again.compared.flatMap(({ differences }) => differences)).toEqual([]);
  expect([...first.script.toCome.leftOut, ...again.script.toCome.leftOut]).toEqual([]);
  expect(await told(again)).toEqual(await told(first));
}

/** The same evening, but for the first table of its last round, at which nobody played. */
function withAnEmptyTable(game: PublishedGame): PublishedGame {
  const last = Math.max(...game.sections.flatMap(({ lines }) => lines.map(({ round }) => round ?? 0)));
  return {
    ...game,
    sections: game.sections.map((section) => ({
      ...section,
      lines: section.lines.filter(({ round, table }) => round !== last || table !== 1),
    })),
  };
}

describe('a tournament that is written as USEBIO and imported again', () => {
  it('is the same tournament: pairs, and a Swiss of pairs', async () => {
    await fc.assert(
      fc.asyncProperty(randomPairs, async (pairs) => expectTheSame(await importedFrom({ pairs }))),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('is the same tournament: a Swiss of pairs by victory points', async () => {
    const swiss = randomPairs.filter(({ kind }) => kind === 'swiss-pairs');
    const inImps = fc.constantFrom('wbf-discrete' as const, 'wbf-continuous' as const);
    const told = fc.constantFrom('share' as const, 'told-apart' as const);
    await fc.assert(
      fc.asyncProperty(swiss, inImps, told, async (pairs, scale, equals) => {
        const isOfTop = pairs.scoring.method === 'matchpoints';
        const matches = { scale: isOfTop ? ('ebu-percentages' as const) : scale, equals };
        const first = await importedFrom({ pairs: { ...pairs, scoring: { ...pairs.scoring, matches } } });
        expect((await first.look.standings.of(SESSION)).by).toBe('victory-points');
        await expectTheSame(first);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('is the same tournament: matchpoints of boards that not every table played', async () => {
    const evening = randomPairs.filter(
      ({ kind, scoring }) => kind === 'pairs' && scoring.method === 'matchpoints',
    );
    await fc.assert(
      fc.asyncProperty(evening, async (pairs) =>
        expectTheSame(await importedFrom({ pairs: withAnEmptyTable(pairs) })),
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('is the same tournament: everybody for himself', async () => {
    await fc.assert(
      fc.asyncProperty(randomIndividual, async (pairs) => expectTheSame(await importedFrom({ pairs }))),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('is the same tournament: teams that are drawn, meet each other or knock each other out', async () => {
    await fc.assert(
      fc.asyncProperty(randomTeamsGame, async (teams) => expectTheSame(await importedFrom({ teams }))),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
