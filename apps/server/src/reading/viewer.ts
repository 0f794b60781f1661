import type { Asker } from '#access';
import { PUBLIC_VIEWER, type Insider, type Viewer } from '#projections';

/** For whom what is read of play is built: the highest role, the device's table, or everybody. */
export function viewerOf({
  audience,
  principal,
  credentials,
}: Pick<Asker, 'audience' | 'principal' | 'credentials'>): Viewer {
  switch (audience) {
    case 'table':
      if (principal.kind !== 'device') return PUBLIC_VIEWER;
      return { kind: 'table', session: principal.session, table: principal.table };
    case 'duplicator':
    case 'scorer':
    case 'director':
    case 'organiser':
      if (principal.kind !== 'person') return PUBLIC_VIEWER;
      return { kind: audience, person: principal.person, ...playerOf(credentials) };
    default:
      return PUBLIC_VIEWER;
  }
}

/** Who is signed in, with a role or without, as one who may be playing. */
export function insiderOf({ credentials }: Pick<Asker, 'credentials'>): Insider | undefined {
  const { person } = credentials;
  return person && { person: person.principal.person, ...playerOf(credentials) };
}

/** The player that a person has been said to be, where it is not the person's own id. */
function playerOf({ person }: Asker['credentials']): { readonly player?: string } {
  return person?.player === undefined ? {} : { player: person.player };
}
