import type { FastifyRequest } from 'fastify';
import { WebAddress, type WebAddressSettings } from './web-address.js';

/** As much of a request as says where it was sent to. */
const sentTo = (address: string): FastifyRequest => {
  const { protocol, host } = new URL(address);
  return { protocol: protocol.slice(0, -1), host } as FastifyRequest;
};
const LAN = 'http://192.168.1.5:3000';
const PUBLIC = 'https://tirage.example';
const behindProxy: WebAddressSettings = { publicUrl: `${PUBLIC}/`, hallAddress: () => LAN };
const inTheVenue: WebAddressSettings = { hallAddress: () => LAN };

describe('the address of a request', () => {
  it.each<[string, WebAddressSettings, string, boolean, boolean]>([
    ['in the hall', inTheVenue, LAN, false, true],
    ['on the machine itself', inTheVenue, 'http://localhost:3000', false, false],
    ['on the machine itself, by number', inTheVenue, 'http://127.0.0.1:3000', false, false],
    ['on the machine itself, by the other number', inTheVenue, 'http://[::1]:3000', false, false],
    ['by TLS', inTheVenue, 'https://192.168.1.5:3000', true, false],
    ['by the public address, TLS ending at the proxy', behindProxy, 'http://tirage.example', true, false],
    ['past the proxy', behindProxy, LAN, false, true],
  ])('%s', (_where, settings, address, secure, plain) => {
    const web = new WebAddress(settings);
    expect(web.isSecure(sentTo(address))).toBe(secure);
    expect(web.isPlainHttp(sentTo(address))).toBe(plain);
  });

  it.each<[WebAddressSettings, string, string]>([
    [inTheVenue, LAN, LAN],
    [inTheVenue, 'http://hall.local:3000', 'http://hall.local:3000'],
    [inTheVenue, 'http://localhost:3000', LAN],
    [{}, 'http://localhost:3000', 'http://localhost:3000'],
    [behindProxy, 'http://localhost:3000', PUBLIC],
  ])('%j, sent to %s, makes links to %s', (settings, address, base) => {
    expect(new WebAddress(settings).linkBase(sentTo(address))).toBe(base);
  });

  it.each<[WebAddressSettings, string, boolean]>([
    [inTheVenue, 'http://localhost:3000', true],
    [inTheVenue, LAN, true],
    [behindProxy, 'http://localhost:3000', true],
    [{}, 'http://localhost:3000', false],
    [{}, 'http://[::1]:3000', false],
    [{ publicUrl: 'http://localhost:3000' }, LAN, false],
  ])('%j, sent to %s, makes links that phones can open: %s', (settings, address, can) => {
    expect(new WebAddress(settings).reachesPhones(sentTo(address))).toBe(can);
  });

  it.each<[WebAddressSettings, string, string, boolean]>([
    [inTheVenue, LAN, LAN, true],
    [inTheVenue, 'http://hall.local', 'http://hall.local:80', true],
    [inTheVenue, LAN, 'https://192.168.1.5:3000', false],
    [inTheVenue, LAN, 'http://192.168.1.5', false],
    [inTheVenue, LAN, 'http://192.168.1.5:3000.evil.example', false],
    [inTheVenue, LAN, 'null', false],
    [inTheVenue, LAN, '', false],
    [inTheVenue, LAN, 'not an origin', false],
    [behindProxy, LAN, PUBLIC, true],
    [behindProxy, 'http://tirage.example', PUBLIC, true],
    [behindProxy, 'http://tirage.example', 'http://tirage.example', false],
    [behindProxy, LAN, 'https://evil.example', false],
    // A name leads wherever its owner says; an address and this machine itself do not.
    [behindProxy, 'http://evil.example', 'http://evil.example', false],
    [behindProxy, 'http://localhost.evil.example', 'http://localhost.evil.example', false],
    [behindProxy, 'http://192.168.1.5.evil.example', 'http://192.168.1.5.evil.example', false],
    [behindProxy, LAN, LAN, true],
    [behindProxy, 'http://localhost:3000', 'http://localhost:3000', true],
    [behindProxy, 'http://127.0.0.1:3000', 'http://127.0.0.1:3000', true],
    [behindProxy, 'http://[::1]:3000', 'http://[::1]:3000', true],
    [behindProxy, 'http://[fd00::5]:3000', 'http://[fd00::5]:3000', true],
  ])('%j, sent to %s: pages of %s are its own: %s', (settings, address, origin, own) => {
    expect(new WebAddress(settings).isOwnOrigin(sentTo(address), origin)).toBe(own);
  });

  it('that is nonsense has no own origin', () => {
    const request = { protocol: 'http', host: 'a b:c' } as FastifyRequest;
    expect(new WebAddress({}).isOwnOrigin(request, 'http://a b:c')).toBe(false);
    expect(new WebAddress({}).isPlainHttp(request)).toBe(true);
  });
});
