import type { NetworkInterfaceInfo } from 'node:os';
import { hallAddresses, terminalQr } from './local-address.js';

function ip(address: string, internal = false): NetworkInterfaceInfo {
  const rest = { netmask: '', mac: '', internal, cidr: null };
  return address.includes(':')
    ? { ...rest, address, family: 'IPv6', scopeid: 0 }
    : { ...rest, address, family: 'IPv4' };
}

const laptop = {
  lo: [ip('127.0.0.1', true), ip('::1', true)],
  docker0: [ip('172.17.0.1')],
  'br-1f2e3d': [ip('172.18.0.1')],
  veth12ab: [ip('169.254.7.7')],
  tun0: [ip('10.8.0.2')],
  mobile0: [ip('10.64.0.9')],
  enp3s0: [ip('169.254.9.9')],
  wlp2s0: [ip('192.168.1.20'), ip('fe80::1'), ip('2001:db8::20')],
};

const everywhere = { host: '0.0.0.0', port: 3000 };

describe('the address for the hall', () => {
  it('is the local network, not a bridge, a tunnel or the machine itself', () => {
    expect(hallAddresses(everywhere, laptop, () => false)).toEqual([
      'http://192.168.1.20:3000',
      'http://10.64.0.9:3000',
      'http://169.254.9.9:3000',
    ]);
  });

  it('prefers a real network device to one that a program made', () => {
    const two = { eth7: [ip('192.168.56.1')], eth0: [ip('10.0.0.4')] };
    expect(hallAddresses(everywhere, two, (name) => name === 'eth0')[0]).toBe('http://10.0.0.4:3000');
  });

  it('offers IPv6 after IPv4 when the server listens on both', () => {
    expect(hallAddresses({ host: '::', port: 3000 }, { eth0: laptop.wlp2s0 }, () => false)).toEqual([
      'http://192.168.1.20:3000',
      'http://[2001:db8::20]:3000',
    ]);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('is none when the server keeps to %s', (host) => {
    expect(hallAddresses({ host, port: 3000 }, laptop, () => false)).toEqual([]);
  });

  it('is the one address when the server listens on that alone', () => {
    expect(hallAddresses({ host: '10.8.0.2', port: 8080 }, laptop)).toEqual(['http://10.8.0.2:8080']);
    expect(hallAddresses({ host: '2001:db8::20', port: 80 }, laptop)).toEqual(['http://[2001:db8::20]']);
  });

  it('is the public address when one is configured', () => {
    expect(hallAddresses({ ...everywhere, publicUrl: 'https://club.example' }, laptop)).toEqual([
      'https://club.example',
    ]);
  });

  it('is also a QR code with its own black and white', async () => {
    const code = await terminalQr('http://192.168.1.20:3000');
    expect(code.split('\n').length).toBeGreaterThan(10);
    expect(code.startsWith('\u001b[47m\u001b[30m')).toBe(true);
  });
});
