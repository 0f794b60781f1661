import { sameData, withTermsEvent, type TermsEvent } from '#tournament';
import { unchanged, type Handlers, type LineOf } from '../../projection/projection.js';
import type { PlayState } from '../play-state.js';
import { boardHandlers, dealSetHandlers } from './boards.js';
import { momentOf, type HandlersOf } from './changes.js';
import { contestHandlers, knockoutHandlers } from './contests.js';
import { clockHandlers } from './clock.js';
import { entriesHandlers } from './entries.js';
import { withClosedAskedAnew } from './protocols.js';
import { resultHandlers } from './results.js';
import { rulingHandlers } from './rulings.js';
import { sessionHandlers } from './sessions.js';
import { sheetHandlers } from './sheets.js';
import { tableHandlers } from './tables.js';

/** What happens to the terms of the tournament: the same as on the write side. */
function change(state: PlayState, line: LineOf<TermsEvent['type']>): PlayState {
  return withTermsEvent(state, line, momentOf(line));
}

/** Ids of deals that the journal has not revealed, and of keys of deals that are still to be made. */
function secretsIn({ boards, dealSets }: PlayState): string[] {
  const dealt = Object.values(boards).flatMap((set) => Object.values(set));
  const deals = dealt.flatMap(({ hidden, status }) => (hidden && status !== 'revealed' ? [hidden.id] : []));
  const promised = Object.values(dealSets).flatMap(({ commitments }) =>
    commitments.flatMap(({ made }) => made?.boards.map(({ key }) => key.id) ?? []),
  );
  return [...deals, ...promised];
}

const tournamentHandlers: HandlersOf<'tournament'> = {
  'tournament.created': unchanged,
  'tournament.renamed': unchanged,
  'tournament.published': unchanged,
  'tournament.announced': change,
  'tournament.archived': (state) => ({ ...state, archived: true }),
  'tournament.settings-chosen': change,
  // No protocol says anything of the regulation.
  'tournament.settings-amended': (state, line) =>
    withClosedAskedAnew(change(state, line), line, () => {
      const { settings } = line.payload;
      return !sameData({ ...settings, regulation: state.settings.regulation }, state.settings);
    }),
  'tournament.started': unchanged,
  'tournament.session-started': unchanged,
  'tournament.session-closed': unchanged,
  'tournament.role-granted': unchanged,
  'tournament.role-revoked': unchanged,
  'tournament.seal-requested': change,
  'tournament.sealed': change,
  'tournament.rulings-published': change,
  'tournament.brought': (state, { payload: { withoutKeys } }) =>
    withoutKeys === true ? { ...state, keysLeftOut: secretsIn(state) } : state,
  'tournament.book-taken': unchanged,
  'tournament.keys-taken': unchanged,
  'tournament.player-taken-back': change,
  'tournament.imported': unchanged,
  'tournament.text-erased': unchanged,
};

/** What every journal event changes in the state of play. */
export const playHandlers: Handlers<PlayState> = {
  ...tournamentHandlers,
  ...entriesHandlers,
  ...sessionHandlers,
  ...tableHandlers,
  ...boardHandlers,
  ...dealSetHandlers,
  ...resultHandlers,
  ...sheetHandlers,
  ...rulingHandlers,
  ...clockHandlers,
  ...contestHandlers,
  ...knockoutHandlers,
  // What others have computed is compared with, and is no part of play.
  'published.figures-kept': unchanged,
};
