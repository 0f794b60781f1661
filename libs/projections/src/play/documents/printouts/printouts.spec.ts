import { howell, makeMovement, shareAndRelay, web, type Movement } from '#movement';
import type { SectionData } from '#tournament';
import type { SessionPlay } from '../../play-state.js';
import { begun, event, played, setUp, THREE_TABLES, type TestEvents } from '../../../testing/play-events.js';
import { plannedBoardsOf, travellingSets } from '../boards/board-travels.js';
import { copiesByPlan } from '../boards/copies-played.js';
import { boardPlanDocument, type BoardPlanOfSections, type CopyOfBoards } from './board-plan-document.js';
import { guideCardOf, guideCards, type GuideCard, nameSlips } from './guide-cards.js';
import { tableCards, type TableCard } from './table-cards.js';

const session = (...events: TestEvents): SessionPlay => played(...events).sessions['1']!;

function section(movement: Movement, more: Partial<SectionData> = {}): SectionData {
  return { ...THREE_TABLES, movement: movement as SectionData['movement'], ...more };
}

/** `1 A1 NS A-EW1 1-2`; what is no play is said so. */
function wayListed({ rounds }: GuideCard): string[] {
  return rounds.map(({ round, what, table, side, opponents, boards, turned }) =>
    [
      round,
      ...(what === 'plays' ? [] : [what]),
      table ?? 'nowhere',
      side ?? '',
      opponents ?? '',
      boards.join('-'),
      turned ? 'turned' : '',
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
}

/** `1: A-NS1 A-EW1, 1-2 > A3; A-EW1 > A2`. */
function cardListed({ rounds }: TableCard): string[] {
  return rounds.map(({ round, what, ns, ew, boards, fromRelay, sharedWith, next, carries }) => {
    const away = carries.map(
      ({ boards: carried, to, relay }) => `${carried.join('-')} > ${to ?? 'box'}${relay ? ' relay' : ''}`,
    );
    const moving = next.map(({ contestant, table, side }) => `${contestant} > ${table ?? 'nowhere'} ${side}`);
    const there = [ns ?? 'nobody', ew ?? 'nobody', ...(what === 'plays' ? [] : [what])].join(' ');
    const from = fromRelay ? ' from relay' : '';
    const shared = sharedWith.length > 0 ? ` with ${sharedWith.join('+')}` : '';
    return `${round}: ${there}, ${[`${boards.join('-')}${from}${shared}`, ...away, ...moving].join('; ')}`;
  });
}

const named = ({ boards, copy }: CopyOfBoards) =>
  `${boards.join('-')}${copy === null ? '' : ` copy ${copy}`}`;
const withOthers = (table: string, others: readonly string[]) => [table, ...others].join('+');

/** What lies where: `1-2 A1+A4`. */
function laid({ setup }: BoardPlanOfSections): string[] {
  return setup.map((at) => `${named(at)} ${withOthers(at.table, at.sharedWith)}`);
}

/** The moves after a round: `1-2 A1 > A3 in 2`, the caddy's with a star. */
function movesAfter({ rounds }: BoardPlanOfSections, afterRound: number): string[] {
  const { moves } = rounds.find((round) => round.afterRound === afterRound) ?? { moves: [] };
  return moves.map((move) => {
    const to = move.to === null ? 'box' : withOthers(move.to, move.sharedWith);
    const where = `${named(move)} ${move.from ?? 'relay'} > ${move.relay ? 'relay of ' : ''}${to}`;
    return `${where}${move.neededIn === null ? '' : ` in ${move.neededIn}`}${move.caddy ? ' *' : ''}`;
  });
}

describe('guide cards', () => {
  it('say who meets whom where with which boards, and who stays', () => {
    const [first, , , fourth] = guideCards(session(setUp()));
    expect(first).toMatchObject({ contestant: 'A-NS1', section: 'A', stationary: 'A1' });
    expect(wayListed(first!)).toEqual(['1 A1 NS A-EW1 1-2', '2 A1 NS A-EW3 3-4', '3 A1 NS A-EW2 5-6']);
    expect(fourth).toMatchObject({ contestant: 'A-EW1', stationary: null });
    expect(wayListed(fourth!)).toEqual(['1 A1 EW A-NS1 1-2', '2 A2 EW A-NS2 5-6', '3 A3 EW A-NS3 3-4']);
  });

  it('are there for everybody but the phantom; who meets it sits out at its table', () => {
    const half = session(setUp({ sections: [section(howell({ tables: 2, phantom: 4 }))] }));
    expect(guideCards(half).map(({ contestant }) => contestant)).toEqual(['A-1', 'A-2', 'A-3']);
    const sitOuts = guideCards(half).flatMap(({ rounds }) =>
      rounds.filter(({ what }) => what === 'sits-out').map(({ round, table }) => `${round} ${table}`),
    );
    expect(sitOuts.toSorted()).toEqual(['1 A1', '2 A1', '3 A1']);
  });

  it('say in which rounds arrows are switched', () => {
    const sections = [section(shareAndRelay({ tables: 4, arrowSwitched: [4] }))];
    expect(wayListed(guideCardOf(session(setUp({ sections })), 'A-1'))).toEqual([
      '1 A1 NS A-5 1-2',
      '2 A1 NS A-8 3-4',
      '3 A1 NS A-7 5-6',
      '4 A1 EW A-6 7-8 turned',
    ]);
  });

  it('say at which tables boards are turned when, as table cards do', () => {
    const movement = makeMovement({
      name: 'mitchell',
      tables: 3,
      rounds: 3,
      scrambled: [[2], [], [1, 3]],
    });
    const sections = [section(movement)];
    expect(wayListed(guideCardOf(session(setUp({ sections })), 'A-4'))).toEqual([
      '1 A1 EW A-1 1-2',
      '2 A2 EW A-2 5-6',
      '3 A3 NS A-3 3-4 turned',
    ]);
    const turned = tableCards(session(setUp({ sections }))).map(({ table, rounds }) =>
      [table, ...rounds.filter((round) => round.turned).map(({ round }) => round)].join(' '),
    );
    expect(turned).toEqual(['A1 2', 'A2', 'A3 1 3']);
  });

  it('of a pair that comes late say from when on it plays', () => {
    const left = event('session.contestant-withdrew', {
      session: '1',
      contestant: 'A-EW2',
      fromRound: 1,
    });
    const came = event('session.contestant-arrived', {
      session: '1',
      contestant: 'A-EW2',
      fromRound: 2,
      missed: 'not-played',
    });
    const without = session(begun(), left);
    expect(guideCards(without).map(({ contestant }) => contestant)).not.toContain('A-EW2');
    expect(wayListed(guideCardOf(without, 'A-NS2'))).toEqual([
      '1 sits-out A2 NS',
      '2 A2 NS A-EW1 5-6',
      '3 A2 NS A-EW3 1-2',
    ]);
    const late = session(begun(), left, came);
    expect(wayListed(guideCardOf(late, 'A-EW2'))).toEqual([
      '1 absent A2 EW',
      '2 A3 EW A-NS3 1-2',
      '3 A1 EW A-NS1 5-6',
    ]);
    expect(nameSlips(late).find(({ contestant }) => contestant === 'A-EW2')).toEqual({
      contestant: 'A-EW2',
      start: { round: 2, what: 'plays', table: 'A3', side: 'EW' },
    });
  });
});

describe('QR slips', () => {
  it('say where each begins', () =>
    expect(
      nameSlips(session(setUp())).map(
        ({ contestant, start }) => `${contestant} ${start?.table} ${start?.side}`,
      ),
    ).toEqual(['A-NS1 A1 NS', 'A-NS2 A2 NS', 'A-NS3 A3 NS', 'A-EW1 A1 EW', 'A-EW2 A2 EW', 'A-EW3 A3 EW']));
});

describe('table cards', () => {
  it('say who comes with which boards, and where they and the boards go', () =>
    expect(cardListed(tableCards(session(setUp()))[1]!)).toEqual([
      '1: A-NS2 A-EW2, 3-4; 3-4 > A1; A-NS2 > A2 NS; A-EW2 > A3 EW',
      '2: A-NS2 A-EW1, 5-6; 5-6 > A1; A-NS2 > A2 NS; A-EW1 > A3 EW',
      '3: A-NS2 A-EW3, 1-2; 1-2 > box',
    ]));

  it('say with whom boards are shared, and which come from the relay', () => {
    const sections = [section(shareAndRelay({ tables: 4 }), { copies: 1 })];
    const [first, second, , fourth] = tableCards(session(setUp({ sections })));
    expect(cardListed(first!).slice(0, 2)).toEqual([
      '1: A-NS1 A-EW1, 1-2 with A4; A-NS1 > A1 NS; A-EW1 > A2 EW',
      '2: A-NS1 A-EW4, 3-4 with A4; A-NS1 > A1 NS; A-EW4 > A2 EW',
    ]);
    expect(cardListed(second!).slice(0, 2)).toEqual([
      '1: A-NS2 A-EW2, 3-4; 3-4 > A1; A-NS2 > A2 NS; A-EW2 > A3 EW',
      '2: A-NS2 A-EW1, 5-6 from relay; 5-6 > A1; A-NS2 > A2 NS; A-EW1 > A3 EW',
    ]);
    // The fourth stands next to the third.
    expect(cardListed(fourth!)[0]).toBe(
      '1: A-NS4 A-EW4, 1-2 with A1; 1-2 > A3; A-NS4 > A4 NS; A-EW4 > A1 EW',
    );
  });

  it('say that somebody sits out there', () => {
    const left = event('session.contestant-withdrew', { session: '1', contestant: 'A-EW2', fromRound: 2 });
    expect(cardListed(tableCards(session(begun(), left))[2]!)).toEqual([
      '1: A-NS3 A-EW3, 5-6; 5-6 > A2; A-NS3 > A3 NS; A-EW3 > A1 EW',
      '2: A-NS3 nobody sits-out, ; 1-2 > A2; A-NS3 > A3 NS',
      '3: A-NS3 A-EW1, 3-4; 3-4 > box',
    ]);
  });
});

describe('rounds that are still to be drawn', () => {
  const { movement } = THREE_TABLES;
  const first = movement.rows.map((row) => [row[0]!, null, null]);
  const drawn: SectionData = { ...THREE_TABLES, movement: { ...movement, rows: first, drawn: 1 } };
  const swiss = session(setUp({ sections: [drawn] }));

  it('are marked as such on every printout', () => {
    const card = guideCardOf(swiss, 'A-EW1');
    expect(wayListed(card)).toEqual(['1 A1 EW A-NS1 1-2', '2 undrawn nowhere', '3 undrawn nowhere']);
    expect(guideCardOf(swiss, 'A-NS1').stationary).toBeNull();
    const [table] = tableCards(swiss);
    expect(table!.rounds.map(({ what, next }) => [what, next.length])).toEqual([
      ['plays', 0],
      ['undrawn', 0],
      ['undrawn', 0],
    ]);
    expect(boardPlanDocument(swiss).plans[0]!.undrawn).toBe(2);
    expect(boardPlanDocument(session(setUp())).plans[0]!.undrawn).toBeNull();
  });
});

describe('the board plan', () => {
  const plansOf = (...sections: SectionData[]) => boardPlanDocument(session(setUp({ sections }))).plans;

  it('of a Mitchell: a copy of each set, everything one table down, the caddy carries from the first to the last', () => {
    const [plan] = boardPlanDocument(session(setUp())).plans;
    expect(plan!.copies).toEqual([
      { boards: [1, 2], copies: 1 },
      { boards: [3, 4], copies: 1 },
      { boards: [5, 6], copies: 1 },
    ]);
    expect(laid(plan!)).toEqual(['1-2 A1', '3-4 A2', '5-6 A3']);
    expect(plan!.relays).toEqual([]);
    expect(movesAfter(plan!, 1)).toEqual(['1-2 A1 > A3 in 2 *', '3-4 A2 > A1 in 2', '5-6 A3 > A2 in 2']);
    expect(movesAfter(plan!, 3)).toEqual(['1-2 A2 > box', '3-4 A3 > box', '5-6 A1 > box']);
  });

  it('of share and relay with one copy: two tables share, boards wait at the relay', () => {
    const [plan] = plansOf(section(shareAndRelay({ tables: 4 }), { copies: 1 }));
    expect(laid(plan!)).toEqual(['1-2 A1+A4', '3-4 A2', '7-8 A3']);
    expect(plan!.relays).toEqual([
      { feeds: 'A2', between: ['A2', 'A3'], atStart: [{ boards: [5, 6], copy: null }], most: 1 },
    ]);
    expect(movesAfter(plan!, 1)).toEqual([
      '1-2 A4 > A3 in 2',
      '3-4 A2 > A1+A4 in 2',
      '7-8 A3 > relay of A2 in 3',
      '5-6 relay > A2 in 2',
    ]);
  });

  it('of a web: the copies are told apart', () => {
    // Sets by table and round: 123, 321, 213, 132, 321.
    const [plan] = plansOf(section(web({ tables: 5, rounds: 3 })));
    expect(plan!.copies.map(({ copies }) => copies)).toEqual([2, 3, 2]);
    expect(laid(plan!)).toEqual([
      '1-2 copy 1 A1',
      '5-6 copy 1 A2',
      '3-4 copy 1 A3',
      '1-2 copy 2 A4',
      '5-6 copy 2 A5',
    ]);
    expect(plan!.relays.map(({ feeds, atStart }) => `${feeds}: ${atStart.map(named).join(', ')}`)).toEqual([
      'A1: 3-4 copy 2',
      'A5: 3-4 copy 3',
    ]);
    expect(movesAfter(plan!, 1)).toEqual([
      '1-2 copy 1 A1 > relay of A5 in 3 *',
      '1-2 copy 2 A4 > A3 in 2',
      '3-4 copy 1 A3 > A2 in 2',
      '5-6 copy 1 A2 > relay of A1 in 3',
      '5-6 copy 2 A5 > A4 in 2',
      '3-4 copy 2 relay > A1 in 2',
      '3-4 copy 3 relay > A5 in 2',
    ]);
  });

  it('numbers the copies through the sections that have their own, as the boards themselves do', () => {
    const webs = ['A', 'B'].map((name) => section(web({ tables: 5, rounds: 3 }), { section: name }));
    const state = session(setUp({ sections: webs }));
    const { plans } = boardPlanDocument(state);
    expect(laid(plans[1]!).slice(0, 2)).toEqual(['1-2 copy 3 B1', '5-6 copy 3 B2']);
    expect(movesAfter(plans[1]!, 1)).toContain('3-4 copy 6 relay > B5 in 2');
    const travelling = plannedBoardsOf(state).flatMap((planned) => travellingSets(state, planned));
    expect(travelling.filter(({ set }) => set === 2).map(({ copy }) => copy)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      [...copiesByPlan({ sessions: { 1: state } }, state, 1)].filter(([at]) => at.endsWith('/1')),
    ).toEqual([
      ['A1/1', 1],
      ['A4/1', 2],
      ['B1/1', 3],
      ['B4/1', 4],
    ]);
  });

  it('of several sections: one for each, and one for those that play with the same boards', () => {
    const b = { section: 'B', movement: THREE_TABLES.movement };
    expect(plansOf(THREE_TABLES, { ...THREE_TABLES, ...b }).map(laid)).toEqual([
      ['1-2 A1', '3-4 A2', '5-6 A3'],
      ['1-2 B1', '3-4 B2', '5-6 B3'],
    ]);
    const [shared, ...others] = plansOf(
      { ...THREE_TABLES, copies: 1 },
      { ...THREE_TABLES, ...b, boardsWith: 'A' },
    );
    expect(others).toEqual([]);
    expect(shared!.sections).toEqual(['A', 'B']);
    expect(shared!.copies.map(({ copies }) => copies)).toEqual([1, 1, 1]);
    expect(laid(shared!)).toEqual(['1-2 A1+B1', '3-4 A2+B2', '5-6 A3+B3']);
    expect(movesAfter(shared!, 1)).toEqual([
      '1-2 A1 > A3+B3 in 2 *',
      '3-4 A2 > A1+B1 in 2',
      '5-6 A3 > A2+B2 in 2',
    ]);
  });

  it('has boards that go to the other section carried, also from its first table to the last of the one before', () => {
    // One table in each: set 1 then 2 in section A, set 2 then 1 in section B.
    const one = (sets: readonly number[]): Movement => ({
      name: 'rows',
      tables: 1,
      rounds: 2,
      sets: 2,
      winners: 2,
      stationary: [],
      rows: [sets.map((set) => ({ ns: 'NS1', ew: 'EW1', set }))],
    });
    const [plan] = plansOf(section(one([1, 2])), section(one([2, 1]), { section: 'B', boardsWith: 'A' }));
    expect(movesAfter(plan!, 1)).toEqual(['1-2 A1 > B1 in 2 *', '3-4 B1 > A1 in 2 *']);
  });
});
