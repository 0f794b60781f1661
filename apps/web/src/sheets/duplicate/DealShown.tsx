import type { GameName } from '#tournament';
import { Deal } from '../../traveller/Deal.js';
import { gameParts } from '../../play/gameParts.js';
import { DealOfThree } from './DealOfThree.js';

/** The cards of a board, drawn as its game has them. */
export function DealShown({ game, text }: { readonly game: GameName; readonly text: string }) {
  return gameParts(game).boards ? <Deal text={text} /> : <DealOfThree text={text} />;
}
