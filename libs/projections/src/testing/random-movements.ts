import type { Chance } from './chance.js';
import { TEAM_MOVEMENTS, type Given } from './random-teams.js';

const MOVEMENTS = [
  [{ section: 'A', movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, phantom: 3 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'howell', tables: 3, rounds: 5, phantom: 6 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'howell', tables: 2, rounds: 3 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, barometer: true } }],
  [{ section: 'A', movement: { kind: 'made', name: 'rover', tables: 4, rounds: 3 } }],
  [
    {
      section: 'A',
      movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, scrambled: [[1], [], [2, 3]] },
    },
    { section: 'B', movement: { kind: 'made', name: 'mitchell', tables: 5, rounds: 3, arrowSwitched: [3] } },
  ],
  [{ section: 'A', movement: { kind: 'individuals', players: 9, rounds: 3 } }],
  [
    {
      section: 'A',
      hosts: 'B',
      movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, phantom: 3 },
    },
    {
      section: 'B',
      movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, phantom: 3, sidesExchanged: true },
    },
  ],
  [
    { section: 'A', movement: { kind: 'made', name: 'howell', tables: 3, rounds: 4, phantom: 6 } },
    {
      section: 'B',
      hosts: 'A',
      movement: { kind: 'made', name: 'howell', tables: 3, rounds: 4, phantom: 6 },
    },
  ],
  ...TEAM_MOVEMENTS,
] as const;

/** What sitting out in a Swiss can be worth. */
const BYES = [
  { kind: 'artificial', award: 'average-plus' },
  { kind: 'artificial', award: 'average-minus' },
  { kind: 'percentage', hundredths: 5_500 },
] as const;

/** How the movement of a session is set. */
export function movementSet(chance: Chance, session: string): Given {
  if (chance.is(0.25)) return swissSet(chance, session);
  const boards = chance.of([1, 2]);
  const sections = chance.of(MOVEMENTS).map((section, _index, all) => {
    const alike = all.some((one) => 'hosts' in one);
    return { ...section, boardsPerRound: alike ? boards : chance.of([1, 2]) };
  });
  return ['session.set-movement', { session, sections }];
}

/** A session whose rounds are drawn from its results: of pairs, or of teams. */
function swissSet(chance: Chance, session: string): Given {
  const pairs = chance.of([5, 6]);
  const draw = {
    order: chance.of(['close', 'top-down']),
    first: chance.of(['lot', 'neighbours', 'halves', 'quarters']),
    results: chance.of(['all', 'all', 'delayed']),
    stationary: chance.is(0.3) ? ['A-1'] : [],
    bans: chance.is(0.3) ? [['A-2', 'A-3']] : [],
    ...(chance.is(0.5) && { bye: chance.of(BYES) }),
    ...(chance.is(0.3) && {
      apart: { rounds: 2, groups: [{ kind: 'club', contestants: ['A-1', 'A-4'] }] },
    }),
  };
  const boardsPerRound = chance.of([1, 2]);
  if (chance.is(0.3)) {
    const teamBye = chance.is(0.5) ? { teamBye: 700 } : {};
    const segments = chance.of([1, 1, 2]);
    const teams = { teams: pairs, matches: segments === 2 ? 2 : 3, segments };
    return [
      'session.set-team-swiss',
      {
        session,
        ...teams,
        ...(chance.is(0.4) && { others: [{ section: 'B', teams: 4 }] }),
        boardsPerRound,
        draw: { ...draw, ...teamBye, ...(segments === 2 ? { odd: 'three-way', rematches: 'allowed' } : {}) },
      },
    ];
  }
  return ['session.set-swiss', { session, pairs, rounds: 3, boardsPerRound, draw }];
}
