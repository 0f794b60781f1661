import { given, NOTED, ORGANISER } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { viewDeal } from './commands.js';
import { boardEvents } from '../events.js';

const created = tournamentEvents.created({ name: 'Thursday Pairs', organiser: ORGANISER });
const DIRECTOR = '00000000-0000-4000-8000-000000000009';
const seven = { set: '1', board: 7 };
const FIRST = '00000000-0000-4000-8000-000000000001';
const hidden = { id: FIRST, cipher: 'A256GCM' as const, nonce: 'n'.repeat(16), text: 'c'.repeat(90) };
const requested = boardEvents.dealingRequested(seven);
const dealt = boardEvents.dealt({ ...seven, deal: hidden });
const asking = { ...seven, reason: 'A claim of cards in the wrong pocket' };

describe('a deal that somebody has not played yet', () => {
  it('is viewed by a director: who, in which role and why is in the journal', () =>
    given(created, requested, dealt)
      .when(viewDeal, asking, { actor: `person:${DIRECTOR}`, capacity: 'director' })
      .then(
        boardEvents.dealLookedAt({
          ...seven,
          deal: FIRST,
          person: DIRECTOR,
          office: 'director',
          reason: NOTED,
        }),
      ));

  it('is viewed again for another reason: that is in the journal, too', () =>
    given(created, requested, dealt)
      .when(viewDeal, asking)
      .book()
      .when(viewDeal, asking)
      .then(
        boardEvents.dealLookedAt({
          ...seven,
          deal: FIRST,
          person: ORGANISER,
          office: 'organiser',
          reason: NOTED,
        }),
      ));

  it('is looked at also where a table has read it from the cards that were dealt there', () =>
    given(created, boardEvents.dealtAtTable(seven), boardEvents.recorded({ ...seven, deal: hidden }))
      .when(viewDeal, asking)
      .then(
        boardEvents.dealLookedAt({
          ...seven,
          deal: FIRST,
          person: ORGANISER,
          office: 'organiser',
          reason: NOTED,
        }),
      ));

  it('needs a reason', () =>
    expect(() => given(created, requested, dealt).when(viewDeal, { ...seven, reason: ' ' })).toThrow(
      'reason',
    ));

  it('must be there: not asked for alone, nor in the hands of its players', () => {
    for (const journal of [[], [requested], [boardEvents.dealtAtTable(seven)]])
      given(created, ...journal)
        .when(viewDeal, asking)
        .thenRejected('board.no-deal', { board: 7 });
  });

  it('needs no asking once everybody may see it', () =>
    given(created, requested, dealt, boardEvents.revealed({ ...seven, deal: FIRST, key: '7'.repeat(64) }))
      .when(viewDeal, asking)
      .thenNothing());

  it('stays as it is in a journal that is closed', () =>
    given(created, requested, dealt, tournamentEvents.archived({}))
      .when(viewDeal, asking)
      .thenRejected('tournament.archived'));
});
