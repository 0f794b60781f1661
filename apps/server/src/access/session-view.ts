import type { FastifyRequest } from 'fastify';
import type {
  Access,
  CaptainPrincipal,
  Credentials,
  DevicePrincipal,
  PersonCredential,
  Rights,
  TableSide,
} from '#access';
import type { House, HouseView } from './house.js';
import type { WebAddress } from './web-address.js';

/** What a browser learns about itself. */
export interface SessionView {
  readonly installation: HouseView & { readonly firstOrganiserNeeded: boolean };
  readonly person?: Rights & { readonly id: string; readonly name: string };
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
  /** The side for which it stands beside the table's device; null: it is the table's. */
  readonly side: TableSide | null;
  /** The sides of its table that have a device of their own. */
  readonly sides: readonly TableSide[];
}

/** A device as it is answered. */
async function deviceView(access: Access, principal: DevicePrincipal): Promise<DeviceView> {
  const { device, tournament, session, table, side } = principal;
  return { id: device, tournament, session, table, side, sides: await access.devices.sidesOf(principal) };
}

/** A captain's link as the phone that holds it learns. */
export type CaptainView = Pick<CaptainPrincipal, 'tournament' | 'entry'>;

/** A signed-in person as it is answered to themselves. */
export function personView({ principal, name, mayCreateTournaments, administers }: PersonCredential) {
  return { id: principal.person, name, mayCreateTournaments, administers };
}

/** What a browser with these credentials learns. */
export async function sessionView(
  {
    access,
    address,
    house,
  }: { readonly access: Access; readonly address: WebAddress; readonly house: House },
  request: FastifyRequest,
  credentials: Credentials,
): Promise<SessionView> {
  const { person, device, captain } = credentials;
  const [firstOrganiserNeeded, seen, paired] = await Promise.all([
    access.setUp.isNeeded(),
    house(),
    device && deviceView(access, device),
  ]);
  return {
    installation: { firstOrganiserNeeded, ...seen },
    ...(person && { person: personView(person) }),
    ...(paired && { device: paired }),
    ...(captain && { captain: { tournament: captain.tournament, entry: captain.entry } }),
    plainHttp: address.isPlainHttp(request),
  };
}
