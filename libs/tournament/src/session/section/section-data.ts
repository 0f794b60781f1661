import { z } from 'zod';
import { type Movement, MOVEMENT_NAMES, TABLES_WANTED } from '#movement';
import { fraction } from '../../contest/events.js';
import { boardNumber, contestantName, roundNumber, sectionName } from '../../journal/names.js';
import { drawOptions } from './draw-options.js';
import { exactDecimal } from '../../standings/session-standings.js';

const contestant = z.string().regex(/^(NS|EW)?[1-9]\d{0,3}$/);

const play = z.strictObject({
  ns: contestant,
  ew: contestant,
  /** Of an individual: who sits South and West, and `ns` North, `ew` East. */
  partners: z.strictObject({ ns: contestant, ew: contestant }).optional(),
  /** Of three who are each for themselves: who sits South; West is empty. */
  south: contestant.optional(),
  set: z.int().min(1).max(200),
});

/** Rounds of each table. */
export const roundsByTable = z.array(z.array(z.int().min(1).max(200)).max(200)).max(200);

/** A movement as data (`Movement` of #movement): who plays what at each table in each round. */
export const movementData = z.strictObject({
  name: z.enum(MOVEMENT_NAMES),
  tables: z.int().min(1).max(200),
  rounds: z.int().min(1).max(200),
  sets: z.int().min(1).max(200),
  winners: z.union([z.literal(1), z.literal(2)]),
  /** `rows[table - 1][round - 1]`; null: nobody plays there. */
  rows: z.array(z.array(play.nullable()).max(200)).max(200),
  /** Who is not there: whoever meets it sits out. Of teams the number of one. */
  phantom: contestant.optional(),
  /** Who is there and sits nowhere, since a change in mid-session left no place. */
  idle: z.array(contestant).max(400).optional(),
  stationary: z.array(contestant).max(400),
  /** Rounds in which the boards are turned. */
  arrowSwitched: z.array(z.int().min(1).max(200)).max(200).optional(),
  /** The same at single tables: `scrambled[table - 1]` are the rounds in which the boards are turned there. */
  scrambled: roundsByTable.optional(),
  /** What it has on purpose: how many tables play one set at once, how often two contestants meet. */
  declared: z
    .strictObject({
      copies: z.int().min(1).max(200).optional(),
      meetings: z.int().min(1).max(200).optional(),
    })
    .optional(),
  /** Of teams: NSk and EWk are the pairs of team k, and so many sets that two teams play are a match. */
  teams: z
    .strictObject({
      segments: z.int().min(1).max(64),
      /** Of a Swiss in which three teams may play each other: behind the sets of so many rounds are those for that. */
      spareBehind: z.int().min(2).max(200).optional(),
    })
    .optional(),
  /** Of one that is drawn round by round: the last round that is; rounds behind it are null in the rows. */
  drawn: z.int().min(1).max(200).optional(),
});

/** A movement as an event holds it; what is optional in it is left out or given, never undefined. */
export type MovementData = z.infer<typeof movementData>;

/** The movement of an event as #movement knows it. */
export function movementOf(data: MovementData): Movement {
  return data as Movement;
}

/** What a session asks of those who deal and carry boards and of those who take hands out of them. */
export const boardSettings = z.strictObject({
  /** Who carries boards: North (Law 8A2), a caddy, or by plan: a caddy where it is not one table down. */
  carried: z.enum(['by-plan', 'north', 'caddy']),
  /** Whether each table says that its boards are there; otherwise the first score on one of them does. */
  tapped: z.boolean(),
  /** Minutes after which boards are missed at a table that has entered nothing; null: never. */
  silence: z.int().min(1).max(60).nullable().optional(),
  /** Whether each table says before the first score on a board that everybody has counted thirteen cards (Law 7B). */
  counted: z.boolean(),
  /** Whether the table that plays a board first says that it was shuffled and dealt by hand there (Laws 6A to 6C, 6E1). */
  dealt: z.boolean().optional(),
  /** Whether phones ask at the beginning of a round who sits where; demanded: no score is entered there before. */
  seats: z.enum(['not-asked', 'asked', 'demanded']).optional(),
  /** Whether those at a table see there what others did on a board that they have played, before the session is closed. */
  others: z.boolean().optional(),
});
export type BoardSettings = z.infer<typeof boardSettings>;

/** What holds where nothing was chosen. */
export const DEFAULT_BOARDS: Required<BoardSettings> = {
  carried: 'by-plan',
  tapped: false,
  // A board and a half of the usual seven or eight minutes: also slow tables have scored one by then.
  silence: 12,
  counted: false,
  dealt: false,
  seats: 'asked',
  others: true,
};

/** What a session asks about its boards. */
export function boardSettingsOf({
  boards = DEFAULT_BOARDS,
}: {
  readonly boards?: BoardSettings | undefined;
}): Required<BoardSettings> {
  return { ...DEFAULT_BOARDS, ...boards };
}

/** Who carries boards, if the director decides otherwise than the plan. */
export function carrierBy(planned: 'north' | 'caddy', { carried }: BoardSettings): 'north' | 'caddy' {
  return carried === 'by-plan' ? planned : carried;
}

/** Teams of three: the sum of its players is a team's, and they do not meet where there is a draw without that. */
export const teamsOfThree = z
  .array(
    z.strictObject({
      team: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^\p{Cc}]*$/u),
      players: z.array(contestantName).length(3),
    }),
  )
  .min(1)
  .max(300)
  .refine((teams) => areDifferent(teams.flatMap(({ players }) => players)), {
    error: 'each player in one team, once',
  })
  .refine((teams) => areDifferent(teams.map(({ team }) => team)), { error: 'each team once' });

function areDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** What those who go on take along of their scores: a part, no more than `most` up or down. */
export const takenAlong = z.strictObject({ share: fraction, most: exactDecimal.optional() });
export type TakenAlong = z.infer<typeof takenAlong>;

/** How the round after a cut is drawn: 'final': the best four at the first table, the next four at the second ... */
export const drawnAs = z.enum(['swiss', 'final']);

/** A cut of the field that is announced beforehand. */
export const announcedCut = z.strictObject({
  /** The round after which it is made. */
  after: roundNumber,
  /** So many go on. */
  stay: z.int().min(3).max(1000),
  as: drawnAs.default('swiss'),
  /** Left out: everything. */
  carry: takenAlong.optional(),
});
export type AnnouncedCut = z.infer<typeof announcedCut>;

/** How players are drawn to tables of four and three. */
export const tablesWanted = z.strictObject({
  /** Each round by the standings; everybody meets everybody; at random, with no repeat as long as there is such a draw. */
  draw: z.enum(['swiss', 'round-robin', 'random']),
  /** Which tables are wanted: the others are as few as the number of players allows. */
  wanted: z.enum(TABLES_WANTED),
  /** Who does not meet where there is a draw without that: a team, a club. */
  apart: z.array(z.array(contestantName).min(2).max(400)).max(400).optional(),
  teams: teamsOfThree.optional(),
  /** Left out: nobody is cut, or it is decided later. */
  cuts: z.array(announcedCut).min(1).max(10).optional(),
});
export type TablesToDraw = z.infer<typeof tablesWanted>;

/** A section: its movement as data, which boards its sets are and how many copies of them there are. */
export const sectionData = z.strictObject({
  section: sectionName,
  movement: movementData,
  /** 0: no board is played at two tables, each table deals for itself. */
  boardsPerRound: z.int().min(0).max(64),
  firstBoard: boardNumber,
  /** At most so many copies of each board, which tables share; left out: as many as keep the tables apart. */
  copies: z.int().min(1).max(200).optional(),
  /** Tables may play one copy in the same round, board by board; left out: only where the movement is made for it. */
  shared: z.literal(true).optional(),
  /** The section with whose copies it plays, so many as that one has; left out: with copies of its own. */
  boardsWith: sectionName.optional(),
  /** The section whose sit-outs meet those of this one, until a round from which one has another movement. */
  hosts: z.strictObject({ section: sectionName, untilRound: roundNumber.optional() }).optional(),
  /** For individuals at tables of three and four: how those are drawn. */
  tables: tablesWanted.optional(),
  /** How its rounds are drawn, where its movement is drawn round by round. */
  draw: drawOptions.optional(),
});
export type SectionData = z.infer<typeof sectionData>;

type Drawn = Pick<MovementData, 'teams'>;

/**
 * Which boards a match of a Swiss plays: each of its rounds has a set of its own. Where three teams may play each other
 * at once, each match has further sets, half as many as rounds, that nobody plays but two of those three. They are
 * behind all others, `spareBehind` rounds; those of matches that are added later are behind their own.
 */
interface SetsOfMatch {
  /** The set of each of its rounds. */
  readonly rounds: readonly number[];
  /** For two of three teams. */
  readonly spare: readonly number[];
}

/** The sets of the match that begins in a round; of pairs a round is a match. */
export function setsOfMatch({ teams }: Drawn, first: number): SetsOfMatch {
  const segments = teams?.segments ?? 1;
  const behind = teams?.spareBehind;
  if (behind === undefined || first <= behind) {
    const before = (behind ?? 0) + ((first - 1) / segments) * (segments / 2);
    const spare = behind === undefined ? [] : from(before, segments / 2);
    return { rounds: from(first - 1, segments), spare };
  }
  const known = behind + (behind / segments) * (segments / 2);
  const before = known + ((first - 1 - behind) / segments) * (segments + segments / 2);
  return { rounds: from(before, segments), spare: from(before + segments, segments / 2) };
}

function from(before: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => before + index + 1);
}

/** The set that all tables play in a round, but for two of three teams. */
export function setOfRound({ teams }: Drawn, round: number): number {
  const at = (round - 1) % (teams?.segments ?? 1);
  return setsOfMatch({ teams }, round - at).rounds[at]!;
}

/** How many sets a Swiss of so many rounds has. */
export function setsOfRounds({ teams }: Drawn, rounds: number): number {
  const segments = teams?.segments ?? 1;
  const behind = teams?.spareBehind;
  if (behind === undefined) return rounds;
  const last = Math.max(behind, Math.ceil(rounds / segments) * segments) - segments + 1;
  return setsOfMatch({ teams }, last).spare.at(-1)!;
}
