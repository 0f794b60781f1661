import { vulnerabilityOf } from '#cards';
import { scoreForNS } from '#scoring';
import type { DealInFile } from '../../deals/deal-file.js';
import type { PublishedLine } from '../published-game.js';
import type { PublishedMatchBoard, PublishedSegment, RoomResult } from '../published-match.js';
import type { PublishedTeam, PublishedTeamsGame, PublishedTeamsResult } from '../published-teams.js';
import {
  contractElements,
  participantElements,
  scoreCode,
  writeHands,
  writePlayer,
} from './write-usebio-elements.js';
import { carryOverElement, identityOf } from './usebio-values.js';
import { boardsPlayedByTeams, winsOfTeams } from './usebio-counts.js';
import { textElement, type XmlToWrite } from '../write-xml.js';

const TYPES = {
  swiss: 'SWISS_TEAMS',
  knockout: 'KO',
  'round-robin': 'TEAMS_OF_FOUR',
  matches: 'TEAMS_OF_FOUR',
} as const satisfies Record<PublishedTeamsGame['kind'], string>;

const METHODS = {
  'victory-points': 'VPS',
  imps: 'IMPS',
  'board-a-match': 'BOARD_A_MATCH',
  'point-a-board': 'PAB',
  other: 'OTHER',
} as const satisfies Record<PublishedTeamsGame['scoring'], string>;

/** A game of teams as an event. */
export function writeTeams(
  result: PublishedTeamsResult,
  about: readonly (XmlToWrite | undefined)[],
  deals: ReadonlyMap<number, DealInFile>,
): XmlToWrite {
  const { game, figures } = result;
  const wins = winsOfTeams(result);
  const matches = game.matches.map((match): XmlToWrite => {
    const points = figures.matches.find((each) => each.match === match.name);
    const imps = new Map(
      figures.boards.filter((each) => each.match === match.name).map((each) => [each.board, each.imps]),
    );
    return {
      name: 'MATCH',
      holds: [
        textElement('ROUND_NUMBER', match.round),
        textElement('TEAM', match.teams.home),
        textElement('OPPOSING_TEAM', match.teams.away),
        carryOverElement(match),
        textElement('TEAM_SCORE', points?.home),
        textElement('OPPOSING_TEAM_SCORE', points?.away),
        ...match.segments.flatMap((segment) =>
          segment.boards.map((board) => writeBoard(board, segment, imps.get(board.board))),
        ),
      ],
    };
  });
  const holds: (XmlToWrite | undefined)[] = [
    ...about,
    textElement('MATCH_SCORING_METHOD', METHODS[game.scoring]),
    textElement('BOARDS_PLAYED', boardsPlayedByTeams(game)),
    textElement('SESSION_COUNT', game.session.of),
  ];
  const results: XmlToWrite[] = [
    {
      name: 'PARTICIPANTS',
      holds: game.teams.map((team) => writeTeam(team, participantElements(team.team, figures, wins))),
    },
    ...writeHands(deals.values()),
    ...matches,
  ];
  const { number } = game.session;
  return {
    name: 'EVENT',
    attributes: { EVENT_TYPE: TYPES[game.kind] },
    holds:
      number === 1
        ? [...holds, ...results]
        : [...holds, { name: 'SESSION', attributes: { SESSION_ID: String(number) }, holds: results }],
  };
}

function writeTeam(
  { team, name, players, pairs }: PublishedTeam,
  figures: readonly (XmlToWrite | undefined)[],
): XmlToWrite {
  const inPairs = new Set(pairs.flatMap((pair) => pair.players.map(identityOf)));
  return {
    name: 'TEAM',
    attributes: { TEAM_ID: team, TEAM_NAME: name },
    holds: [
      ...figures,
      ...pairs.map((pair): XmlToWrite => ({
        name: 'PAIR',
        holds: [textElement('PAIR_NUMBER', pair.pair), ...pair.players.map(writePlayer)],
      })),
      ...players.filter((player) => !inPairs.has(identityOf(player))).map(writePlayer),
    ],
  };
}

/** A board of a match: IMPs for the home team, then what came of it in both rooms. */
function writeBoard(
  { board, open, closed, outcomes }: PublishedMatchBoard,
  { rooms }: PublishedSegment,
  imps: string | undefined,
): XmlToWrite {
  const line = (
    direction: 'NS' | 'EW',
    contract: RoomResult,
    outcome: PublishedLine['outcome'] | undefined,
  ) => {
    const seated = direction === 'NS' ? rooms?.open : rooms?.closed;
    if (contract === null && !outcome) return undefined;
    return {
      name: 'TRAVELLER_LINE',
      holds: [
        textElement('DIRECTION', direction),
        textElement('NS_PAIR_NUMBER', seated?.ns),
        textElement('EW_PAIR_NUMBER', seated?.ew),
        ...contractElements(contract),
        textElement('SCORE', outcome ? scoreCode(outcome) : scoreOf(contract, board)),
      ],
    };
  };
  return {
    name: 'BOARD',
    holds: [
      textElement('BOARD_NUMBER', board),
      textElement('IMPS', imps),
      line('NS', open, outcomes?.open),
      line('EW', closed, outcomes?.closed),
    ],
  };
}

function scoreOf(contract: RoomResult, board: number): number | undefined {
  if (contract === null) return undefined;
  return contract === 'passed-out' ? 0 : scoreForNS(contract, vulnerabilityOf(board));
}
