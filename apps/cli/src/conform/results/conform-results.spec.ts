import {
  KNOCKOUT,
  REALBRIDGE_SESSIONS,
  SAMPLES,
  USEBIO_BUTLER,
  USEBIO_CROSS_IMPS,
} from '../../../../../libs/interchange/src/testing/samples.js';
import { conformResults } from './conform-results.js';

const FILES = {
  ...SAMPLES,
  butler: USEBIO_BUTLER,
  'cross-imps': USEBIO_CROSS_IMPS,
  realbridge: REALBRIDGE_SESSIONS,
  knockout: KNOCKOUT,
} as const;
type Name = keyof typeof FILES;

function conformed(name: Name, change: (text: string) => string = (text) => text) {
  return conformResults(`${name}.txt`, change(FILES[name]))!;
}

describe('published results', () => {
  it.each<[Name, string, object, number]>([
    ['acblscore', 'acblscore', { games: 1 }, 66],
    ['acbl-live', 'acbl-live', { games: 1 }, 37],
    ['usebio', 'usebio', { games: 1 }, 45],
    ['butler', 'usebio', { games: 1 }, 19],
    ['cross-imps', 'usebio', { games: 1 }, 18],
    ['realbridge', 'realbridge', { games: 1 }, 19],
    ['knockout', 'knockout', { matches: 1 }, 4],
  ])('agree in every figure: %s', (name, format, holds, equal) => {
    const { kinds = {}, ...rest } = conformed(name);
    expect(rest).toEqual({
      file: `${name}.txt`,
      format,
      holds,
      equal,
      different: [],
      irregular: [],
      unknown: [],
      unpublished: expect.any(Array),
    });
    // Each figure is of some kind.
    expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(equal);
  });

  it.each<[string, Name, string | RegExp, string, object, string]>([
    [
      'a contract',
      'usebio',
      '<TRICKS>9</TRICKS>',
      '<TRICKS>8</TRICKS>',
      { kind: 'contract', of: 'A/2 NS2 v EW2', expected: '-100', ours: '-200' },
      '4S by S, 8 tricks, vulnerable on board 2: NS',
    ],
    [
      'Butler IMPs',
      'butler',
      '<NS_BUTLER_POINTS>4.00<',
      '<NS_BUTLER_POINTS>5.00<',
      { kind: 'award', of: 'A/1 3 v 4 NS', expected: '5.00', ours: '4.00' },
      '450: +140 against it is 4 IMPs',
    ],
    [
      'a datum',
      'butler',
      '>310<',
      '>300<',
      { kind: 'datum', of: 'A/1', expected: '300', ours: '310' },
      'datum 310, rounded from 306.666667: the mean of 450; 420; 50',
    ],
    [
      'cross-IMPs',
      'cross-imps',
      '<EW_CROSS_IMP_POINTS>9.00<',
      '<EW_CROSS_IMP_POINTS>8.50<',
      { kind: 'award', of: 'A/1 5 v 6 EW', expected: '8.50', ours: '9.00' },
      '50: 9 against 420, 9 against 450: 18 IMPs',
    ],
    [
      'cross-IMPs of a board that was not played everywhere',
      'realbridge',
      '"ew_award":-1.5',
      '"ew_award":-1',
      { kind: 'award', of: 'A/2 3 v 6 EW', expected: '-1.00', ours: '-1.50' },
      '-2 times 3/4 is -1.5',
    ],
    [
      'a rank in cross-IMPs',
      'realbridge',
      '"2":"4"',
      '"2":"5"',
      { kind: 'place', of: 'A-2', expected: '5', ours: '4' },
      '1 equal: A-4 -4',
    ],
    [
      'a final score',
      'acblscore',
      '"score_final":3.45',
      '"score_final":3.46',
      { kind: 'final', of: 'A-EW1', expected: '3.46', ours: '3.45' },
      'session: 3.45, played',
    ],
    [
      'a running score',
      'knockout',
      '[5,14]',
      '[5,13]',
      { kind: 'running', of: 'away before segment 3', expected: '13', ours: '14' },
      'board 2: 0 and 100, a difference of 100: 3 IMPs',
    ],
  ])('differ where one figure is altered: %s', (_, name, figure, altered, difference, term) => {
    const { equal, different, irregular, unknown } = conformed(name, (text) => text.replace(figure, altered));
    expect(different).toMatchObject([difference]);
    expect(different[0]!.explanation).toContain(term);
    expect({ equal, irregular, unknown }).toEqual({
      equal: conformed(name).equal - 1,
      irregular: [],
      unknown: [],
    });
  });

  it('have what was carried over in their final scores and places over both lines', () => {
    const carried = (score: number) => (text: string) =>
      text
        .replace('"score_carrover":0', '"score_carrover":1.5')
        .replace('"score_final":2.5', `"score_final":${score}`);
    // 2.5 and 1.5 are 4: more than the 3.5 and the 3.45 of the others.
    expect(conformed('acblscore', carried(4)).different).toMatchObject([
      { kind: 'place', of: 'A-EW1 (overall)', expected: '3', ours: '4' },
      { kind: 'place', of: 'A-EW2 (overall)', expected: '2', ours: '3' },
    ]);
    expect(conformed('acblscore', carried(5)).different[0]).toMatchObject({
      kind: 'final',
      ours: '4.00',
      explanation: ['session: 2.5, played', 'carried over: 1.5', 'together 4'],
    });
  });

  it('tell which game of several a figure is of', () => {
    const [session] = JSON.parse(REALBRIDGE_SESSIONS) as object[];
    const other = { ...session, session: '20250515', published_rank: { '1': '4' } };
    const { different, holds } = conformResults('two.json', JSON.stringify([session, other]))!;
    expect(holds).toEqual({ games: 2 });
    expect(different.map(({ of }) => of)).toEqual(['session 20250515: A-1']);
  });

  it.each([
    ['MP_PAIRS', 'SWISS_TEAMS', 'SWISS_TEAMS: the scoring method of the game is unknown', 24],
    [
      '<SESSION_COUNT>1<',
      '<SESSION_COUNT>2<',
      'totals and places: they cover several sessions or sections',
      6,
    ],
  ])('say what is not known: %s as %s', (figure, altered, why, figures) => {
    const { unknown } = conformed('usebio', (text) => text.replace(figure, altered));
    expect(unknown).toEqual([{ of: 'event 1', why, figures }]);
  });

  it('are not known where the game contradicts itself', () => {
    // With one winner North-South 1 and East-West 1 are both pair 1.
    const { equal, different, unknown } = conformed('acblscore', (text) =>
      text.replace('"is_howell":0', '"is_howell":1'),
    );
    expect({ equal, different }).toEqual({ equal: 0, different: [] });
    expect(unknown).toEqual([{ of: 'event 1', why: expect.stringContaining('A-1'), figures: 66 }]);
  });

  it('are none in another text', () => {
    expect(conformResults('README.md', '# Results')).toBeUndefined();
    expect(() => conformResults('x.json', '[{"session": 1}]')).toThrow(
      'interchange.expected {"format":"RealBridge JSON"',
    );
  });
});
