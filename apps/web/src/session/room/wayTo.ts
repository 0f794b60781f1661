import { playPart } from '../paths.js';
import type { Want } from './wants.js';

/** Where in the room something is seen to. */
export function wayTo(want: Exclude<Want, { readonly kind: 'no-phone' }>): string {
  switch (want.kind) {
    case 'boards-missing':
      return 'boards';
    case 'drawn-otherwise':
      return 'draw';
    case 'doubt':
    case 'contradiction':
      return `board/${want.board}`;
    case 'clash':
    case 'disputed':
    case 'correction':
    case 'open-play':
    case 'late-asked':
      return playPart({ table: want.table, round: want.round, board: want.board });
    case 'slips':
      return 'scores';
    case 'called':
    case 'behind':
    case 'late':
      return `table/${want.table}`;
    default:
      return want satisfies never;
  }
}
