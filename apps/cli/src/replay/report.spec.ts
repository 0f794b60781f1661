import { addUpCounts, contradictedContracts, contradictedInTeams } from '#importing';
import { readPublished } from '#interchange';
import { USEBIO_TEAMS } from '../../../../libs/interchange/src/testing/samples-of-kinds.js';
import { USEBIO_MITCHELL } from '../../../../libs/interchange/src/testing/samples.js';
import { addUp } from './play/action-counts.js';
import { fileText, reportOf } from './report.js';

const replayed = (contradicted: ReturnType<typeof contradictedContracts>) => ({
  file: 'evening.xml',
  format: 'usebio' as const,
  games: [
    {
      game: 'event 1',
      title: 'Evening',
      tournament: '1',
      tables: 3,
      rounds: 3,
      computed: [],
      played: addUp([]),
      unplayable: [],
      contradicted,
      notCompared: [],
      counts: { ...addUpCounts([]), award: { compared: 18, equal: 18, different: 0, irregular: 0 } },
      differences: [],
      irregularities: [],
    },
  ],
  leftOut: [],
  leftAside: [],
});

describe('a contract that does not make its score', () => {
  it('is named with board, contract, score and what it makes, and takes nothing from what agrees', () => {
    const text = USEBIO_MITCHELL.replace('<SCORE>450</SCORE>', '<SCORE>480</SCORE>');
    const file = replayed(contradictedContracts(readPublished(text).results[0]!.game));
    expect(fileText(file)).toContain(
      'left out: the contract of A/1 NS3 v EW2, board 1: 4H N 11 is worth 450, but the score is 480',
    );
    expect(reportOf([file], []).total.agrees).toBe(true);
    expect(fileText(replayed([]))).not.toContain('without the contract');
  });

  it('is named of a table, and of a room of a match', () => {
    const [one] = contradictedContracts({
      sections: readPublished(
        USEBIO_MITCHELL.replace('<SCORE>450<', '<SCORE>480<'),
      ).results[0]!.game.sections.map((section) => ({
        ...section,
        lines: section.lines.map((line) => ({ ...line, table: 2 })),
      })),
    });
    expect(fileText(replayed([one!]))).toContain('A/1 NS3 v EW2, board 1, table 2: 4H N 11 is worth 450');
    const { game } = readPublished(USEBIO_TEAMS).teams[0]!;
    expect(contradictedInTeams(game)).toEqual([]);
    const { matches } = game;
    const other = { kind: 'score', score: 7770 } as const;
    const wrong = matches.map((match) => ({
      ...match,
      segments: match.segments.map((segment) => ({
        ...segment,
        boards: segment.boards.map((board) => ({
          ...board,
          open: { level: 1, strain: 'NT', doubling: '', declarer: 'N', tricks: 7 } as const,
          outcomes: { ...board.outcomes, open: { ns: other, ew: other } },
        })),
      })),
    }));
    expect(contradictedInTeams({ matches: wrong })[0]).toMatchObject({
      what: expect.stringMatching(/open$/),
      contract: '1NT N 7',
      makes: 90,
      score: 7770,
    });
  });
});
