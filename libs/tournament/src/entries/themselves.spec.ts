import fc from 'fast-check';
import { club, given, pair, playersOfPair, registered, reserve } from '../session/testing/evening.js';
import { archiveTournament } from '../tournament/commands/decide.js';
import { NOW } from '../testing/decider-specification.js';
import { closeEntries, registerEntry, withdrawEntry } from './commands/decide.js';
import {
  confirmRequest,
  declineRequest,
  letPlayersIn,
  putRequestFirst,
  requestEntry,
  withdrawRequest,
} from './commands/themselves.js';
import { entriesEvents, type EntryTerms } from './events.js';
import { placesTaken, requestsStanding, standingOfRequest } from './places.js';
import { type EntriesState, entriesStream, takingPart } from './state.js';

const system = { actor: 'job:entry-requests', capacity: 'system' } as const;
const linkOf = (number: number) => number.toString(16).padStart(64, '0');
const TERMS: EntryTerms = { as: 'pair', limit: 2, closes: null, conditions: '', atOnce: false };
const letIn = (terms: Partial<EntryTerms> = {}) => [letPlayersIn, { terms: { ...TERMS, ...terms } }] as const;
const asked = (number: number) => ({
  entry: pair(number),
  players: playersOfPair(number),
  link: linkOf(number),
});
const asks = (number: number) => [requestEntry, asked(number), system] as const;
const placed = (number: number) => entriesEvents.requestPlaced({ entry: pair(number) });
const requested = (number: number) => entriesEvents.requested({ ...asked(number), as: 'pair' });
const of = (journal: typeof club) => journal.state(entriesStream);

describe('players', () => {
  it('enter themselves once they are let in, until entries are closed or the time is over', () => {
    given(club).when(requestEntry, asked(1), system).thenRejected('entries.players-not-let-in');
    given(club)
      .when(...letIn())
      .then(entriesEvents.opened({}), entriesEvents.playersLetIn({ terms: TERMS }));
    const open = given(club, letIn({ closes: NOW + 1 }));
    given(open)
      .when(...asks(1))
      .then(requested(1), placed(1));
    given(open)
      .when(requestEntry, asked(1), { ...system, now: NOW + 1 })
      .thenRejected('entries.closing-time-over');
    given(open, [closeEntries, {}])
      .when(...asks(1))
      .thenRejected('entries.players-not-let-in');
    given(open, [letPlayersIn, { terms: null }])
      .when(...asks(1))
      .thenRejected('entries.players-not-let-in');
    given(open, [archiveTournament, {}])
      .when(...asks(1))
      .thenRejected('tournament.archived');
  });

  it('are as many as the entries of the tournament have', () => {
    const players = [...playersOfPair(1), ...playersOfPair(2)];
    given(club, letIn())
      .when(requestEntry, { ...asked(1), players }, system)
      .thenRejected('entries.other-number');
    const team = { ...asked(1), players };
    given(club, letIn({ as: 'team', atOnce: true }))
      .when(requestEntry, team, system)
      .then(
        entriesEvents.requested({ ...team, as: 'team' }),
        entriesEvents.teamRegistered({ entry: pair(1), players, captain: players[0]! }),
      );
    const alone = { ...asked(1), players: [reserve(1)] };
    given(club, letIn({ as: 'individual' }))
      .when(requestEntry, alone, system)
      .then(entriesEvents.requested({ ...alone, as: 'individual' }), placed(1));
  });

  it('ask once, however often it is sent', () => {
    const journal = given(club, letIn(), asks(1));
    given(journal)
      .when(...asks(1))
      .thenNothing();
    given(journal)
      .when(requestEntry, { ...asked(1), link: linkOf(9) }, system)
      .thenRejected('entries.exists');
  });

  it('are entries at once where the organiser says so', () =>
    given(club, letIn({ atOnce: true }))
      .when(...asks(1))
      .then(requested(1), entriesEvents.registered({ entry: pair(1), players: playersOfPair(1) })));

  it('withdraw by their own link alone, confirmed or not', () => {
    const journal = given(club, letIn(), asks(1));
    const own = { entry: pair(1), link: linkOf(1) };
    given(journal)
      .when(withdrawRequest, { ...own, link: linkOf(2) }, system)
      .thenRejected('entries.unknown');
    given(journal)
      .when(withdrawRequest, own, system)
      .then(entriesEvents.requestWithdrawn({ entry: pair(1) }));
    const gone = given(journal, [withdrawRequest, own, system]);
    given(gone).when(withdrawRequest, own, system).thenNothing();
    given(gone)
      .when(confirmRequest, { entry: pair(1) })
      .thenRejected('entries.request-withdrawn');
    given(journal, [confirmRequest, { entry: pair(1) }])
      .when(withdrawRequest, own, system)
      .then(entriesEvents.withdrawn({ entry: pair(1) }));
  });
});

describe('the waiting list', () => {
  const full = given(club, letIn(), asks(1), asks(2), asks(3), asks(4));

  it('has those for whom there is no place, in their order', () => {
    expect(requestsStanding(of(full), 'placed')).toEqual([pair(1), pair(2)]);
    expect(requestsStanding(of(full), 'waiting')).toEqual([pair(3), pair(4)]);
    given(full)
      .when(confirmRequest, { entry: pair(3) })
      .thenRejected('entries.no-place');
  });

  it('moves up when an entry is withdrawn, one is declined, or the limit raised', () => {
    given(full)
      .when(declineRequest, { entry: pair(1) })
      .then(entriesEvents.requestDeclined({ entry: pair(1) }), placed(3));
    given(full, [confirmRequest, { entry: pair(1) }])
      .when(withdrawEntry, { entry: pair(1) })
      .then(entriesEvents.withdrawn({ entry: pair(1) }), placed(3));
    const more = { ...TERMS, limit: 5 };
    const expected = [entriesEvents.playersLetIn({ terms: more }), placed(3), placed(4)];
    given(full)
      .when(letPlayersIn, { terms: more })
      .then(...expected);
  });

  it('has another first if the staff says so', () => {
    const other = given(full, [putRequestFirst, { entry: pair(4) }]);
    given(other)
      .when(putRequestFirst, { entry: pair(4) })
      .thenNothing();
    given(other)
      .when(declineRequest, { entry: pair(2) })
      .then(entriesEvents.requestDeclined({ entry: pair(2) }), placed(4));
  });

  it('has an end', () => {
    const requests = Object.fromEntries(
      Array.from({ length: 502 }, (_, index) => [
        pair(index + 1),
        { players: [], as: 'pair' as const, link: '', state: 'waiting' as const },
      ]),
    );
    const state: EntriesState = {
      open: true,
      order: [],
      entries: {},
      themselves: { terms: TERMS, order: Object.keys(requests), requests },
    };
    const decision = requestEntry.decide(asked(900), ...(decided(state) as [never, never]), {});
    expect(decision).toMatchObject({ rejection: { code: 'entries.waiting-list-full' } });
  });
});

/** The states and the context of a decision on such entries. */
function decided(entries: EntriesState): readonly [unknown, unknown] {
  return [{ entries, tournament: { status: 'published' } }, { now: NOW }];
}

/** What staff and players may do, one after the other. */
const acts = fc.array(
  fc.tuple(
    fc.constantFrom('ask', 'confirm', 'decline', 'own', 'withdraw', 'limit', 'first'),
    fc.integer({ min: 1, max: 9 }),
  ),
  { maxLength: 40 },
);

it('never has more entries than the limit, nobody waits beside a free place, and the order is kept', () =>
  fc.assert(
    fc.property(fc.boolean(), acts, (atOnce, all) => {
      let journal = given(club, letIn({ atOnce, limit: 3 }));
      let limit = 3;
      for (const [act, number] of all) {
        const entry = { entry: pair(number) };
        const more = Math.max(limit, number);
        const step = {
          ask: () => journal.when(...asks(number)),
          confirm: () => journal.when(confirmRequest, entry),
          decline: () => journal.when(declineRequest, entry),
          own: () => journal.when(withdrawRequest, { ...entry, link: linkOf(number) }, system),
          withdraw: () => journal.when(withdrawEntry, entry),
          limit: () => journal.when(...letIn({ atOnce, limit: more })),
          first: () => journal.when(putRequestFirst, entry),
        }[act]();
        if (!step.decision.accepted) continue;
        const before = of(journal);
        journal = step.book();
        const state = of(journal);
        if (act === 'limit') limit = more;
        const waiting = requestsStanding(state, 'waiting');
        expect(placesTaken(state)).toBeLessThanOrEqual(limit);
        expect(waiting.length === 0 || placesTaken(state) === limit).toBe(true);
        // Those who have moved up were ahead of all who wait on.
        const stood = state.themselves!.order.filter((id) =>
          requestsStanding(before, 'waiting').includes(id),
        );
        const up = stood.filter((id) => ['placed', 'confirmed'].includes(standingOfRequest(state, id)));
        const wait = stood.filter((id) => waiting.includes(id));
        expect([...up, ...wait]).toEqual(stood.filter((id) => up.includes(id) || wait.includes(id)));
      }
    }),
  ));

it('counts those whom the staff registers', () => {
  const journal = given(club, letIn(), ...registered(2));
  given(journal)
    .when(...asks(3))
    .then(requested(3));
  expect(takingPart(of(given(journal, asks(3))))).toEqual([pair(1), pair(2)]);
  given(journal, asks(3))
    .when(registerEntry, { entry: pair(4), players: playersOfPair(4) })
    .then(entriesEvents.registered({ entry: pair(4), players: playersOfPair(4) }));
});
