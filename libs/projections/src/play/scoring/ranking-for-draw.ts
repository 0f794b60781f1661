import { games, type RankingAtLine } from '#tournament';
import type { PlayState, SessionPlay } from '../play-state.js';
import { rankingBySheets } from '../sheets/ranking-by-sheets.js';
import { rankingByBoards } from './ranking-by-boards.js';

const RANKINGS = { boards: rankingByBoards, sheets: rankingBySheets };

/** The standings of a section that a round is drawn from: of the rounds up to one, by what the game is played on. */
export function rankingForDraw(
  state: PlayState,
  session: SessionPlay,
  section: string,
  upTo: number,
): Omit<RankingAtLine, 'at'> {
  return RANKINGS[games[session.game].played](state, session, section, upTo);
}
