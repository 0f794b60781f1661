import type { BoardSetSeen } from '../api/boardSets.js';

/** The boards whose deals somebody was given in a file and that nobody else may see yet. */
export function boardsInFilesOf(
  sets: readonly Pick<BoardSetSeen, 'files' | 'boards'>[],
  person: string,
): readonly number[] {
  const held = sets.flatMap(({ files, boards }) => {
    const hidden = new Set(boards.filter(({ status }) => status !== 'revealed').map(({ board }) => board));
    return files
      .filter((file) => file.person === person)
      .flatMap((file) => file.boards.filter((board) => hidden.has(board)));
  });
  return [...new Set(held)].toSorted((one, other) => one - other);
}
