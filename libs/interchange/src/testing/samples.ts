/**
 * Small games in each format, made up, with the figures that their scores come to.
 *
 * Three tables, three boards; North-South stay, East-West go up a table, boards go down:
 *
 *     round   table 1     table 2     table 3
 *     1       1 v 1 b1    2 v 2 b2    3 v 3 b3
 *     2       1 v 3 b2    2 v 1 b3    3 v 2 b1
 *     3       1 v 2 b3    2 v 3 b1    3 v 1 b2
 */
const ENTRY = { score_carrover: 0, score_adjustment: 0, score_handicap: 0, eligibility: 0, award: null };

/** In a stratum: the number in the line, and the place over both lines where it is listed. */
type Ranked = readonly [rank: number, overall: number];

function entry(
  player: string,
  figures: { nboards: number; score_unscaled: number; score_session: number; pct: number },
  strata: readonly [Ranked, Ranked?],
) {
  return {
    ...ENTRY,
    ...figures,
    score_final: figures.score_session,
    player: [`${player} One`, `${player} Two`],
    strat_num: strata.length,
    rank: [0, 1].map((stratum) => {
      const ranked = strata[stratum];
      if (!ranked) return null;
      const [rank, overall] = ranked;
      return {
        rank,
        section_rank_low: rank === 1 ? 1 : 0,
        section_rank_high: 0,
        overall_rank_low: overall,
        overall_rank_high: 0,
        qual_flag: 0,
      };
    }),
  };
}

/**
 * A Mitchell as ACBLscore dumps it, with averages on board 2, and on board 3 a split score and a play that was missed.
 * Three of the pairs are in stratum B.
 */
export const ACBLSCORE_MITCHELL = JSON.stringify([
  {
    event: [
      {
        event_id: 1,
        event_type: 'Pairs',
        event_scoring: 'Matchpoints',
        date: 'May 4, 2025',
        session_name: 'Sunday Aft',
        session_num: 1,
        nsessions: 1,
        combining_and_ranking: [[['A']]],
        nstrats: 2,
        strat: [{ letter: 'A' }, { letter: 'B' }],
        section: {
          A: {
            is_howell: 0,
            board_top: 2,
            maximum_score: 6,
            rounds: 3,
            ntables: 3,
            nboards: 3,
            boards_per_round: 1,
            board: {
              '1': [
                [1, 1, 1, 420, 0.5, 1, -420, 1.5],
                [2, 3, 3, 450, 2, 2, -450, 0],
                [3, 2, 2, 420, 0.5, 3, -420, 1.5],
              ],
              '2': [
                [1, 2, 2, -100, 0.25, 2, 100, 1.75],
                [2, 1, 1, 110, 1.75, 3, -110, 0.25],
                [3, 3, 3, 'Ave+', 1.2, 1, 'Ave-', 0.8],
              ],
              '3': [
                [1, 3, 3, 100, 1.75, 3, -100, 0.25],
                [2, 2, 2, 'Not Played', 0, 1, 'Not Played', 0],
                [3, 1, 1, -50, 0.25, 2, 100, 1.75],
              ],
            },
            entry: {
              '1N': entry('N1', { nboards: 3, score_unscaled: 2.5, score_session: 2.5, pct: 41.67 }, [
                [2, 0],
                [1, 1],
              ]),
              '2N': entry('N2', { nboards: 2, score_unscaled: 0.75, score_session: 1.13, pct: 18.83 }, [
                [3, 0],
                [2, 0],
              ]),
              '3N': entry('N3', { nboards: 3, score_unscaled: 4.95, score_session: 4.95, pct: 82.5 }, [
                [1, 1],
              ]),
              '1E': entry('E1', { nboards: 2, score_unscaled: 2.3, score_session: 3.45, pct: 57.5 }, [
                [2, 3],
              ]),
              '2E': entry('E2', { nboards: 3, score_unscaled: 3.5, score_session: 3.5, pct: 58.33 }, [
                [1, 2],
              ]),
              '3E': entry('E3', { nboards: 3, score_unscaled: 2, score_session: 2, pct: 33.33 }, [
                [3, 0],
                [1, 2],
              ]),
            },
          },
        },
      },
    ],
  },
]);

function summary(
  pair: string,
  stratum: string,
  [score, percentage]: readonly [string, string],
  ranks: readonly string[],
) {
  return {
    pair_number: pair,
    direction: null,
    strat: stratum,
    boards_played: 3,
    score,
    percentage,
    is_eligible: 1,
    strat_place: ranks.map((rank, index) => ({ strat_number: index + 1, rank, type: 'Section' })),
    players: [{ name: `Player ${pair}a` }, { name: `Player ${pair}b` }],
  };
}

function result(
  [round, table]: readonly [number, number],
  [ns, ew]: readonly [string, string],
  [contract, declarer, tricks]: readonly [string, string, string],
  score: number,
  [nsPoints, ewPoints]: readonly [string, string],
) {
  return {
    round_number: round,
    table_number: table,
    ns_pair: ns,
    ew_pair: ew,
    ns_score: contract === 'PASS' ? 'PASS' : `${score}`,
    ew_score: contract === 'PASS' ? 'PASS' : `${-score}`,
    contract,
    declarer,
    tricks_taken: tricks,
    opening_lead: '',
    ns_match_points: nsPoints,
    ew_match_points: ewPoints,
  };
}

/** A Howell of four pairs and three boards as ACBL Live shows it; all but the first are in the second stratum. */
export const ACBL_LIVE_HOWELL = JSON.stringify({
  name: 'Wednesday Pairs',
  type: 'PAIRS',
  start_date: '05/07/2025',
  number_of_sessions: 1,
  board_scoring_method: 'MATCH_POINTS',
  winner_type: 1,
  acbl_board_top: '1',
  strats: [{ number: 1 }, { number: 2 }],
  sessions: [
    {
      number: 1,
      sections: [
        {
          name: 'A',
          boards_per_round: 1,
          number_of_rounds: 3,
          pair_summaries: [
            summary('1', '1', ['3.00', '100.00'], ['1']),
            summary('2', '2', ['1.00', '33.33'], ['2/4', '1/3']),
            summary('3', '2', ['1.00', '33.33'], ['2/4', '1/3']),
            summary('4', '2', ['1.00', '33.33'], ['2/4', '1/3']),
          ],
          boards: [
            {
              board_number: 1,
              board_results: [
                result([1, 1], ['4', '1'], ['3 NT', 'N', '9'], 400, ['0.00', '1.00']),
                result([1, 2], ['2', '3'], ['4 S', 'S', '10'], 420, ['1.00', '0.00']),
              ],
            },
            {
              board_number: 2,
              board_results: [
                result([2, 1], ['4', '2'], ['4 H x', 'E', '9'], 100, ['1.00', '0.00']),
                result([2, 2], ['3', '1'], ['3 D', 'W', '9'], -110, ['0.00', '1.00']),
              ],
            },
            {
              board_number: 3,
              board_results: [
                result([3, 1], ['4', '3'], ['PASS', '', ''], 0, ['0.00', '1.00']),
                result([3, 2], ['1', '2'], ['1 NT', 'N', '7'], 90, ['1.00', '0.00']),
              ],
            },
          ],
        },
      ],
    },
  ],
});

function pair(number: string, direction: string, total: string, percentage: string, place: string): string {
  return `<PAIR>
  <PAIR_NUMBER>${number}</PAIR_NUMBER>
  <DIRECTION>${direction}</DIRECTION>
  <TOTAL_SCORE>${total}</TOTAL_SCORE>
  <PERCENTAGE>${percentage}</PERCENTAGE>
  <PLACE>${place}</PLACE>
  <PLAYER><PLAYER_NAME>Renée ${number}</PLAYER_NAME></PLAYER>
  <PLAYER><PLAYER_NAME>Łukasz ${number}</PLAYER_NAME></PLAYER>
</PAIR>`;
}

function traveller(
  ns: string,
  ew: string,
  [contract, by, tricks, lead]: readonly [string, string, string, string],
  score: string,
  [nsPoints, ewPoints]: readonly [string, string],
): string {
  return `<TRAVELLER_LINE>
  <NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER>
  <EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>
  <CONTRACT>${contract}</CONTRACT>
  <PLAYED_BY>${by}</PLAYED_BY>
  <LEAD>${lead}</LEAD>
  <TRICKS>${tricks}</TRICKS>
  <SCORE>${score}</SCORE>
  <NS_MATCH_POINTS>${nsPoints}</NS_MATCH_POINTS>
  <EW_MATCH_POINTS>${ewPoints}</EW_MATCH_POINTS>
</TRAVELLER_LINE>`;
}

/** The Mitchell in USEBIO, in which lines do not tell their rounds and tables. */
export const USEBIO_MITCHELL = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">
<USEBIO Version="1.2">
<CLUB><CLUB_NAME>Club &amp; Friends</CLUB_NAME></CLUB>
<EVENT EVENT_TYPE="MP_PAIRS">
<EVENT_DESCRIPTION>Thursday Open</EVENT_DESCRIPTION>
<PROGRAM_NAME>Compscore3</PROGRAM_NAME>
<WINNER_TYPE>2</WINNER_TYPE>
<DATE>08/05/2025</DATE>
<SESSION_COUNT>1</SESSION_COUNT>
<PARTICIPANTS>
${pair('1NS', 'NS', '8.00', '66.67', '2')}
${pair('2NS', 'NS', '1.00', '8.33', '3')}
${pair('3NS', 'NS', '9.00', '75.00', '1')}
${pair('1EW', 'EW', '8.00', '66.67', '1')}
${pair('2EW', 'EW', '4.00', '33.33', '3')}
${pair('3EW', 'EW', '6.00', '50.00', '2')}
</PARTICIPANTS>
<BOARD>
<BOARD_NUMBER>1</BOARD_NUMBER>
${traveller('1NS', '1EW', ['4H', 'S', '10', '2D'], '420', ['1.0', '3.0'])}
${traveller('3NS', '2EW', ['4H', 'N', '11', '10C'], '450', ['4.0', '0.0'])}
${traveller('2NS', '3EW', ['4H', 'S', '10', ''], '420', ['1.0', '3.0'])}
</BOARD>
<BOARD>
<BOARD_NUMBER>2</BOARD_NUMBER>
${traveller('2NS', '2EW', ['4S', 'S', '9', 'AC'], '-100', ['0.0', '4.0'])}
${traveller('1NS', '3EW', ['2S', 'N', '8', 'AC'], '110', ['3.0', '1.0'])}
${traveller('3NS', '1EW', ['2S', 'N', '8', 'AC'], '110', ['3.0', '1.0'])}
</BOARD>
<BOARD>
<BOARD_NUMBER>3</BOARD_NUMBER>
${traveller('3NS', '3EW', ['3NT', 'W', '8', 'KS'], '100', ['2.0', '2.0'])}
${traveller('2NS', '1EW', ['2H', 'N', '7', 'KS'], '-50', ['0.0', '4.0'])}
${traveller('1NS', '2EW', ['3NT', 'E', '7', 'KS'], '200', ['4.0', '0.0'])}
</BOARD>
</EVENT>
</USEBIO>
`;

function impPair(number: string, total: string, place: string): string {
  return `<PAIR>
  <PAIR_NUMBER>${number}</PAIR_NUMBER>
  <TOTAL_SCORE>${total}</TOTAL_SCORE>
  <PLACE>${place}</PLACE>
</PAIR>`;
}

function impLine(
  sides: readonly [string, string],
  score: string,
  imps: string,
  method: 'BUTLER' | 'CROSS_IMP',
) {
  return `<TRAVELLER_LINE>
  <NS_PAIR_NUMBER>${sides[0]}</NS_PAIR_NUMBER>
  <EW_PAIR_NUMBER>${sides[1]}</EW_PAIR_NUMBER>
  <SCORE>${score}</SCORE>
  <NS_${method}_POINTS>${imps}</NS_${method}_POINTS>
  <EW_${method}_POINTS>${imps.startsWith('-') ? imps.slice(1) : `-${imps}`}</EW_${method}_POINTS>
</TRAVELLER_LINE>`;
}

function impEvent(type: string, totals: readonly string[], board: string): string {
  return `<?xml version="1.0"?>
<USEBIO Version="1.2">
<EVENT EVENT_TYPE="${type}">
<EVENT_DESCRIPTION>Monday IMPs</EVENT_DESCRIPTION>
<PROGRAM_NAME>Compscore3</PROGRAM_NAME>
<WINNER_TYPE>1</WINNER_TYPE>
<SESSION_COUNT>1</SESSION_COUNT>
<PARTICIPANTS>
${totals.join('\n')}
</PARTICIPANTS>
<BOARD>
<BOARD_NUMBER>1</BOARD_NUMBER>
${board}
</BOARD>
</EVENT>
</USEBIO>
`;
}

/** One board of a Butler in USEBIO: three scores, of which none is left out, have 310 as their datum. */
export const USEBIO_BUTLER = impEvent(
  'BUTLER_PAIRS',
  [
    impPair('1', '3.00', '3'),
    impPair('2', '-3.00', '4'),
    impPair('3', '4.00', '2'),
    impPair('4', '-4.00', '5'),
    impPair('5', '-6.00', '6'),
    impPair('6', '6.00', '1'),
  ],
  `<BOARD_AVERAGE>310</BOARD_AVERAGE>
${impLine(['1', '2'], '420', '3.00', 'BUTLER')}
${impLine(['3', '4'], '450', '4.00', 'BUTLER')}
${impLine(['5', '6'], '50', '-6.00', 'BUTLER')}`,
);

/** The same three scores in cross-IMPs: 420 has 9 against 50 and -1 against 450, two comparisons. */
export const USEBIO_CROSS_IMPS = impEvent(
  'CROSS_IMP',
  [
    impPair('1', '4.00', '3'),
    impPair('2', '-4.00', '4'),
    impPair('3', '5.00', '2'),
    impPair('4', '-5.00', '5'),
    impPair('5', '-9.00', '6'),
    impPair('6', '9.00', '1'),
  ],
  `${impLine(['1', '2'], '420', '4.00', 'CROSS_IMP')}
${impLine(['3', '4'], '450', '5.00', 'CROSS_IMP')}
${impLine(['5', '6'], '50', '-9.00', 'CROSS_IMP')}`,
);

/** Two boards as RealBridge scores them in cross-IMPs; the second was not played at one of the three tables. */
export const REALBRIDGE_SESSIONS = JSON.stringify([
  {
    session: '20250508',
    scoring: 'cross-IMP pairs, averaged per comparison',
    pairs: 6,
    boards: {
      '1': [
        { ns: 1, ew: 2, contract: '4H\tS', lead: 'D2', ns_score: 420, ns_award: 4, ew_award: -4 },
        { ns: 3, ew: 4, contract: '4H\tN', lead: 'CT', ns_score: 450, ns_award: 5.5, ew_award: -5.5 },
        { ns: 5, ew: 6, contract: 'P', lead: '---', ns_score: 0, ns_award: -9.5, ew_award: 9.5 },
      ],
      '2': [
        { ns: 1, ew: 4, contract: '1N\tN', lead: 'S5', ns_score: 90, ns_award: -1.5, ew_award: 1.5 },
        { ns: 3, ew: 6, contract: '1N\tN', lead: 'S5', ns_score: 150, ns_award: 1.5, ew_award: -1.5 },
        { ns: 5, ew: 2, contract: '---', lead: '---', ns_score: 0, ns_award: 0, ew_award: 0 },
      ],
    },
    published_rank: { '1': '3', '2': '4', '3': '2', '4': '4', '5': '6', '6': '1' },
  },
]);

/** A knockout of two segments of two boards; a segment's score is the one before the next. */
export const KNOCKOUT = JSON.stringify({
  event: 'Final',
  team1: 'Home',
  team2: 'Away',
  segments: [
    { seg: 1, before: [5, 0], rs: '4HN=,4HN+1,3NE=,3NE-1' },
    { seg: 2, before: [5, 11], rs: '1NN=,1NN=,pass,2SEx-1' },
    { seg: 3, before: [5, 14], rs: ',' },
  ],
});

/** Every sample of matchpoints by what it is. */
export const SAMPLES = {
  acblscore: ACBLSCORE_MITCHELL,
  'acbl-live': ACBL_LIVE_HOWELL,
  usebio: USEBIO_MITCHELL,
} as const;
