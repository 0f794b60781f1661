import { join, resolve } from 'node:path';
import { ConfigurationError, readConfiguration } from './configuration.js';
import { projectRoot } from './process/program.js';

function faults(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfiguration(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      pushNetworks: [],
      host: '0.0.0.0',
      home: join(projectRoot(), '.tirage'),
      migrations: 'run',
      roles: new Set(['api', 'projector', 'worker']),
      trustProxy: false,
      doubleDummySeconds: 30,
      logLevel: 'info',
    });
  });

  it('takes what is set', () => {
    const env = {
      PORT: '8080',
      HOST: '::1',
      TIRAGE_HOME: 'there',
      DATABASE_URL: 'postgres://u:p@db/tirage',
      DATABASE_CONNECTIONS: '24',
      MIGRATIONS: 'wait',
      REDIS_URL: 'rediss://cache:6379/2',
      TIRAGE_ROLES: 'projector, worker',
      TRUST_PROXY: '10.0.0.0/8, fd00::1',
      PUBLIC_URL: 'https://club.example/',
      BRIDGEWEBS_URL: 'https://bridgewebs.example/api.cgi',
      DOUBLE_DUMMY_SECONDS: '0.5',
      LOG_LEVEL: 'warn',
    };
    expect(readConfiguration(env)).toEqual({
      port: 8080,
      pushNetworks: [],
      host: '::1',
      home: resolve('there'),
      databaseUrl: 'postgres://u:p@db/tirage',
      databaseConnections: 24,
      migrations: 'wait',
      redisUrl: 'rediss://cache:6379/2',
      roles: new Set(['projector', 'worker']),
      trustProxy: ['10.0.0.0/8', 'fd00::1'],
      publicUrl: 'https://club.example',
      bridgewebsUrl: 'https://bridgewebs.example/api.cgi',
      doubleDummySeconds: 0.5,
      logLevel: 'warn',
    });
  });

  it('takes an empty or blank variable for one that is not set', () => {
    const names =
      'PORT HOST TIRAGE_HOME DATABASE_URL DATABASE_CONNECTIONS MIGRATIONS REDIS_URL TIRAGE_ROLES TRUST_PROXY PUBLIC_URL DOUBLE_DUMMY_SECONDS LOG_LEVEL';
    const blank = Object.fromEntries(names.split(' ').map((name, index) => [name, ' '.repeat(index % 2)]));
    expect(readConfiguration(blank)).toEqual(readConfiguration({}));
  });

  it.each([
    ['PORT', ['80a', '-1', '65536', '3000.5', '1e3', '0x50', '123456']],
    ['HOST', ['300.1.2.3', '1.2.3', 'http://here', 'a b', '-x', '0.0.0.0:3000']],
    [
      'DATABASE_URL',
      ['nonsense', 'mysql://u:canary@db/x', 'postgres://u:canary@db', 'postgresql://', 'db:5432/x'],
    ],
    ['MIGRATIONS', ['never', 'RUN']],
    ['REDIS_URL', ['nonsense', 'http://canary:1', 'redis://', 'localhost:6379']],
    ['TIRAGE_ROLES', ['api,boss', ',', 'API', 'api worker']],
    ['TRUST_PROXY', ['yes', '10.0.0.0/33', '10.0.0.1/8/9', 'proxy.example', '10.0.0.1,', '10.0.0.1/']],
    [
      'PUBLIC_URL',
      [
        'club.example',
        'ftp://club.example',
        'https://club.example/x',
        'https://u:canary@club.example',
        'https://club.example/?x',
      ],
    ],
    ['DOUBLE_DUMMY_SECONDS', ['-1', '3601', '1m', '1e3', '.5']],
    ['LOG_LEVEL', ['loud', 'INFO']],
  ])('refuses a wrong %s in one sentence that names it and what would be right', (name, values) => {
    for (const value of values) {
      const [fault, ...more] = faults({ [name]: value });
      expect({ value, fault, more }).toEqual({
        value,
        fault: expect.stringMatching(new RegExp(`^${name} must be [^\\n]+\\.$`)),
        more: [],
      });
      expect(fault).not.toContain('canary');
    }
  });

  it('names every fault at once', () => {
    expect(faults({ PORT: 'x', TIRAGE_ROLES: 'boss', HOST: '127.0.0.1' })).toEqual([
      'PORT must be a port number from 1 to 65535, or 0 for any free one.',
      'TIRAGE_ROLES must be a list, with commas, of api, projector or worker.',
    ]);
  });
});
