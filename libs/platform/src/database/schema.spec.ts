import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../process/program.js';
import { freshDatabase, type TestDatabase } from '../testing/database.js';

/** The tables that prisma/schema.prisma leaves out, and why raw SQL reads and writes them. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'ledger.*': 'The journals: appended and read by functions of the database, many books in one statement.',
  'keys.book_key': 'Keys of secrets: written in the transaction that appends the event with the secret.',
  'keys.fingerprint': 'Uses of deals: written beside the ledger, many at a time.',
  'keys.fingerprint_key': 'The key of those, beside them.',
  'projections.checkpoint': 'Projectors: written with the rows of a batch, in one transaction.',
  'projections.live': 'Projectors: flipped with the checkpoint. Views read through it.',
  'projections.snapshot': 'Kept states: large, written in bulk, copied from one server to another.',
  'projections.*_row':
    'Rows of every generation, written in bulk. Readers ask the views, which are modelled.',
  'platform.import_under_way': 'How far imports are, by the clock of the database.',
  'public._prisma_migrations': 'Which migrations were applied: read before anything else works.',
};

let database: TestDatabase;
let client: pg.Client;
let schema: DataModel;

/** What a table is, a line for each column, key, index and reference; in no order. */
type Tables = Record<string, string[]>;

interface Field {
  readonly name: string;
  readonly dbName?: string;
  readonly kind: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly nativeType: [string, readonly string[]] | null;
  readonly default?: string | number | boolean | { readonly name: string };
  readonly relationFromFields?: readonly string[];
  readonly relationToFields?: readonly string[];
  readonly relationOnDelete?: string;
  readonly relationOnUpdate?: string;
}

interface Model {
  readonly name: string;
  readonly dbName: string;
  readonly schema: string;
  readonly fields: readonly Field[];
}

interface DataModel {
  readonly models: readonly Model[];
  readonly indexes: readonly {
    readonly model: string;
    readonly type: 'id' | 'unique' | 'normal';
    readonly dbName?: string;
    readonly fields: readonly { readonly name: string }[];
  }[];
}

/** A generator, which Prisma gives what it has read: it is the public way to that. */
const GENERATOR = `
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'generate') writeFileSync(params.generator.output.value, JSON.stringify(params.dmmf.datamodel));
  const result = method === 'getManifest' ? { manifest: { prettyName: 'data model' } } : null;
  process.stderr.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
}`;

/** What Prisma reads in the schema. */
function readSchema(): DataModel {
  const folder = mkdtempSync(join(tmpdir(), 'tirage-schema-'));
  try {
    const [generator, schema, output] = ['generator.mjs', 'schema.prisma', 'model.json'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    const text = readFileSync(join(projectRoot(), 'prisma', 'schema.prisma'), 'utf8');
    const own = `generator model {\n provider = ${JSON.stringify(`node ${generator}`)}\n output = ${JSON.stringify(output)}\n}`;
    writeFileSync(generator, GENERATOR);
    writeFileSync(schema, text.replace(/^generator .*?^\}/ms, own));
    const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
    execFileSync(process.execPath, [prisma, 'generate', '--no-hints', '--schema', schema], {
      stdio: 'pipe',
      // Any existing file keeps Prisma from downloading an engine that generating does not need.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
    });
    return JSON.parse(readFileSync(output, 'utf8')) as DataModel;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const TYPES: Readonly<Record<string, string>> = {
  String: 'text',
  Boolean: 'boolean',
  Int: 'integer',
  BigInt: 'bigint',
  Float: 'double precision',
  Bytes: 'bytea',
  Json: 'jsonb',
  DateTime: 'timestamp(3) without time zone',
};

function typeOf({ type, nativeType }: Field): string {
  if (!nativeType) return TYPES[type]!;
  const [name, [precision]] = nativeType;
  if (name === 'Timestamptz') return `timestamp${precision ? `(${precision})` : ''} with time zone`;
  return name.toLowerCase();
}

function defaultOf({ default: value, type }: Field): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return ` DEFAULT ${value.name}()`;
  return ` DEFAULT ${type === 'String' ? `'${value}'::text` : value}`;
}

const ACTIONS: Readonly<Record<string, string>> = {
  NoAction: '',
  Cascade: 'CASCADE',
  SetNull: 'SET NULL',
  Restrict: 'RESTRICT',
};

/** What the schema describes; of views, which have neither keys nor constraints, the columns alone. */
function described({ models, indexes }: DataModel, views: ReadonlySet<string>): Tables {
  const tableOf = ({ schema, dbName }: Model) => `${schema}.${dbName}`;
  return Object.fromEntries(
    models.map((model) => {
      const table = tableOf(model);
      const scalars = model.fields.filter(({ kind }) => kind === 'scalar');
      if (views.has(table)) {
        return [table, scalars.map((field) => `${field.dbName ?? field.name} ${typeOf(field)}`).toSorted()];
      }
      const columns = (names: readonly string[], of: Model = model) =>
        names.map((name) => {
          const field = of.fields.find((one) => one.name === name)!;
          return field.dbName ?? field.name;
        });
      const lines = scalars.map(
        (field) =>
          `${field.dbName ?? field.name} ${typeOf(field)}${field.isRequired ? ' NOT NULL' : ''}${defaultOf(field)}`,
      );
      for (const { type, dbName, fields } of indexes.filter((index) => index.model === model.name)) {
        const names = columns(fields.map(({ name }) => name));
        const [kind, ending] = type === 'unique' ? ['UNIQUE', 'key'] : ['INDEX', 'idx'];
        lines.push(
          type === 'id'
            ? `PRIMARY KEY (${names.join(', ')})`
            : `${kind} ${dbName ?? [model.dbName, ...names, ending].join('_')} (${names.join(', ')})`,
        );
      }
      for (const field of model.fields) {
        if (!field.relationFromFields?.length) continue;
        const other = models.find(({ name }) => name === field.type)!;
        const action = (on: string, name = 'as Prisma chooses') => {
          const text = ACTIONS[name] ?? name;
          return text && ` ON ${on} ${text}`;
        };
        lines.push(
          `FOREIGN KEY (${columns(field.relationFromFields).join(', ')}) REFERENCES ${tableOf(other)}(${columns(field.relationToFields!, other).join(', ')})` +
            action('UPDATE', field.relationOnUpdate) +
            action('DELETE', field.relationOnDelete),
        );
      }
      return [table, lines.toSorted()];
    }),
  );
}

const COLUMNS = `
  SELECT format('%s.%s', n.nspname, c.relname) AS "table", c.relkind = 'v' AS view,
    a.attname || ' ' || format_type(a.atttypid, a.atttypmod) AS line,
    CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
      || CASE WHEN a.attidentity <> '' THEN ' DEFAULT autoincrement()'
              ELSE coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') END AS further
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
  WHERE c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
    AND n.nspname NOT IN ('pg_catalog', 'information_schema')`;

/** Partial indexes and those over expressions have no words in a schema of Prisma. */
const CONSTRAINTS = `
  SELECT format('%s.%s', n.nspname, c.relname) AS "table", replace(l.line, '"', '') AS line
  FROM (
    SELECT conrelid AS oid, pg_get_constraintdef(oid) AS line FROM pg_constraint WHERE contype IN ('p', 'f')
    UNION ALL
    SELECT i.indrelid, format('%s %s (%s)', CASE WHEN i.indisunique THEN 'UNIQUE' ELSE 'INDEX' END, x.relname,
      (SELECT string_agg(a.attname, ', ' ORDER BY k.nth) FROM unnest(i.indkey::smallint[]) WITH ORDINALITY k (attnum, nth)
        JOIN pg_attribute a ON (a.attrelid, a.attnum) = (i.indrelid, k.attnum)))
    FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
    WHERE NOT i.indisprimary AND i.indpred IS NULL AND i.indexprs IS NULL
  ) l JOIN pg_class c ON c.oid = l.oid JOIN pg_namespace n ON n.oid = c.relnamespace`;

/** What the database has, in the same words. */
async function found(): Promise<{ tables: Tables; views: Set<string> }> {
  const { rows: columns } = await client.query<{
    table: string;
    view: boolean;
    line: string;
    further: string;
  }>(COLUMNS);
  const { rows: constraints } = await client.query<{ table: string; line: string }>(CONSTRAINTS);
  const tables: Tables = {};
  for (const { table, view, line, further } of columns)
    (tables[table] ??= []).push(view ? line : line + further);
  for (const { table, line } of constraints) tables[table]?.push(line);
  for (const lines of Object.values(tables)) lines.sort();
  return { tables, views: new Set(columns.filter(({ view }) => view).map(({ table }) => table)) };
}

function isLeftOut(table: string): boolean {
  return Object.keys(LEFT_OUT).some((pattern) =>
    new RegExp(`^${pattern.replace('.', '\\.').replace('*', '\\w+')}$`).test(table),
  );
}

beforeAll(async () => {
  schema = readSchema();
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The schema and the database, without what is left out. */
async function both(): Promise<{ inSchema: Tables; inDatabase: Tables }> {
  const { tables, views } = await found();
  const modelled = Object.entries(tables).filter(([table]) => !isLeftOut(table));
  return { inSchema: described(schema, views), inDatabase: Object.fromEntries(modelled) };
}

describe('the schema of Prisma', () => {
  it('says what the migrations make: every table, column, key, index and reference', async () => {
    const { inSchema, inDatabase } = await both();
    expect(inDatabase).toEqual(inSchema);
  });

  it('leaves out only tables that are there', async () => {
    const { tables } = await found();
    const gone = Object.keys(LEFT_OUT).filter(
      (pattern) => !Object.keys(tables).some((table) => table.startsWith(pattern.replace(/\*.*/, ''))),
    );
    expect(gone).toEqual([]);
  });

  it.each([
    ['a table that it lacks', 'CREATE TABLE access.extra (id uuid PRIMARY KEY)'],
    ['a table that is gone', 'DROP TABLE sites.file'],
    ['a column that it lacks', 'ALTER TABLE access.club ADD COLUMN city text'],
    ['a column that is gone', 'ALTER TABLE access.club DROP COLUMN country'],
    ['another type', 'ALTER TABLE access.club ALTER COLUMN short TYPE varchar(9)'],
    ['another precision', 'ALTER TABLE sites.site ALTER COLUMN came_at TYPE timestamptz(6)'],
    ['a column that may be null', 'ALTER TABLE access.club ALTER COLUMN name DROP NOT NULL'],
    ['another default', 'ALTER TABLE platform.installation ALTER COLUMN backup_keep SET DEFAULT 7'],
    ['a default that is gone', 'ALTER TABLE push.push ALTER COLUMN stale DROP DEFAULT'],
    ['another key', 'ALTER TABLE sites.file DROP CONSTRAINT file_pkey, ADD PRIMARY KEY (path, site)'],
    ['a value that need not be the only one', 'ALTER TABLE access.person DROP CONSTRAINT person_login_key'],
    ['an index that is gone', 'DROP INDEX access.session_person_idx'],
    ['an index that it lacks', 'CREATE INDEX more_idx ON access.session (seen_at)'],
    [
      'a reference that is gone',
      'ALTER TABLE access.own_player_formerly DROP CONSTRAINT own_player_formerly_person_fkey',
    ],
    [
      'a reference that does otherwise',
      `ALTER TABLE sites.file DROP CONSTRAINT file_site_fkey,
         ADD CONSTRAINT file_site_fkey FOREIGN KEY (site) REFERENCES sites.site (name)`,
    ],
    ['a column of a view', 'ALTER VIEW projections.role RENAME COLUMN role TO post'],
  ])('is told apart from a database with %s', async (_what, change) => {
    await client.query('BEGIN');
    await client.query(change);
    const { inSchema, inDatabase } = await both();
    await client.query('ROLLBACK');
    expect(inDatabase).not.toEqual(inSchema);
  });
});
