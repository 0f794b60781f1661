import { sameData, withRegulationFrom } from '#tournament';
import { unchanged, type Handlers, type LineOf } from '../../projection/projection.js';
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
import { sheetHandlers } from './sheets.js';
import { tableHandlers } from './tables.js';

/** Other settings, and the regulation that holds from now on. */
function withSettings(
  state: PlayState,
  { payload, time }: LineOf<'tournament.settings-chosen' | 'tournament.settings-amended'>,
): PlayState {
  const { settings } = payload;
  const { regulation } = settings;
  const regulations = withRegulationFrom(state.regulations, { from: time, regulation });
  return { ...state, settings, regulations };
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
  'tournament.archived': (state) => ({ ...state, archived: true }),
  'tournament.settings-chosen': withSettings,
  // No protocol says anything of the regulation.
  'tournament.settings-amended': (state, line) =>
    withClosedAskedAnew(withSettings(state, line), line, () => {
      const { settings } = line.payload;
      return !sameData({ ...settings, regulation: state.settings.regulation }, state.settings);
    }),
  'tournament.started': unchanged,
  'tournament.session-started': unchanged,
  'tournament.session-closed': unchanged,
  'tournament.role-granted': unchanged,
  'tournament.role-revoked': unchanged,
  'tournament.seal-requested': (state, { payload: { kind }, position }) => ({
    ...state,
    seals: [...state.seals, { request: position, kind, hash: null }],
  }),
  'tournament.sealed': (state, { payload: { request, hash } }) => ({
    ...state,
    seals: state.seals.map((seal) => (seal.request === request ? { ...seal, hash } : seal)),
  }),
  'tournament.rulings-published': (state, { payload }) => ({ ...state, publishedRulings: payload.as }),
  'tournament.brought': (state, { payload: { withoutKeys } }) =>
    withoutKeys === true ? { ...state, keysLeftOut: secretsIn(state) } : state,
  'tournament.book-taken': unchanged,
  'tournament.keys-taken': unchanged,
  'tournament.player-taken-back': (state, { payload: { person, players } }) => ({
    ...state,
    takenBack: { ...state.takenBack, [person]: players },
  }),
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
