import type { ComponentProps } from 'react';
import { SheetDrawn } from '../SheetDrawn.js';
import { BoardsOfSheet } from './BoardsOfSheet.js';

/** A sheet as players draw it; where all tables play the same deals, its boards with what each is worth by itself. */
export function SheetShown({
  wayTo,
  ...drawn
}: ComponentProps<typeof SheetDrawn> & Pick<ComponentProps<typeof BoardsOfSheet>, 'wayTo'>) {
  return drawn.sheet.boards.length > 0 ? (
    <BoardsOfSheet sheet={drawn.sheet} wayTo={wayTo} />
  ) : (
    <SheetDrawn {...drawn} />
  );
}
