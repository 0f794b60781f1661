/** Where BridgeWebs takes what programs send. */
export const BRIDGEWEBS = 'https://www.bridgewebs.com/cgi-bin/bwx/api.cgi';

/** A file as it is. */
interface FileSent {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Results on their way to the pages of a club. */
export interface BridgewebsUpload {
  /** The club's code at BridgeWebs. */
  readonly club: string;
  readonly password: string;
  /** The number of the event in the club's calendar of that day; left out: BridgeWebs finds a place. */
  readonly event?: string | undefined;
  readonly results: FileSent;
  /** The deals in PBN, as far as everybody may see them. */
  readonly deals?: FileSent | undefined;
}

/** The body of a request with results: a form as browsers send it, with each file to the byte. */
export function bridgewebsForm({ club, password, event, results, deals }: BridgewebsUpload): string {
  const fields: (readonly [string, string | Uint8Array])[] = [
    ['club', club],
    ['password', password],
    ['type', 'upload'],
    ...(event ? [['event_id', event] as const] : []),
    ['filename', results.name],
    ['data', results.bytes],
    ...(deals ? ([['dealname', deals.name] as const, ['dealdata', deals.bytes] as const] as const) : []),
  ];
  return fields.map(([name, value]) => `${name}=${escaped(Buffer.from(value))}`).join('&');
}

function escaped(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(
      /[^\w.~-]/g,
      (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(2, '0')}`,
    );
}

/** What BridgeWebs says to an upload. */
export interface BridgewebsReply {
  readonly isDone: boolean;
  /** In its own words; empty: it said nothing that is understood. */
  readonly message: string;
}

const LONGEST_MESSAGE = 200;

/** Reads what BridgeWebs says: a line “message = …”, which names success as such. */
export function bridgewebsReply(text: string): BridgewebsReply {
  const said = /^\s*message\s*=(.*)$/im.exec(text)?.[1] ?? '';
  const message = said
    .replaceAll(/<[^>]*>|\p{C}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { isDone: /\bsuccess/i.test(message), message: message.slice(0, LONGEST_MESSAGE) };
}
