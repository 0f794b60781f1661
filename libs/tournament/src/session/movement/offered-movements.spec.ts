import {
  boardsOfSet,
  contestantsOf,
  makeMovement,
  offersFor,
  playsOf,
  type Offer,
  type Wishes,
} from '#movement';
import { createSession, setMovement } from '../commands/commands.js';
import { contestantsIn, isAbsent, placeOf, playedAt, roundsOf, type Scheduled } from '../plan/schedule.js';
import { club, given, session } from '../testing/evening.js';

const prepared = given(club, [createSession, { session: '1' }]);

interface CardLine {
  readonly round: number;
  readonly table: string | null;
  readonly direction: string | null;
  readonly opponent: string | null;
  readonly boards: readonly number[];
}

/** A contestant's card as the session has it: round by round table, direction, opponent and boards. */
function scheduledCard(scheduled: Scheduled, contestant: string): readonly CardLine[] {
  return Array.from({ length: roundsOf(scheduled) }, (_, index) => {
    const round = index + 1;
    const place = placeOf(scheduled, contestant, round);
    if (!place) return { round, table: null, direction: null, opponent: null, boards: [] };
    const { table, side: direction } = place;
    const play = playedAt(scheduled, table, round);
    const opponent = play ? (direction === 'NS' ? play.ew : play.ns) : null;
    return { round, table, direction, opponent, boards: play?.boards ?? [] };
  });
}

/** The same cards as the movement has them. */
function movementsCards({ choice, cost }: Offer): ReadonlyMap<string, readonly CardLine[]> {
  const { boardsPerRound } = cost;
  const movement = makeMovement(choice);
  const atNoTable = { table: null, direction: null, opponent: null, boards: [] };
  const cards = new Map(
    contestantsOf(movement).map(({ contestant }) => [
      `A-${contestant}`,
      Array.from({ length: movement.rounds }, (_, index): CardLine => ({ round: index + 1, ...atNoTable })),
    ]),
  );
  for (const { round, table, ns, ew, set, sitOut } of playsOf(movement)) {
    for (const [direction, contestant, other] of [
      ['NS', ns, ew],
      ['EW', ew, ns],
    ] as const) {
      const opponent = sitOut ? null : `A-${other}`;
      const boards = sitOut ? [] : boardsOfSet(set, { boardsPerRound });
      const line = { round, table: `A${table}`, direction, opponent, boards };
      cards.get(`A-${contestant}`)?.splice(round - 1, 1, line);
    }
  }
  return cards;
}

function afterSetting({ choice, cost }: Offer) {
  const movement = { kind: 'made', ...choice };
  const sections = [{ section: 'A', boardsPerRound: cost.boardsPerRound, movement }];
  return session(given(prepared, [setMovement, { session: '1', sections }]));
}

describe('every movement that is offered', () => {
  // Every small field; of the larger ones one of each remainder.
  const fields = [...Array.from({ length: 15 }, (_, index) => index + 4), 21, 24, 27, 30];

  it.each(fields)('to %i pairs can be set, and everybody’s card is as the movement says', (pairs) => {
    const wishes: readonly Wishes[] = [
      { pairs },
      { pairs, boards: 20, winners: 1, copies: 2, stay: ['Ann'] },
      { pairs, barometer: true, copies: pairs },
    ];
    for (const offer of wishes.flatMap((wanted) => offersFor(wanted).offers)) {
      const scheduled = afterSetting(offer);
      const there = contestantsIn(scheduled).filter((contestant) => !isAbsent(scheduled, contestant, 1));
      expect([offer.choice, there.length]).toEqual([offer.choice, pairs]);
      const cards = new Map(there.map((contestant) => [contestant, scheduledCard(scheduled, contestant)]));
      expect(cards).toEqual(movementsCards(offer));
      for (const { as } of offer.seats) {
        const tables = cards.get(`A-${as}`)!.map(({ table }) => table);
        expect(new Set(tables.filter((table) => table !== null)).size).toBe(1);
      }
    }
  });
});
