import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = ['apps', 'libs'].flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
);

/** What makes an attack of a text or a secret that can be guessed, and the files that may use it all the same. */
const DANGEROUS: readonly (readonly [what: string, uses: RegExp, where: readonly string[]])[] = [
  ['runs text as a program', /\beval\(|\bnew Function\b|'node:vm'/, []],
  ['makes HTML of text', /\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySet/, []],
  [
    'hears messages of other windows',
    /(?:window|self|^)\.?addEventListener\('message'/m,
    // Of the page that has started it.
    ['apps/web/src/import/conversionWorker.ts'],
  ],
  [
    'makes patterns of texts',
    /\bnew RegExp\(/,
    // Of constants.
    [
      'apps/web/src/draws/numberUnder.ts',
      'libs/interchange/src/lin/lin-moves.ts',
      'libs/interchange/src/pbn/pbn-moves.ts',
      'libs/interchange/src/published/contract-text.ts',
      'libs/interchange/src/published/usebio/usebio.ts',
      'libs/interchange/src/results-in-pbn/rows-of-games.ts',
      'libs/interchange/src/text/written-values.ts',
      'libs/lists/src/results/result-text.ts',
      'libs/platform/src/backup/kept-backups.ts',
      'libs/preferans/src/tournament/cut-offs/read-cut-offs.ts',
    ],
  ],
  ['hands text to a shell', /\b(?:exec|execSync)\b[^\n]*'node:child_process'|shell: true/, []],
  [
    'starts programs',
    /'node:child_process'/,
    [
      // Of another start of this program, by their ids.
      'libs/platform/src/postgres/postmaster-file.ts',
      'libs/platform/src/process/process-identity.ts',
      // The embedded PostgreSQL.
      'libs/platform/src/postgres/launch.ts',
      'libs/platform/src/postgres/spawning.ts',
      // This program itself.
      'apps/cli/src/server/temporary-server.ts',
      // On the person's own computer, after a double click: what opens an address of ours, and systemctl.
      'apps/server/src/desktop/tell-person.ts',
      'apps/server/src/launch.ts',
    ],
  ],
  ['believes any certificate', /rejectUnauthorized|TLS_REJECT/, []],
  [
    'uses an outdated algorithm',
    /'(?:md5|sha1|ripemd160|des|rc4|aes-\d+-(?:ecb|cbc|ctr))\b/i,
    [
      // Codes as RFC 6238 has them: apps know no others for sure.
      'libs/access/src/sign-in/totp.ts',
      // Ids of the kind that RFC 9562 calls version 5: nothing rests on them.
      'libs/queues/src/jobs/job-command.ts',
    ],
  ],
  [
    'takes chance that can be guessed',
    /Math\.random/,
    // When a page asks again, and in which order movements are tried.
    ['apps/web/src/api/eventStream.ts', 'apps/cli/src/movement/movement-command.ts'],
  ],
];

/** No part of the product: specs, what they share, tools, and what is generated. */
const APART = /\.spec\.tsx?$|\/testing\/|^apps\/(?:dev|bench|chaos)\/|\/generated\/|\/node_modules\//;
const sources = files.filter((path) => /\.tsx?$/.test(path) && !APART.test(path));

it.each(DANGEROUS)('nothing %s but where it is said', (_what, uses, where) => {
  expect(sources.filter((path) => uses.test(read(path))).toSorted()).toEqual([...where].toSorted());
});

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: in each they are the first ones. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

function ofSection(section: string): string[] {
  const [chapter, place] = section.split('.') as [string, string];
  const count = SECTIONS[chapter]?.[Number(place) - 1] ?? 0;
  return Array.from({ length: count }, (_, index) => `${section}.${index + 1}`);
}

function ofChapter(chapter: string): string[] {
  return SECTIONS[chapter]!.flatMap((_, index) => ofSection(`${chapter}.${index + 1}`));
}

/** `1.2.1`, `1.2.1–3`, `1.2` or `V1`, and several of them. */
function named(cell: string): string[] {
  return cell.split(', ').flatMap((name) => {
    if (name.startsWith('V')) return ofChapter(name.slice(1));
    const [, section, from, to = from] = /^(\d+\.\d+)(?:\.(\d+)(?:–(\d+))?)?$/.exec(name)!;
    if (from === undefined) return ofSection(section!);
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${section}.${Number(from) + index}`,
    );
  });
}

describe('the page about security', () => {
  const tables = marked
    .lexer(read('docs/security.md'))
    .filter((token: Token): token is Tokens.Table => token.type === 'table')
    .filter(({ header }) => header[0]!.text === 'Point');
  const rows = tables.flatMap(({ header, rows: all }) =>
    all.map((cells) => ({
      points: cells[0]!.text,
      tests: header.at(-1)!.text === 'Test' ? cells.at(-1)!.text : undefined,
    })),
  );

  it('tells of each requirement of levels 1 and 2 once', () => {
    const told = rows.flatMap(({ points }) => named(points));
    expect(told.filter((point, index) => told.indexOf(point) !== index)).toEqual([]);
    expect(told.toSorted()).toEqual(Object.keys(SECTIONS).flatMap(ofChapter).toSorted());
    expect(told).toHaveLength(253);
  });

  it('names a test for what is met, by a name that no other has', () => {
    const withTests = rows.filter(({ tests }) => tests !== undefined);
    expect(withTests.length).toBeGreaterThan(80);
    for (const { points, tests } of withTests) {
      const names = [...tests!.matchAll(/`([\w./-]+\.spec\.ts)`/g)].map(([, name]) => name!);
      const found = names.map((name) => files.filter((path) => path.endsWith(`/${name}`)).length);
      expect([points, names.length > 0, found]).toEqual([points, true, names.map(() => 1)]);
    }
  });
});
