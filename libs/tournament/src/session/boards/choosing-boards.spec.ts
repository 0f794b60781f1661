import { revealBoard } from '../../board/commands/commands.js';
import { discloseDeals, importDeals } from '../../deal-set/commands/commands.js';
import { chooseBoardSet } from '../commands/commands.js';
import { sessionEvents } from '../events.js';
import { club, FIVE_TABLES, given, playedUpTo, setUp, type Step } from '../testing/evening.js';

const prepared = given(club, ...setUp(FIVE_TABLES));
const running = given(prepared, ...playedUpTo(1));
const choosing = { session: '1', boardSet: '101' };

const DEAL = {
  id: '00000000-0000-4000-8000-000000000003',
  cipher: 'A256GCM',
  nonce: 'n'.repeat(16),
  text: 'c'.repeat(90),
};
const imported: Step = [importDeals, { set: '101', format: 'PBN', deals: [{ board: 3, deal: DEAL }] }];
const disclosing = { set: '101', from: 3, to: 3, reason: 'The final was cancelled.' };
const opening = { set: '101', board: 3, deal: DEAL.id, key: '7'.repeat(64), sessions: [] };

describe('a session', () => {
  it('plays the boards of a set that was dealt before, once its movement is chosen', () => {
    given(prepared, imported).when(chooseBoardSet, choosing).then(sessionEvents.boardSetChosen(choosing));
    given(prepared, [chooseBoardSet, choosing]).when(chooseBoardSet, choosing).thenNothing();
  });

  it('plays another set instead, or its own boards again', () =>
    given(prepared, [chooseBoardSet, choosing])
      .when(chooseBoardSet, { session: '1', boardSet: '1' })
      .then(sessionEvents.boardSetChosen({ session: '1', boardSet: '1' })));

  it('keeps its boards once it has started', () =>
    given(running).when(chooseBoardSet, choosing).thenRejected('session.started'));

  it('does not play boards whose deals everybody has read', () =>
    given(prepared, imported, [discloseDeals, disclosing], [revealBoard, opening])
      .when(chooseBoardSet, choosing)
      .thenRejected('session.boards-public', { boards: '3' }));

  it('is to be over before deals that nobody has played are disclosed', () =>
    given(running, imported)
      .when(discloseDeals, disclosing)
      .thenRejected('tournament.sessions-open', { sessions: '1' }));
});
