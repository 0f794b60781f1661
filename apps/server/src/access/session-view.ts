import type { FastifyRequest } from 'fastify';
import type { Access, CaptainPrincipal, Credentials, DevicePrincipal, PersonCredential } from '#access';
import type { WebAddress } from './web-address.js';

/** What a browser learns about itself. */
export interface SessionView {
  readonly installation: { readonly firstOrganiserNeeded: boolean };
  readonly person?: { readonly id: string; readonly name: string; readonly mayCreateTournaments: boolean };
  readonly device?: DeviceView;
  readonly captain?: CaptainView;
  readonly plainHttp: boolean;
}

/** A paired device as it learns about itself. */
export interface DeviceView {
  readonly id: string;
  readonly tournament: string;
  readonly session: string;
  readonly table: string;
}

/** A device as it is answered. */
export function deviceView({ device, tournament, session, table }: DevicePrincipal): DeviceView {
  return { id: device, tournament, session, table };
}

/** A captain's link as the phone that holds it learns. */
export type CaptainView = Pick<CaptainPrincipal, 'tournament' | 'entry'>;

/** A signed-in person as it is answered to themselves. */
export function personView({ principal, name, mayCreateTournaments }: PersonCredential) {
  return { id: principal.person, name, mayCreateTournaments };
}

/** What a browser with these credentials learns. */
export async function sessionView(
  access: Access,
  address: WebAddress,
  request: FastifyRequest,
  credentials: Credentials,
): Promise<SessionView> {
  const { person, device, captain } = credentials;
  return {
    installation: { firstOrganiserNeeded: await access.setUp.isNeeded() },
    ...(person && { person: personView(person) }),
    ...(device && { device: deviceView(device) }),
    ...(captain && { captain: { tournament: captain.tournament, entry: captain.entry } }),
    plainHttp: address.isPlainHttp(request),
  };
}
