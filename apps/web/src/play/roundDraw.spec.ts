import type { SectionData } from '#tournament';
import type { ContestantSeen } from '../api/documents.js';
import { lastRoundDrawn, placesInRound, roundAhead, stillToDraw } from './roundDraw.js';
import { seatsOfPlace } from '../draws/seatsOfPlace.js';

/** Three pairs and three rounds in each section; of B round 2 is still to be drawn. */
function section(name: string, drawn: number): SectionData {
  const rows = [
    [{ ns: '1', ew: '2', set: 1 }, drawn > 1 ? { ns: '3', ew: '1', set: 2 } : null, null],
    [{ ns: '3', ew: '4', set: 1 }, drawn > 1 ? { ns: '4', ew: '2', set: 2 } : null, null],
  ];
  const movement = { name: 'swiss' as const, tables: 2, rounds: 3, sets: 3, winners: 1 as const, rows };
  return {
    section: name,
    movement: { ...movement, stationary: [], phantom: '4', drawn },
    boardsPerRound: 2,
    firstBoard: 1,
  };
}
const phantom = (contestant: string): ContestantSeen =>
  ({ contestant, players: [], absent: [{ fromRound: 1, untilRound: null }] }) as unknown as ContestantSeen;
const session = {
  sections: [section('A', 2), section('B', 1)],
  contestants: [phantom('A-4'), phantom('B-4')],
  tables: ['A1', 'A2', 'B1', 'B2'],
  round: 1,
  status: 'running' as const,
};

it('a round is told table by table with its boards; who is alone sits out and plays none', () => {
  expect(placesInRound(session, 2)).toEqual([
    {
      table: 'A1',
      sides: [
        { side: 'NS', contestant: 'A-3' },
        { side: 'EW', contestant: 'A-1' },
      ],
      boards: [3, 4],
    },
    { table: 'A2', sides: [{ side: 'EW', contestant: 'A-2' }], boards: [] },
  ]);
});

it('each section draws its rounds by itself', () => {
  expect([lastRoundDrawn(session), stillToDraw(session, 2), stillToDraw(session, 1)]).toEqual([2, ['B'], []]);
  expect(stillToDraw(session, 4)).toEqual([]);
});

it('a drawn round is ahead until it is called', () => {
  expect([0, 1, 2].map((round) => roundAhead({ ...session, round }))).toEqual([1, 2, undefined]);
  expect(roundAhead({ ...session, status: 'set-up', round: 0 })).toBeUndefined();
});

it('the first round is ahead as soon as somebody has a place, also before the start', () => {
  const [one, ...others] = session.contestants as readonly ContestantSeen[];
  const seated = [{ ...one!, players: [{ player: 'p1', name: 'Anna Nowak' }] }, ...others];
  const waits = { ...session, contestants: seated, status: 'set-up' as const, round: 0 };
  expect([roundAhead(waits), roundAhead({ ...waits, sections: [] })]).toEqual([1, undefined]);
});

it('a team with a bye is told once, not each of its pairs', () => {
  const [data] = session.sections;
  const row = (ns: string, ew: string) => [{ ns, ew, set: 1 }];
  const rows = [row('NS1', 'EW2'), row('NS2', 'EW1'), row('NS3', 'EW4'), row('NS4', 'EW3')];
  const movement = { ...data!.movement, rows, teams: { segments: 1 }, drawn: 1 };
  const teams = {
    ...session,
    sections: [{ ...data!, movement }],
    contestants: [phantom('A-NS4'), phantom('A-EW4')],
    tables: ['A1', 'A2', 'A3', 'A4'],
  };
  expect(placesInRound(teams, 1).map(({ table, team }) => [table, team])).toEqual([
    ['A1', undefined],
    ['A2', undefined],
    ['A3', 'A-3'],
  ]);
  // Where only one of its pairs meets nobody, as in a match of three, that pair is told.
  const half = { ...teams, contestants: [phantom('A-EW4')] };
  expect(placesInRound(half, 1).map(({ team }) => team)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('an individual is told seat by seat, its first round as soon as somebody has a place', () => {
  const row = [{ ns: '1', ew: '2', partners: { ns: '3', ew: '4' }, set: 1 }];
  const movement = {
    name: 'individual' as const,
    tables: 1,
    rounds: 1,
    sets: 1,
    winners: 1 as const,
    stationary: [],
    rows: [row],
  };
  const individual = {
    ...session,
    sections: [{ section: 'A', movement, boardsPerRound: 2, firstBoard: 1 }] as unknown as SectionData[],
    contestants: ['1', '2', '3', '4'].map(
      (number) =>
        ({
          contestant: `A-${number}`,
          players: [{ player: number, name: `Player ${number}` }],
          absent: [],
        }) as unknown as ContestantSeen,
    ),
    tables: ['A1'],
    round: 0,
    status: 'set-up' as const,
  };
  expect(roundAhead(individual)).toBe(1);
  const [{ sides }] = placesInRound(individual, 1) as [ReturnType<typeof placesInRound>[number]];
  expect(seatsOfPlace(sides).map(({ seat, contestant }) => `${seat} ${contestant}`)).toEqual([
    'N A-1',
    'E A-2',
    'S A-3',
    'W A-4',
  ]);
  // Where pairs play there are none.
  expect(seatsOfPlace(placesInRound(session, 2)[0]!.sides)).toEqual([]);
});
