import { contestantsIn } from '#tournament';
import type { SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import type { Chance } from './chance.js';
import { uuid } from './play-events.js';
import type { Given } from './random-teams.js';

const MASTER_POINTS = {
  rows: [{ contestants: 2, points: ['3', '2', '1.5', '1'] }],
  shared: 'mean',
  factor: '1.5',
  decimals: 2,
} as const;

const reason = 'so';

function someClass(chance: Chance) {
  return {
    stratum: chance.of([null, 'A', 'B', 'C']),
    categories: chance.of([[], ['mixed'], ['mixed', 'seniors']]),
    handicap: chance.of([0, 250]),
    ranked: chance.is(0.8),
  };
}

/** Somebody is of another class, or the standings have other tables. */
export function commandOfClasses(chance: Chance, { session, ...rest }: SessionPlay): Given {
  const contestant = chance.of(contestantsIn(scheduleOf(rest)));
  if (chance.is(0.3))
    return ['entries.classify', { entry: uuid(1 + chance.below(6)), class: someClass(chance) }];
  if (chance.is(0.6)) {
    const as = chance.is(0.8) ? someClass(chance) : null;
    return ['session.classify', { session, classes: [{ contestant, class: as }], reason }];
  }
  const choice = { lines: chance.of(['apart', 'together']), handicap: chance.is(0.5) };
  const tables = [
    { name: 'B and C', whom: { strata: ['B', 'C'] }, sections: 'as-ranked', ...choice },
    { name: 'Mixed', whom: { category: 'mixed' }, sections: 'together', ...choice },
    { name: 'North-South', whom: { line: 'NS', section: 'A' }, sections: 'together', ...choice },
  ];
  const standings = {
    lines: chance.of(['apart', 'together']),
    fullCards: chance.of([{}, { A: '40' }]),
    tables: tables.slice(0, chance.below(4)),
    ...(chance.is(0.3) && { masterPoints: MASTER_POINTS }),
    ...(chance.is(0.4) && {
      withdrawn: { beforeHalf: 'cancelled', afterHalf: chance.of(['standing', 'cancelled']) },
    }),
  };
  return ['session.choose-standings', { session, standings, reason }];
}

/** Something about the contest of both sessions. */
export function commandOfContests(chance: Chance, { session, ...rest }: SessionPlay, id: string): Given {
  const contest = '1';
  const contestant = chance.of(contestantsIn(scheduleOf(rest)));
  const total = chance.of(['sum', 'percentage', 'mean-of-percentages']);
  switch (chance.below(6)) {
    case 0: {
      const amounts = [{ session, contestant, hundredths: chance.of([null, 150, -50]) }];
      return ['contest.carry', { contest, amounts, reason }];
    }
    case 1:
      return ['contest.give-penalty', { contest, penalty: id, session, contestant, hundredths: 100, reason }];
    case 2:
      return ['contest.abandon', { contest, reason }];
    default:
      return [
        'contest.choose',
        {
          contest,
          settings: {
            title: 'Both evenings',
            ...chance.of([
              { sessions: ['1', '2'] },
              { sessions: ['1'] },
              {
                sessions: ['2'],
                carry: { from: ['1'], regulation: { kind: 'part', part: '1/2', of: 'score' } },
              },
            ]),
            total,
            ...(chance.is(0.3) && { dropIn: { kind: 'mean' } }),
            ...(chance.is(0.3) && { best: 1 }),
            ...(chance.is(0.3) && { qualify: 2 }),
            ...(chance.is(0.3) && { masterPoints: MASTER_POINTS }),
            tables: [{ name: 'Mixed', whom: { category: 'mixed' }, handicap: chance.is(0.5) }],
          },
          reason,
        },
      ];
  }
}
