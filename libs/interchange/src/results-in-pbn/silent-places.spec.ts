import { readPublished } from '../published/reading/published-file.js';
import { Unreadable } from '../faults/unreadable.js';

/** Two boards of a pairs game, a game for each table, with all that is read of such games. */
const GAMES = (
  [
    ['1', 'Ann', 'Cy', 'Bob', 'Dee', '1', '4', 'N', 'None', 'N', '4S', '10', 'NS 420', 'NS 0 EW 2'],
    ['1', 'Eve', 'Gil', 'Fay', 'Hal', '2', '3', 'N', 'None', 'E', '3NT', '8', 'EW -50', 'NS 2 EW 0'],
    ['2', 'Eve', 'Gil', 'Fay', 'Hal', '2', '3', 'E', 'NS', '', 'Pass', '', 'NS 0', 'NS 1 EW 1'],
  ] as const
)
  .map(
    ([board, n, e, s, w, ns, ew, dealer, vulnerable, declarer, contract, tricks, score, points]) =>
      `[Event "Club"]
[Site "Hall"]
[Date "2026.05.01"]
[Session "1"]
[Competition "Pairs"]
[Scoring "MP"]
[Section "A"]
[Round "${board}"]
[Table "${ns}"]
[Board "${board}"]
[PairNS "${ns}"]
[PairEW "${ew}"]
[North "${n}"]
[East "${e}"]
[South "${s}"]
[West "${w}"]
[Dealer "${dealer}"]
[Vulnerable "${vulnerable}"]
[Declarer "${declarer}"]
[Contract "${contract}"]
[Result "${tricks}"]
[Score "${score}"]
[ScoreMP "${points}"]
[ScorePercentage "NS 50 EW 50"]
[Lead "${contract === 'Pass' ? '' : 'HK'}"]
`,
  )
  .join('\n');

const MATCH = ['Open', 'Closed']
  .map(
    (room, at) => `[Event "Cup"]
[Date "2026.05.01"]
[Competition "Teams"]
[Scoring "IMP"]
[HomeTeam "Cats"]
[VisitTeam "Dogs"]
[Room "${room}"]
[Round "1"]
[Board "1"]
[North "A${at}"]
[East "C${at}"]
[South "B${at}"]
[West "D${at}"]
[Dealer "N"]
[Vulnerable "None"]
[CarryOver "1 0"]
[Declarer "N"]
[Contract "4S"]
[Result "${10 - at}"]
[Score "NS ${at === 0 ? 420 : -50}"]
[ScoreIMP "NS 10 EW -10"]
`,
  )
  .join('\n').concat(`[TotalScoreTable "Rank;TeamId;TeamName;Names;TotalVP"]
1 1 "Cats" "A0;B0;C1;D1" 12.5
2 2 "Dogs" "A1;B1;C0;D0" 7.5
[MatchScoreTable "Round;TeamId_Home;TeamId_Away;Score_Home;Score_Away"]
1 1 2 12.5 7.5
[ContestantTable "Id;CarryForward"]
1 3
[PlayerTable "Id;Name;MemberId"]
1 "A0" "11"
`);

const INDIVIDUALS = `[Event "Club"]
[Board "1"]
[Scoring "MP"]
[ScoreTable "Section;PlayerId_North;PlayerId_South;PlayerId_East;PlayerId_West;Names_NS;Names_EW;Contract;Declarer;Result;Score_NS;MP_North;MP_East"]
A 1 3 2 4 "Ann;Bob" "Cy;Dee" 4S N 10 "420" 2 0
A 5 7 6 8 "Eve;Fay" "Gil;Hal" 4S N 9 "-50" 0 2
[TotalScoreTable "Rank;PlayerId;Name;TotalScoreMP;TotalPercentage;NrBoards"]
1 1 "Ann" 2 100 1
2 5 "Eve" 0 0 1
`;

const TABLES = `[Event "Club"]
[Board "1"]
[Scoring "MP"]
[Strata "A;B"]
[Regulation "acblscore"]
[North "Ann"]
[Declarer "N"]
[Contract "4S"]
[Result "10"]
[ScoreTable "Rank;PairId_NS;PairId_EW;Names_NS;Names_EW;Contract;Declarer;Result;Score_NS;MP_NS;MP_EW;Percentage_NS;Percentage_EW;Lead;Round;Table;Multiplicity"]
1 1 4 "Ann;Bob" "Cy;Dee" 4S N 10 420 2 0 100 0 HK 1 1 1
2 2 3 "Eve;Fay" "Gil;Hal" Pass - - 0 0 2 0 100 - 1 2 1
3 5 6 "Ian;Jo" "Kit;Lee" - - - - 1 1 ^50 ^50 - 1 3 1
[TotalScoreTable "Rank;PairId;Names;TotalMP;TotalPercentage;MeanMP"]
1 1 "Ann;Bob" 2 100 2
1 3 "Gil;Hal" 2 100 2
[ContestantTable "Id;Stratum;Ranked;Penalty;MasterPoints"]
1 "A" "No" "0.5" "0.5 R"
4 "B" "Yes" "-" "-"
[PlayerTable "Id;Name;MemberId;Club"]
1 "Ann" "11" "Here"
`;

interface Altered {
  /** What was altered: 'TotalScoreTable.Rank' */
  readonly where: string;
  readonly put: string;
  readonly text: string;
}

/** Each value of a file in another way: another number, a word that says nothing, twice. */
function* alterations(file: string): Generator<Altered> {
  const lines = file.split('\n');
  const withLine = (at: number, ...instead: readonly string[]) =>
    [...lines.slice(0, at), ...instead, ...lines.slice(at + 1)].join('\n');
  let columns: readonly string[] = [];
  for (const [at, line] of lines.entries()) {
    const [, name, value] = /^\[(\w+) "(.*)"\]$/.exec(line) ?? [];
    if (name !== undefined && /[a-z]Table$/.test(name)) {
      columns = value!.split(';').map((column) => `${name}.${column}`);
      continue;
    }
    if (name !== undefined) {
      const put = (said: string) => `[${name} "${said}"]`;
      yield { where: name, put: 'xyzzy', text: withLine(at, put('xyzzy')) };
      yield { where: name, put: '77', text: withLine(at, put('77')) };
      if (value !== '') yield { where: name, put: 'twice', text: withLine(at, line, put(`${value}1`)) };
      continue;
    }
    const cells: readonly string[] = line.match(/"[^"]*"|\S+/g) ?? [];
    for (const [index, column] of (cells.length > 0 ? columns : []).entries())
      for (const put of ['xyzzy', '77'].filter((said) => said !== cells[index]))
        yield { where: column, put, text: withLine(at, cells.with(index, `"${put}"`).join(' ')) };
  }
}

function reading(text: string) {
  try {
    const { leftAside = [], results, teams } = readPublished(text);
    const said = leftAside.map((fault) => JSON.stringify({ ...fault, line: 0, firstLine: 0 })).toSorted();
    const unread = [...results, ...teams].flatMap(({ figures }) => figures.unread);
    return { read: JSON.stringify({ results, teams }), said: JSON.stringify([said, unread]) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { read: '', said: JSON.stringify(error.fault) };
  }
}

/** What says nothing that is kept: sections have letters here, and a table of a match is told by its room. */
const FREE: Readonly<Record<string, RegExp>> = {
  xyzzy: /^Section$|^ScoreTable\.Section$/,
  '77': /^$/,
  twice: /^$/,
};
/** Figures that are named as not compared, whatever they are. */
const NAMED_AS_FIGURES =
  /^(ScorePercentage|ScoreTable\.(Rank|Percentage_..|Multiplicity)|TotalScoreTable\.MeanMP)$/;

describe.each(Object.entries({ GAMES, MATCH, INDIVIDUALS, TABLES }))('results in PBN: %s', (_name, file) => {
  it('have no value that can be altered without a word', () => {
    const usual = reading(file);
    const silent = [...alterations(file)].flatMap(({ where, put, text }) => {
      if (FREE[put]!.test(where) || NAMED_AS_FIGURES.test(where)) return [];
      const { read, said } = reading(text);
      // A word that says nothing may be a name or another text that is kept; otherwise it has to be named.
      const isHeard = said !== usual.said || (read !== usual.read && (put !== 'xyzzy' || read.includes(put)));
      return isHeard ? [] : [`${where}: ${put}`];
    });
    expect([...new Set(silent)]).toEqual([]);
  });
});
