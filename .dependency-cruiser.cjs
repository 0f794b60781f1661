/** The layers: who may import whom. Pure code imports neither frameworks, nor input and output, nor a clock. */
const PURE =
  '^libs/(bridge|cards|double-dummy|movement|scoring|laws|lists|preferans|words)/|^libs/tournament/src/(?!writing/|index\\.ts$)';

/**
 * The folders of the pages from the lowest up: what all build on, the words and facts of play, the subjects, and the pages
 * that are put together of several. Each knows only what stands before it.
 */
const WEB_FOLDERS = [
  'theme',
  'browser',
  'api',
  'messages',
  'offline',
  'kit',
  'contract',
  'parts',
  'follow',
  'form',
  'play',
  'prints',
  'frame',
  'calls',
  'import',
  'entering',
  'shell',
  'undo',
  'push',
  'method',
  'devices',
  'account',
  'administration',
  'next',
  'standings',
  'analysis',
  'traveller',
  'recap',
  'knockout',
  'sheets',
  'replay',
  'draws',
  'deals',
  'printouts',
  'teams',
  'rulings',
  'table',
  'session',
  'tournament',
  'seen',
  'pages',
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'pure-imports-no-io',
      comment: 'Pure libraries know no framework, database, file, socket, clock or randomness.',
      severity: 'error',
      from: { path: PURE, pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-imports-zod-only',
      severity: 'error',
      from: { path: PURE, pathNot: '\\.spec\\.ts$' },
      to: { path: 'node_modules/(?!zod/)' },
    },
    {
      name: 'pure-imports-pure',
      severity: 'error',
      from: { path: PURE, pathNot: '\\.spec\\.ts$' },
      to: { path: '^(apps|libs/(ledger|projections|queues|access|platform|interchange))/' },
    },
    {
      name: 'importing-only-plans',
      comment: 'What a file becomes is computed alike in a server, in its threads and on a command line.',
      severity: 'error',
      from: { path: '^libs/importing/', pathNot: '\\.spec\\.ts$|/testing/' },
      to: { path: '^libs/(ledger|projections|queues|access|platform)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'prints-know-documents-alone',
      comment: 'What is printed is decided before: a print is made of a document, and of nothing that moves.',
      severity: 'error',
      from: { path: '^libs/prints/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^libs/(?!prints/|cards/|scoring/|words/)' },
    },
    {
      name: 'libraries-know-no-applications',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'the-ledger-knows-no-cards',
      severity: 'error',
      from: { path: '^libs/ledger/' },
      to: { path: '^libs/(?!ledger/|platform/)' },
    },
    {
      name: 'the-platform-knows-nobody',
      severity: 'error',
      from: { path: '^libs/platform/' },
      to: { path: '^libs/(?!platform/)' },
    },
    {
      name: 'libraries-through-their-index',
      comment:
        'A library is used through its index (#name), never by a path into it; tests also use its testing/.',
      severity: 'error',
      from: { path: '^(apps|libs)/([^/]+)/', pathNot: '^apps/dev/' },
      to: { path: '^libs/([^/]+)/src/', pathNot: ['^libs/[^/]+/src/(index\\.ts$|testing/)', '^$1/$2/'] },
    },
    {
      name: 'the-web-shares-only-pure-code',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^libs/(ledger|projections|queues|access|platform)/|^apps/(server|cli)/' },
    },
    {
      name: 'the-web-takes-only-types-of-the-tournament',
      comment: 'Its code needs Node, and stops every page; what browsers compute with is in pure libraries.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^libs/tournament/', dependencyTypesNot: ['type-only'] },
    },
    ...WEB_FOLDERS.map((folder, index) => ({
      name: `the-web-below-${folder}`,
      comment: 'A folder of the pages knows only what stands before it in the list.',
      severity: 'error',
      from: { path: `^apps/web/src/${folder}/`, pathNot: '\\.spec\\.tsx?$' },
      to: {
        path: '^apps/web/src/',
        pathNot: `^apps/web/src/(${WEB_FOLDERS.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'the-web-has-a-place-for-every-folder',
      comment: 'A new folder of the pages gets its place in the list.',
      severity: 'error',
      from: {
        path: '^apps/web/src/[^/]+/',
        pathNot: `^apps/web/src/(${WEB_FOLDERS.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '\\.spec\\.tsx?$|/testing/|^apps/(dev|bench|chaos)/' },
      to: { path: '\\.spec\\.tsx?$|/testing/' },
    },
    {
      name: 'the-product-runs-on-its-dependencies',
      comment: 'What is only there to build, check and test is not there when the product runs.',
      severity: 'error',
      from: {
        path: '^(apps/(server|cli|web)/src|libs)/',
        pathNot: '\\.spec\\.tsx?$|/testing/',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/|prisma/generated|double-dummy/assembly/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
