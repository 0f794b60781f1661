import { everybodyAt, type Play } from '#movement';

/** Two contestants who meet once with a set of boards; a side of an individual is named by both players: '3+8'. */
export interface Meeting {
  readonly ns: string;
  readonly ew: string;
  readonly set: number;
}

type Sides = Pick<Meeting, 'ns' | 'ew'>;

/** Everybody who meets: two contestants, of an individual four. */
export function everybodyIn({ ns, ew }: Sides): string[] {
  return [ns, ew].flatMap((side) => side.split('+'));
}

/** Whether everybody who meets plays for himself. */
export function areForThemselves({ ns }: Sides): boolean {
  return ns.includes('+');
}

/** A meeting as a movement has it: of an individual the first of a side sits North or East. */
export function playOf({ ns, ew, set }: Meeting): Play {
  const [[north, south], [east, west]] = [ns, ew].map((side) => side.split('+')) as [string[], string[]];
  if (south === undefined || west === undefined) return { ns, ew, set };
  return { ns: north!, ew: east!, partners: { ns: south, ew: west }, set };
}

/** A play of a movement by its sides, as lines name them. */
export function sidesOf(play: Play): Sides {
  const { ns, ew, partners } = play;
  return partners ? { ns: `${ns}+${partners.ns}`, ew: `${ew}+${partners.ew}` } : { ns, ew };
}

/** Whether a play of a movement is this meeting, in these seats. */
export function isMeeting(play: Play | null | undefined, { ns, ew, set }: Meeting): boolean {
  if (!play || play.set !== set) return false;
  const sides = sidesOf(play);
  return sides.ns === ns && sides.ew === ew;
}

/** Which contestant plays which set. */
export function setsPlayedIn(play: Play): string[] {
  return everybodyAt(play).map((contestant) => `${contestant} ${play.set}`);
}
