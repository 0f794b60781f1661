import { z } from 'zod';
import { MOVEMENT_NAMES, type Movement } from '#movement';

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
