import type { PlayFacts } from '#tournament';
import type { CurrentStates } from '../../../current/current-states.js';
import { contestCut } from '../../../play/documents/contests/contest-document.js';
import { uncheckedPlays } from '../../../play/documents/entries-to-check.js';
import { appealedRulings } from '../../../play/documents/rulings/rulings-document.js';
import { rankingForDraw } from '../../../play/games/by-game.js';
import { matchesWantedOf } from '../../../play/knockout/match-results.js';
import { sessionOf } from '../../../play/play-state.js';
import { play } from '../../../play/projection/play.js';
import { visibilityOf } from '../../../visibility/boards-visibility.js';
import type { Viewer } from '../../../visibility/viewer.js';
import type { Past } from '../../past.js';

/**
 * What commands are decided on beside their streams: play as it is at a line of the journal, or at its last one, however
 * far projections have read.
 *
 * @param viewerOf as whom a person reads results
 */
export function playFacts(
  { current, past }: { readonly current: Pick<CurrentStates, 'of'>; readonly past: Pick<Past, 'state'> },
  viewerOf: (actor: string) => Promise<Viewer>,
): Omit<PlayFacts, 'changes'> {
  /** Play at a line, by default the last; undefined if the journal has no such line. */
  const playAt = async (tournament: string, line?: number) => {
    const { position: last, state } = await current.of(tournament);
    const at = line ?? last;
    if (last === 0 || at > last) return undefined;
    return { at, state: at === last ? state : await past.state(play, tournament, at) };
  };
  return {
    async rankings(tournament, { session: name, section, upTo, at }) {
      const found = await playAt(tournament, at);
      const session = found && sessionOf(found.state, name);
      if (!found || !session?.sections.some((data) => data.section === section)) return undefined;
      return { at, ...rankingForDraw(found.state, session, section, upTo) };
    },
    async matches(tournament, wanted) {
      const found = await playAt(tournament, wanted.at);
      return found && matchesWantedOf(found.state, wanted);
    },
    async cuts(tournament, wanted) {
      const found = await playAt(tournament, wanted.at);
      return found && contestCut(found.state, wanted);
    },
    async unchecked(tournament) {
      const found = await playAt(tournament);
      return { at: found?.at ?? 0, plays: found ? uncheckedPlays(found.state) : [] };
    },
    async openAppeals(tournament) {
      const found = await playAt(tournament);
      return { at: found?.at ?? 0, rulings: found ? appealedRulings(found.state) : [] };
    },
    async visibility(tournament, compared, actor) {
      if (!actor.startsWith('person:')) return undefined;
      const [found, viewer] = await Promise.all([playAt(tournament), viewerOf(actor)]);
      return found && visibilityOf(found.state, compared, viewer);
    },
  };
}
