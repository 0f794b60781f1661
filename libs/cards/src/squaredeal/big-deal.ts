import type { Deal } from '../deal/deal.js';
import { BRIDGE_DEALS, dealOfNumber } from '../numbers/deal-number.js';
import { ripemd160 } from '../digests/ripemd160.js';

/**
 * The deals that BigDeal makes of secret bytes, one after the other: of RIPEMD160(LE32(seq) || RIPEMD160(entropy) ||
 * RIPEMD160(owner)), for seq = 1, 2, ..., the first twelve bytes are the number of a deal, big-endian; those from
 * `BRIDGE_DEALS` up, about a third, are passed over, so that every deal is equally likely.
 *
 * @param entropy what nobody can know before the deals are made
 * @param owner what tells two users apart
 */
export function* bigDeals(entropy: Uint8Array, owner: Uint8Array): Generator<Deal, never, undefined> {
  const message = new Uint8Array(44);
  message.set(ripemd160(entropy), 4);
  message.set(ripemd160(owner), 24);
  const view = new DataView(message.buffer);
  for (let sequence = 1; ; sequence++) {
    view.setUint32(0, sequence, true);
    const number = ripemd160(message)
      .slice(0, 12)
      .reduce((high, byte) => (high << 8n) | BigInt(byte), 0n);
    if (number < BRIDGE_DEALS) yield dealOfNumber(number);
  }
}
