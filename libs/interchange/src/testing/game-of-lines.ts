import type { PublishedLine, PublishedSection, SideOutcome } from '../published/published-game.js';

/** What a line is given as: board, North-South, East-West, and where the file tells it round and table. */
export interface GivenLine {
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
  readonly round?: number;
  readonly table?: number;
  readonly outcome?: SideOutcome;
}

/** A section out of lines; each was played for 100 where nothing else is said. */
export function sectionOfLines(
  lines: readonly GivenLine[],
  { winners = 1, boardsPerRound = null }: { winners?: 1 | 2; boardsPerRound?: number | null } = {},
): PublishedSection {
  const contestants = new Set(lines.flatMap(({ ns, ew }) => [ns, ew]));
  return {
    section: 'A',
    winners,
    boardsPerRound,
    expected: null,
    fullCard: null,
    contestants: [...contestants].map((contestant) => ({
      contestant,
      players: [],
      ranked: true,
      stratum: null,
      beside: [],
    })),
    lines: lines.map(lineOf),
  };
}

function lineOf({ board, ns, ew, round, table, outcome }: GivenLine): PublishedLine {
  const both = outcome ?? { kind: 'score', score: 100 };
  return {
    id: `A/${board} ${ns} v ${ew}`,
    board,
    round: round ?? null,
    table: table ?? null,
    ns,
    ew,
    outcome: { ns: both, ew: both },
    contract: null,
  };
}
