import { dealerOf, formatDeal, dealOfNumber, vulnerabilityOf } from '#cards';
import type { BoardPlan } from '../documents/board-plan.js';
import type { BoardShown, AwardShown, ResultShown } from '../documents/board-shown.js';
import type { Called } from '../documents/called.js';
import type { Heading } from '../documents/heading.js';
import type {
  KnockoutMatch,
  KnockoutRound,
  KnockoutSide,
  BoardInMatch,
  MatchStands,
  PlayedInRoom,
} from '../documents/match-shown.js';
import type { DocumentOf, PrintoutName } from '../documents/print-document.js';
import type { SheetShown } from '../documents/sheet-shown.js';

const FIRST = [
  'Anna',
  'Zbigniew',
  'Małgorzata',
  'Сергей',
  'Wolfgang',
  'Żaneta',
  'Łucja',
  'Екатерина',
  'Bo',
  'Anne-Marie',
];
const LAST = [
  'Nowak',
  'Brzęczyszczykiewicz',
  'Вознесенский',
  'Li',
  'van der Westhuizen-Bloemendaal',
  'Ćwiąkała',
  'Щербаков',
];

/** Names that everybody has once, some of them long. */
export function nameOf(index: number): string {
  return `${FIRST[index % FIRST.length]} ${LAST[(index * 3) % LAST.length]}-${index}`;
}

const SEATS = ['N', 'E', 'S', 'W'] as const;
const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;

export const heading: Heading = {
  tournament: 'Mistrzostwa Okręgu – Чемпионат клуба, autumn',
  session: '1',
  day: '2026-03-01',
  house: 'Bridge club ♠',
  logo: null,
  asOf: { position: 412, time: '2026-03-01 21:07' },
};

function pair(index: number): Called {
  const line = index % 2 === 0 ? 'NS' : 'EW';
  return {
    number: `${line} ${Math.floor(index / 2) + 1}`,
    names: [nameOf(2 * index), nameOf(2 * index + 1)],
  };
}

/** A board, with the deal that has a number far from others'. */
export function boardShown(board: number): BoardShown {
  const number = (53_644_737_765_488_792_839_237_440_000n * BigInt(board * 37)) / 4_001n;
  return {
    board,
    dealer: dealerOf(board),
    vulnerable: vulnerabilityOf(board),
    deal: formatDeal(dealOfNumber(number)),
    tricks: Object.fromEntries(
      SEATS.map((seat, at) => [
        seat,
        Object.fromEntries(STRAINS.map((strain, of) => [strain, (board + at * 3 + of * 5) % 14])),
      ]),
    ) as BoardShown['tricks'],
    par: {
      score: board % 2 === 0 ? -500 : 420,
      contracts: [
        {
          level: 4,
          strain: STRAINS[board % 5]!,
          doubled: board % 2 === 0,
          declarers: ['N', 'S'],
          over: board % 2 === 0 ? -2 : 0,
        },
      ],
    },
  };
}

function result(seed: number): ResultShown {
  if (seed % 11 === 0) return { kind: 'passed-out' };
  return {
    kind: 'contract',
    level: 1 + (seed % 7),
    strain: STRAINS[seed % 5]!,
    doubling: seed % 6 === 0 ? 'x' : '',
    declarer: SEATS[seed % 4]!,
    tricks: 5 + (seed % 9),
  };
}

function award(seed: number): AwardShown {
  return {
    mark: seed % 13 === 0 ? 'ave+' : seed % 17 === 0 ? 'ruled' : null,
    points: `${seed % 24}`,
    percent: `${(seed % 24) * 100}/23`,
    otherForm: seed % 19 === 0,
  };
}

function plan(tables: number): BoardPlan {
  const names = Array.from({ length: tables }, (_, index) => `A${index + 1}`);
  const set = (index: number) => {
    const first = (index % tables) * 3;
    return [first + 1, first + 2, first + 3];
  };
  return {
    sections: ['A'],
    undrawn: null,
    copies: names.map((_, index) => ({ boards: set(index), copies: 1 + (index % 3) })),
    setup: names.map((table, index) => ({
      table,
      boards: set(index),
      copy: index % 3 === 0 ? 1 : null,
      sharedWith: [],
    })),
    relays:
      tables > 2 ? [{ feeds: 'A1', between: ['A1', 'A2'], atStart: [{ boards: set(0), copy: null }] }] : [],
    rounds: [1, 2, 3].map((afterRound) => ({
      afterRound,
      moves: names.map((from, index) => ({
        from,
        box: false,
        to: index === 0 ? null : names[index - 1]!,
        boards: set(index + afterRound),
        copy: null,
        relay: index === 2,
        neededIn: index === 0 ? null : afterRound + 1,
        sharedWith: [],
        caddy: index % 4 === 1,
      })),
    })),
  };
}

export function sheetShown(players: 3 | 4, isForm: boolean): SheetShown {
  const seats = SEATS.slice(0, players);
  return {
    table: isForm ? null : 'A1',
    round: isForm ? null : 2,
    convention: 'Sochinka',
    poolSize: 20,
    players: seats.map((seat, index) => ({
      seat,
      name: isForm ? '' : nameOf(index),
      pool: isForm ? '' : '2.6.10.14.20',
      mountain: isForm ? '' : '4.8',
      whists: seats.filter((other) => other !== seat).map((on) => ({ on, chain: isForm ? '' : '16.40.64' })),
      balance: isForm ? null : ['124/3', '-62', '0', '7'][index]!,
      signed: index === 0,
    })),
    lines: isForm
      ? []
      : Array.from({ length: 14 }, (_, index) => ({
          line: index + 1,
          what: {
            kind: 'deal' as const,
            game: { kind: 'contract' as const, level: 6, strain: 'S' as const, declarer: 'E' as const },
            dealer: 'N' as const,
            whists: [
              { seat: 'S' as const, call: 'whist' as const },
              { seat: 'W' as const, call: 'pass' as const },
            ],
            tricks: { E: 6, S: 4 },
            rectified:
              index === 1
                ? [{ kind: 'mountain' as const, seat: 'W' as const, points: '5', rule: '3.2.21' }]
                : [],
          },
        })),
    room: 16,
  };
}

/** Rounds of twice as many teams as tables, at least four of them: the first is played, and seeds come up to the next. */
function knockoutRounds(tables: number): KnockoutRound[] {
  const teams = 2 * Math.max(2, tables);
  const last = Math.ceil(Math.log2(teams));
  let next = 1;
  let before: KnockoutSide[] = Array.from({ length: 2 ** last }, (_, index) => ({
    of: 'team',
    seed: index + 1,
    name: nameOf(index),
  }));
  return Array.from({ length: last }, (_, at) => {
    const half = before.length / 2;
    const pairs = Array.from({ length: half }, (_each, index) => [before[index]!, before.at(-1 - index)!]);
    const matches: KnockoutMatch[] = [];
    before = pairs.map(([home, away]) => {
      // Those without an opponent go on.
      if (away!.of === 'team' && away!.seed! > teams) return home!;
      const match = next++;
      matches.push({
        match,
        places: { from: 1, to: 2 * half },
        sides: [home!, away!],
        feeders: [home!, away!].flatMap((side) => (side.of === 'winner' ? [side.match] : [])),
        winner: at === 0 ? 0 : null,
        by: match === 2 ? 'forfeit' : null,
        score: at === 0 && match !== 2 ? ['57', '31'] : null,
        extras: [],
        tied: match === 3,
      });
      return { of: 'winner', match };
    });
    return { round: at + 1, session: at === 0 ? '1' : null, matches };
  });
}

/** A paper of a tournament with so many tables. */
export function samplePrint<Name extends PrintoutName>(printout: Name, tables: number): DocumentOf<Name> {
  return SAMPLES[printout](tables) as DocumentOf<Name>;
}

const ROUNDS = 9;
const progress = { afterRound: 5, rounds: ROUNDS, stands: { as: 'running' } } as const;
const boardsOf = (tables: number) => Array.from({ length: tables < 5 ? 6 : 27 }, (_, index) => index + 1);
const all = (tables: number) => Array.from({ length: 2 * tables }, (_, index) => pair(index));

const SAMPLES: { readonly [Name in PrintoutName]: (tables: number) => DocumentOf<Name> } = {
  'hand-records': (tables) => ({
    heading,
    paper: 'hand-records',
    boards: boardsOf(tables).map(boardShown),
    hidden: [28, 29, 30],
  }),
  travellers: (tables) => ({
    heading,
    paper: 'travellers',
    kind: 'field',
    unit: 'matchpoints',
    hidden: [],
    boards: boardsOf(tables).map((board) => ({
      ...boardShown(board),
      lines: Array.from({ length: tables }, (_, index) => ({
        table: `A${index + 1}`,
        ns: [pair(2 * index)],
        ew: [pair(2 * index + 1)],
        result: result(index + board),
        score: 620 - index * 10,
        notPlayed: false,
        awards: { NS: award(index + board), EW: award(index + 3) },
        ruled: null,
      })),
    })),
  }),
  recap: (tables) => ({
    heading,
    paper: 'recap',
    of: 'pairs',
    unit: 'matchpoints',
    progress,
    boards: boardsOf(tables),
    groups: (['NS', 'EW'] as const).map((line, at) => ({
      section: null,
      line,
      figureIn: 'percent' as const,
      rows: all(tables)
        .filter((_, index) => index % 2 === at)
        .map((who, index) => ({
          place: `${index + 1}`,
          who,
          figure: `${70 - index}`,
          boards: boardsOf(tables).map((board) => award(board + index)),
        })),
    })),
  }),
  standings: (tables) => ({
    heading,
    paper: 'standings',
    kind: 'pairs',
    unit: 'matchpoints',
    progress,
    beside: [
      {
        name: 'Seniorzy',
        section: null,
        line: 'one',
        lines: [{ place: '1', who: pair(1), handicapped: '61', masterPoints: '3' }],
      },
    ],
    rankings: (['NS', 'EW'] as const).map((line, at) => ({
      section: null,
      line,
      figureIn: 'percent' as const,
      lines: all(tables)
        .filter((_, index) => index % 2 === at)
        .map((who, index) => ({
          place: index === 1 ? '2=' : `${index + 1}`,
          who,
          figure: `${6500 - index * 47}/100`,
          score: `${300 - index}/2`,
          boards: index === 1 ? 24 : 27,
          fullBoards: 27,
          scaled: index === 1,
          penalties: index === 2 ? '13/2' : '0',
          masterPoints: index < 3 ? `${9 - index}` : null,
        })),
    })),
  }),
  contest: (tables) => ({
    heading: { ...heading, session: null, day: null },
    paper: 'contest',
    title: 'Puchar jesieni',
    sessions: ['1', '2', '3'].map((session) => ({ session, day: `2026-02-0${session}` })),
    totalIn: 'percent',
    best: 2,
    least: 1,
    carry: { from: ['0'], by: { rule: 'difference-to-average', part: '1/2', most: '5', average: '47' } },
    stands: { as: 'final' },
    tables: [],
    lines: all(tables).map((who, index) => ({
      place: `${index + 1}`,
      names: who.names,
      number: '',
      sessions: [55, 48, 61].map((score, at) => ({
        score: `${score + index}`,
        counts: at !== 1,
        absent: at === 2 && index === 0,
      })),
      carried: index % 2 === 0 ? { amount: '3', qualified: '53' } : null,
      penalties: index === 1 ? '-5/2' : null,
      total: `${6100 - index * 31}/100`,
      goesOn: index < 4,
      masterPoints: null,
    })),
  }),
  knockout: (tables) => ({ heading, paper: 'knockout', title: 'Puchar', rounds: knockoutRounds(tables) }),
  'score-cards': (tables) => ({
    heading,
    paper: 'score-cards',
    kind: 'field',
    unit: 'matchpoints',
    alone: false,
    cards: all(tables).map((who, index) => ({
      who,
      standing: {
        place: `${index + 1}`,
        who,
        figure: `${60 - index}`,
        score: '120',
        boards: 27,
        fullBoards: 27,
        scaled: false,
        penalties: index === 1 ? '2' : '0',
        masterPoints: null,
        figureIn: 'percent' as const,
      },
      lines: boardsOf(tables).map((board) => ({
        round: Math.ceil(board / 3),
        board,
        table: `A${(index + board) % tables || 1}`,
        at: 'NS' as const,
        with: null,
        against: [pair((index + board) % (2 * tables))],
        result: result(board + index),
        score: 110,
        award: award(board),
        ruled: null,
        what: board === 2 ? ('hidden' as const) : ('shown' as const),
      })),
      matches: [
        {
          round: 1,
          against: [pair(index + 1)],
          figure: { in: 'percent' as const, exact: '725/12' },
          points: '1362/100',
          total: '1362/100',
        },
        { round: 2, against: [], figure: null, points: '12', total: '2562/100' },
      ],
    })),
  }),
  'guide-cards': (tables) => ({
    heading,
    paper: 'guide-cards',
    alone: false,
    cards: all(tables).map((who, index) => ({
      who,
      stationary: index % 2 === 0 ? `A${index + 1}` : null,
      stops: Array.from({ length: ROUNDS }, (_, round) => ({
        round: round + 1,
        what: round === 4 ? ('sits-out' as const) : ('plays' as const),
        table: `A${((index + round) % tables) + 1}`,
        at: 'NS' as const,
        with: null,
        against: round === 4 ? [] : [pair((index + round * 2 + 1) % (2 * tables))],
        boards: round === 4 ? [] : [round * 3 + 1, round * 3 + 2, round * 3 + 3],
        turned: round === 8,
        dealsFirst: false,
      })),
    })),
  }),
  'table-cards': (tables) => ({
    heading,
    paper: 'table-cards',
    kind: 'boards',
    cards: Array.from({ length: tables }, (_, index) => ({
      table: `A${index + 1}`,
      rounds: Array.from({ length: ROUNDS }, (_each, round) => ({
        round: round + 1,
        what: 'plays' as const,
        seated: [
          { who: pair(2 * index), seat: 'NS' as const, next: { table: `A${index + 1}`, at: 'NS' as const } },
          {
            who: pair(2 * ((index + round) % tables) + 1),
            seat: 'EW' as const,
            next: round === 8 ? null : { table: `A${((index + 1) % tables) + 1}`, at: 'EW' as const },
          },
        ],
        boards: [round * 3 + 1, round * 3 + 2, round * 3 + 3],
        fromRelay: index === 1,
        sharedWith: index === 2 ? ['A1'] : [],
        turned: round === 8,
        carries: [{ to: index === 0 ? null : `A${index}`, relay: index === 3 }],
      })),
    })),
  }),
  'name-slips': (tables) => ({
    heading,
    paper: 'name-slips',
    slips: all(tables).map((who, index) => ({
      who,
      alone: false,
      start: {
        round: index === 3 ? 2 : 1,
        sitsOut: index === 1,
        table: `A${Math.floor(index / 2) + 1}`,
        at: index % 2 === 0 ? ('NS' as const) : ('EW' as const),
      },
      link: `http://192.168.1.20:3000/tournaments/0190e4bc-1111-7000-8000-000000000000/session/1/pair/A-NS${index + 1}?slip`,
    })),
  }),
  'board-labels': (tables) => ({
    heading,
    paper: 'board-labels',
    boards: boardsOf(tables).map((board) => ({
      board,
      dealer: dealerOf(board),
      vulnerable: vulnerabilityOf(board),
      copies: 1 + (board % 2),
    })),
  }),
  'board-plan': (tables) => ({ heading, paper: 'board-plan', plans: [plan(tables)] }),
  'caddy-plan': (tables) => ({ heading, paper: 'caddy-plan', plans: [plan(tables)] }),
  'duplication-plan': (tables) => ({ heading, paper: 'duplication-plan', plans: [plan(tables)] }),
  'entry-list': (tables) => ({
    heading,
    paper: 'entry-list',
    of: 'pairs',
    entries: all(tables).map(({ number, names }, index) => ({
      number,
      names,
      as: index % 5 === 0 ? 'B' : '',
      table: `A${index + 1} NS`,
    })),
  }),
  rulings: () => ({
    heading,
    paper: 'rulings',
    blank: false,
    onSheets: false,
    rulings: Array.from({ length: 9 }, (_, index) => ({
      session: '1',
      law: { book: 'bridge' as const, law: '64A1, 2017' },
      title: null,
      status: index === 2 ? ('withdrawn' as const) : ('given' as const),
      ways: [
        {
          law: { book: 'bridge' as const, law: '64' },
          asked: [],
          named: null,
          outcome: { law: { book: 'bridge' as const, law: '64A1' }, says: [] },
        },
      ],
      given: {
        at: '2026-03-01 20:15',
        by: { as: 'director' as const, name: nameOf(40) },
        call: { table: 'A1', waited: 252 },
      },
      about: [{ table: 'A1', round: 2, board: 5 + index }],
      who: [pair(0), pair(1)],
      texts: [
        {
          kind: 'facts' as const,
          text: 'South revoked in trick 4 and the revoke was established; West won trick 4 with the ♠Q, which he could not have done otherwise. '.repeat(
            1 + (index % 3),
          ),
        },
        { kind: 'reason' as const, text: 'Two tricks.' },
      ],
      effects: [
        {
          kind: 'adjustment' as const,
          table: 'A1',
          round: 2,
          board: 5 + index,
          before: result(index + 3),
          transfer: null,
          given: {
            NS: { kind: 'assigned' as const, result: result(index + 1) },
            EW: { kind: 'artificial' as const, award: 'average-plus' as const },
          },
        },
      ],
      voided: [],
      history: [],
    })),
  }),
  sheets: () => ({
    heading,
    paper: 'sheets',
    sheets: [sheetShown(4, true), sheetShown(4, false), sheetShown(3, true), sheetShown(3, false)],
  }),
};

const room = (seed: number): PlayedInRoom => ({
  what: seed % 7 === 0 ? 'ruled' : seed % 9 === 0 ? 'not-played' : 'played',
  result: result(seed),
  score: 620 - seed * 10,
  ruled:
    seed % 7 === 0
      ? {
          law: { book: 'bridge', law: '12C1c, 2017' },
          given: {
            NS: { kind: 'artificial', award: 'average-plus' },
            EW: { kind: 'artificial', award: 'average-minus' },
          },
        }
      : null,
});

const boardInMatch = (seed: number): BoardInMatch => ({
  open: room(seed),
  closed: room(seed + 3),
  difference: 30,
  won: { home: seed % 2 === 0 ? '13' : null, away: seed % 2 === 0 ? null : '25/2' },
});

const team = (index: number): Called => ({
  number: `${index + 1}`,
  names: [`Klub ${nameOf(index)}`],
  isTeams: true,
});

/** How a match stands that has everything that one may have. */
export const matchStands: MatchStands = {
  state: 'over',
  half: true,
  score: { home: '34', away: '21' },
  victoryPoints: { home: '1352/100', away: '648/100' },
  awarded: null,
  carried: { home: '3', away: '0' },
  penalties: { home: '-10', away: '0' },
  aggregate: { home: '5', away: '3' },
  knockout: {
    winner: 'home',
    by: null,
    extras: [{ session: '3', score: { home: '7', away: '0' } }],
    extraOf: null,
  },
};

/** Cards of teams, with so many matches each, of two segments. */
export function teamCards(
  teams: number,
  matches: number,
): Extract<DocumentOf<'score-cards'>, { kind: 'matches' }> {
  return {
    heading,
    paper: 'score-cards',
    kind: 'matches',
    unit: 'imps',
    totalIn: 'vp',
    cards: Array.from({ length: teams }, (_, index) => ({
      who: team(index),
      pair: index === 0 ? pair(0) : null,
      standing: { place: `${index + 1}`, total: '6231/100', penalties: '1' },
      matches: Array.from({ length: matches }, (_each, at) => ({
        ...matchStands,
        rounds: `${at + 1}`,
        against: team(index + at + 1),
        segments: [0, 1].map((segment) => ({
          after: { home: '12', away: '7' },
          rooms: [
            { room: 'open' as const, table: 'A1', round: null, ns: pair(index), ew: pair(at + 9) },
            {
              room: 'closed' as const,
              table: 'A2',
              round: 2,
              ns: pair(at + 9),
              ew: { number: 'EW 3', names: [] },
            },
          ],
          boards: Array.from({ length: 8 }, (_board, board) => ({
            board: segment * 8 + board + 1,
            ...boardInMatch(board + at),
          })),
          hidden: segment,
        })),
      })),
    })),
  };
}

/** Travellers of so many matches. */
export function travellersOfMatches(matches: number): Extract<DocumentOf<'travellers'>, { kind: 'matches' }> {
  return {
    heading,
    paper: 'travellers',
    kind: 'matches',
    unit: 'imps',
    hidden: [9],
    boards: [1, 2, 3].map((board) => ({
      ...boardShown(board),
      matches: Array.from({ length: matches }, (_, index) => ({
        home: team(2 * index),
        away: team(2 * index + 1),
        tables: { open: `A${2 * index + 1}`, closed: `A${2 * index + 2}` },
        ...boardInMatch(board + index),
      })),
    })),
  };
}

/** Standings of teams with so many matches. */
export function standingsOfMatches(matches: number): Extract<DocumentOf<'standings'>, { kind: 'teams' }> {
  return {
    heading,
    paper: 'standings',
    kind: 'teams',
    progress,
    totalIn: 'score',
    unit: 'imps',
    lines: [],
    matches: Array.from({ length: matches }, (_, index) => ({
      ...matchStands,
      home: team(2 * index),
      away: team(2 * index + 1),
      rounds: '1–2',
    })),
  };
}
