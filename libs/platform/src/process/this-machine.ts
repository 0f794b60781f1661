const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host's name in an address is the machine's own for itself: RFC 6761 reserves `localhost` and all below it. */
export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname.toLowerCase());
}
