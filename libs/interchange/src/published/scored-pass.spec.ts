import {
  ACBL_LIVE_HOWELL,
  ACBLSCORE_MITCHELL,
  REALBRIDGE_SESSIONS,
  USEBIO_MITCHELL,
} from '../testing/samples.js';
import { readPublished } from './reading/published-file.js';

type Loose = Record<string, unknown>;

function changed(text: string, change: (value: never) => void): string {
  const value: unknown = JSON.parse(text);
  change(value as never);
  return JSON.stringify(value, null, 1);
}

const GAMES = ['4S', 'Pass', '4S', 'Pass']
  .map(
    (contract, table) => `[Event "Club"]
[Board "${table < 2 ? 1 : 2}"]
[North "N${table}"]
[East "E${table}"]
[South "S${table}"]
[West "W${table}"]
[Vulnerable "${table < 2 ? 'None' : 'NS'}"]
[Contract "${contract}"]
[Declarer "${contract === 'Pass' ? '' : 'N'}"]
[Result "${contract === 'Pass' ? '' : '10'}"]
[Score "${table === 3 ? 'NS 450' : table === 1 ? 'NS 0' : 'NS 420'}"]
`,
  )
  .join('\n');
const TABLE = `[Event "Club"]
[Board "1"]
[Vulnerable "None"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"]
1 2 "Pass" - - 0
3 4 "Pass" - - -420
`;
/** Two teams of whom one has passed a board out in the closed room. */
const TEAMS = GAMES.replaceAll('[Vulnerable', '[HomeTeam "Cats"]\n[VisitTeam "Dogs"]\n[Vulnerable')
  .split('\n\n')
  .map((game, table) => `[Room "${table % 2 === 0 ? 'Open' : 'Closed'}"]\n${game}`)
  .join('\n\n');

const FILES = {
  'PBN, a game for each table': GAMES,
  'PBN with a table of scores': TABLE,
  'PBN of teams': TEAMS,
  USEBIO: USEBIO_MITCHELL.replace('<CONTRACT>4S</CONTRACT>', '<CONTRACT>PASS</CONTRACT>'),
  'ACBL Live': changed(
    ACBL_LIVE_HOWELL,
    ({ sessions: [{ sections }] }: { sessions: [{ sections: Loose[] }] }) => {
      const [{ board_results: results }] = sections[0]!['boards'] as [{ board_results: Loose[] }];
      results[1]!['contract'] = 'PASS';
    },
  ),
  ACBLscore: changed(ACBLSCORE_MITCHELL, ([{ event }]: [{ event: [{ section: { A: Loose } }] }]) => {
    const lines = (event[0].section.A['board'] as Record<string, unknown[][]>)['1']!;
    lines[0]!.push('PASS');
  }),
  RealBridge: changed(REALBRIDGE_SESSIONS, ([{ boards }]: [{ boards: Record<string, Loose[]> }]) => {
    boards['1']![0]!['contract'] = 'P';
  }),
} as const;

/** Tricks beside four passes, as each format has them. */
const TRICKS = {
  PBN: GAMES.replace(/(Pass"\]\n\[Declarer ""\]\n\[Result )""/, '$1"9"'),
  USEBIO: USEBIO_MITCHELL.replace('<CONTRACT>4S</CONTRACT>', '<CONTRACT>PASS</CONTRACT>').replace(
    '>-100<',
    '>0<',
  ),
  'ACBL Live': ACBL_LIVE_HOWELL.replace(
    '"contract":"PASS","declarer":"","tricks_taken":""',
    '"contract":"PASS","declarer":"","tricks_taken":"9"',
  ),
} as const;

describe('a board that all have passed', () => {
  it.each([
    ['PBN', { path: 'Result', board: 1, found: '9' }],
    ['USEBIO', { path: 'TRICKS', board: 2, found: '9' }],
    ['ACBL Live', { board: 3, found: '9', other: 'contract PASS' }],
  ] as const)('has no tricks: in %s those are named with their place', (name, told) => {
    expect(readPublished(TRICKS[name]).leftAside).toContainEqual(
      expect.objectContaining({ code: 'interchange.contradiction', ...told }),
    );
  });

  it.each([
    ['PBN, a game for each table', { line: 47, board: 2, found: 'NS 450', other: 'Contract Pass' }],
    ['PBN with a table of scores', { line: 6, board: 1, found: '-420', other: 'Contract Pass' }],
    ['PBN of teams', { line: 59, board: 2, found: 'NS 450', other: 'Contract Pass' }],
    ['USEBIO', { path: 'SCORE', board: 2, found: '-100', other: 'CONTRACT PASS' }],
    ['ACBL Live', { board: 1, found: '420', other: 'contract PASS' }],
    ['ACBLscore', { board: 1, found: '420', other: '"PASS"' }],
    ['RealBridge', { board: 1, other: 'contract P' }],
  ] as const)('has no points: in %s those are named with their place', (name, told) => {
    const { leftAside = [] } = readPublished(FILES[name]);
    expect(leftAside[0]).toMatchObject({ code: 'interchange.contradiction', ...told });
    expect(leftAside.every(({ code }) => code === 'interchange.contradiction')).toBe(true);
  });

  it('may have none: nothing is said of it', () => {
    const none = GAMES.replace('NS 450', 'NS 0');
    expect(readPublished(none).leftAside).toBeUndefined();
    expect(readPublished(TABLE.replace('-420', '0')).leftAside).toBeUndefined();
  });
});
