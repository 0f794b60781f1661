import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './process/program.js';
import { Refusal } from './process/refusal.js';

const ROLES = ['api', 'projector', 'worker'] as const;
const MIGRATIONS = ['run', 'wait'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What a process does: answer people, keep the read models, do the queues' work. */
export type Role = (typeof ROLES)[number];

export interface Configuration {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** The address to listen on; 0.0.0.0 is every one of this machine's. */
  readonly host: string;
  /** Absolute path of the folder for everything that is kept. */
  readonly home: string;
  /** Undefined: the embedded PostgreSQL in the home. */
  readonly databaseUrl?: string;
  /** Connections to PostgreSQL that the process opens at most; undefined: as many as its roles need. */
  readonly databaseConnections?: number;
  /** Whether the process migrates the database when it starts, or waits until `tirage migrate` has. */
  readonly migrations: (typeof MIGRATIONS)[number];
  /** Undefined: the queues are kept in PostgreSQL. */
  readonly redisUrl?: string;
  readonly roles: ReadonlySet<Role>;
  /** Whose X-Forwarded headers count: nobody's, everybody's, or those of the named addresses and networks. */
  readonly trustProxy: boolean | string[];
  /** The address by which people reach the server when it is not its own, without a slash at the end. */
  readonly publicUrl?: string;
  /** Networks of which organisers may push pages to, beside public addresses. */
  readonly pushNetworks: readonly string[] | 'everything';
  /** Where results for BridgeWebs are sent; undefined: where its guide says. */
  readonly bridgewebsUrl?: string;
  /** Where measurements can be read; undefined: nowhere. */
  readonly metrics?: { readonly port: number; readonly host: string };
  /** The collector to which traces are sent; undefined: nobody is told. */
  readonly tracesTo?: string;
  /** How long a deal may be solved double dummy, in seconds; 0: not at all. */
  readonly doubleDummySeconds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** The environment asks for something impossible: one sentence for each fault. */
export class ConfigurationError extends Refusal {
  override readonly name = 'ConfigurationError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** A text that is read by `read`, which answers undefined when it makes no sense; `what` says what would. */
function setting<T>(what: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `must be ${what}` });
    return z.NEVER;
  });
}

function oneOf<T extends string>(values: readonly T[]) {
  return (text: string) => values.find((value) => value === text);
}

function list(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function url(...protocols: string[]) {
  return (text: string) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    return parsed && protocols.includes(parsed.protocol) && parsed.hostname ? parsed : undefined;
  };
}

function readPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function readConnections(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

function readSeconds(text: string): number | undefined {
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) <= 3_600 ? Number(text) : undefined;
}

function readHost(text: string): string | undefined {
  const name = /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i;
  // Digits and points alone are meant as an address.
  return isIP(text) !== 0 || (name.test(text) && !/^[\d.]+$/.test(text)) ? text : undefined;
}

function readDatabaseUrl(text: string): string | undefined {
  const parsed = url('postgres:', 'postgresql:')(text);
  return parsed && parsed.pathname.length > 1 ? text : undefined;
}

function readRoles(text: string): ReadonlySet<Role> | undefined {
  const roles = list(text).map(oneOf(ROLES));
  return roles.every((role) => role !== undefined) ? new Set(roles as Role[]) : undefined;
}

function readTrustProxy(text: string): boolean | string[] | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : readNetworks(text);
}

function readNetworks(text: string): string[] | undefined {
  const network = (part: string) => {
    const [address, bits, ...more] = part.split('/') as [string, ...string[]];
    const version = isIP(address);
    if (version === 0 || more.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  };
  return list(text).every(network) ? list(text) : undefined;
}

function readPublicUrl(text: string): string | undefined {
  const parsed = url('http:', 'https:')(text);
  const bare =
    parsed?.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username && !parsed.password;
  return bare ? parsed.origin : undefined;
}

const names = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

const SCHEMA = z.object({
  PORT: setting('a port number from 1 to 65535, or 0 for any free one', readPort).default(3000),
  HOST: setting('an address of this machine such as 0.0.0.0 or 127.0.0.1', readHost).default('0.0.0.0'),
  TIRAGE_HOME: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  DATABASE_URL: setting(
    'an address such as postgresql://user:password@host:5432/database',
    readDatabaseUrl,
  ).optional(),
  DATABASE_CONNECTIONS: setting('a number of connections from 1 to 9999', readConnections).optional(),
  MIGRATIONS: setting(names(MIGRATIONS), oneOf(MIGRATIONS)).default('run'),
  REDIS_URL: setting(
    'an address such as redis://host:6379',
    (text) => url('redis:', 'rediss:')(text) && text,
  ).optional(),
  TIRAGE_ROLES: setting(`a list, with commas, of ${names(ROLES)}`, readRoles).default(new Set(ROLES)),
  TRUST_PROXY: setting(
    'true, false, or a list, with commas, of proxy addresses such as 10.0.0.1 or 10.0.0.0/8',
    readTrustProxy,
  ).default(false),
  PUSH_NETWORKS: setting(
    'all, or a list, with commas, of addresses and networks such as 192.168.1.20 or 10.0.0.0/8',
    (text) => (text === 'all' ? ('everything' as const) : readNetworks(text)),
  ).default([]),
  BRIDGEWEBS_URL: setting(
    'an address such as https://www.bridgewebs.com/cgi-bin/bwx/api.cgi',
    (text) => url('http:', 'https:')(text) && text,
  ).optional(),
  METRICS_HOST: setting('an address of this machine such as 127.0.0.1 or 0.0.0.0', readHost).default(
    '127.0.0.1',
  ),
  METRICS_PORT: setting('a port number from 1 to 65535', readPort).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting('an address such as http://127.0.0.1:4318', (text) =>
    url('http:', 'https:')(text) ? text : undefined,
  ).optional(),
  PUBLIC_URL: setting('an address such as https://tirage.example, without a path', readPublicUrl).optional(),
  DOUBLE_DUMMY_SECONDS: setting('seconds from 0 to 3600', readSeconds).default(30),
  LOG_LEVEL: setting(names(LOG_LEVELS), oneOf(LOG_LEVELS)).default('info'),
});

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws ConfigurationError naming every fault, without the values, which can hold passwords
 */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  const read = SCHEMA.safeParse(Object.fromEntries(set.map(([name, value]) => [name, value?.trim()])));
  if (!read.success) {
    throw new ConfigurationError(
      read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`),
    );
  }
  const { PORT, HOST, TIRAGE_HOME, DATABASE_URL, REDIS_URL, PUBLIC_URL, ...rest } = read.data;
  return {
    port: PORT,
    host: HOST,
    home: TIRAGE_HOME ?? join(projectRoot(), '.tirage'),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(rest.DATABASE_CONNECTIONS !== undefined && { databaseConnections: rest.DATABASE_CONNECTIONS }),
    migrations: rest.MIGRATIONS,
    ...(REDIS_URL && { redisUrl: REDIS_URL }),
    roles: rest.TIRAGE_ROLES,
    trustProxy: rest.TRUST_PROXY,
    ...(PUBLIC_URL && { publicUrl: PUBLIC_URL }),
    pushNetworks: rest.PUSH_NETWORKS,
    ...(rest.BRIDGEWEBS_URL && { bridgewebsUrl: rest.BRIDGEWEBS_URL }),
    ...(rest.METRICS_PORT !== undefined && {
      metrics: { port: rest.METRICS_PORT, host: rest.METRICS_HOST },
    }),
    ...(rest.OTEL_EXPORTER_OTLP_ENDPOINT && { tracesTo: rest.OTEL_EXPORTER_OTLP_ENDPOINT }),
    doubleDummySeconds: rest.DOUBLE_DUMMY_SECONDS,
    logLevel: rest.LOG_LEVEL,
  };
}
