import { readState } from '../testing/read-state.js';
import {
  agreed,
  begun,
  called,
  entered,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  ruled,
  score,
  setUp,
  SIXTY_FORTY,
  uuid,
} from '../testing/play-events.js';
import type { OwnPair } from './own-play.js';
import { PUBLIC_VIEWER, type Viewer } from './viewer.js';

/*
 * A Mitchell of three tables, two boards a round: A-EW1 plays boards 1 and 2 at table A1, then boards 5 and 6 at table A2.
 * Everybody may see a board once all three have played it.
 */
const [EVA, ADAM, SUE] = [uuid(98), uuid(99), uuid(97)];
const named = event('session.players-named', { session: '1', contestant: 'A-EW1', players: [EVA, ADAM] });
const first = { table: 'A1', round: 1, board: 1 };

/** What somebody sees of a card: the boards with side, score and award, without those of which they see nothing. */
async function card(
  events: TestEvents,
  self: string | undefined,
  {
    contestant = 'A-EW1',
    viewer = PUBLIC_VIEWER,
    pair,
  }: { contestant?: string; viewer?: Viewer; pair?: OwnPair } = {},
) {
  const queries = readState(played(...events), viewer);
  const own = { self: self === undefined ? self : { person: self }, pair };
  const { rounds } = await queries.protocols.card('1', contestant, own);
  return rounds.flatMap(({ boards }) =>
    boards.flatMap(({ board, shown, line }) =>
      line ? [[board, line.side, line.score, shown ? line.award !== null : null]] : [],
    ),
  );
}

describe('one’s own card', () => {
  const begins: TestEvents = [begun(), named];

  it('has one’s own contract and score at once, from one’s own side, and no award before the board is shown', async () => {
    const one: TestEvents = [...begins, agreed(first, score(620))];
    expect(await card(one, ADAM)).toEqual([[1, 'EW', -620, null]]);
    expect(await card(one, undefined)).toEqual([]);
  });

  it('has the award once everybody has played the board', async () => {
    const all: TestEvents = [...begins, roundPlayed(1), called(2), roundPlayed(2), called(3), roundPlayed(3)];
    expect((await card(all, EVA)).slice(0, 2)).toEqual([
      [1, 'EW', -110, true],
      [2, 'EW', -110, true],
    ]);
  });

  it('has no result that the other side has still to confirm, and of a ruling only that there is one', async () => {
    expect(await card([...begins, entered(first, score(620))], EVA)).toEqual([]);
    expect(await card([...begins, ruled(first, SIXTY_FORTY)], EVA)).toEqual([[1, 'EW', null, null]]);
  });

  it('tells nobody what another pair has, not even one who has met it', async () => {
    const one: TestEvents = [...begins, roundPlayed(1)];
    expect(await card(one, EVA, { contestant: 'A-NS1' })).toEqual([]);
    expect(await card(one, EVA, { contestant: 'A-EW2' })).toEqual([]);
  });

  it('is that of a substitute in the rounds in which they sat there, and not that of the player they sat in for', async () => {
    const substituted = event('session.substituted', {
      session: '1',
      contestant: 'A-EW1',
      seat: 'W',
      person: SUE,
      fromRound: 2,
      toRound: 2,
    });
    const two: TestEvents = [...begins, substituted, roundPlayed(1), called(2), roundPlayed(2)];
    expect((await card(two, EVA)).map(([board]) => board)).toEqual([1, 2, 5, 6]);
    expect((await card(two, ADAM)).map(([board]) => board)).toEqual([1, 2]);
    expect((await card(two, SUE)).map(([board]) => board)).toEqual([5, 6]);
  });

  it('says nothing of a board that the player has not played yet in another session', async () => {
    const again: TestEvents = [
      setUp({ session: '2', boardSet: '1' }),
      event('session.players-named', { session: '2', contestant: 'A-NS1', players: [EVA, uuid(96)] }),
    ];
    const before: TestEvents = [...begins, ...again, agreed(first)];
    expect(await card(before, EVA)).toEqual([]);
    expect(await card(before, ADAM)).toEqual([[1, 'EW', -110, null]]);
  });

  describe('on the pair’s own phone', () => {
    const pair = { session: '1', contestant: 'A-EW1' };
    const two: TestEvents = [...begins, agreed(first, score(620)), called(2)];

    it('has what the pair played in earlier rounds, at its next table and on the way there, and no award', async () => {
      const next: Viewer = { kind: 'table', session: '1', table: 'A2', pair: 'A-EW1' };
      for (const viewer of [PUBLIC_VIEWER, next])
        expect(await card(two, undefined, { pair, viewer })).toEqual([[1, 'EW', -620, null]]);
    });

    it('says of which rounds the pair has said that they are right, and nothing of what the other side has', async () => {
      const right = (side: 'NS' | 'EW') =>
        event('table.round-confirmed', { session: '1', table: 'A1', round: 1, side });
      const said = async (...events: TestEvents) => {
        const { tables } = readState(played(...begins, roundPlayed(1), called(2), ...events), PUBLIC_VIEWER);
        return (await tables.table('1', 'A2', { pair })).earlier.map(({ confirmed }) => confirmed);
      };
      expect(await said(right('NS'))).toEqual([false, false]);
      expect(await said(right('NS'), right('EW'))).toEqual([true, true]);
    });

    it('has nothing that another pair played, nor of another session', async () => {
      expect(await card(two, undefined, { pair, contestant: 'A-NS1' })).toEqual([]);
      expect(await card(two, undefined, { pair: { ...pair, session: '2' } })).toEqual([]);
      expect(await card(two, undefined, { pair: { ...pair, contestant: 'A-EW2' } })).toEqual([]);
    });

    it('says nothing of a board that one of the pair has not played yet in another session', async () => {
      const again: TestEvents = [
        setUp({ session: '2', boardSet: '1' }),
        event('session.players-named', { session: '2', contestant: 'A-NS1', players: [EVA, uuid(96)] }),
      ];
      expect(await card([...begins, ...again, agreed(first)], undefined, { pair })).toEqual([]);
    });
  });

  it('is shown at the table only while those who played it sit there', async () => {
    const at: Viewer = { kind: 'table', session: '1', table: 'A1' };
    const one: TestEvents = [...begins, agreed(first)];
    expect((await card(one, undefined, { viewer: at })).map(([board]) => board)).toEqual([1]);
    const next: TestEvents = [...begins, roundPlayed(1), called(2)];
    expect(await card(next, undefined, { viewer: at })).toEqual([]);
    expect(await card(next, undefined, { contestant: 'A-NS1', viewer: at })).toEqual([]);
  });
});

describe('a correction that was declined', () => {
  const WHY = 'Both sides have signed it.';
  const meant = { session: '1', ...first, correction: 1 };
  const declined: TestEvents = [
    begun(),
    named,
    agreed(first, score(620)),
    event('result.correction-asked', { ...meant, entry: 1, side: 'EW', result: score(170) }),
    event('result.correction-declined', { ...meant, reason: NOTED }),
  ];
  const look = (viewer: Viewer) => readState(played(...declined), viewer, { texts: { [NOTED.text]: WHY } });
  const atTable = (table: string): Viewer => ({ kind: 'table', session: '1', table });
  const onPhone = async (viewer: Viewer, pair?: OwnPair) => {
    const { boards, earlier } = await look(viewer).tables.table('1', 'A1', pair && { pair });
    return [...boards, ...earlier].find(({ board }) => board === 1)!.asked;
  };
  const onCard = async (contestant: string, self: string | undefined) => {
    const own = self === undefined ? {} : { self: { person: self } };
    const { rounds } = await look(PUBLIC_VIEWER).protocols.card('1', contestant, own);
    return rounds[0]!.boards[0]!.line?.asked;
  };

  it('is told with the reason on the phone of the table, and nowhere else', async () => {
    expect(await onPhone(atTable('A1'))).toMatchObject({ side: 'EW', outcome: 'declined', reason: WHY });
    expect(await onPhone(atTable('A2'))).toBeNull();
    expect(await onPhone(PUBLIC_VIEWER)).toBeNull();
  });

  it('and on the card of those who really sat there', async () => {
    const place = { session: '1', table: 'A2', round: 1, board: 3 };
    const really = event('result.irregular-recorded', {
      ...place,
      seating: { N: 'A-NS2', S: 'A-NS2', E: 'A-EW1', W: 'A-EW1' },
      result: score(620),
      flags: [],
      reason: NOTED,
    });
    const asked = { ...place, correction: 1, entry: 1, side: 'EW', result: score(170) } as const;
    const closed = event('session.closed', { session: '1' });
    const state = played(begun(), named, really, event('result.correction-asked', asked), closed);
    const { rounds } = await readState(state, PUBLIC_VIEWER).protocols.card('1', 'A-EW1', {
      self: { person: EVA },
    });
    const line = rounds[0]!.boards.find(({ board }) => board === 3)?.line;
    expect(line).toMatchObject({ table: 'A2', asked: { outcome: 'asked', result: score(170) } });
  });

  it('and on the card of those who asked, to them alone', async () => {
    expect(await onCard('A-EW1', EVA)).toEqual({ outcome: 'declined', result: score(170), reason: WHY });
    expect(await onCard('A-EW1', undefined)).toBeUndefined();
    expect(await onCard('A-EW1', SUE)).toBeUndefined();
    expect(await onCard('A-NS1', EVA)).toBeUndefined();
  });
});
