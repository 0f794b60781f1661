import type { BridgeResult, SideName } from '#tournament';
import { isSamePlay, sameOutcome, type BoardNow, type PlayAtTable } from '../offline/atTable.js';
import type { TableCommands } from '../offline/commands.js';
import type { Refused } from '../offline/outbox.js';

/** What was entered here of a board, and not taken because another result stands. */
export interface OwnEntry {
  readonly board: BoardNow;
  readonly own: Omit<TableCommands['result.enter'], 'entry'>;
}

/** The entry that was refused beside the one that stands; undefined: there is nothing to choose between. */
export function entryBeside(
  { command: { name, body }, problem }: Pick<Refused, 'command' | 'problem'>,
  boardOf: (play: PlayAtTable) => BoardNow | undefined,
): OwnEntry | undefined {
  if (name !== 'result.enter') return undefined;
  const board = boardOf(body);
  if (!board || !standsBesides(board, body.result, problem)) return undefined;
  const { entry: _entry, ...own } = body;
  return { board, own };
}

/** Whether another result stands where this one was not taken: both are to be seen, and one of them to be chosen. */
function standsBesides(
  board: BoardNow,
  result: BridgeResult,
  { code, parameters }: Refused['problem'],
): boolean {
  if (code !== 'result.entered-anew' && code !== 'result.agreed') return false;
  // An answer to an entry older than the one that the server has told of would be refused, too.
  if (code === 'result.entered-anew' && board.entry < Number(parameters['entry'])) return false;
  return board.result !== null && !sameOutcome(board.result, result);
}

/**
 * The boards of which both entries stand side by side, so that nothing else on the phone asks whether what the others have
 * entered is right.
 *
 * @param boardOf the board of a play as it is now
 */
export function boardsInDoubt(
  refused: readonly Refused[],
  boardOf: (play: PlayAtTable) => BoardNow | undefined,
): BoardNow[] {
  return refused.flatMap((each) => entryBeside(each, boardOf)?.board ?? []);
}

/**
 * Whether it is asked elsewhere on the phone if what stands of a board is right, also once somebody has said no: then it is
 * entered anew only when neither entry is. A side does not answer its own entry.
 */
export function isInDoubt(
  board: Pick<BoardNow, 'table' | 'round' | 'board' | 'status' | 'enteredBy'>,
  own: SideName | undefined,
  inDoubt: readonly PlayAtTable[],
): boolean {
  if (board.status !== 'entered' && board.status !== 'disputed') return false;
  if (own !== undefined && board.enteredBy === own) return false;
  return inDoubt.some((each) => isSamePlay(each, board));
}
