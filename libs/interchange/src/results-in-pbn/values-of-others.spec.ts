import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { readPublished } from '../published/reading/published-file.js';
import type { PublishedLine } from '../published/published-game.js';
import { textOfFile } from '../text/text-of-file.js';
import { Unreadable } from '../faults/unreadable.js';

const PLAYERS = [
  ['Ann', 'Cy', 'Bob', 'Dee'],
  ['Eve', 'Gil', 'Fay', 'Hal'],
] as const;

/** A board that two tables have played, a game for each. */
const GAMES = PLAYERS.map(
  ([north, east, south, west], table) => `[Event "Club"]
[Date "2026.05.01"]
[Board "1"]
[North "${north}"]
[East "${east}"]
[South "${south}"]
[West "${west}"]
[Dealer "N"]
[Vulnerable "None"]
[Scoring "MP"]
[Declarer "${table === 0 ? 'N' : 'E'}"]
[Contract "4S"]
[Result "10"]
[Score "${table === 0 ? 'NS 420' : 'EW 420'}"]
`,
).join('\n');
const TABLE = `[Event "Club"]
[Board "1"]
[Vulnerable "None"]
[Scoring "MP"]
[ScoreTable "Rank;PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;MP_NS;MP_EW"]
1 1 2 "4S" "N" "10" "420" "2" "0"
2 3 4 "4S" "E" "10" "-420" "0" "2"
[TotalScoreTable "Rank;PairId;TotalMP"]
1 1 "2"
1 4 "2"
`;

function linesOf(text: string): readonly PublishedLine[] {
  return readPublished(text).results.flatMap(({ game }) => game.sections.flatMap(({ lines }) => lines));
}

function readOrFault(text: string) {
  try {
    const { leftAside = [] } = readPublished(text);
    return { lines: linesOf(text), named: leftAside.length };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

/** The second table's value of a tag, in another way. */
const altered = (tag: string, value: string) => {
  const [first, second] = GAMES.split('\n\n') as [string, string];
  return `${first}\n\n${second.replace(new RegExp(`\\[${tag} "[^"]*"\\]`), () => `[${tag} "${value}"]`)}`;
};
const withoutScores = (text: string) => text.replaceAll(/\[Score ".*"\]\n/g, '');

it('a board of which no hand is given has its results', () => {
  const { results } = readPublished(TABLE.replace('[Scoring', '[Deal "-"]\n[Scoring'));
  expect(results[0]!.game.sections[0]!.lines).toHaveLength(2);
});

describe('a contestant whom a table of what is known has again', () => {
  const tables = `[ContestantTable "Id;Stratum;Penalty"]
1 "A" "0.5"
4 "B" "-"
1 "B" "2"
4 "B" "-"
[PlayerTable "Id;Name;MemberId"]
1 "Ann" "11"
1 "Bob" "12"
1 "Ann" "13"
`;

  it('is read where it stands first, and what is said otherwise is named', () => {
    const { results, leftAside } = readPublished(TABLE + tables);
    const pair = results[0]!.game.sections[0]!.contestants.find(({ contestant }) => contestant === '1');
    expect(pair).toMatchObject({ stratum: 'A', beside: [{ reason: 'penalty', points: '0.5' }] });
    const again = { code: 'interchange.again', format: 'PBN with results' };
    expect(leftAside!.filter(({ code }) => code === again.code)).toEqual([
      { ...again, line: 14, name: 'ContestantTable', firstLine: 12 },
      { ...again, line: 19, name: 'PlayerTable', firstLine: 17 },
    ]);
    // No other table has their names.
    expect(leftAside!.filter(({ code }) => code !== again.code)).toMatchObject([
      { code: 'interchange.not-understood', line: 17, path: 'PlayerTable', found: 'Ann' },
      { code: 'interchange.not-understood', line: 18, path: 'PlayerTable', found: 'Bob' },
    ]);
  });

  it('is named in matches of teams too, and what each game says the same is not', () => {
    const match = altered('Result', '9').replaceAll('[Date', '[HomeTeam "One"]\n[VisitTeam "Two"]\n[Date');
    const table = (points: string) => `[ContestantTable "Id;CarryForward"]\nOne ${points}\n`;
    const [first, second] = match.split('\n\n') as [string, string];
    const faults = (points: string) =>
      readPublished(`${first}\n${table('3')}\n${second}${table(points)}`).leftAside ?? [];
    const named = (points: string) => faults(points).filter(({ code }) => code === 'interchange.again');
    expect(named('3')).toEqual([]);
    expect(named('4')).toMatchObject([{ name: 'ContestantTable', line: 37, firstLine: 18 }]);
  });
});

describe('a tag that a game has again', () => {
  it('is named where it stands: the results of a second table are not read', () => {
    const second = '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n5 6 50\n[Annotator "x"]\n[Annotator "y"]\n';
    const { leftAside, results } = readPublished(TABLE + second);
    expect(results[0]!.game.sections[0]!.lines).toHaveLength(2);
    expect(leftAside).toEqual([
      {
        code: 'interchange.again',
        format: 'PBN with results',
        line: 11,
        board: 1,
        name: 'ScoreTable',
        firstLine: 5,
      },
    ]);
  });
});

describe('what other programs write in PBN', () => {
  it.each([
    ['Contract', '4♠'],
    ['Contract', '4♠️'],
    ['Contract', '4s'],
    ['Contract', '4 Spades'],
    ['Contract', '4S by E'],
    ['Contract', '4SE='],
    ['Declarer', 'East'],
    ['Declarer', 'e'],
    ['Declarer', '^E'],
    ['Result', '='],
    ['Result', '+0'],
    ['Result', 'EW 10'],
    ['Result', 'NS 3'],
    ['Result', '^10'],
    ['Vulnerable', 'Love all'],
    ['Vulnerable', 'Nobody'],
    ['Board', '01'],
    ['Date', '2026-05-01 21:40'],
    ['Date', '20260501'],
  ])('[%s "%s"] means the same as the usual value', (tag, value) => {
    const text = withoutScores(altered(tag, value));
    expect(linesOf(text)).toEqual(linesOf(withoutScores(GAMES)));
  });

  it.each([
    ['Contract', '6NT*', 'x', '6NT'],
    ['Contract', '3NT X', 'x', '3NT'],
    ['Contract', '1SA XX', 'xx', '1NT'],
  ] as const)('[%s "%s"] is doubled', (tag, value, doubling, bid) => {
    const { contract } = linesOf(withoutScores(altered(tag, value)))[1]!;
    expect(contract).toMatchObject({ doubling, level: Number(bid[0]), strain: bid.slice(1) });
  });

  it.each([
    ['1,100', -1100],
    ['EW 1100', -1100],
    ['E-W +420.0', -420],
    ['420', -420],
    ['NS −50', -50],
    ['-50', 50],
    ['0 NS', 0],
  ])('[Score "%s"] is %i for North-South', (value, score) => {
    expect(linesOf(altered('Score', value))[1]!.outcome.ns).toEqual({ kind: 'score', score });
  });

  it.each([
    ['A60/40', 'average-plus', 'average-minus'],
    ['NS AVE- EW AVE+', 'average-minus', 'average-plus'],
    ['50%-50%', 'average', 'average'],
  ])('[Score "%s"] is a ruling', (value, ns, ew) => {
    expect(linesOf(altered('Score', value))[1]!.outcome).toEqual({
      ns: { kind: 'artificial', award: ns },
      ew: { kind: 'artificial', award: ew },
    });
  });

  it.each([
    ['Contract', '4Z', 27],
    ['Declarer', 'Q', 26],
    ['Result', 'ten', 28],
    ['Result', '+5', 28],
    ['Score', 'much', 29],
    ['Board', 'two', 18],
    ['Vulnerable', 'sometimes', 24],
    ['Contract', '4S by N', 26],
    ['Contract', '4S+1', 28],
  ])('[%s "%s"] is named with its line', (tag, value, line) => {
    const fault = readOrFault(altered(tag, value)).fault;
    expect(fault).toMatchObject({ code: 'interchange.of-deals', line });
  });

  it.each(['', '?', '-'])(
    'a contract with [Result "%s"] and no score is named, and its line stays',
    (value) => {
      const { results, leftAside } = readPublished(withoutScores(altered('Result', value)));
      expect(leftAside).toEqual([
        {
          code: 'interchange.missing',
          format: 'PBN with results',
          line: 27,
          path: 'Contract 4S',
          board: 1,
          name: 'Result',
        },
      ]);
      expect(results[0]!.game.sections[0]!.lines.map(({ outcome }) => outcome.ns.kind)).toEqual([
        'score',
        'not-played',
      ]);
      expect(readPublished(altered('Result', value)).leftAside).toBeUndefined();
      const table = TABLE.replace('"E" "10" "-420"', `"E" "${value || '-'}" "-"`);
      expect(readPublished(table).leftAside).toMatchObject([
        { code: 'interchange.missing', line: 7, board: 1 },
      ]);
    },
  );

  it('one value of a good file, altered at random, is read as it means or named with its place', () => {
    const third = GAMES.split('\n\n')[0]!.replaceAll(/"(Ann|Bob|Cy|Dee)"/g, '"$1 II"');
    const three = `${GAMES}\n${third}`;
    const files = [three, withoutScores(three), TABLE];
    const values = files.map((file) =>
      [...file.matchAll(/"([^";]*)"/g)].filter(({ 1: said }) => said !== ''),
    );
    const sign = fc.constantFrom(...Array.from('0123456789+-=*^/., NSEWXHDCTPA♥♠xqé%'));
    const value = fc.oneof(
      fc.string({ unit: sign, minLength: 1, maxLength: 6 }),
      fc.constantFrom('AVE+', '1,100', '12.5', 'NP', '3NT X', '-1'),
    );
    fc.assert(
      fc.property(
        fc.nat(files.length - 1),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        value,
        (at, of, text) => {
          const [file, places] = [files[at]!, values[at]!];
          const { index, 0: whole } = places[Math.floor(of * places.length)]!;
          const other = `${file.slice(0, index)}"${text}"${file.slice(index + whole.length)}`;
          const { lines, fault, named = 0 } = readOrFault(other);
          const line = file.slice(0, index).split('\n').length;
          const found = fault as { readonly line?: number } | undefined;
          const isResult = file.slice(0, index).endsWith('[Result ');
          const isNothing =
            !isResult && (/^[-?*., =]*$|n\/?p/i.test(text) || /^ *(NT|[SHDC]) *$/i.test(text));
          const silent = (lines ?? []).filter(({ outcome }) => outcome.ns.kind === 'not-played').length;
          // What contradicts another line is named by the later of both.
          expect({
            named: found ? (found.line ?? 0) >= line : true,
            lines: found ? undefined : lines!.length,
            // A value that is no result (a way of scoring, a name) is named with all lines read.
            gone: isNothing ? 0 : Math.max(0, silent - named),
          }).toEqual({ named: true, lines: found ? undefined : at === 2 ? 2 : 3, gone: 0 });
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a session that went on past midnight is one, and the next day is another', () => {
    const both = GAMES.split('\n\n');
    const at = (date: string, board: string, index: number) =>
      both[index]!.replace(/\[Date ".*"\]/, `[Date "${date}"]`).replace('[Board "1"]', `[Board "${board}"]`);
    const sessions = (...games: readonly string[]) =>
      readPublished(games.join('\n\n')).results.map(({ game }) => [
        game.event.day,
        game.sections[0]!.lines.length,
      ]);
    const evening = [at('2026.05.01 23:30', '1', 0), at('2026.05.01 23:32', '1', 1)];
    expect(sessions(...evening, at('2026.05.02 00:10', '2', 0), at('2026.05.02 00:12', '2', 1))).toEqual([
      ['2026-05-01', 4],
    ]);
    expect(sessions(...evening, at('2026.05.02 19:10', '2', 0), at('2026.05.02 19:12', '2', 1))).toEqual([
      ['2026-05-01', 2],
      ['2026-05-02', 2],
    ]);
    const days = [at('2026.05.01', '1', 0), at('2026.05.02', '1', 1)];
    expect(
      sessions(
        at('2026.05.01', '2', 1),
        at('2026.05.01', '1', 1),
        ...days.slice(0, 1),
        at('2026.05.02', '2', 0),
      ),
    ).toEqual([['2026-05-01', 4]]);
  });
});

describeShared('small files that were read wrongly', 'cases/', existsSync, (place) => {
  const lines = (name: string) => linesOf(textOfFile(readFileSync(new URL(name, place))).text);

  it.each([
    '13-contract-star.pbn',
    '14-empty-before-declarer.pbn',
    '15-board-01.pbn',
    '15-date-with-time.pbn',
    '15-imp-pairs.pbn',
  ])('%s has three results of board 1', (name) => {
    expect(lines(name).map(({ board, outcome }) => [board, outcome.ns.kind])).toEqual([
      [1, 'score'],
      [1, 'score'],
      [1, 'score'],
    ]);
  });

  it('pairs that are scored by IMPs have cross-IMPs', () => {
    const [{ game }] = readPublished(textOfFile(readFileSync(new URL('15-imp-pairs.pbn', place))).text)
      .results as [ReturnType<typeof readPublished>['results'][number]];
    expect(game.scoring.method).toBe('cross-imps');
  });
});
