import { availableParallelism } from 'node:os';

/** One PostgreSQL for the whole run (globalSetup), a database of its own for each test file that asks for one. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/apps', '<rootDir>/libs'],
  testMatch: ['**/*.spec.ts'],
  // Node's own loader and one realm for all files of a worker: Jest's loads every package anew for each file, which took
  // more time than most files' tests. The runtime is no public interface of Jest, so package.json names one exact version of
  // it: another one may ask for more than modules.mjs has.
  testEnvironment: '<rootDir>/apps/dev/jest/environment.mjs',
  runtime: '<rootDir>/apps/dev/jest/modules.mjs',
  setupFilesAfterEnv: ['<rootDir>/apps/dev/jest/equality.mjs'],
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  globalSetup: '<rootDir>/apps/dev/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/apps/dev/jest/global-teardown.mjs',
  // A browser, its server and PostgreSQL keep more than one processor busy: with more workers each only takes longer.
  maxWorkers: availableParallelism(),
  // One that has nothing left to do still needs a while to give back the memory of all the files that it has run.
  workerGracefulExitTimeout: 20_000,
  // A machine that does much else takes three times as long.
  testTimeout: 120_000,
};
