import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { askPlace } from './ask-place.js';
import { isPublicAddress, Reach } from './reach.js';
import { S3Place } from './s3-place.js';
import { SftpPlace } from './sftp-place.js';
import { TiragePlace } from './tirage-place.js';

describe('an address is public', () => {
  it.each(['8.8.8.8', '172.15.0.1', '100.128.0.1', '2a00:1450:4001::1', '::ffff:8.8.8.8'])(
    '%s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('an address is not', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a place in the network of the server', () => {
  let server: Server;
  let asked: string[];
  let port: number;

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => void server.close());

  const never = new AbortController().signal;
  const asking = { method: 'GET', headers: {}, signal: never };
  const CLOSED = new Reach([]);

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
    'is not even asked, by whatever name: %s',
    async (host) => {
      await expect(askPlace(`http://${host}:${port}/`, asking, CLOSED)).rejects.toMatchObject({
        code: 'push.not-public',
      });
      expect(asked).toEqual([]);
    },
  );

  it('is asked once its network is opened, and nobody goes where it sends on', async () => {
    const answer = await askPlace(`http://127.0.0.1:${port}/`, asking, new Reach(['127.0.0.0/8']));
    expect(answer.status).toBe(302);
    expect(asked).toEqual(['GET /']);
  });

  it('is refused by each kind of place', async () => {
    const keys = { accessKey: 'key', secretKey: 'secret', region: 'eu', bucket: 'club', prefix: '' };
    const places = [
      new S3Place({ ...keys, endpoint: `http://localhost:${port}`, reach: CLOSED }),
      new SftpPlace({ host: 'localhost', port, user: 'club', hostKey: 'k', folder: '', reach: CLOSED }),
      new TiragePlace(`http://localhost:${port}/sites/club`, 'token', CLOSED),
    ];
    for (const place of places) {
      await expect(place.read('site.json')).rejects.toMatchObject({ code: 'push.not-public' });
    }
    expect(asked).toEqual([]);
  });
});
