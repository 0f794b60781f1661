import type { RulingSeen } from '../api/rulingDocuments.js';
import { ALL_RULINGS, rulingsWanted } from './filterRulings.js';

const ruling = (id: string, change: Partial<RulingSeen>): RulingSeen => ({
  session: '1',
  ruling: id,
  law: { edition: '2017', law: '64A1' },
  status: 'given',
  own: false,
  appealed: false,
  boards: [3],
  contestants: ['A-NS1', 'A-EW1'],
  about: [{ table: 'A1', round: 1, board: 3 }],
  ways: [],
  call: null,
  given: { position: 1, time: 0, actor: 'person' },
  effects: [],
  history: [],
  ...change,
});
const RULINGS = [
  ruling('revoke', {}),
  ruling('lead', {
    law: { edition: '2017', law: '6D1' },
    session: '2',
    about: [{ table: 'B2', round: 1, board: 12 }],
    boards: [12],
    contestants: ['B-NS2'],
  }),
  ruling('found', {
    law: { edition: '2017', law: '12C1(b)' },
    ways: [{ law: '64', answers: [] }],
    appealed: true,
  }),
];

it.each([
  ['all, the last first', {}, ['found', 'lead', 'revoke']],
  ['those of a session', { session: '2' }, ['lead']],
  ['those at a table', { table: 'b2' }, ['lead']],
  ['those on a board', { board: '3' }, ['found', 'revoke']],
  ['those about somebody', { contestant: 'B-NS2' }, ['lead']],
  ['those by a law or through it', { law: '64' }, ['found', 'revoke']],
  ['those by a clause', { law: '64a1' }, ['revoke']],
  ['none by half a number', { law: '1' }, []],
  ['those whose appeal waits', { appeals: true }, ['found']],
  ['the one that is meant', { ruling: 'lead' }, ['lead']],
])('of the rulings of a day there are wanted %s', (_what, filter, wanted) =>
  expect(rulingsWanted(RULINGS, { ...ALL_RULINGS, ...filter }).map((each) => each.ruling)).toEqual(wanted),
);
