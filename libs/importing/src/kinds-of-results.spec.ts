import { importedInMemory } from './testing/imported.js';

const line = (inside: string) => `<TRAVELLER_LINE>${inside}</TRAVELLER_LINE>`;
const played = (score: number) => `<SCORE>${score}</SCORE>`;
const board = (number: number, ...lines: readonly string[]) =>
  `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines.map(line).join('')}</BOARD>`;
const named = (...names: readonly string[]) =>
  names.map((name) => `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME></PLAYER>`).join('');
const usebio = (type: string, inside: string) =>
  `<USEBIO Version="1.2"><EVENT EVENT_TYPE="${type}"><DATE>23/11/2026</DATE><PROGRAM_NAME>Another</PROGRAM_NAME><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>${inside}</EVENT></USEBIO>`;

describe('a Swiss of pairs in victory points', () => {
  const pair = (number: number, total: number, place: string) =>
    `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><TOTAL_SCORE>${total}</TOTAL_SCORE><PLACE>${place}</PLACE>${named(`N ${number}`, `S ${number}`)}</PAIR>`;
  const match = (ns: number, ew: number, points: readonly [number, number], score: number) =>
    `<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>
     <NS_SCORE>${points[0]}</NS_SCORE><EW_SCORE>${points[1]}</EW_SCORE>${board(1, played(score))}</MATCH>`;
  const swiss = (second: readonly [number, number]) =>
    usebio(
      'SWISS_PAIRS',
      `<PARTICIPANTS>${[pair(1, 20, '1='), pair(2, 0, '3='), pair(3, 0, '3='), pair(4, 20, '1=')].join('')}</PARTICIPANTS>
       ${match(1, 2, [20, 0], 110)}${match(3, 4, second, -50)}`,
    );

  it('is ranked by them, on the scale that its matches go by, and shares places as it was published', async () => {
    const { script, compared, queries } = await importedInMemory(swiss([0, 20]));
    expect(script.toCome.leftOut).toEqual([]);
    expect(script.toCome.program).toBe('Another');
    expect(compared).toMatchObject([
      {
        differences: [],
        counts: { match: { compared: 4, equal: 4 }, score: { equal: 4 }, place: { equal: 4 } },
      },
    ]);
    const [ranking] = (await queries.standings.of('1')).rankings;
    const printout = ranking!.entries.map(({ place, last, contestant, victoryPoints }) => [
      `${place}-${last} ${contestant}`,
      victoryPoints!.total,
    ]);
    expect(printout).toEqual([
      ['1-2 A-1', '20'],
      ['1-2 A-4', '20'],
      ['3-4 A-2', '0'],
      ['3-4 A-3', '0'],
    ]);
  });

  it('compares boards of one number within their rounds, for nobody plays a deal twice', async () => {
    const two = (round: number, ns: number, ew: number, points: number, ...scores: readonly number[]) =>
      `<MATCH><ROUND_NUMBER>${round}</ROUND_NUMBER><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>
       <NS_SCORE>${points}</NS_SCORE><EW_SCORE>${20 - points}</EW_SCORE>
       ${scores.map((score, index) => board(index + 1, played(score))).join('')}</MATCH>`;
    const { script, compared, queries } = await importedInMemory(
      usebio(
        'SWISS_PAIRS',
        two(1, 1, 2, 20, 110, 100) +
          two(1, 3, 4, 0, -50, -100) +
          two(2, 1, 4, 10, 110, 90) +
          two(2, 2, 3, 10, -50, 110),
      ),
    );
    const named = script.toCome.leftOut.filter(({ code }) => code !== 'import.value');
    expect(named).toMatchObject([{ code: 'import.dealt-anew', what: '1, 2' }]);
    expect(script.toCome.sessions[0]!.deeds).toMatchObject({ results: 8, irregular: 0 });
    const { boards } = await queries.protocols.recap('1');
    expect(boards.map((one) => one.board)).toEqual([1, 2, 17, 18]);
    expect(compared).toMatchObject([{ differences: [], counts: { match: { compared: 8, equal: 8 } } }]);
  });

  it('is ranked alike where nothing but its lines is known', async () => {
    const whole = swiss([0, 20]);
    const stripped = await importedInMemory(
      whole.replaceAll(/<(NS_SCORE|EW_SCORE|TOTAL_SCORE|PLACE)>[^<]*<\/\1>/g, ''),
    );
    const { queries } = await importedInMemory(whole);
    expect(stripped.compared.flatMap(({ counts }) => Object.keys(counts))).not.toContain('match');
    expect(await stripped.queries.standings.of('1')).toEqual(await queries.standings.of('1'));
  });

  it('names a match that was worth something else', async () => {
    const { compared, script } = await importedInMemory(swiss([1, 19]));
    const differences = ['A-3', 'A-4'].map((pairOf) => ({ kind: 'match', of: `A/1 3 v 4 ${pairOf}` }));
    expect(compared[0]!.differences).toMatchObject(differences);
    expect(script.toCome.sessions[0]!.figures!.match).toMatchObject({ compared: 4, equal: 2, different: 2 });
  });
});

describe('a game of teams', () => {
  const team = (id: number, name: string, ...players: readonly string[]) =>
    `<TEAM TEAM_ID="${id}" TEAM_NAME="${name}">${named(...players)}</TEAM>`;
  const room = (direction: 'NS' | 'EW', score: number) =>
    `<DIRECTION>${direction}</DIRECTION>${played(score)}`;
  const match = (round: number, home: number, away: number, inside: string) =>
    `<MATCH><ROUND_NUMBER>${round}</ROUND_NUMBER><TEAM>${home}</TEAM><OPPOSING_TEAM>${away}</OPPOSING_TEAM>${inside}</MATCH>`;
  const both = (number: number) => board(number, room('NS', 110), room('EW', -110));
  const teams = [
    team(1, 'Owls', 'Ann', 'Bea', 'Cleo', 'Dora'),
    team(2, 'Fay', 'Eve', 'Fay', 'Gil', 'Hal'),
    team(3, 'Trio', 'Ida', 'Jan', 'Kim'),
  ].join('');
  const game = (matches: string) => usebio('SWISS_TEAMS', `<PARTICIPANTS>${teams}</PARTICIPANTS>${matches}`);

  it('calls its teams by their names, which are no players', async () => {
    const { queries, script } = await importedInMemory(
      game(match(1, 1, 2, both(1)) + match(2, 3, 1, both(2))),
    );
    const { teams: seen, matches } = await queries.standings.matches('1');
    expect(seen.map(({ name, captain, players }) => [name, captain?.name, players.length])).toEqual([
      ['Owls', 'Ann', 4],
      [null, 'Fay', 4],
      [null, undefined, 0],
    ]);
    expect(matches.map(({ home, away }) => [home, away])).toEqual([
      ['A-1', 'A-2'],
      ['A-3', 'A-1'],
    ]);
    expect(script.toCome.leftOut).toEqual([
      { code: 'import.team-without-entry', game: 'event 1', what: 'Trio' },
    ]);
  });

  it('names matches without boards, and boards that were dealt anew for later matches', async () => {
    const { script, state } = await importedInMemory(
      game(match(1, 1, 2, both(1)) + match(2, 1, 2, both(1)) + match(3, 1, 2, '')),
    );
    expect(script.toCome.leftOut).toMatchObject([
      { code: 'import.matches', what: 'Owls - Fay', count: 1 },
      { code: 'import.dealt-anew', what: '1' },
      { code: 'import.team-without-entry', what: 'Trio' },
    ]);
    expect(state.sessions['1']!.status).toBe('closed');
  });
});
