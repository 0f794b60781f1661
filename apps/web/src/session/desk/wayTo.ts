import { knockoutPath, lineUpsPath, playPart, deskPath, deskRulingsPath } from '../../play/paths.js';
import type { Alert } from './alerts.js';

type Answered = Exclude<Alert, { readonly kind: 'no-phone' }>;

/** Where something is seen to: in the room of its session, or beside it. */
export function wayTo(tournament: string, session: string, want: Answered): string {
  switch (want.kind) {
    case 'tied':
      return knockoutPath(tournament, want.knockout);
    case 'line-ups':
      return lineUpsPath(tournament, session, want.round);
    case 'appeal':
      return deskRulingsPath(tournament, session, want.ruling);
    default:
      return deskPath(tournament, session, partOf(want));
  }
}

function partOf(want: Exclude<Answered, { readonly kind: 'tied' | 'appeal' | 'line-ups' }>): string {
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
