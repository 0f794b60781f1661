const event = (type: string, inside: string) =>
  `<USEBIO Version="1.2"><EVENT EVENT_TYPE="${type}"><EVENT_DESCRIPTION>Evening</EVENT_DESCRIPTION><DATE>30/11/2026</DATE>${inside}</EVENT></USEBIO>`;
const participants = (...some: readonly string[]) => `<PARTICIPANTS>${some.join('')}</PARTICIPANTS>`;
const board = (number: number, ...lines: readonly string[]) =>
  `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines.map((line) => `<TRAVELLER_LINE>${line}</TRAVELLER_LINE>`).join('')}</BOARD>`;
const figures = (total: number, place: string) =>
  `<TOTAL_SCORE>${total}</TOTAL_SCORE><PLACE>${place}</PLACE>`;

const pair = (number: number, total: number, place: string) =>
  `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${figures(total, place)}</PAIR>`;
const meeting = (ns: number, ew: number, points: readonly [number, number], score: number) =>
  `<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>` +
  `<NS_SCORE>${points[0]}</NS_SCORE><EW_SCORE>${points[1]}</EW_SCORE>${board(1, `<SCORE>${score}</SCORE>`)}</MATCH>`;

/** A round of a Swiss of four pairs: a board on which 1 and 4 have all matchpoints, and their matches. */
export const USEBIO_SWISS_PAIRS = event(
  'SWISS_PAIRS',
  '<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>' +
    participants(pair(1, 20, '1='), pair(2, 0, '3='), pair(3, 0, '3='), pair(4, 20, '1=')) +
    meeting(1, 2, [20, 0], 110) +
    meeting(3, 4, [0, 20], -50),
);

const player = (number: number, total: number, place: string) =>
  `<PLAYER><PLAYER_NUMBER>${number}</PLAYER_NUMBER>${figures(total, place)}</PLAYER>`;
const four = (first: number, score: number, ns: number, ew: number) =>
  ['N', 'S', 'E', 'W']
    .map((seat, at) => `<${seat}_PLAYER_NUMBER>${first + at}</${seat}_PLAYER_NUMBER>`)
    .join('') +
  `<SCORE>${score}</SCORE><NS_MATCH_POINTS>${ns}</NS_MATCH_POINTS><EW_MATCH_POINTS>${ew}</EW_MATCH_POINTS>`;

/** A board of eight who play for themselves: 1 and 2 have all of it, and so have 7 and 8. */
export const USEBIO_INDIVIDUAL = event(
  'INDIVIDUAL',
  participants(
    ...[1, 2, 7, 8].map((number) => player(number, 2, '1=')),
    ...[3, 4, 5, 6].map((number) => player(number, 0, '5=')),
  ) + board(1, four(1, 110, 2, 0), four(5, -50, 0, 2)),
);

const room = (direction: 'NS' | 'EW', score: number) =>
  `<DIRECTION>${direction}</DIRECTION><SCORE>${score}</SCORE>`;
const team = (number: number, inside: string) =>
  `<TEAM TEAM_ID="${number}" TEAM_NAME="Owls ${number}">${inside}</TEAM>`;
const match = (carried: string, own: number, others: number) =>
  `<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>${carried}` +
  `<TEAM_SCORE>${own}</TEAM_SCORE><OPPOSING_TEAM_SCORE>${others}</OPPOSING_TEAM_SCORE>` +
  `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><IMPS>6</IMPS>${[room('NS', 110), room('EW', -110)]
    .map((line) => `<TRAVELLER_LINE>${line}</TRAVELLER_LINE>`)
    .join('')}</BOARD></MATCH>`;

/** A board on which a team has 110 points in both rooms, for IMPs. */
export const USEBIO_TEAMS = event(
  'SWISS_TEAMS',
  '<MATCH_SCORING_METHOD>IMPS</MATCH_SCORING_METHOD>' +
    participants(team(1, figures(6, '1')), team(2, figures(-6, '2'))) +
    match('', 6, 0),
);

/** The same in a knockout, into which the other team has brought 4 IMPs and a half. */
export const USEBIO_KNOCKOUT = event(
  'KO',
  participants(team(1, ''), team(2, '')) + match('<?tirage-carry-over home="0" away="4.5"?>', 6, 4.5),
);
