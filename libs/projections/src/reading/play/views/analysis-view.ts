import { nextSeat, partnerOf, sideOf } from '#cards';
import { analysis, type AnalysedPlay, type AnalysisRow, type ContractSide, type Role } from '#scoring';
import type { GameResult, SeatName, SideName } from '#tournament';
import type { AwardDocument } from '../../../play/documents/boards/award-document.js';
import type { StandingsDocument } from '../../../play/documents/standings-document.js';
import { playersAtSeats, seatsTaken } from '../../../visibility/players-at-seats.js';
import type { PlayState, SessionPlay } from '../../../play/play-state.js';
import type { ImpsOfTeams } from './matches-view.js';
import type { PlayerSeen } from './people.js';
import type { TravellerLineSeen, TravellerSeen } from './traveller-view.js';

/** A board that somebody has played, as it is analysed. */
export interface PlaySeen {
  readonly session: string;
  readonly board: number;
  readonly table: string;
  readonly round: number;
  readonly contestant: string;
  readonly side: SideName;
  /** Of one player. */
  readonly seat: SeatName | null;
  readonly contractSide: ContractSide | null;
  readonly role: Role | null;
  readonly result: GameResult;
  /** The tricks that declarer takes double dummy; nothing: nobody knows, or the cards were others here. */
  readonly doubleDummy: number | null;
  readonly percent: string | null;
  /** Of a pair of a team: what its team has in the match. */
  readonly imps: string | null;
}

/** Boards played, and what they add up to. */
export interface PlaysAnalysed {
  readonly plays: readonly PlaySeen[];
  readonly rows: readonly AnalysisRow[];
  /** How many boards have a score that was not played for: adjusted, or by a ruling. */
  readonly adjusted: number;
}

/** What a contestant has made of the boards of a session that everybody may see. */
export interface ContestantAnalysis extends PlaysAnalysed {
  readonly session: string;
  readonly contestant: string;
  /** Those who played for it; the indexes of their rows are those of its plays. */
  readonly players: readonly (PlayerMarked & { readonly rows: readonly AnalysisRow[] })[];
}

/** A player with the mark by which they are known in this tournament. */
export interface PlayerMarked extends Pick<PlayerSeen, 'name'> {
  readonly player: string;
}

/** A player's results on the released boards of a tournament, and where they played. */
export interface PlayerAnalysis extends PlaysAnalysed, PlayerMarked {
  readonly sessions: readonly SessionOfPlayer[];
}

/** A session in which somebody plays, as whom, and where that stands as far as the reader sees it. */
export interface SessionOfPlayer {
  readonly session: string;
  readonly game: string;
  readonly status: SessionPlay['status'];
  readonly contestants: readonly string[];
  /** The partner in a pair; undefined if there is none, or nobody knows. */
  readonly partner: string | null;
  readonly standing: StandingOfPlayer | null;
  /** What places are taken by; nothing of a session on sheets. */
  readonly by: StandingsDocument['by'] | null;
}

export interface StandingOfPlayer {
  readonly place: number | null;
  readonly last: number | null;
  readonly percentage: string | null;
  readonly score: string;
  readonly mean: string | null;
}

/** A play with who sat where. */
export interface Played {
  readonly play: PlaySeen;
  /** Persons by the seats of the contestant. */
  readonly players: Readonly<Partial<Record<SeatName, string>>>;
}

/** Whose boards they are: a contestant's, or a player's, by all their ids. */
export type Whose = { readonly contestant: string } | { readonly ids: readonly string[] };

/**
 * The boards that somebody has played in a session, in their order, and how many have a score that was not played for.
 *
 * @param travellers those that everybody may see
 * @param ofTeams of a session of teams: they are compared in their matches, and not with a field
 */
export function boardsPlayed(
  state: PlayState,
  session: SessionPlay,
  travellers: readonly TravellerSeen[],
  whose: Whose,
  ofTeams?: ImpsOfTeams,
): { readonly played: readonly Played[]; readonly adjusted: number } {
  const played: Played[] = [];
  let adjusted = 0;
  for (const traveller of travellers) {
    for (const line of traveller.lines) {
      if (!line.awards) continue;
      const own = ownSeats(state, session, line, whose);
      if (!own) continue;
      const play =
        line.status === 'agreed' ? playSeen(session, traveller, line, { ...own, ofTeams }) : undefined;
      if (play) played.push({ play, players: own.players });
      else adjusted++;
    }
  }
  const inOrder = played.toSorted(
    ({ play: one }, { play: other }) => one.round - other.round || one.board - other.board,
  );
  return { played: inOrder, adjusted };
}

interface OwnSeats {
  readonly contestant: string;
  readonly seats: readonly SeatName[];
  readonly players: Played['players'];
}

function ownSeats(
  state: PlayState,
  session: SessionPlay,
  line: TravellerLineSeen,
  whose: Whose,
): OwnSeats | undefined {
  const players = playersAtSeats(state, session, line, line.seating);
  const seated = Object.entries(seatsTaken(session, line, line.seating) ?? {}) as [SeatName, string][];
  const seats = seated.flatMap(([seat, contestant]) =>
    (
      'contestant' in whose
        ? contestant === whose.contestant
        : players[seat] !== undefined && whose.ids.includes(players[seat])
    )
      ? [seat]
      : [],
  );
  const [first] = seats;
  if (first === undefined) return undefined;
  return {
    contestant: seated.find(([seat]) => seat === first)![1],
    seats,
    players: Object.fromEntries(
      seats.flatMap((seat) => (players[seat] === undefined ? [] : [[seat, players[seat]]])),
    ),
  };
}

function playSeen(
  { session }: SessionPlay,
  { board, doubleDummy }: TravellerSeen,
  { table, round, result, awards, partners, form }: TravellerLineSeen,
  { contestant, seats, ofTeams }: OwnSeats & { readonly ofTeams: ImpsOfTeams | undefined },
): PlaySeen | undefined {
  const [first] = seats;
  if (!result || !awards || first === undefined) return undefined;
  const side = sideOf(first);
  // In an individual South and West may have another award than their partners: their own sessions are others.
  const isPartner = partners !== undefined && (first === 'S' || first === 'W');
  const award = ((isPartner && awards.partners) || awards)[side];
  const figures = ofTeams ? inMatch(ofTeams({ table, round, board, contestant })) : inField(award);
  if (!figures) return undefined;
  const seat = seats.length === 1 ? first : null;
  const contract = result.kind === 'contract' ? result : undefined;
  // Who played another form of the board had other cards (Law 87).
  const tricks =
    contract && form === undefined ? doubleDummy?.tricks[contract.declarer][contract.strain] : undefined;
  return {
    session,
    board,
    table,
    round,
    contestant,
    side,
    seat,
    contractSide: contract ? (sideOf(contract.declarer) === side ? 'declaring' : 'defending') : null,
    role: contract && seat ? roleOf(seat, contract.declarer) : null,
    result,
    doubleDummy: tricks ?? null,
    ...figures,
  };
}

type Figures = Pick<PlaySeen, 'percent' | 'imps'>;

/** What a board brought beside the other tables; undefined where nothing was played for. */
function inField(award: AwardDocument): Figures | undefined {
  if (award.kind !== 'scored') return undefined;
  return { percent: award.percent, imps: award.top === null ? award.points : null };
}

function inMatch(imps: ReturnType<ImpsOfTeams>): Figures | undefined {
  return imps === undefined ? undefined : { percent: null, imps };
}

function roleOf(seat: SeatName, declarer: SeatName): Role {
  if (seat === declarer) return 'declarer';
  if (seat === partnerOf(declarer)) return 'dummy';
  return seat === nextSeat(declarer) ? 'leader' : 'partner';
}

/** A play as it is added up. */
export function analysed({
  contractSide,
  role,
  result,
  doubleDummy,
  percent,
  imps,
}: Pick<PlaySeen, 'contractSide' | 'role' | 'result' | 'doubleDummy' | 'percent' | 'imps'>): AnalysedPlay {
  const contract = result.kind === 'contract' ? (result as AnalysedPlay['contract']) : null;
  return { side: contractSide, role, contract, doubleDummy, percent, imps };
}

/** What one of a contestant's players has made of its boards: on those where the player's seat is known. */
export function rowsOfPlayer(played: readonly Played[], person: string): AnalysisRow[] {
  return analysis(
    played.map(({ play, players }) => {
      const [seat] = Object.entries(players).find(([, one]) => one === person) ?? [];
      if (seat === undefined) return null;
      const { result } = play;
      const role = result.kind === 'contract' ? roleOf(seat as SeatName, result.declarer) : null;
      return analysed({ ...play, role });
    }),
  );
}

/** Everybody who has played for somebody, those with most boards first. */
export function peopleOf(played: readonly Played[]): string[] {
  const counts = new Map<string, number>();
  for (const { players } of played)
    for (const person of Object.values(players)) counts.set(person, (counts.get(person) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([person]) => person);
}
