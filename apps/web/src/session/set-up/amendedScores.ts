import type { TournamentSettings } from '#tournament';
import { sameText } from '../../parts/draftOn.js';

/** Whether anything differs by which boards are scored or contestants ranked: periods, names and penalties to come do not. */
export function scoresOtherwise(kept: TournamentSettings, changed: TournamentSettings): boolean {
  const scored = ({ laws, method, minimumShare }: TournamentSettings) => ({ laws, method, minimumShare });
  return !sameText(scored(kept), scored(changed));
}
