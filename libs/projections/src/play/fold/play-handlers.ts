import { unchanged, type Handlers } from '../../projection.js';
import type { PlayState } from '../play-state.js';
import { boardHandlers } from './boards.js';
import type { HandlersOf } from './changes.js';
import { dealSetHandlers } from './deal-sets.js';
import { contestHandlers } from './contests.js';
import { clockHandlers } from './clock.js';
import { entriesHandlers } from './entries.js';
import { withClosedAskedAnew } from './protocols.js';
import { knockoutHandlers } from './knockouts.js';
import { resultHandlers } from './results.js';
import { rulingHandlers } from './rulings.js';
import { sessionHandlers } from './sessions.js';
import { tableHandlers } from './tables.js';

const tournamentHandlers: HandlersOf<'tournament'> = {
  'tournament.created': unchanged,
  'tournament.renamed': unchanged,
  'tournament.published': unchanged,
  'tournament.archived': unchanged,
  'tournament.settings-chosen': (state, { payload: { settings } }) => ({ ...state, settings }),
  'tournament.settings-amended': (state, line) =>
    withClosedAskedAnew({ ...state, settings: line.payload.settings }, line, () => true),
  'tournament.started': unchanged,
  'tournament.session-started': unchanged,
  'tournament.session-closed': unchanged,
  'tournament.role-granted': unchanged,
  'tournament.role-revoked': unchanged,
  'tournament.seal-requested': unchanged,
  'tournament.sealed': unchanged,
  'tournament.text-erased': unchanged,
};

/** What every event of a book does to what is known of play. */
export const playHandlers: Handlers<PlayState> = {
  ...tournamentHandlers,
  ...entriesHandlers,
  ...sessionHandlers,
  ...tableHandlers,
  ...boardHandlers,
  ...dealSetHandlers,
  ...resultHandlers,
  ...rulingHandlers,
  ...clockHandlers,
  ...contestHandlers,
  ...knockoutHandlers,
};
