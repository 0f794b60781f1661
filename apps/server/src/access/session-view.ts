import type { FastifyRequest } from 'fastify';
import {
  lacksSecondFactor,
  type Access,
  type CaptainPrincipal,
  type Credentials,
  type DevicePrincipal,
  type EndedDevice,
  type PersonCredential,
  type Rights,
  type TableSide,
} from '#access';
import type { AccessSettings, HouseView } from './access-settings.js';
import type { WebAddress } from './web-address.js';

/** Where what a browser learns about itself is from. */
export interface Seen {
  readonly access: Access;
  readonly address: WebAddress;
  readonly settings: AccessSettings;
}

/** What a browser learns about itself. */
export interface SessionView {
  readonly installation: HouseView & { readonly firstOrganiserNeeded: boolean };
  readonly person?: PersonView;
  readonly device?: DeviceView;
  /** The device that it was, and why it is that no more. */
  readonly deviceEnded?: EndedDeviceView;
  readonly captain?: CaptainView;
  readonly plainHttp: boolean;
  readonly address: AddressView;
}

/** A signed-in person. */
export interface PersonView extends Rights {
  readonly id: string;
  readonly name: string;
  /** A second factor has to be set up before anything else. */
  readonly lacksSecondFactor?: true;
}

/** The address that is handed to others: on a sheet, in a code, in an instruction. */
export interface AddressView {
  /** Without a slash at the end. */
  readonly base: string;
  /** Whether another device can come here by it. */
  readonly reachesPhones: boolean;
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
  /** The contestant that it goes with; null: it stays at its table. */
  readonly pair: string | null;
  /** The pair sits at the table; not as long as others still play there, or it sits out. */
  readonly here: boolean;
  /** Another phone asks for its place: the request that is to be answered. */
  readonly asked?: string;
}

/** What became of the device that this browser was, for its owner. */
export type EndedDeviceView = EndedDevice;

/** A device as it is answered. */
async function deviceView(
  { access, settings: { pairsAtTables } }: Seen,
  { device, tournament, session, table, side, pair, away }: DevicePrincipal,
): Promise<DeviceView> {
  const [ofSides, asked] = await Promise.all([
    access.devices.ofSides({ tournament, session }),
    access.devices.askedOf(device),
  ]);
  const others = await Promise.all(
    ofSides.map(async (other) => {
      if (other.pair === null) return other.table === table ? other.side : undefined;
      const place = await pairsAtTables.placeOf(tournament, session, other.pair);
      return place?.here && place.table === table ? place.side : undefined;
    }),
  );
  const sides = (['NS', 'EW'] as const).filter((one) => others.includes(one));
  const stands = { id: device, tournament, session, table, side, sides, pair: pair ?? null, here: !away };
  return { ...stands, ...(asked !== undefined && { asked }) };
}

/** A captain's link as the phone that holds it learns. */
export type CaptainView = Pick<CaptainPrincipal, 'tournament' | 'entry'>;

/** A signed-in person as it is answered to themselves. */
export function personView(person: PersonCredential): PersonView {
  const { principal, name, mayCreateTournaments, administers } = person;
  return {
    id: principal.person,
    name,
    mayCreateTournaments,
    administers,
    ...(lacksSecondFactor(person) && { lacksSecondFactor: true }),
  };
}

/** What a browser with these credentials learns. */
export async function sessionView(
  of: Seen,
  request: FastifyRequest,
  credentials: Credentials,
  /** The token of a device that the browser presents. */
  presented?: string,
): Promise<SessionView> {
  const { access, address, settings } = of;
  const { person, device, captain } = credentials;
  const [firstOrganiserNeeded, seen, paired, ended] = await Promise.all([
    access.setUp.isNeeded(),
    settings.house(),
    device && deviceView(of, device),
    device || presented === undefined ? undefined : access.devices.endOf(presented),
  ]);
  return {
    installation: { firstOrganiserNeeded, ...seen },
    ...(person && { person: personView(person) }),
    ...(paired && { device: paired }),
    ...(ended && { deviceEnded: ended }),
    ...(captain && { captain: { tournament: captain.tournament, entry: captain.entry } }),
    plainHttp: address.isPlainHttp(request),
    address: { base: address.linkBase(request), reachesPhones: address.reachesPhones(request) },
  };
}
