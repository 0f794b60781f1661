export { createPool, type PoolOptions } from './database/pool.js';
export { migrate, MigrationRefused } from './database/migrate.js';
export { createLog, type Log } from './log.js';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './postgres/embedded-postgres.js';
export { projectRoot } from './project-root.js';
