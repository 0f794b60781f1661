import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertResults } from '#interchange';
import {
  USEBIO_KNOCKOUT,
  USEBIO_SWISS_PAIRS,
  USEBIO_TEAMS,
} from '../../../../../libs/interchange/src/testing/samples-of-kinds.js';
import { SAMPLES, USEBIO_BUTLER } from '../../../../../libs/interchange/src/testing/samples.js';
import { run } from '../../run.js';
import { withoutFigures } from '../../../../../libs/interchange/src/testing/without-figures.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-conform-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function conform(name: string, text: string): Promise<{ code: number; out: string }> {
  const path = join(folder, name);
  writeFileSync(path, text);
  let out = '';
  const say = (said: string) => void (out += `${said}\n`);
  const code = await run(['conform', path], {}, { out: say, err: say });
  return { code, out };
}

describe('tirage conform FILE of published results', () => {
  it('ends with 0 when all of it agrees', async () => {
    const { code, out } = await conform('results.json', SAMPLES.acblscore);
    expect(out).toContain('66 values compared, 66 equal, 0 different');
    expect(code).toBe(0);
  });

  it('agrees with nothing where nothing is compared', async () => {
    const { code, out } = await conform('results.xml', withoutFigures(SAMPLES.usebio));
    expect(out).toMatch(/1 game; 9 values compared.*\n {2}compared: contracts 9\n/);
    expect(out).toContain('not in the file: event 1, points of a side on a board: 18 of 18\n');
    expect(out).toContain('not in the file: event 1, places: 6 of 6\nAll values match');
    expect(code).toBe(0);
    // Of averages no contract tells anything.
    const bare = withoutFigures(SAMPLES.usebio).replaceAll(/<SCORE>[^<]*</g, '<SCORE>A5050<');
    expect(await conform('bare.xml', bare)).toEqual({
      code: 1,
      out: expect.stringMatching(
        /nothing was compared\.\n( {2}not in the file: .*\n){4}Nothing was compared in 1 file\.\n$/,
      ),
    });
  });

  it('compares matches of teams and of a Swiss, with totals and places', async () => {
    for (const [text, altered] of [
      [USEBIO_TEAMS, USEBIO_TEAMS.replace('<PLACE>2<', '<PLACE>1<')],
      [USEBIO_SWISS_PAIRS, USEBIO_SWISS_PAIRS.replace('<NS_SCORE>20<', '<NS_SCORE>19<')],
    ] as const) {
      expect((await conform('whole.xml', text)).out).toContain('All values match');
      const { code, out } = await conform('altered.xml', altered);
      expect(out).toMatch(/differs: .*(place|match): expected/);
      expect(code).toBe(1);
    }
  });

  it('does not say that all agree where a game of the file cannot be scored or has no figures', async () => {
    const [dump] = JSON.parse(SAMPLES.acblscore) as [{ event: [Record<string, unknown>] }];
    const withAnother = (other: Record<string, unknown>) =>
      JSON.stringify([{ event: [...dump.event, { ...dump.event[0], event_id: 9, section: {}, ...other }] }]);
    const teams = withAnother({ event_type: 'Teams', event_scoring: 'IMPs' });
    const unscored = await conform('teams.json', teams);
    expect(unscored.out).toContain(
      '  cannot be run: event 9: Teams, IMPs: the scoring method of the game is unknown\n',
    );
    expect(unscored.out).toContain(
      'Not all values match; 1 file: 66 values compared, 66 equal, 0 different.',
    );
    expect(unscored.code).toBe(1);
    const empty = await conform('empty.json', withAnother({ combining_and_ranking: [] }));
    expect(empty.out).toContain('  not compared: event 9: it has no values to compare\n');
    expect(empty.out).toContain('All compared values match; 1 file: 66 values compared');
    expect(empty.code).toBe(0);
  });

  it('says what it does not compare: in a knockout nobody has a total or a place', async () => {
    const text = USEBIO_KNOCKOUT.replace('<TEAM TEAM_ID="1" TEAM_NAME="Owls 1">', '$&<PLACE>1</PLACE>');
    const { out } = await conform('knockout.xml', text);
    expect(out).toContain(
      'not compared: event 1 (1 value): totals and places: sessions here have no such score',
    );
  });

  const PBN = `[Event "Evening"]
[Board "1"]
[Deal "N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63"]
[Scoring "MP"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\6R;MP_NS\\6R;MP_EW\\6R"]
 1  2 2S   N  8    110   2.00   0.00
 3  4 1NT  S  7     90   0.00   2.00
`;

  it('compares in PBN the deals, and the results with them', async () => {
    const { code, out } = await conform('evening.pbn', PBN);
    expect(out).toMatch(
      /PBN, 1 deal, 1 game; .* 0 different\.\n {2}compared: deals 1, numbers of boards 1, contracts 2, awards 4\n(.*\n)*All values match/,
    );
    expect(code).toBe(0);
    const altered = await conform('altered.pbn', PBN.replace('110   2.00', '110   1.00'));
    expect(altered.out).toContain('A/1 1 v 2 NS, award: expected 1.00, here 2.00');
    expect(altered.code).toBe(1);
  });

  it('compares results in PBN without their deals, and says what of the deals is not compared', async () => {
    const bare = PBN.replace(/\[Deal .*\n/, '');
    const without = await conform('bare.pbn', bare);
    expect(without.out).toMatch(
      /pbn, 1 game; \d+ values compared, .* 0 different\.\n {2}compared: contracts 2, awards 4\n(.*\n)*All values match/,
    );
    expect(without.code).toBe(0);
    const altered = await conform('altered.pbn', bare.replace('110   2.00', '110   1.00'));
    expect(altered.out).toContain('A/1 1 v 2 NS, award: expected 1.00, here 2.00');
    expect(altered.code).toBe(1);
    const part = await conform('part.pbn', PBN.replace(/(\[Deal "N:\S+) \S+ (\S+) \S+"/, '$1 - $2 -"'));
    expect(part.out).toMatch(
      /0 different, 1 not compared\.\n {2}compared: .*\n {2}not compared: deals \(1 value\): line 3, board 1: the hand of E/,
    );
    expect(part.code).toBe(0);
  });

  it('makes the totals and places of a Swiss from its lines, where no match is told', async () => {
    const { bytes } = convertResults(new TextEncoder().encode(USEBIO_SWISS_PAIRS), 'pbn')!;
    const text = new TextDecoder('latin1').decode(bytes);
    const { code, out } = await conform('swiss.pbn', text);
    expect(out).toMatch(/ 0 different.*\n(.*\n)*All values match/);
    expect(code).toBe(0);
    const altered = await conform('altered.pbn', text.replace(/^(\[TotalScoreTable.*\r\n)1=? +/m, '$12 '));
    expect(altered.out).toMatch(/differs: .*, place: expected 2/);
  });

  it('takes the dealer of a board without a number as it is', async () => {
    const text = `${PBN.split('\n')[2]}\n[Dealer "W"]\n[Vulnerable "All"]\n`;
    expect((await conform('one.pbn', text)).code).toBe(0);
    expect((await conform('one.pbn', `[Board "1"]\n${text}`)).out).toContain(
      'differs: board 1, dealer: expected W, here N',
    );
  });

  it.each([
    [
      'a rank in a stratum',
      SAMPLES['acbl-live'].replace('"rank":"1/3"', '"rank":"1"'),
      'differs: A-2 (stratum 2), place: expected 1, here 1-3\n      A-2 with 1 in A one\n      0 above: nobody',
    ],
    [
      'Butler IMPs',
      USEBIO_BUTLER.replace('>4.00</NS_BUTLER', '>4.50</NS_BUTLER'),
      'differs: A/1 3 v 4 NS, award: expected 4.50, here 4.00\n      datum 310, rounded from 306.666667',
    ],
  ])('ends with 1 and names the figure that was altered, with its terms: %s', async (_, text, difference) => {
    const { code, out } = await conform('results', text);
    expect(out).toContain(difference);
    expect(out).toMatch(/1 different\.\n$/);
    expect(code).toBe(1);
  });

  it('says which figures a file does not have, of a side or of everybody', async () => {
    const oneSide = SAMPLES.usebio.replaceAll(/<EW_MATCH_POINTS>[^<]*<\/EW_MATCH_POINTS>/g, '');
    const { code, out } = await conform('results.xml', oneSide);
    expect(out).toMatch(/compared: contracts 9, awards 9,/);
    expect(out).toContain('not in the file: event 1, points of a side on a board: 9 of 18\n');
    expect(code).toBe(0);
    expect((await conform('results.xml', SAMPLES.usebio)).out).not.toContain('not in the file');
  });

  it('says that scores are not compared of which nobody is named', async () => {
    const text = `[Board "1"]\n${PBN.split('\n')[2]}\n[Contract "1NT"]\n[Declarer "N"]\n[Result "8"]\n[Score "NS 120"]\n`;
    const { out } = await conform('one.pbn', text);
    expect(out).toContain('not compared: scores (1 value): the file names no players');
    expect(out).toMatch(/All compared values match; 1 file: \d+ values .* 1 not compared\.\n$/);
  });

  it('does not agree with the total of somebody whom no result names', async () => {
    const total = (pair: string) =>
      `${PBN}[TotalScoreTable "Rank\\1R;PairId\\1L;TotalMP\\4R"]\n1 ${pair} 2.00\n`;
    expect((await conform('right.pbn', total('1'))).code).toBe(0);
    const { code, out } = await conform('wrong.pbn', total('9'));
    expect(out).toContain('cannot be run: event 1 (2 values): A-9: no one plays with that number');
    expect(code).toBe(1);
  });

  describe('of teams in PBN, a table at a time', () => {
    it('agrees', async () => {
      const { code, out } = await conform('teams.pbn', TEAMS_IN_PBN);
      expect(out).toContain('not in the file: event 1, what a match is worth: 1 of 1');
      expect(code).toBe(0);
    });

    it.each([
      [
        'a score',
        'NS 420',
        'NS 430',
        'differs: match 1/1 open, contract: expected 430, here 420\n      4H N 10',
      ],
      ['a contract', '[Contract "3NT"]', '[Contract "2NT"]', 'expected 400, here 150\n      2NT N 9'],
      ['IMPs', 'NS 1 EW -1', 'NS 2 EW -2', 'differs: match 1/1, award: expected 2, here 1'],
      [
        'IMPs of a side',
        'NS 1 EW -1',
        'NS 1 EW -2',
        'line 9, ScoreIMP, board 1: “NS 1 EW -2” contradicts NS 1',
      ],
      ['IMPs of the other room', 'NS -1 EW 1', 'NS -3 EW 3', '“NS -3 EW 3” contradicts NS 1 (Open)'],
    ])('names what was altered: %s', async (_, right, wrong, told) => {
      const altered = TEAMS_IN_PBN.replace(right, wrong);
      expect(altered).not.toBe(TEAMS_IN_PBN);
      const { code, out } = await conform('teams.pbn', altered);
      expect(out).toContain(told);
      expect(code).toBe(1);
    });
  });
});

const ROOM = (room: string, home: string, played: string) => `[Event "Match"]
[Board "1"]
[Vulnerable "None"]
${played}
[HomeTeam "${home}"]
[VisitTeam "${home === 'Reds' ? 'Blues' : 'Reds'}"]
[Room "${room}"]
`;
const TEAMS_IN_PBN = [
  ROOM(
    'Open',
    'Reds',
    '[Declarer "N"]\n[Contract "4H"]\n[Result "10"]\n[Score "NS 420"]\n[Scoring "IMP"]\n[ScoreIMP "NS 1 EW -1"]',
  ),
  ROOM(
    'Closed',
    'Reds',
    '[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n[Score "NS 400"]\n[Scoring "IMP"]\n[ScoreIMP "NS -1 EW 1"]',
  ),
].join('\n');
