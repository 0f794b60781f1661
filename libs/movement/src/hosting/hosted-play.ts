import type { Movement } from '../movement/movement.js';
import { sitOutIn } from './sit-out.js';

/** A section that may receive those who sit out in another. */
export interface HostingSection {
  readonly section: string;
  readonly movement: Movement;
  /** The section whose sit-outs meet those of this one, here; with the first round in which they no longer do. */
  readonly hosts?: { readonly section: string; readonly untilRound?: number | undefined } | undefined;
}

/** The pairs that would sit out in two sections meet; all are named with their section. */
export interface HostedPlay {
  /** Where they meet: the table of the host's sit-out. */
  readonly table: string;
  /** Where the guest would have sat out: nobody sits there. */
  readonly empty: string;
  readonly ns: string;
  readonly ew: string;
  /** The missing pairs, whose places are nobody's in this round. */
  readonly missing: readonly [host: string, guest: string];
}

/**
 * The play of a round for which a section hosts another or is its guest.
 *
 * @param isAway whether a missing pair, named with its section, is not there in the round after all
 */
export function hostedPlay(
  sections: readonly HostingSection[],
  section: string,
  round: number,
  isAway: (contestant: string, round: number) => boolean,
): HostedPlay | undefined {
  const host = sections.find(({ section: name, hosts }) => hosts && [name, hosts.section].includes(section));
  const { section: guestName, untilRound = Infinity } = host?.hosts ?? {};
  const guest = sections.find((each) => each.section === guestName);
  if (!host || !guest || round >= untilRound) return undefined;
  const [here, there] = [sitOutIn(host.movement, round), sitOutIn(guest.movement, round)];
  if (!here || !there) return undefined;
  const missing = [
    `${host.section}-${host.movement.phantom!}`,
    `${guest.section}-${guest.movement.phantom!}`,
  ] as const;
  if (!missing.every((contestant) => isAway(contestant, round))) return undefined;
  const own = `${host.section}-${here.contestant}`;
  const other = `${guest.section}-${there.contestant}`;
  return {
    table: `${host.section}${here.table}`,
    empty: `${guest.section}${there.table}`,
    ...(here.side === 'NS' ? { ns: own, ew: other } : { ns: other, ew: own }),
    missing,
  };
}
