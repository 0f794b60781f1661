import { ACBLSCORE_MITCHELL, KNOCKOUT, USEBIO_MITCHELL } from '../../interchange/src/testing/samples.js';
import { prepareFile } from './prepare.js';
import { importedInMemory } from './testing/imported.js';

type Loose = Record<string, unknown>;

/** The sample of ACBLscore with something else in its section. */
function dumped(change: (section: Loose) => void): string {
  const games = JSON.parse(ACBLSCORE_MITCHELL) as { event: { section: Record<string, Loose> }[] }[];
  change(games[0]!.event[0]!.section['A']!);
  return JSON.stringify(games);
}

describe('a penalty in a dump of ACBLscore', () => {
  /** North-South 1 have half a matchpoint less than they made. */
  const penalised = dumped((section) => {
    const entries = section['entry'] as Record<string, Loose>;
    const entry = entries['1N']!;
    entry['score_adjustment'] = -0.5;
    for (const figure of ['score_session', 'score_final']) entry[figure] = Number(entry[figure]) - 0.5;
    entry['pct'] = Math.round((Number(entry['score_session']) / 6) * 10_000) / 100;
    for (const one of Object.values(entries)) one['rank'] = [];
  });

  it('is in score and percentage of the session, and given there as a ruling', async () => {
    const { script, compared, events } = await importedInMemory(penalised);
    expect(compared[0]!.differences).toEqual([]);
    expect(compared[0]!.counts).toMatchObject({ score: { different: 0 }, percentage: { different: 0 } });
    const [ruling] = script.commands.filter(
      ({ name, body }) => name === 'ruling.give' && JSON.stringify(body).includes('"penalty"'),
    );
    expect(ruling!.body).toMatchObject({
      effects: [{ kind: 'penalty', contestant: 'A-NS1', amount: { unit: 'matchpoints', hundredths: 50 } }],
    });
    expect(events.map(({ type }) => type)).not.toContain('contest.penalty-given');
  });
});

describe('a pair that stands on a board twice', () => {
  it('has it once, and the other line counts for those whom it met there', async () => {
    const twice = dumped((section) => {
      const lines = (section['board'] as Record<string, unknown[][]>)['1']!;
      // East-West 3 have met North-South 2 on it before.
      lines[1] = [2, 3, 3, 450, 2, 3, -450, 0];
    });
    const { script, queries } = await importedInMemory(twice);
    expect(script.toCome.leftOut.map(({ code }) => code)).toContain('import.figures');
    const { rankings } = await queries.standings.of('1');
    const boardsOf = (contestant: string) =>
      rankings.flatMap(({ entries }) => entries).find((one) => one.contestant === contestant)!.boards;
    expect(boardsOf('A-EW3')).toBeLessThanOrEqual(3);
  });
});

describe('what of a file is not taken as it stands', () => {
  it('is named: a value with its place, a contract that does not make its score, a date', async () => {
    const { script } = await importedInMemory(
      USEBIO_MITCHELL.replace('<SCORE>450</SCORE>', '<SCORE>480</SCORE>')
        .replace('<DATE>08/05/2025</DATE>', '<DATE>after Easter</DATE>')
        .replace('<TRICKS>9</TRICKS>', '<TRICKS>19</TRICKS>'),
    );
    expect(script.toCome.leftOut).toEqual([
      expect.objectContaining({
        code: 'import.value',
        value: expect.objectContaining({ path: 'TRICKS', board: 2, found: '19' }),
      }),
      expect.objectContaining({
        code: 'import.value',
        value: expect.objectContaining({
          code: 'interchange.not-understood',
          path: 'DATE',
          found: 'after Easter',
        }),
      }),
      {
        code: 'import.contract',
        game: 'event 1',
        what: 'A/1 NS3 v EW2',
        board: 1,
        table: null,
        contract: '4H N 11',
        score: 480,
        makes: 450,
      },
      { code: 'import.day', game: 'event 1', what: 'after Easter' },
    ]);
    expect(script.toCome.sessions[0]!.deeds.results).toBe(9);
  });
});

describe('a file that tells no day', () => {
  it.each([
    ['of pairs', USEBIO_MITCHELL.replace('<DATE>08/05/2025</DATE>', '')],
    ['whose date is empty', USEBIO_MITCHELL.replace('08/05/2025', ' ')],
    ['of a match', KNOCKOUT],
  ])('%s says so, for the session has the day of its start', async (_of, text) => {
    const { script } = await importedInMemory(text);
    const days = script.toCome.leftOut.filter(({ code }) => /day/.test(code));
    expect(days).toEqual([{ code: 'import.no-day', game: expect.any(String) }]);
  });

  it('is silent where it tells one', async () => {
    const { script } = await importedInMemory(USEBIO_MITCHELL);
    expect(script.toCome.leftOut).toEqual([]);
  });
});

describe('matches of teams, a point a board', () => {
  const room = (direction: 'NS' | 'EW', score: number) =>
    `<TRAVELLER_LINE><DIRECTION>${direction}</DIRECTION><SCORE>${score}</SCORE></TRAVELLER_LINE>`;
  const board = (number: number, open: number, closed: number) =>
    `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${room('NS', open)}${room('EW', closed)}</BOARD>`;
  const team = (id: number) =>
    `<TEAM TEAM_ID="${id}" TEAM_NAME="Owls ${id}">${[1, 2, 3, 4].map((at) => `<PLAYER><PLAYER_NAME>P${id}${at}</PLAYER_NAME></PLAYER>`).join('')}</TEAM>`;
  const event = (method: string, own: string, others: string) =>
    `<USEBIO Version="1.2"><EVENT EVENT_TYPE="TEAMS"><MATCH_SCORING_METHOD>${method}</MATCH_SCORING_METHOD>
     <PARTICIPANTS>${team(1)}${team(2)}</PARTICIPANTS><MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>
     <TEAM_SCORE>${own}</TEAM_SCORE><OPPOSING_TEAM_SCORE>${others}</OPPOSING_TEAM_SCORE>
     ${board(1, 110, -110)}${board(2, 100, 100)}</MATCH></EVENT></USEBIO>`;

  it.each([
    ['PAB', '3', '1'],
    ['POINT_A_BOARD', '3', '1'],
    ['PAB', '1.5', '0.5'],
    ['BAM', '1.5', '0.5'],
  ])('are 2, 1 and 0 in Britain, and half of that elsewhere: %s %s-%s', async (method, own, others) => {
    const { compared } = await importedInMemory(event(method, own, others));
    expect(compared).toMatchObject([{ differences: [], counts: { match: { compared: 2, equal: 2 } } }]);
  });
});

describe('a file of deals with hands that are not given', () => {
  const imported = (name: string, text: string) =>
    prepareFile({ bytes: new TextEncoder().encode(text), name, seed: '1', reason: '' });

  it.each([
    [
      'two.pbn',
      '[Board "3"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ - 6543.T76.T76.T76 -"]\n\n[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]\n',
    ],
    ['two.lin', 'qx|o3|md|3SAKQJHAKQDAKQCAKQ,,,|pg||qx|o|md|3SAKQJHAKQDAKQCAKQ,,,|pg||'],
  ])('can be written in another format all the same: %s', (name, text) => {
    expect(imported(name, text)).toMatchObject({ kind: 'deals', boards: [3, 4] });
    const wrong = name.endsWith('.lin') ? text.slice(0, -1) : text.replace('AKQJ', 'AXQJ');
    expect(imported(name, wrong)).toMatchObject({ kind: 'unreadable-deals' });
  });
});
