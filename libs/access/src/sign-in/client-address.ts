import { isIP } from 'node:net';

/** The 16-bit groups of an IPv6 address, its `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [
    ...left,
    ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
    ...right,
  ];
}

/**
 * The part of a client's address that attempts are counted by: an IPv4 address itself (also when it comes written as
 * IPv6), the first 64 bits of an IPv6 address, because one household or hall holds all the rest of them. A connection
 * that has closed has no address any more: all such count together, as ''.
 */
export function addressBucket(address: string | undefined): string {
  if (address === undefined) return '';
  const bare = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (isIP(bare) !== 6) return bare;
  return groupsOf(bare)
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':');
}
