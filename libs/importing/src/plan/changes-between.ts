import { addTo } from '#cards';
import type { PublishedGame, PublishedLine } from '#interchange';
import type { BridgeResult } from '#tournament';
import { outcomeOf } from './outcome-of-line.js';
import type { Play, GamePlan, RuledPlay, UnplayableLine } from './game-plan.js';

/** What was done between two publications of the same game. */
export interface ChangesBetween {
  /** By board: what was ruled on it is one ruling. */
  readonly ruled: ReadonlyMap<number, readonly RuledPlay[]>;
  readonly corrected: readonly (Play & { readonly result: BridgeResult })[];
  /** Where each line of the second publication was played. */
  readonly placeOf: ReadonlyMap<string, Play>;
  readonly unplayable: readonly UnplayableLine[];
}

type LineOfSection = PublishedLine & { readonly section: string };

function linesOf({ sections }: PublishedGame): LineOfSection[] {
  return sections.flatMap(({ section, lines }) => lines.map((line) => ({ ...line, section })));
}

/** Who plays which board against whom: so often it happens once. */
function keyOf({ section, board, ns, ew }: LineOfSection): string {
  return [section, board, ns, ew].join(' ');
}

/**
 * What has to be ruled and corrected in a game that was played as the first publication has it, so that it is
 * as the second one has it.
 *
 * @param plan by which the first one was played
 */
export function changesBetween(before: PublishedGame, after: PublishedGame, plan: GamePlan): ChangesBetween {
  const known = new Map(linesOf(before).map((line) => [keyOf(line), line]));
  const ruled = new Map<number, RuledPlay[]>();
  const corrected: (Play & { result: BridgeResult })[] = [];
  const placeOf = new Map<string, Play>();
  const unplayable: UnplayableLine[] = [];
  for (const line of linesOf(after)) {
    const earlier = known.get(keyOf(line));
    const play = earlier && plan.placeOf.get(earlier.id);
    if (!play) {
      unplayable.push({ line: line.id, why: 'no-place' });
      continue;
    }
    placeOf.set(line.id, play);
    const [was, is] = [outcomeOf(earlier), outcomeOf(line)];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    if (is.kind === 'ruled' && was.kind !== 'ruled') {
      const kind = is.result ? 'assigned' : 'artificial';
      addTo(ruled, line.board, { ...play, adjustment: is.adjustment, kind });
    } else if (is.kind === 'result' && was.kind === 'result') corrected.push({ ...play, result: is.result });
    else unplayable.push({ line: line.id, why: 'no-such-ruling' });
  }
  return { ruled, corrected, placeOf, unplayable };
}
