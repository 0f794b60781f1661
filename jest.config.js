import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

// As the build compiles, but specs too.
const { exclude: _, ...swc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

/** One PostgreSQL for the whole run (globalSetup), a database of its own for each test file that asks for one. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/apps', '<rootDir>/libs'],
  testMatch: ['**/*.spec.ts'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.(ts|js)$': ['@swc/jest', { ...swc, swcrc: false }] },
  // CommonJS packages that require ESM-only ones fail on Node 20 unless these are transformed.
  transformIgnorePatterns: ['/node_modules/(?!(content-disposition|cookie)/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  globalSetup: '<rootDir>/apps/dev/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/apps/dev/jest/global-teardown.mjs',
  // Tests wait for PostgreSQL, browsers and processes: more workers than processors keep the processors busy.
  // By number: of a percentage over 100 Jest takes the figure itself.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // One that has nothing left to do still needs a while to give back the memory of all the files that it has run.
  workerGracefulExitTimeout: 20_000,
  testTimeout: 30000,
};
