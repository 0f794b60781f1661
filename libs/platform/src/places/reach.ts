import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { PlaceRefused } from './place.js';

/** Networks that are nobody's public ones (the special-purpose registries of RFC 6890 and its followers), IPv4. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only this is public at all, without what carries IPv4 in it, tests and examples. */
const PUBLIC_V6 = ['2000::/3'];
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = networks(NOT_PUBLIC);
const publicV6 = networks(PUBLIC_V6);
const closedV6 = networks(NOT_PUBLIC_V6);

/** Whether an address is one of the internet, and none of the server's own machine or network. */
export function isPublicAddress(address: string): boolean {
  const bare = bareAddress(address);
  if (isIP(bare) === 4) return !closed.check(bare);
  return isIP(bare) === 6 && publicV6.check(bare, 'ipv6') && !closedV6.check(bare, 'ipv6');
}

/** Which addresses a push may go to: public ones, and those of networks that are opened. */
export class Reach {
  readonly #open: BlockList | 'everything';

  /** @param open addresses and networks beside the public ones, or everything */
  constructor(open: readonly string[] | 'everything') {
    this.#open = open === 'everything' ? open : networks(open);
  }

  /** Whether a push may go to an address. */
  allows(address: string): boolean {
    if (this.#open === 'everything' || isPublicAddress(address)) return true;
    const bare = bareAddress(address);
    return isIP(bare) !== 0 && this.#open.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
  }

  /**
   * The addresses of a host that a push may go to. A connection is to be made to one of these, and not to the name again:
   * it could be another one's by then.
   *
   * @throws PlaceRefused `push.not-public` where there is none
   */
  async addressesOf(host: string): Promise<LookupAddress[]> {
    const name = host.replace(/^\[|\]$/g, '');
    const family = isIP(bareAddress(name));
    const found =
      family === 0
        ? await new Promise<LookupAddress[]>((resolve, reject) => {
            lookUp(name, { all: true }, (error, all) => (error ? reject(error) : resolve(all)));
          })
        : [{ address: bareAddress(name), family }];
    const allowed = found.filter(({ address }) => this.allows(address));
    if (allowed.length > 0) return allowed;
    throw new PlaceRefused(`${name} is an address in the server’s own network.`, 'push.not-public', {
      host: name,
    });
  }

  /** Looks names up for connections. */
  readonly lookup: LookupFunction = (host, { all }, tell) => {
    this.addressesOf(host).then(
      (found) => (all ? tell(null, found) : tell(null, found[0]!.address, found[0]!.family)),
      (error: unknown) => tell(error as NodeJS.ErrnoException, '', 0),
    );
  };
}

/** An IPv4 address that is written as IPv6 is that IPv4 address; what stands in brackets or names an interface is bare. */
function bareAddress(address: string): string {
  const bare = address.toLowerCase().replace(/%.*$/, '');
  const dotted = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (dotted !== undefined) return dotted;
  // As URL writes it: ::ffff:7f00:1.
  const [, high, low] = /^(?:0*:)*:?ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(bare) ?? [];
  if (high === undefined || low === undefined) return bare;
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.');
}

function networks(all: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of all) {
    const [address = '', bits] = each.split('/');
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (type === 'ipv6' ? 128 : 32) : Number(bits), type);
  }
  return list;
}
