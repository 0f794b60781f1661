import type { Asker } from '#access';
import { PUBLIC_VIEWER, type Viewer } from '#projections';

/** For whom what is read of play is built: the highest role, the device's table, or everybody. */
export function viewerOf({ audience, principal }: Pick<Asker, 'audience' | 'principal'>): Viewer {
  switch (audience) {
    case 'table':
      if (principal.kind !== 'device') return PUBLIC_VIEWER;
      return { kind: 'table', session: principal.session, table: principal.table };
    case 'duplicator':
    case 'scorer':
    case 'director':
    case 'organiser':
      return principal.kind === 'person' ? { kind: audience, person: principal.person } : PUBLIC_VIEWER;
    default:
      return PUBLIC_VIEWER;
  }
}
