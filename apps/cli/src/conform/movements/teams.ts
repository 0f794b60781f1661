import {
  americanWhist,
  checkIndividual,
  checkMovement,
  newEnglandRelay,
  rainbow,
  roundRobinRounds,
  type IndividualMovement,
  type Movement,
} from '#movement';
import { z } from 'zod';
import { explained, type Figures } from '../comparison/answer.js';
import { copiesOf, individualRowsOf, rowsOf } from './figures.js';
import { section } from './section.js';

/** American Whist row by row. */
export const americanWhists = section({
  given: z.object({ teams: z.int() }),
  notes: ['rule'],
  id: ({ teams }) => `${teams}`,
  answer({ teams }) {
    const movement = americanWhist({ teams });
    return {
      rounds: explained(movement.rounds, 'each meets each'),
      rows: explained(rowsOf(movement), 'before every round East-West two tables down, boards one'),
      check: matchesOf(movement),
    };
  },
});

/** New England relays row by row. */
export const newEnglandRelays = section({
  given: z.object({ teams: z.int() }),
  id: ({ teams }) => `${teams}`,
  answer({ teams }) {
    const movement = newEnglandRelay({ teams });
    return {
      rounds: explained(movement.rounds, 'each meets each'),
      rows: explained(rowsOf(movement), 'East-West t + r, set 2t + r, on the circle of the teams'),
      check: matchesOf(movement),
      copies: copiesOf(movement),
    };
  },
});

function matchesOf(movement: Movement): Figures {
  const faults = checkMovement(movement);
  const met = new Set(
    movement.rows.flat().flatMap((play) => (play ? [[play.ns, play.ew].toSorted().join(' ')] : [])),
  );
  return explained(
    { bad: faults.length, matches: met.size },
    `${met.size} pairs of teams meet, ${faults.length} faults`,
  );
}

/** Round robins: who meets whom, round by round. */
export const roundRobins = section({
  given: z.object({ n: z.int() }),
  id: ({ n }) => `${n}`,
  answer: ({ n }) => ({
    rounds: explained(
      roundRobinRounds(n).map((round) => round.map((match) => [...match])),
      'the last stays, the others go round the circle',
    ),
  }),
});

/** Rainbow individuals row by row. */
export const rainbows = section({
  given: z.object({ tables: z.int() }),
  notes: ['rule'],
  id: ({ tables }) => `${tables}`,
  answer({ tables }) {
    const movement = rainbow({ tables });
    const faults = checkIndividual(movement);
    return {
      players: explained(4 * tables, 'four at a table'),
      rows: explained(
        individualRowsOf(movement),
        'North stays, South one up, East two up, West two down, boards one down',
      ),
      check: explained({ bad: faults.length, maxMeet: mostMeetings(movement) }, `${faults.length} faults`),
    };
  },
});

function mostMeetings({ rows }: IndividualMovement): number {
  const counts = new Map<string, number>();
  for (const play of rows.flat()) {
    const four = play ? [play.n, play.s, play.e, play.w] : [];
    for (const [at, one] of four.entries()) {
      for (const other of four.slice(at + 1)) {
        const both = [one, other].toSorted().join(' ');
        counts.set(both, (counts.get(both) ?? 0) + 1);
      }
    }
  }
  return Math.max(...counts.values());
}
