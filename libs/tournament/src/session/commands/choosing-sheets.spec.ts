import { cardsAtTable, conventionOf, ownConvention } from '#preferans';
import { SEED } from '../../testing/decider-specification.js';
import { callRound, chooseSheets, createSession, setTables, startSession } from './commands.js';
import { club, given } from '../testing/evening.js';

const SOCHINKA = conventionOf('sochinka')!;
const TWELVE = { by: 'deals', deals: 12 } as const;
const sheets = (convention: unknown, ends: object = TWELVE) => ({
  session: '1',
  sheets: { convention, ends },
});
const setUp = given(club, [createSession, { session: '1', game: 'preferans' }]);
const DRAWN = [setTables, { session: '1', players: 4, rounds: 1 }] as const;

/** The players of the one table in the event that has drawn it. */
function playersIn(decision: unknown): { players: string[]; cards?: string; basis: string } {
  const { events } = decision as {
    events: { session: { type: string; payload: Record<string, never> }[] };
  };
  const { rounds, cards, basis } = events.session.find(({ type }) => type === 'session.tables-drawn')!
    .payload as never as {
    rounds: { tables: { players: string[] }[] }[];
    cards?: string;
    basis: { kind: string };
  };
  return { players: rounds[0]!.tables[0]!.players, ...(cards && { cards }), basis: basis.kind };
}

describe('the convention of a session', () => {
  it('is one that comes with the program, or an own one that is marked where it differs', () => {
    given(setUp).when(chooseSheets, sheets(SOCHINKA)).thenAccepted();
    given(setUp)
      .when(chooseSheets, sheets(ownConvention(SOCHINKA, { poolSize: 20 }, 'Клуб на Садовой')))
      .thenAccepted();
  });

  it.each([
    ['under the name of another', { ...SOCHINKA, settings: { ...SOCHINKA.settings, poolMisere: 12 } }],
    [
      'marked as printed where it was agreed',
      { ...ownConvention(SOCHINKA, { poolMisere: 12 }, 'Club'), evidence: SOCHINKA.evidence },
    ],
    ['with a published name of its own', ownConvention(SOCHINKA, { poolMisere: 12 }, 'rostov')],
  ])('is never %s', (_what, convention) => {
    given(setUp).when(chooseSheets, sheets(convention)).thenRejected('session.convention-not-its-own');
  });

  it('does not contradict itself, nor until when the tables play', () => {
    const blind = { ...SOCHINKA, name: 'Club', settings: { ...SOCHINKA.settings, bombs: true } };
    given(setUp)
      .when(chooseSheets, sheets(blind))
      .thenRejected('session.settings-contradict', { contradiction: 'bombs-from-nothing', rule: '3.7.10' });
    given(setUp)
      .when(chooseSheets, sheets(SOCHINKA, { by: 'pools' }))
      .thenRejected('session.settings-contradict', { contradiction: 'pools-without-size' });
  });

  it('stays once the session has started; until when tables play may be changed with the reason', () => {
    const begun = given(
      setUp,
      [chooseSheets, sheets(SOCHINKA)],
      DRAWN,
      [startSession, { session: '1' }],
      [callRound, { session: '1', round: 1 }],
    );
    given(begun)
      .when(chooseSheets, { ...sheets(conventionOf('rostov')), reason: 'A mistake.' })
      .thenRejected('session.convention-frozen', { convention: 'sochinka' });
    given(begun)
      .when(chooseSheets, { ...sheets(SOCHINKA, { by: 'time' }), reason: 'It is late.' })
      .thenAccepted();
  });
});

describe('seats by cards', () => {
  const byCards = ownConvention(SOCHINKA, { seating: 'by-cards' }, 'Club');
  const place = { table: 'A1', round: 1 };

  it('are drawn at each table from a recorded seed that anybody draws from again', () => {
    const { decision } = given(given(setUp, [chooseSheets, sheets(byCards)])).when(...DRAWN);
    const drawn = playersIn(decision);
    expect(drawn).toMatchObject({ cards: SEED, basis: 'lot' });
    expect(drawn.players).toEqual(cardsAtTable(drawn.players, SEED, place).players);
  });

  it('are drawn at the tables as they stand where that is agreed after them', () => {
    const tables = given(setUp, [chooseSheets, sheets(SOCHINKA)], DRAWN);
    const drawn = playersIn(given(tables).when(chooseSheets, sheets(byCards)).decision);
    expect(drawn).toMatchObject({ cards: SEED, basis: 'seats' });
    expect(drawn.players).toEqual(cardsAtTable(drawn.players, SEED, place).players);
  });

  it('are the judges’ where nothing else was agreed', () => {
    const { decision } = given(given(setUp, [chooseSheets, sheets(SOCHINKA)])).when(...DRAWN);
    expect(playersIn(decision)).not.toHaveProperty('cards');
  });
});
