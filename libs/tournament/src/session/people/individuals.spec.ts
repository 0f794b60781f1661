import { changeEntry, registerEntry } from '../../entries/commands/decide.js';
import { entriesStream } from '../../entries/state.js';
import { correctResult, recordIrregular } from '../../result/commands/commands.js';
import { resultStream } from '../../result/state.js';
import { giveRuling } from '../../ruling/commands/giving.js';
import {
  changeMovement,
  drawSeats,
  namePlayers,
  seatEntry,
  setMovement,
  startSession,
  substitute,
  withdrawContestant,
} from '../commands/commands.js';
import { playersOf } from './naming.js';
import { contestantsIn, meetingAt, placeOf, playedAt, scheduledPlays } from '../plan/schedule.js';
import {
  club,
  given,
  HOWELL,
  type Journal,
  pair,
  playedUpTo,
  playersOfPair,
  reserve,
  scored,
  session,
  setUp,
  type Step,
} from '../testing/evening.js';

/** Players 1 to so many register, each alone. */
const alone = (players: number): Step[] =>
  Array.from({ length: players }, (_, index) => [
    registerEntry,
    { entry: pair(index + 1), players: [reserve(index + 1)] },
  ]);

const THIRTEEN = { kind: 'individuals', players: 13, rounds: 6 } as const;
const TWELVE = { kind: 'individuals', players: 12, rounds: 11 } as const;

/** Twelve players in the places of a complete Howell of individuals, three boards a round. */
const seated = given(
  club,
  ...alone(12),
  ...setUp(TWELVE),
  ...Array.from({ length: 12 }, (_, index): Step => [
    seatEntry,
    { session: '1', contestant: `A-${index + 1}`, entry: pair(index + 1) },
  ]),
);
const begun = given(seated, ...playedUpTo(1));
const four = (journal: Journal, table: string, round: number) => {
  const { ns, ew, partners } = meetingAt(session(journal), table, round)!;
  return { N: ns, E: ew, S: partners!.ns, W: partners!.ew };
};

/** A ruling that gives North-South an average plus, East-West an average minus. */
function averages(table: string, round: number, board: number) {
  const average = (award: string) => ({ kind: 'artificial', award });
  const adjustment = { NS: average('average-plus'), EW: average('average-minus') };
  return {
    session: '1',
    ruling: '00000000-0000-4000-8000-000000000001',
    law: { law: '12C2', edition: '1997' },
    reason: 'No result possible',
    effects: [{ kind: 'score', table, round, board, adjustment }],
  };
}

const adjustedFor = (seating: object) =>
  expect.objectContaining({
    type: 'ruling.score-adjusted',
    payload: expect.objectContaining({ seating }),
  });

describe('an individual', () => {
  it('has as many contestants as players: 13 in three tables, of whom one sits out in each round', () => {
    const state = session(given(club, ...setUp(THIRTEEN)));
    expect(contestantsIn(state)).toEqual(Array.from({ length: 13 }, (_, index) => `A-${index + 1}`));
    for (let round = 1; round <= 6; round++) {
      const tables = ['A1', 'A2', 'A3'].map((table) =>
        Object.values(four(given(club, ...setUp(THIRTEEN)), table, round)),
      );
      const away = contestantsIn(state).filter((player) => placeOf(state, player, round) === undefined);
      expect(new Set(tables.flat()).size).toBe(12);
      expect(away).toHaveLength(1);
    }
  });

  it('says of everybody at which seat of which table', () => {
    const { N, E, S, W } = four(seated, 'A2', 3);
    for (const [seat, contestant] of Object.entries({ N, E, S, W })) {
      const side = seat === 'N' || seat === 'S' ? 'NS' : 'EW';
      expect(placeOf(session(seated), contestant, 3)).toEqual({ table: 'A2', side, seat });
    }
  });

  it('is refused for too few players with the fewest that there can be', () => {
    given(club, ...setUp(TWELVE))
      .when(setMovement, {
        session: '1',
        sections: [{ section: 'A', boardsPerRound: 3, movement: { kind: 'individuals', players: 6 } }],
      })
      .thenRejected('session.movement-refused', { fault: 'movement.players-unfit', least: 8 });
  });

  it('is no section among others in which pairs play', () => {
    given(club, ...setUp(TWELVE))
      .when(setMovement, {
        session: '1',
        sections: [
          { section: 'A', boardsPerRound: 3, movement: TWELVE },
          { section: 'B', boardsPerRound: 3, movement: HOWELL },
        ],
      })
      .thenRejected('session.individuals-apart', { section: 'A' });
  });

  it('can be given play by play, and no play of two among those of four', () => {
    const { movement } = session(seated).sections[0]!;
    const rows = movement.rows.map((row) => [...row]);
    const section = {
      section: 'A',
      boardsPerRound: 3,
      movement: { kind: 'rows', movement: { ...movement, rows } },
    };
    const wish = { session: '1', sections: [section] };
    const same = given(seated, [setMovement, wish]);
    expect(session(same).sections).toEqual(session(seated).sections);
    const { partners: _nobody, ...two } = rows[0]![0]!;
    rows[0]![0] = two;
    given(seated)
      .when(setMovement, wish)
      .thenRejected('session.movement-impossible', { fault: 'movement.contestant-name' });
  });
});

describe('the entries of an individual', () => {
  const free = given(club, ...alone(11), ...setUp(TWELVE));

  it('are drawn a place for each player', () => {
    const drawn = session(given(free, [drawSeats, { session: '1' }]));
    expect(Object.values(drawn.entries).toSorted()).toEqual(
      Array.from({ length: 11 }, (_, index) => pair(index + 1)),
    );
  });

  it('are not pairs: none is drawn, seated or started with', () => {
    const withPair = given(free, [registerEntry, { entry: pair(20), players: playersOfPair(20) }]);
    given(withPair).when(drawSeats, { session: '1' }).thenRejected('entries.of-two', { pairs: 1 });
    given(withPair)
      .when(seatEntry, { session: '1', contestant: 'A-1', entry: pair(20) })
      .thenRejected('entries.of-two');
    const changed = { entry: pair(1), players: playersOfPair(1) };
    given(seated, [changeEntry, changed]).when(startSession, { session: '1' }).thenRejected('entries.of-two');
  });

  it('are complete with one player: the session keeps who began', () => {
    const entries = begun.state(entriesStream);
    expect(playersOf(session(begun), entries, 'A-7')).toEqual([reserve(7)]);
    expect(session(begun).players['A-7']).toEqual([reserve(7)]);
  });

  it('have one name each', () => {
    given(begun)
      .when(
        namePlayers,
        { session: '1', table: 'A1', contestant: 'A-1', players: playersOfPair(1) },
        { capacity: 'scorer' },
      )
      .thenRejected('session.one-player', { contestant: 'A-1' });
  });
});

describe('a result of an individual', () => {
  const [board] = playedAt(session(begun), 'A1', 1)!.boards as [number];
  const play = { session: '1', table: 'A1', round: 1, board };
  const { N, E, S, W } = four(begun, 'A1', 1);
  const result = { kind: 'score', score: 110 } as const;

  it('names who sat where', () => {
    const played = scored(begun, 'A1', 1).state(resultStream(play));
    expect(played.seating).toEqual({ N, E, S, W });
  });

  it('can be of others in other seats, and of four different ones', () => {
    const irregular = { ...play, result, reason: 'Sat wrongly' };
    given(begun, [recordIrregular, { ...irregular, seating: { N: E, E: N, S, W } }]);
    given(begun)
      .when(recordIrregular, { ...irregular, seating: { N, E, S: N, W } })
      .thenRejected('result.seating-mixed');
  });

  it('names whom another player at the table leaves out', () => {
    const stranger = four(begun, 'A2', 1).N;
    const { decision } = scored(begun, 'A1', 1).when(correctResult, {
      ...play,
      result,
      seating: { N, E, S: stranger, W },
      reason: 'Another South',
    });
    expect(decision).toMatchObject({
      answer: {
        clashes: expect.arrayContaining([
          { kind: 'left-out', contestant: S, table: 'A1', round: 1 },
          { kind: 'elsewhere', contestant: stranger, table: 'A2', round: 1 },
        ]),
      },
    });
  });

  it('is adjusted for both partners of a side', () => {
    const { decision } = given(begun).when(giveRuling, averages('A1', 1, play.board));
    expect(decision.accepted && decision.events['ruling']).toContainEqual(adjustedFor({ N, E, S, W }));
  });
});

describe('somebody who is missing from an individual', () => {
  const { N, E, S, W } = four(begun, 'A1', 1);
  const without = given(begun, [withdrawContestant, { session: '1', contestant: S, fromRound: 1 }]);

  it('lets the other three at that player’s tables sit out', () => {
    expect(playedAt(session(without), 'A1', 1)).toBeUndefined();
    const plays = (contestant: string) =>
      scheduledPlays(session(without)).filter((play) =>
        [play.ns, play.ew, play.partners?.ns, play.partners?.ew].includes(contestant),
      ).length;
    // 33 boards; with the one who is missing everybody was to play one round, against that player two.
    expect([plays(S), plays(N), plays(E), plays(W)]).toEqual([0, 24, 24, 24]);
  });

  it('leaves boards that are adjusted for all four', () => {
    const { boards } = meetingAt(session(without), 'A1', 1)!;
    const { decision } = without.when(giveRuling, averages('A1', 1, boards[0]!));
    expect(decision.accepted && decision.events['ruling']).toContainEqual(adjustedFor({ N, E, S, W }));
  });

  it('can have a substitute, in the very same seat', () => {
    const sitsIn = { session: '1', contestant: S, person: reserve(40), fromRound: 1, toRound: 1 };
    given(begun, [substitute, { ...sitsIn, seat: 'S' }]);
    given(begun)
      .when(substitute, { ...sitsIn, seat: 'N' })
      .thenRejected('session.seat-not-held');
  });
});

describe('the movement of an individual in mid-session', () => {
  const wish = { session: '1', section: 'A', reason: 'Late' };
  const changed = (journal: Journal, change: object) => given(journal, [changeMovement, { ...wish, change }]);

  it('can be curtailed, and lengthened again', () => {
    const curtailed = changed(begun, { kind: 'curtail', rounds: 8 });
    expect(session(curtailed).sections[0]!.movement).toMatchObject({ rounds: 8, stationary: ['12'] });
    const journal = given(club, ...setUp({ kind: 'individuals', players: 12, rounds: 6 }), ...playedUpTo(1));
    const longer = changed(journal, { kind: 'lengthen', rounds: 8 });
    expect(session(longer).sections[0]!.movement).toMatchObject({ name: 'individual-howell', rounds: 8 });
  });

  it('takes a late player in, who was not there before and gets an entry', () => {
    const journal = given(changed(begun, { kind: 'late-pair' }), [
      registerEntry,
      { entry: pair(13), players: [reserve(13)] },
    ]);
    expect(contestantsIn(session(journal))).toContain('A-13');
    const { absences } = session(journal);
    expect(absences['A-13']).toEqual([{ fromRound: 1, untilRound: 2 }]);
    expect(meetingAt(session(journal), 'A1', 1)).toEqual(meetingAt(session(begun), 'A1', 1));
    const seated13 = given(journal, [seatEntry, { session: '1', contestant: 'A-13', entry: pair(13) }]);
    expect(playersOf(session(seated13), seated13.state(entriesStream), 'A-13')).toEqual([reserve(13)]);
    const rounds = Array.from({ length: 10 }, (_, index) => index + 2);
    const out = rounds.filter((round) => placeOf(session(journal), 'A-13', round) === undefined);
    expect(out.length).toBeLessThanOrEqual(1);
  });

  it('is another one without a player who has left: what is scored stays, and that player keeps their results', () => {
    const left = given(scored(begun, 'A1', 1), [
      withdrawContestant,
      { session: '1', contestant: 'A-5', fromRound: 2 },
    ]);
    const another = { kind: 'another', tables: 2, rounds: 9, newSets: 0, copies: 3, meetAgain: false };
    const journal = changed(left, another);
    const [board] = playedAt(session(begun), 'A1', 1)!.boards as [number];
    const place = { session: '1', table: 'A1', round: 1, board };
    expect(journal.state(resultStream(place))).toEqual(left.state(resultStream(place)));
    expect(contestantsIn(session(journal))).toContain('A-5');
    for (let round = 2; round <= 9; round++) {
      const plays = ['A1', 'A2'].map((table) => playedAt(session(journal), table, round));
      expect(plays.every((play) => play !== undefined)).toBe(true);
      expect(placeOf(session(journal), 'A-5', round)).toBeUndefined();
    }
  });

  it('is the one that was shown, or none', () => {
    given(begun)
      .when(changeMovement, {
        ...wish,
        change: { kind: 'late-pair' },
        shown: session(begun).sections[0]!.movement,
      })
      .thenRejected('change.otherwise');
  });

  it('is not changed for a table or a pair', () => {
    for (const change of [
      { kind: 'extra-table', pairs: 1 },
      { kind: 'broken-table', table: 1, way: 'sit-out' },
    ]) {
      given(begun)
        .when(changeMovement, { ...wish, change })
        .thenRejected('change.individual');
    }
  });
});
