import { type ContestSettings, games, type RankingAtLine } from '#tournament';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import { type Stage, stageOfBoards, stageOfMasterPoints, stageOfTeams } from '../stages/contest-stages.js';
import type { Put } from '../document-names.js';
import { putBoards, rankingByBoards } from './game-by-boards.js';
import type { Participants } from '../stages/participants.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { putSheets, rankingBySheets, stageOfSheets } from '../sheets/game-of-sheets.js';

/** What the read side has of games, by what is written of their deals: the one place in which it tells them apart. */
const PARTS = {
  boards: { documents: putBoards, ranking: rankingByBoards, stage: stageOfBoards },
  sheets: { documents: putSheets, ranking: rankingBySheets, stage: stageOfSheets },
};

const partsOf = ({ game }: SessionPlay) => PARTS[games[game].played];

/** The documents that only sessions of such a game have. */
export function putByGame(put: Put, state: PlayState, session: SessionPlay): void {
  partsOf(session).documents(put, state, session);
}

/** The standings of a section that a round is drawn from: of the rounds up to one. */
export function rankingForDraw(
  state: PlayState,
  session: SessionPlay,
  section: string,
  upTo: number,
): Omit<RankingAtLine, 'at'> {
  return partsOf(session).ranking(state, session, section, upTo);
}

/** A session with the scores that count in a contest. */
export function stageOf(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
  participants: Participants,
  total: ContestSettings['total'],
): Stage {
  if (participants.areTeams) return stageOfTeams(session, seen, participants);
  if (total === 'master-points') return stageOfMasterPoints(state, session, seen, participants);
  return partsOf(session).stage(state, session, seen, participants);
}
