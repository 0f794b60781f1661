import { TEAM_PRESETS } from '#scoring';
import type { SessionPlay } from '../play/play-state.js';
import { uuid } from './play-events.js';
import type { Chance } from './chance.js';

/** A command and its body. */
export type Given = readonly [name: string, body: object];

/** Movements of teams; of some there are fewer teams than places. */
export const TEAM_MOVEMENTS = [
  { name: 'round-robin', teams: 4, matches: 2, segments: 2 },
  { name: 'round-robin', teams: 4, segments: 1 },
  { name: 'knockout', teams: 4, segments: 2 },
  { name: 'american-whist', teams: 5, rounds: 4 },
  { name: 'new-england-relay', teams: 4, rounds: 3 },
  { name: 'triple' },
  { name: 'two-stanza' },
]
  .map((teams) => [teams])
  .concat([[{ name: 'two-stanza' }, { name: 'round-robin', teams: 2, segments: 1 }]])
  .map((sections) =>
    sections.map((teams, index) => ({ section: 'AB'[index]!, movement: { kind: 'teams', teams } })),
  );

const TEAMS = [1, 2, 3, 4];
/** Of five players; each has a captain, of which one plays for nobody. */
const playersOf = (number: number) => [1, 2, 3, 4, 5].map((player) => uuid(400 + 10 * number + player));

/** The teams of an evening are entered; two of them are seeded. */
export const teamsEntered: readonly Given[] = [
  ...TEAMS.map((number): Given => [
    'entries.register-team',
    {
      entry: uuid(10 + number),
      players: playersOf(number),
      captain: number === 1 ? uuid(499) : playersOf(number)[0]!,
    },
  ]),
  ...[1, 2].map((number): Given => [
    'entries.describe-for-draws',
    {
      entry: uuid(10 + number),
      forDraws: { groups: { club: [], country: [], family: [] }, stationary: false, seed: number },
    },
  ]),
];

/** Something that happens where teams play; where pairs do it is refused. */
export function commandOfTeams(chance: Chance, { session, round, sections }: SessionPlay, id: string): Given {
  const section = sections.length === 0 ? 'A' : chance.of(sections.map((data) => data.section));
  const team = (number: number) => `${section}-${number}`;
  const number = chance.of(TEAMS);
  const other = chance.of(TEAMS);
  const reason = 'so';
  const match = { session, home: team(Math.min(number, other)), away: team(Math.max(number, other)), reason };
  const which = chance.is(0.5) ? { board: chance.of([1, 3, 5]) } : {};
  switch (chance.below(9)) {
    case 0:
      return [
        'session.seat-team',
        { session, team: team(number), entry: chance.of([null, uuid(10 + other)]) },
      ];
    case 1:
      return ['session.open-line-ups', { session, round: Math.max(1, round) + chance.below(2) }];
    case 2:
      return ['session.score-matches', { session, method: chance.of(TEAM_PRESETS), reason }];
    case 3:
      return [
        'session.carry-into-match',
        { ...match, ...which, hundredths: { home: chance.of([0, 550]), away: chance.of([0, 1200]) } },
      ];
    case 4:
      return [
        'session.draw-teams',
        chance.of([{ session }, { session, seeded: true }, { session, apart: ['club'], apartRounds: 2 }]),
      ];
    case 5: {
      const penalty = chance.of([id, uuid(9_000)]);
      return chance.is(0.7)
        ? ['session.penalise-team', { session, penalty, team: team(number), hundredths: 150, reason }]
        : ['session.withdraw-team-penalty', { session, penalty, reason }];
    }
    case 6: {
      const to = chance.of(['home', 'away', null]);
      const own = chance.is(0.5) ? { hundredths: { home: 1200, away: 0 } } : {};
      return ['session.award-match', { ...match, ...which, to, ...own }];
    }
    default: {
      const players = playersOf(number);
      const first = chance.below(players.length);
      const [N, E, S, W] = [...players.slice(first), ...players.slice(0, first)];
      return [
        'session.hand-in-line-up',
        { session, team: team(number), round: Math.max(1, round) + chance.below(2), lineUp: { N, E, S, W } },
      ];
    }
  }
}
