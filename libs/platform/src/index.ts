export { ConfigurationError, readConfiguration, type Configuration, type Role } from './configuration.js';
export { createPool, type PoolOptions } from './database/pool.js';
export { createPrisma, Prisma, PrismaClient } from './database/prisma.js';
export { migrate, MigrationRefused } from './database/migrate.js';
export { HomeInUse, HomeLock } from './home-lock.js';
export { HomeNotWritable } from './home.js';
export { createLog, type Log } from './log.js';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './postgres/embedded-postgres.js';
export { projectRoot } from './project-root.js';
