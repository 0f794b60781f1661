import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compareGame, givenBySession, inSessions, planOfGame, scoreGame, type Comparison } from '#importing';
import type { SideAdjustment } from '#tournament';
import { describeShared, sharedPlace } from '../../../../libs/cards/src/testing/shared-folder.js';
import { gameAsPlanned } from '../../../../libs/importing/src/testing/game-as-planned.js';
import { resultFiles } from './result-files.js';

/** Real results with the figures that were published; they lie beside the project. */
const folder = fileURLToPath(sharedPlace('conformance/'));

async function compared(path: string) {
  const files = await resultFiles(`${folder}${path}`);
  return files.flatMap(({ name, read }) => {
    if (typeof read === 'string') return [];
    return read.results
      .filter(({ game }) => game.scoring.method === 'matchpoints')
      .flatMap(inSessions)
      .map((each) => {
        const { result } = givenBySession(each);
        const plan = planOfGame(result.game);
        const comparison = compareGame(result, scoreGame(gameAsPlanned(result.game, plan))!);
        return { name: `${name} ${result.game.name}`, plan, ...comparison };
      });
  });
}

/** How many figures of a kind agree, with a word about the others. */
function counted(games: readonly Pick<Comparison, 'counts'>[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(games[0]!.counts).map(([kind]) => [
      kind,
      games.reduce((sum, { counts }) => sum + counts[kind as keyof typeof counts].equal, 0),
    ]),
  );
}

/** What a line of the list of rulings gives: a word, or the points that a side has itself. */
function sideGiven(given: string | number, sign: 1 | -1): SideAdjustment {
  switch (given) {
    case 'Not Played':
      return { kind: 'not-played' };
    case 'Ave+':
      return { kind: 'artificial', award: 'average-plus' };
    case 'Ave':
      return { kind: 'artificial', award: 'average' };
    case 'Ave-':
      return { kind: 'artificial', award: 'average-minus' };
    default:
      return { kind: 'assigned', result: { kind: 'score', score: sign * Number(given) } };
  }
}

/** The rulings that are listed beside the files: who met on which board, and what each side was given. */
async function listed(): Promise<string[]> {
  const text = await readFile(`${folder}acblscore/rulings-index.tsv`, 'utf8');
  const [, ...rows] = text.trim().split('\n');
  return rows.map((row) => {
    const [file, event, section, board, written] = row.split('\t');
    const [, , ns, forNS, , ew, forEW] = JSON.parse(written!.replaceAll("'", '"')) as (string | number)[];
    const adjustment = { NS: sideGiven(forNS!, 1), EW: sideGiven(forEW!, -1) };
    return `${file} event ${event} ${section}/${board} ${ns} v ${ew}: ${JSON.stringify(adjustment)}`;
  });
}

describeShared('real results, scored as they are planned', 'conformance/', existsSync, () => {
  it('agree in every figure: ACBLscore', async () => {
    const games = await compared('acblscore');
    expect(games.flatMap(({ differences }) => differences)).toEqual([]);
    expect(
      games.flatMap(({ irregularities }) => irregularities.map(({ kind, of }) => `${kind} ${of}`)),
    ).toEqual(['award NN/16 1 v 4 NS', 'award NN/16 1 v 4 EW', 'matchpoints NN-1', 'matchpoints NN-4']);
    expect(games.flatMap(({ plan }) => plan.unplayable)).toEqual([]);
    expect(games).toHaveLength(48);
    const {
      contract: _contract,
      datum: _datum,
      running: _running,
      match: _match,
      ...others
    } = counted(games);
    for (const count of Object.values(others)) expect(count).toBeGreaterThan(100);
    expect(games.flatMap(({ plan }) => plan.rounds.flatMap(({ irregular }) => irregular))).toHaveLength(1);
  });

  it('have a ruling for each line that is listed as one, and no other: ACBLscore', async () => {
    const planned = (await compared('acblscore')).flatMap(({ name, plan }) =>
      [...plan.rounds.flatMap(({ rulings }) => rulings), ...plan.neverPlayed].map(
        ({ line, adjustment }) => `${name} ${line.replaceAll(/NS|EW/g, '')}: ${JSON.stringify(adjustment)}`,
      ),
    );
    expect(planned).toHaveLength(28);
    expect(planned.toSorted()).toEqual((await listed()).toSorted());
  });

  it('agree in every figure: ACBL Live', async () => {
    const games = await compared('acbl-live');
    expect(games.flatMap(({ differences }) => differences)).toEqual([]);
    expect(counted(games)).toMatchObject({ award: 180, boards: 11, score: 11, percentage: 11, place: 6 });
  });

  it('agree but for known irregularities: USEBIO, with rounds that were computed', async () => {
    const games = await compared('usebio');
    expect(games.flatMap(({ differences }) => differences)).toEqual([]);
    expect(games.map(({ name, irregularities }) => [name, irregularities.length])).toEqual([
      ['mp_pairs_howell.xml event 1', 0],
      ['mp_pairs_mitchell_02.xml event 1', 130],
      ['mp_pairs_mitchell_03.xml event 1', 0],
      ['mp_pairs_mitchell_adjusted_02.xml event 1', 10],
    ]);
    for (const { plan } of games) {
      expect(
        plan.schedules.map(({ rounds, playedRounds, movement }) => [
          rounds,
          playedRounds === movement.rounds,
        ]),
      ).toEqual([['computed', true]]);
    }
  });
});
