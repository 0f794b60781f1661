import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import QRCode from 'qrcode';

/** What decides by which addresses others reach the server. */
export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string | undefined;
}

const VIRTUAL =
  /^(docker|br-|bridge|veth|virbr|vmnet|vboxnet|vEthernet|VirtualBox|VMware|lxc|lxd|cni|flannel|cali|podman|kube|dummy|ifb|utun|tun|tap|wg|ppp|zt|tailscale|awdl|llw|anpi|ap\d)/i;
const WIRELESS_OR_WIRED = /^(wl|wi-?fi|en|eth)/i;

/**
 * The addresses by which phones in the hall reach the server, the likeliest first, without a slash at the end: the
 * public address when there is one, nothing when it listens to this machine alone.
 * @param interfaces as `os.networkInterfaces` gives them
 * @param isHardware whether a network interface is a device rather than a program's, where the system tells
 */
export function hallAddresses(
  { host, port, publicUrl }: Listening,
  interfaces?: NodeJS.Dict<NetworkInterfaceInfo[]>,
  isHardware: (name: string) => boolean = (name) => existsSync(`/sys/class/net/${name}/device`),
): string[] {
  if (publicUrl) return [publicUrl];
  const everywhere = host === '0.0.0.0' || host === '::';
  if (!everywhere) return isLoopback(host) ? [] : [addressOf(host, port)];
  const found = Object.entries(interfaces ?? networkInterfaces()).flatMap(([name, infos]) =>
    VIRTUAL.test(name) ? [] : (infos ?? []).map((info) => ({ name, info })),
  );
  const usable = found.filter(
    ({ info }) => !info.internal && (info.family === 'IPv4' || host === '::') && !isLinkLocalV6(info),
  );
  const rank = ({ name, info }: (typeof usable)[number]) =>
    (info.family === 'IPv4' ? 0 : 100) +
    (info.address.startsWith('169.254.') ? 50 : 0) +
    (isHardware(name) ? 0 : 20) +
    (WIRELESS_OR_WIRED.test(name) ? 0 : 10) +
    (info.address.startsWith('192.168.') ? 0 : isPrivate(info.address) ? 1 : 2);
  return usable.toSorted((a, b) => rank(a) - rank(b)).map(({ info }) => addressOf(info.address, port));
}

/** The address as a QR code for a terminal, black on white whatever the terminal's colours. */
export function terminalQr(address: string): Promise<string> {
  return QRCode.toString(address, { type: 'terminal', small: true });
}

function addressOf(host: string, port: number): string {
  const name = isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function isPrivate(address: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);
}

/** Such an address needs the name of the asker's own interface, which a link cannot carry. */
function isLinkLocalV6({ family, address }: NetworkInterfaceInfo): boolean {
  return family === 'IPv6' && /^fe[89ab]/i.test(address);
}
