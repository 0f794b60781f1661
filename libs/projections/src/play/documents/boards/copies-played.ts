import { standing } from '#tournament';
import { sessionsOfSet } from '../../../visibility/released.js';
import {
  placeKey,
  type CopyPlay,
  type PlayState,
  type ScoreEvent,
  type ResultPlay,
  type SessionPlay,
} from '../../play-state.js';
import { copiesIn, copyNumber, plannedBoardsOf } from './board-travels.js';

/** Which copy of a board lay at a table, and whether it was found different from the original. */
export type CopyAtTable = { readonly copy: number; readonly different: boolean };

/**
 * By the places of its plays, `A1/3`: which copy of a board each table has by the board plan. Copies are numbered as those
 * of the set are counted, through its sessions and through the sections that have copies of their own.
 */
export function copiesByPlan(
  state: Pick<PlayState, 'sessions'>,
  { session, boardSet }: SessionPlay,
  board: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let before = 0;
  const sessions = sessionsOfSet(state, boardSet).toSorted(
    (one, other) => Number(one.session) - Number(other.session),
  );
  for (const each of sessions) {
    const plans = plannedBoardsOf(each);
    for (const planned of each.session === session ? plans : []) {
      const { plan, tables, boardsOf } = planned;
      for (const way of plan.ways) {
        if (!boardsOf(way.set).includes(board)) continue;
        const copy = before + copyNumber(each, planned, way, board);
        for (const { round, table, sharedWith } of way.stops)
          for (const at of [table, ...sharedWith])
            found.set(placeKey({ table: tables[at - 1]!, round }), copy);
      }
    }
    before += plans.reduce((sum, planned) => sum + copiesIn(planned, board), 0);
  }
  return found;
}

/** Which copy was played at a place; nothing where there is but one, and nothing was found against it. */
export function copyAtTable(
  copies: { readonly [copy: string]: CopyPlay },
  byPlan: ReadonlyMap<string, number>,
  place: { readonly table: string; readonly round: number },
  play: ResultPlay,
): CopyAtTable | undefined {
  const copy = byPlan.get(placeKey(place));
  if (copy === undefined) return undefined;
  const different = standing(play) !== undefined && wasDifferent(copies[copy], playedAt(play));
  const isAlone = [...byPlan.values()].every((other) => other === copy);
  return isAlone && !different ? undefined : { copy, different };
}

/** What was found first after a play tells of it; where nobody has looked since, what was found last before. */
function wasDifferent(copy: CopyPlay | undefined, played: number): boolean {
  const checks = copy?.checks ?? [];
  const check = checks.find(({ time }) => time > played) ?? checks.at(-1);
  return check?.equal === false;
}

const GIVEN: readonly ScoreEvent['what'][] = ['entered', 'recorded', 'irregular'];

/** When the result that stands was given first; in microseconds since the epoch. */
function playedAt({ history }: ResultPlay): number {
  const since = history.slice(history.findLastIndex(({ what }) => what === 'voided') + 1);
  return since.find(({ what }) => GIVEN.includes(what))?.time ?? 0;
}
