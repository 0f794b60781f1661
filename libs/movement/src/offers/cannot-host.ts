import { boardsOfSet, type SetsOfBoards } from '../boards/boards-of-set.js';
import { playsOf, type Movement } from '../movement/movement.js';
import { isIndividual } from '../movement/seats.js';
import { sitOutIn } from '../hosting/sit-out.js';

/** A section with the boards of its sets. */
export interface SectionWithBoards extends SetsOfBoards {
  readonly section: string;
  readonly movement: Movement;
}

/** Why one section cannot receive those who sit out in another. */
export type HostingFault =
  /** There is no such section beside it. */
  | { readonly code: 'hosting.no-section' }
  /** One of the two hosts a section already, or is a guest. */
  | { readonly code: 'hosting.taken' }
  /** No pair is missing in this one, so that nobody sits out for it. */
  | { readonly code: 'hosting.nobody-missing'; readonly missing: string }
  /** It is drawn round by round, or no pairs play in it for themselves. */
  | { readonly code: 'hosting.not-of-pairs'; readonly missing: string }
  /** Only one of the two has two lines. */
  | { readonly code: 'hosting.lines-differ' }
  /** Both would come in the same line. */
  | { readonly code: 'hosting.same-line' }
  | { readonly code: 'hosting.other-boards'; readonly round: number }
  | { readonly code: 'hosting.board-again'; readonly round: number; readonly contestant: string }
  | { readonly code: 'hosting.met-again'; readonly round: number; readonly contestant: string };

/** Why a section cannot receive those who sit out in another, with the boards that both miss; undefined: it can. */
export function cannotHost(host: SectionWithBoards, guest: SectionWithBoards): HostingFault | undefined {
  for (const { section, movement } of [host, guest]) {
    if (movement.contestants === 'teams' || movement.name === 'swiss' || isIndividual(movement))
      return { code: 'hosting.not-of-pairs', missing: section };
    if (movement.phantom === undefined) return { code: 'hosting.nobody-missing', missing: section };
  }
  if (host.movement.winners !== guest.movement.winners) return { code: 'hosting.lines-differ' };
  const met: string[] = [];
  const often = Math.min(...[host, guest].map(({ movement }) => movement.declared?.meetings ?? 1));
  for (let round = 1; round <= Math.max(host.movement.rounds, guest.movement.rounds); round++) {
    const [here, there] = [sitOutIn(host.movement, round), sitOutIn(guest.movement, round)];
    if (!here && !there) continue;
    if (!here || !there || !sameBoards(boardsOfSet(here.set, host), boardsOfSet(there.set, guest)))
      return { code: 'hosting.other-boards', round };
    if (host.movement.winners === 2 && here.side === there.side) return { code: 'hosting.same-line' };
    for (const [{ section, movement }, { contestant, set }] of [
      [host, here],
      [guest, there],
    ] as const) {
      if (playsSet(movement, contestant, set))
        return { code: 'hosting.board-again', round, contestant: `${section}-${contestant}` };
    }
    const both = `${here.contestant} ${there.contestant}`;
    if (met.filter((each) => each === both).length === often)
      return { code: 'hosting.met-again', round, contestant: `${host.section}-${here.contestant}` };
    met.push(both);
  }
  return undefined;
}

function sameBoards(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((board, index) => board === other[index]);
}

function playsSet(movement: Movement, contestant: string, set: number): boolean {
  return playsOf(movement).some(
    (play) => !play.sitOut && play.set === set && (play.ns === contestant || play.ew === contestant),
  );
}
