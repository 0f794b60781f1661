import {
  besideContract,
  type PublishedMatch,
  type PublishedMatchBoard,
  type PublishedRoom,
  type PublishedSegment,
} from '../published-match.js';
import type { PublishedLine } from '../published-game.js';
import type {
  PublishedTeam,
  PublishedTeamsFigures,
  PublishedTeamsGame,
  PublishedTeamsResult,
} from '../published-teams.js';
import {
  lacks,
  numberOf,
  type UsebioBoard,
  type UsebioEvent,
  type UsebioMatch,
  type UsebioParticipant,
  type UsebioPlace,
  type UsebioRecord,
  placeOf as placeInFile,
} from './usebio-document.js';
import type { ValueFault } from '../../faults/unreadable.js';
import { carryOverOf, identityOf, playerOf, MATCH_METHODS } from './usebio-values.js';
import { masterPointsIn, placeOf, totalOf } from './usebio-figures.js';
import { contractOfLine, playedOn, pointsIn } from './usebio-lines.js';

/** What games of an event have in common. */
export type OfEvent = Pick<PublishedTeamsGame, 'title' | 'date' | 'event' | 'deals'>;

/** Whether an event is one of teams: teams are in it, or they meet. */
export function isOfTeams({ places, participantsOf }: UsebioEvent): boolean {
  return places.some(
    ({ matches, participants, session }) =>
      (participants ?? participantsOf(session))?.[0]?.kind === 'TEAM' ||
      matches.some(({ fields }) => fields['TEAM'] !== undefined),
  );
}

/** A session of an event of teams. @throws Unreadable */
export function readTeams(
  event: UsebioEvent,
  places: readonly UsebioPlace[],
  { name, session, ...of }: OfEvent & Pick<PublishedTeamsGame, 'name' | 'session'>,
): PublishedTeamsResult {
  const [first] = places;
  const participants = [
    ...new Set(places.flatMap((place) => place.participants ?? event.participantsOf(place.session) ?? [])),
  ].filter(({ kind }) => kind === 'TEAM');
  const teams = participants.map((from) => ({ from, team: readTeam(from) }));
  const matches = places.flatMap((place) => place.matches);
  const game: PublishedTeamsGame = {
    name,
    session,
    ...of,
    kind: kindOf(event.type, teams.length, matches),
    scoring: scoringOf(
      event.fields['MATCH_SCORING_METHOD'] ?? first?.fields['MATCH_SCORING_METHOD'],
      event.type,
      matches,
    ),
    teams: teams.map(({ team }) => team),
    matches: matches.map((match, index) =>
      readMatch(
        match,
        `match ${index + 1}`,
        teams.map(({ team }) => team),
      ),
    ),
  };
  return { game, figures: figuresOf(game, matches, teams) };
}

/** The file says that it is a Swiss or a knockout; of others everybody meets everybody where it is a round robin. */
function kindOf(type: string, teams: number, matches: readonly UsebioMatch[]): PublishedTeamsGame['kind'] {
  if (/swiss/i.test(type)) return 'swiss';
  if (/^ko(_|$)|knock/i.test(type)) return 'knockout';
  if (/robin|league/i.test(type)) return 'round-robin';
  const met = matches.map(({ fields: { TEAM: home = '', OPPOSING_TEAM: away = '' } }) =>
    home < away ? `${home} ${away}` : `${away} ${home}`,
  );
  const isWhole = teams > 2 && new Set(met).size === (teams * (teams - 1)) / 2;
  return isWhole ? 'round-robin' : 'matches';
}

function scoringOf(
  method: string | undefined,
  type: string,
  matches: readonly UsebioMatch[],
): PublishedTeamsGame['scoring'] {
  const said = method ?? (MATCH_METHODS['point-a-board'].test(type) ? type : undefined);
  if (said === undefined) return /swiss/i.test(type) ? 'victory-points' : 'imps';
  if (MATCH_METHODS.vps.test(said)) return 'victory-points';
  if (MATCH_METHODS['board-a-match'].test(said)) return 'board-a-match';
  if (MATCH_METHODS['point-a-board'].test(said)) return pointsOfBoards(matches);
  return MATCH_METHODS.imps.test(said) ? 'imps' : 'other';
}

/** Two points for a board as in Britain, unless all matches make one of each board. */
function pointsOfBoards(matches: readonly UsebioMatch[]): 'board-a-match' | 'point-a-board' {
  const made = matches.flatMap(({ fields, boards }) => {
    const [own, others] = ['TEAM_SCORE', 'OPPOSING_TEAM_SCORE'].map((name) => pointsIn(fields, [name]));
    if (own === undefined || others === undefined || boards.length === 0) return [];
    return [(Number(own) + Number(others)) / boards.length];
  });
  return made.length > 0 && made.every((one) => one === 1) ? 'board-a-match' : 'point-a-board';
}

function readTeam(from: UsebioParticipant): PublishedTeam {
  const { id = from.fields['TEAM_ID'] ?? from.fields['TEAM_NUMBER'], name = from.fields['TEAM_NAME'] } =
    from.attributes;
  if (id === undefined || id === '') lacks(from, 'TEAM', 'TEAM_ID');
  const pairs = from.pairs.map((pair) => ({
    pair: pair.fields['PAIR_NUMBER'] ?? '',
    players: pair.players.map(playerOf),
  }));
  const known = new Set<string>();
  const players = [...pairs.flatMap((pair) => pair.players), ...from.players.map(playerOf)].filter(
    (player) => {
      const key = identityOf(player);
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    },
  );
  return { team: id!, name: name ?? `Team ${id}`, players, pairs, ranked: true, stratum: null, beside: [] };
}

function readMatch(match: UsebioMatch, name: string, teams: readonly PublishedTeam[]): PublishedMatch {
  const [home, away] = (['TEAM', 'OPPOSING_TEAM'] as const).map((side) => {
    const team = match.fields[side];
    return team ?? lacks(match, 'MATCH', side);
  });
  const nameOf = (team: string) => teams.find((each) => each.team === team)?.name ?? team;
  const round = numberOf(match.fields['ROUND_NUMBER']);
  const isOfHome = isOfTeam(home!, teams);
  return {
    name,
    title: `${nameOf(home!)} - ${nameOf(away!)}`,
    ...(round !== undefined && { round }),
    teams: { home: home!, away: away! },
    carryOver: carryOverOf(match),
    segments: segmentsOf(match.boards).map((boards, index) => readSegment(boards, index + 1, isOfHome)),
  };
}

function isOfTeam(id: string, teams: readonly PublishedTeam[]): (pair: string | undefined) => boolean {
  return (pair) => teams.some(({ team, pairs }) => team === id && pairs.some((each) => each.pair === pair));
}

/** Another segment begins where a board comes again. */
function segmentsOf(boards: readonly UsebioBoard[]): UsebioBoard[][] {
  const segments: UsebioBoard[][] = [];
  let seen = new Set<number>();
  for (const board of boards) {
    if (segments.length === 0 || seen.has(board.board)) {
      segments.push([]);
      seen = new Set();
    }
    segments.at(-1)!.push(board);
    seen.add(board.board);
  }
  return segments;
}

type Room = 'open' | 'closed';

function readSegment(
  boards: readonly UsebioBoard[],
  segment: number,
  isOfHome: (pair: string | undefined) => boolean,
): PublishedSegment {
  const read = boards.map((board) => ({ board: board.board, rooms: roomsOf(board, isOfHome) }));
  const rooms = {
    ...seatedIn('open', read),
    ...seatedIn('closed', read),
  };
  return {
    segment,
    boards: read.map(({ board, rooms: { open, closed } }): PublishedMatchBoard => {
      const outcomes = { ...outcomeIn('open', open, board), ...outcomeIn('closed', closed, board) };
      return {
        board,
        open: open ? contractOfLine(open.fields) : null,
        closed: closed ? contractOfLine(closed.fields) : null,
        ...(Object.keys(outcomes).length > 0 && { outcomes }),
      };
    }),
    ...(Object.keys(rooms).length > 0 && { rooms }),
  };
}

/** Lines of rooms that have another one: only the first is read. */
export function playedAgain(
  places: readonly UsebioPlace[],
  { teams }: Pick<PublishedTeamsGame, 'teams'>,
): ValueFault[] {
  const matches = places.flatMap((place) => place.matches);
  return matches.flatMap((match) => {
    const isOfHome = isOfTeam(match.fields['TEAM'] ?? '', teams);
    return match.boards.flatMap((board) => {
      const read = Object.values(roomsOf(board, isOfHome));
      const [first] = read;
      const texts = new Set(read.map(({ fields }) => JSON.stringify(fields)));
      return board.lines
        .filter(({ fields }) => !texts.has(JSON.stringify(fields)))
        .map((line): ValueFault => {
          const place = { ...placeInFile(line, 'TRAVELLER_LINE'), board: board.board };
          return { code: 'interchange.again', ...place, name: 'TRAVELLER_LINE', firstLine: first!.line };
        });
    });
  });
}

/** Which line was played where: in the open room the home team sits North-South, which its direction says, or a pair. */
function roomsOf(
  { lines }: UsebioBoard,
  isOfHome: (pair: string | undefined) => boolean,
): { readonly [Name in Room]?: UsebioRecord } {
  const rooms: { [Name in Room]?: UsebioRecord } = {};
  const told = (line: UsebioRecord): Room | undefined => {
    const direction = line.fields['DIRECTION'];
    if (direction !== undefined) return /^e/i.test(direction) ? 'closed' : 'open';
    if (isOfHome(line.fields['NS_PAIR_NUMBER'])) return 'open';
    return isOfHome(line.fields['EW_PAIR_NUMBER']) ? 'closed' : undefined;
  };
  for (const line of lines) {
    const room = told(line) ?? (rooms.open ? 'closed' : 'open');
    rooms[room] ??= line;
  }
  return rooms;
}

/** What the contract of a room does not tell. */
function outcomeIn(
  room: Room,
  line: UsebioRecord | undefined,
  board: number,
): { readonly [Name in Room]?: PublishedLine['outcome'] } {
  if (!line) return {};
  const { outcome, contract } = playedOn(line.fields, board);
  const beside = besideContract(contract, outcome, board);
  return beside ? { [room]: beside } : {};
}

function seatedIn(
  room: Room,
  boards: readonly { readonly rooms: { readonly [Name in Room]?: UsebioRecord } }[],
): { readonly [Name in Room]?: PublishedRoom } {
  for (const { rooms } of boards) {
    const { NS_PAIR_NUMBER: ns, EW_PAIR_NUMBER: ew } = rooms[room]?.fields ?? {};
    if (ns !== undefined && ew !== undefined) return { [room]: { ns, ew } };
  }
  return {};
}

/** What a match was worth in another unit than places go by. */
function unreadOf(
  scoring: PublishedTeamsGame['scoring'],
  matches: readonly UsebioMatch[],
): PublishedTeamsFigures['unread'] {
  const units = ['VICTORY_POINTS', 'SCORE'].filter((unit) =>
    matches.some(({ fields }) => fields[`TEAM_${unit}`] !== undefined),
  );
  const other = scoring === 'victory-points' ? 'SCORE' : 'VICTORY_POINTS';
  if (!units.includes(other) || (other === 'SCORE' && units.length === 1)) return [];
  const count = matches.filter(({ fields }) => fields[`TEAM_${other}`] !== undefined).length;
  return [{ why: 'no-such-figure', what: `TEAM_${other}`, figures: 2 * count }];
}

function figuresOf(
  { matches: played, scoring }: PublishedTeamsGame,
  matches: readonly UsebioMatch[],
  teams: readonly { readonly from: UsebioParticipant; readonly team: PublishedTeam }[],
): PublishedTeamsFigures {
  const places = teams.flatMap(({ from, team }) => placeOf(team.team, from));
  return {
    matches: matches.flatMap(({ fields }, index) => {
      const inPoints = scoring === 'victory-points' ? ['VICTORY_POINTS'] : [];
      const [home, away] = ['TEAM', 'OPPOSING_TEAM'].map((team) =>
        pointsIn(
          fields,
          [...inPoints, 'SCORE'].map((name) => `${team}_${name}`),
        ),
      );
      return home === undefined || away === undefined ? [] : [{ match: played[index]!.name, home, away }];
    }),
    boards: matches.flatMap(({ boards }, index) =>
      boards.flatMap(({ board, fields }) => {
        const imps = pointsIn(fields, ['IMPS']);
        return imps === undefined ? [] : [{ match: played[index]!.name, board, imps }];
      }),
    ),
    totals: teams.flatMap(({ from, team }) => totalOf(team.team, from)),
    rankings: places.length === 0 ? [] : [{ name: 'teams', over: 'overall', stratum: null, places }],
    masterPoints: teams.flatMap(({ from, team }) => masterPointsIn(team.team, from)),
    unread: unreadOf(scoring, matches),
  };
}
