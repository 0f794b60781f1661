export { backup } from './backup/backup.js';
export { KeptBackups, type BackupKind, type KeptBackup } from './backup/kept-backups.js';
export type { BackupDescription } from './backup/backup-file.js';
export { BackupRefused } from './backup/backup-refused.js';
export { checkBackup, restore, type RestoreOptions } from './backup/restore.js';
export { ConfigurationError, readConfiguration, type Configuration, type Role } from './configuration.js';
export { DatabaseUnreachable } from './database/connection.js';
export { createPool, type PoolOptions } from './database/pool.js';
export { createPrisma, Prisma, PrismaClient, takeTurn } from './database/prisma.js';
export { inTransaction } from './database/transaction.js';
export { migrate, MigrationRefused, requireMigrated } from './database/migrate.js';
export { hallAddresses, terminalQr, type Listening } from './hall-address.js';
export { NoHome, openHomeDatabase, type HomeDatabase } from './home-database.js';
export { HomeInUse, HomeLock } from './home-lock.js';
export { HomeNotWritable } from './home.js';
export {
  InstallationSettings,
  isZone,
  LOGO_LIMIT,
  LOGO_TYPES,
  logoTypeOf,
  machineZone,
  type Appearance,
  type BackupPlan,
} from './installation/settings.js';
export { createLog, type Log } from './log.js';
export { LongWork } from './long-work.js';
export { createMetrics } from './metrics.js';
export { EmbeddedPostgres, type EmbeddedPostgresOptions } from './postgres/embedded-postgres.js';
export { FolderPlace } from './places/folder-place.js';
export { contentTypeOf, isBelow, type FileToPlace, type Place } from './places/place.js';
export {
  isLasting,
  PlaceRefused,
  pushFailureOf,
  type PlaceRefusal,
  type PushFailure,
} from './places/place-refused.js';
export {
  secondsUntilNext,
  siteListOf,
  SitePush,
  type ArePlaced,
  type SitePushed,
  type SiteSource,
} from './places/site-push.js';
export { isPublicAddress, Reach } from './places/reach.js';
export { S3Place, type S3PlaceOptions } from './places/s3-place.js';
export { isOpenLine, tirageAddress, TiragePlace } from './places/tirage-place.js';
export { isThisMachine } from './this-machine.js';
export { SftpPlace, type SftpPlaceOptions } from './places/sftp-place.js';
export { PostgresRefused } from './postgres/postgres-refused.js';
export { nodeProgram, programDigest, serverProgram } from './program.js';
export { projectRoot } from './project-root.js';
export { threadProgram, type ThreadProgram } from './thread-program.js';
export { Turns } from './turns.js';
export { Refusal } from './refusal.js';
