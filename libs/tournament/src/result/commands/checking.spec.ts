import type { JournalEvent } from '../../catalogue/journal-event.js';
import { openContradictions } from './checking.js';
import { tableEvents } from '../../table/events.js';
import { tableStream } from '../../table/state.js';
import { sessionStream } from '../../session/state.js';
import { given } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { correctResult, decideSuspicion, recordCheck, voidResult } from './commands.js';
import { type FoundOfEntry, resultEvents, type Suspicion } from '../events.js';
import { at, journal, played, seats, threeTables } from '../testing/three-tables.js';
import { unsettledPlays } from '../../testing/unsettled-plays.js';

const PLAY = 'A1 1 1';
const DEAL = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const REASON = 'Everybody at the table says so.';
const reason = expect.any(Object) as never;

const evening = [
  ...threeTables(1),
  journal.recorded(PLAY, 'NS1 EW1', '3NT N = HK', ['redoubled']),
  journal.settled(PLAY),
];
const look = (found: readonly FoundOfEntry[], more: object = {}) => ({
  ...at(PLAY),
  entry: 1,
  check: 1,
  deal: DEAL,
  found: [...found],
  fits: [],
  beside: [],
  ...more,
});
const checked = (found: readonly FoundOfEntry[]) => {
  const { fits: _fits, ...line } = look(found);
  return resultEvents.checked(line);
};
const opened = tableEvents.contradictionOpened(at(PLAY));
const over = tableEvents.contradictionClosed(at(PLAY));
const decided = (...suspicions: Suspicion[]) =>
  resultEvents.suspicionDecided({ ...at(PLAY), entry: 1, suspicions });
const itWasSo = (suspicions: readonly Suspicion[], more: object = {}) => {
  const { session, ...play } = at(PLAY);
  return { session, plays: [{ ...play, entry: 1, suspicions: [...suspicions] }], ...more };
};

describe('what is found of an entry beside its deal', () => {
  it('is kept with the entry, and keeps the official seal back where it cannot be', () => {
    given(...evening)
      .when(recordCheck, look(['above-double-dummy']))
      .then(checked(['above-double-dummy']));
    given(...evening)
      .when(recordCheck, look(['lead-not-held']))
      .then(checked(['lead-not-held']), opened);
    given(...evening)
      .when(recordCheck, look(['other-board'], { fits: [2] }))
      .then(resultEvents.checked(look(['other-board'], { fits: [2] })), opened);
  });

  it('is of the entry that stands, and of one look after the other', () => {
    for (const outdated of [{ entry: 2 }, { check: 2 }])
      given(...evening)
        .when(recordCheck, look(['lead-not-held'], outdated))
        .thenRejected('result.entered-anew');
    given(...threeTables(1))
      .when(recordCheck, look([]))
      .thenRejected('result.entered-anew');
  });

  it('is nothing any more once the board has a deal with which it goes together', () => {
    given(...evening, checked(['lead-not-held']), opened)
      .when(recordCheck, look([], { check: 2 }))
      .then(
        resultEvents.checked({ ...at(PLAY), entry: 1, check: 2, deal: DEAL, found: [], beside: [] }),
        over,
      );
  });
});

describe('a director decides that it was so', () => {
  const contradicted = [...evening, checked(['lead-not-held', 'above-double-dummy']), opened];

  it('of improbabilities without a word, of several entries together', () => {
    const other = 'A2 1 3';
    const two = [...contradicted, journal.recorded(other, 'NS2 EW2', '1NT S +4', ['many-overtricks'])];
    const { session, ...place } = at(other);
    const body = {
      session,
      plays: [
        ...itWasSo(['above-double-dummy', 'redoubled', 'far-from-field']).plays,
        { ...place, entry: 1, suspicions: ['many-overtricks'] },
      ],
    };
    given(...two)
      .when(decideSuspicion, body)
      .then(
        decided('above-double-dummy', 'redoubled', 'far-from-field'),
        resultEvents.suspicionDecided({ ...at(other), entry: 1, suspicions: ['many-overtricks'] }),
      );
  });

  it('of a contradiction with a reason, which lets the seal be set', () => {
    given(...contradicted)
      .when(decideSuspicion, itWasSo(['lead-not-held']))
      .thenRejected('result.suspicion-reason');
    given(...contradicted)
      .when(decideSuspicion, itWasSo(['lead-not-held'], { reason: REASON }))
      .then(
        resultEvents.suspicionDecided({ ...at(PLAY), entry: 1, suspicions: ['lead-not-held'], reason }),
        over,
      );
  });

  it('only once, and of nothing that was not found', () => {
    given(...contradicted, decided('redoubled'))
      .when(decideSuspicion, itWasSo(['redoubled', 'many-overtricks', 'below-double-dummy']))
      .thenNothing();
  });

  it('of the entry that they have seen, as long as the tournament is open', () => {
    const corrected = resultEvents.corrected({
      ...at(PLAY),
      seating: seats('NS1 EW1'),
      result: played('3NT N -1'),
      flags: [],
      reason: { text: DEAL, hash: 'a'.repeat(64) },
    });
    given(...contradicted, corrected)
      .when(decideSuspicion, itWasSo(['redoubled']))
      .thenRejected('result.entered-anew');
    given(...contradicted, tournamentEvents.archived({}))
      .when(decideSuspicion, itWasSo(['redoubled']))
      .thenRejected('tournament.archived');
    given(...evening)
      .when(decideSuspicion, {
        session: '1',
        plays: [{ table: 'A2', round: 1, board: 3, entry: 1, suspicions: ['redoubled'] }],
      })
      .thenRejected('result.none');
  });
});

describe('a contradiction', () => {
  const contradicted = [...evening, checked(['lead-not-held']), opened];

  it('is closed by whatever takes the entry away', () => {
    const correct = { ...at(PLAY), result: played('3NT N = HQ'), reason: REASON };
    for (const [command, body] of [
      [correctResult, correct],
      [voidResult, { ...at(PLAY), reason: REASON }],
    ] as const) {
      const { decision } = given(...contradicted).when(command as never, body);
      const events = decision.accepted ? (Object.values(decision.events).flat() as JournalEvent[]) : [];
      expect([command.name, events.at(-1)]).toEqual([command.name, over]);
    }
  });

  it('keeps the official seal back, unless a ruling stands in the place of the score', () => {
    const open = (...events: JournalEvent[]) => {
      const told = given(...events);
      const session = told.state(sessionStream('1'));
      const tables = Object.fromEntries(
        ['A1', 'A2', 'A3'].map((table) => [table, told.state(tableStream({ session: '1', table }))]),
      );
      return [openContradictions(session, tables), unsettledPlays(session, tables).length];
    };
    const { session: _session, ...play } = at(PLAY);
    expect(open(...evening)).toEqual([[], 17]);
    expect(open(...contradicted)).toEqual([[play], 17]);
    expect(open(...contradicted, over)).toEqual([[], 17]);
    expect(open(...contradicted, tableEvents.playRuled({ ...at(PLAY), ruling: DEAL }))).toEqual([[], 17]);
  });
});
