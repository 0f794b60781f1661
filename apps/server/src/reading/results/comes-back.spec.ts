import fc from 'fast-check';
import {
  textOfFile,
  usebioRuleFaults,
  writeResultsInPbn,
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
async function broughtBack(
  { queries, script }: ImportedInMemory,
  write: typeof writeUsebio,
): Promise<ImportedInMemory> {
  const session = await queries.sessions.session(SESSION);
  const results = resultsOf({
    tournament: { id: 'one', name: script.toCome.title },
    club: null,
    started: '2026-11-30',
    session,
    recap: await queries.protocols.recap(SESSION),
    matches: hasTeams(session) ? await queries.standings.matches(SESSION) : null,
    deals: [],
  });
  const { text } = textOfFile(write(results));
  if (write === writeUsebio) {
    // Nobody has named the club.
    expect(usebioRuleFaults(text).filter(({ element }) => !element.startsWith('CLUB_'))).toEqual([]);
  }
  return importedInMemory(text);
}

/** Everything of a tournament that a file holds: who plays, what came of each board, and who stands where. */
async function told({ queries, script, events }: ImportedInMemory) {
  const session = await queries.sessions.session(SESSION);
  const { boards } = await queries.protocols.recap(SESSION);
  return {
    title: script.toCome.title,
    day: session.settings.day,
    method: hasTeams(session) ? (await queries.standings.matches(SESSION)).method : session.settings.method,
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
      await (hasTeams(session) ? queries.standings.matches(SESSION) : queries.standings.of(SESSION)),
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
  const was = await told(first);
  for (const write of [writeUsebio, writeResultsInPbn]) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const again = await broughtBack(first, write);
    expect(again.compared.flatMap(({ differences }) => differences)).toEqual([]);
    expect([...first.script.toCome.leftOut, ...again.script.toCome.leftOut]).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const is = await told(again);
    // PBN has no word of who sat down for a match of which no board was played.
    const isWhole = write === writeUsebio || was.kind[0]!.kind !== 'teams';
    expect(isWhole ? is : is.method).toEqual(isWhole ? was : was.method);
  }
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

describe('a tournament that is written as USEBIO or PBN and imported again', () => {
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
        const { method: _said, ...event } = pairs.event;
        const scoring = { ...pairs.scoring, matches };
        const first = await importedFrom({ pairs: { ...pairs, event, scoring } });
        expect((await first.queries.standings.of(SESSION)).by).toBe('victory-points');
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

  it('is the same tournament: individuals', async () => {
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
