import type { JetCell, JetTable, JetTableWithin } from './jet-table.js';

/** Where the definitions of the tables that each database has stand. */
export const OBJECTS = 2;
export const RIGHTS = 3;
const QUERIES = 4;
const RELATIONS = 5;
/** The first page that no table of the system has. */
export const FIRST_FREE = 6;

/**
 * When the database was made: for all of these the same moment, in days since 30 December 1899. People and groups are
 * named by numbers that go with it: the tables of the database, which say who may do what, and this moment go together.
 */
export const MADE = Buffer.from('40e68f1e8943d217', 'hex').readDoubleBE();
const USERS = Uint8Array.of(0x26, 0xcd);
const ADMIN = Uint8Array.of(0x27, 0xcd);
const ENGINE = Uint8Array.of(0x27, 0xcf);
const CREATOR = Uint8Array.of(0x27, 0xc8);

const ROOT = 0x0f_00_00_00;
const OF_TABLES = 0x0f_00_00_01;
const OF_DATABASES = 0x0f_00_00_02;
const OF_RELATIONS = 0x0f_00_00_03;
const DATABASE = 0x10_00_00_00;
const LAST = -0x80_00_00_00;
const SYSTEM = -0x80_00_00_00;
const EVERYTHING = 0x0f_fe_ff;

const TABLE = 1;

/** The four tables of the system: what there is, who may do what with it, queries and relations, of which there are none. */
export function systemTables(
  tables: readonly { readonly table: JetTable; readonly page: number }[],
): readonly { readonly table: JetTableWithin; readonly page: number }[] {
  const own = [
    ['MSysObjects', OBJECTS],
    ['MSysACEs', RIGHTS],
    ['MSysQueries', QUERIES],
    ['MSysRelationships', RELATIONS],
  ] as const;
  const object = (
    id: number,
    parent: number,
    name: string,
    type: number,
    flags: number,
    owner: Uint8Array | null,
  ) => [id, parent, name, type, MADE, MADE, owner, flags];
  const objects: JetCell[][] = [
    object(OF_TABLES, ROOT, 'Tables', 3, SYSTEM, ENGINE),
    object(OF_DATABASES, ROOT, 'Databases', 3, SYSTEM, ENGINE),
    object(OF_RELATIONS, ROOT, 'Relationships', 3, SYSTEM, ENGINE),
    object(DATABASE, OF_DATABASES, 'MSysDb', 2, SYSTEM, USERS),
    ...own.map(([name, page]) => object(page, OF_TABLES, name, TABLE, SYSTEM, ENGINE)),
    object(LAST, OF_RELATIONS, 'SingleRecord', 9, DATABASE, null),
    ...tables.map(({ table, page }) => object(page, OF_TABLES, table.name, TABLE, 0, ADMIN)),
  ];
  const rights: JetCell[][] = [
    [OF_TABLES, CREATOR, 0x0f_00_fe, true],
    [OF_TABLES, USERS, 0x06_00_01, false],
    [OF_TABLES, ADMIN, 0x0f_fe_ff, true],
    [OF_DATABASES, USERS, 0x06_00_00, false],
    [OF_RELATIONS, CREATOR, 0x0f_00_fe, true],
    [OF_RELATIONS, USERS, 0x06_00_01, false],
    [OF_RELATIONS, ADMIN, 0x0f_ff_ff, true],
    [DATABASE, USERS, 0x06_00_0e, false],
    [DATABASE, ADMIN, 0x00_00_0e, false],
    [OBJECTS, USERS, 0x06_00_00, false],
    [OBJECTS, ADMIN, 0x00_00_14, false],
    [RIGHTS, USERS, 0x06_00_00, false],
    [QUERIES, USERS, 0x06_00_00, false],
    [QUERIES, ADMIN, 0x00_00_14, false],
    [RELATIONS, USERS, 0x0e_00_00, false],
    [RELATIONS, ADMIN, 0x00_00_14, false],
    ...tables.flatMap(({ page }) => [ADMIN, USERS].map((who): JetCell[] => [page, who, EVERYTHING, false])),
  ];
  return [
    { page: OBJECTS, table: { ...OBJECTS_TABLE, rows: objects } },
    { page: RIGHTS, table: { ...RIGHTS_TABLE, rows: rights } },
    { page: QUERIES, table: QUERIES_TABLE },
    { page: RELATIONS, table: RELATIONS_TABLE },
  ];
}

const OBJECTS_TABLE: JetTableWithin = {
  name: 'MSysObjects',
  system: true,
  people: ['Owner'],
  indexes: [
    { name: 'ParentIdName', columns: ['ParentId', 'Name'], unique: true },
    { name: 'Id', columns: ['Id'], primary: true },
  ],
  columns: {
    Id: 'long',
    ParentId: 'long',
    Name: 'text',
    Type: 'int',
    DateCreate: 'date',
    DateUpdate: 'date',
    Owner: 'binary',
    Flags: 'long',
    Database: 'memo',
    Connect: 'memo',
    ForeignName: 'text',
    RmtInfoShort: 'binary',
    RmtInfoLong: 'object',
    Lv: 'object',
    LvProp: 'object',
    LvModule: 'object',
    LvExtra: 'object',
  },
  rows: [],
};

const RIGHTS_TABLE: JetTableWithin = {
  name: 'MSysACEs',
  system: true,
  people: ['SID'],
  indexes: [{ name: 'ObjectId', columns: ['ObjectId'], required: true }],
  columns: { ObjectId: 'long', SID: 'binary', ACM: 'long', FInheritable: 'boolean' },
  rows: [],
};

const QUERIES_TABLE: JetTableWithin = {
  name: 'MSysQueries',
  system: true,
  people: [],
  indexes: [{ name: 'ObjectIdAttribute', columns: ['ObjectId', 'Attribute', 'Order'], primary: true }],
  columns: {
    ObjectId: 'long',
    Attribute: 'byte',
    Order: 'binary',
    Name1: 'text',
    Name2: 'text',
    Expression: 'memo',
    Flag: 'int',
    LvExtra: 'long',
  },
  rows: [],
};

const RELATIONS_TABLE: JetTableWithin = {
  name: 'MSysRelationships',
  system: true,
  people: [],
  indexes: ['szRelationship', 'szObject', 'szReferencedObject'].map((name) => ({ name, columns: [name] })),
  columns: {
    szRelationship: 'text',
    grbit: 'long',
    ccolumn: 'long',
    icolumn: 'long',
    szObject: 'text',
    szColumn: 'text',
    szReferencedObject: 'text',
    szReferencedColumn: 'text',
  },
  rows: [],
};
