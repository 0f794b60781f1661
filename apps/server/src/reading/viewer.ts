import type { Asker, DevicePrincipal } from '#access';
import { PUBLIC_VIEWER, type Insider, type OwnReader, type Viewer } from '#projections';

/** For whom what is read of play is built: the highest role, the device's table, or everybody. */
export function viewerOf({
  audience,
  principal,
  credentials,
}: Pick<Asker, 'audience' | 'principal' | 'credentials'>): Viewer {
  switch (audience) {
    case 'table':
      return principal.kind === 'device' ? viewerAtTable(principal) : PUBLIC_VIEWER;
    case 'duplicator':
    case 'scorer':
    case 'director':
    case 'organiser':
      if (principal.kind !== 'person') return PUBLIC_VIEWER;
      return { kind: audience, person: principal.person, ...playersOf(credentials) };
    default:
      return PUBLIC_VIEWER;
  }
}

/** Whether it is nobody in particular, who is told what everybody is. */
export function isAnybody({ principal, credentials }: Asker): boolean {
  return principal.kind === 'public' && Object.keys(credentials).length === 0;
}

/** Those at a table; a phone whose pair has not sat down there yet sees nothing of those who do. */
function viewerAtTable({ session, table, pair, away }: DevicePrincipal): Viewer {
  if (away) return { kind: 'public', session };
  return { kind: 'table', session, table, ...(pair !== undefined && { pair }) };
}

/** Who is signed in, with a role or without, as one who may be playing. */
export function insiderOf({ credentials }: Pick<Asker, 'credentials'>): Insider | undefined {
  const { person } = credentials;
  return person && { person: person.principal.person, ...playersOf(credentials) };
}

/** As whom somebody reads what is their own in a tournament: signed in, and with a pair's own phone, also between tables. */
export function ownReaderOf({
  credentials,
  tournament,
}: Pick<Asker, 'credentials' | 'tournament'>): OwnReader {
  const { device } = credentials;
  const isPairs = device?.pair !== undefined && device.tournament === tournament;
  return {
    self: insiderOf({ credentials }),
    ...(isPairs && { pair: { session: device.session, contestant: device.pair } }),
  };
}

/** The ids of the player that a person has been said to be, now and before. */
function playersOf({ person }: Asker['credentials']): Pick<Insider, 'players' | 'formerly'> {
  const { players, formerly } = person ?? {};
  return { ...(players && { players }), ...(formerly && { formerly }) };
}
