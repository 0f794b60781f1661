export { backup } from './backup/backup.js';
export { KeptBackups, type BackupKind, type KeptBackup } from './backup/kept-backups.js';
export { BackupRefused } from './backup/stored-tables.js';
export { checkBackup, requireNothingHeld, restore } from './backup/restore.js';
export { updateDatabase, type Updated } from './backup/update.js';
export { ConfigurationError, readConfiguration, type Configuration } from './configuration.js';
export { DatabaseAway } from './database/database-away.js';
export {
  databaseFaultOf,
  faultOfState,
  isDatabaseAway,
  type DatabaseFault,
} from './database/database-fault.js';
export { createPool, IDLE_IN_TRANSACTION_MS, inTransaction } from './database/pool.js';
export { createPrisma, Prisma, PrismaClient, takeTurn } from './database/prisma.js';
export { migrate, requireMigrated, waitUntilMigrated } from './database/migrate.js';
export { restAfterLook } from './database/rest-after-look.js';
export { hallAddresses, terminalQr, type Listening } from './local-address.js';
export { openHomeDatabase } from './home-database.js';
export { HomeInUse, HomeLock } from './home-lock.js';
export {
  InstallationSettings,
  isZone,
  LOGO_LIMIT,
  logoTypeOf,
  machineZone,
  type Appearance,
  type BackupPlan,
  type Sending,
} from './installation/settings.js';
export { CopiesAtPlace, type Copy } from './copies/copies-at-place.js';
export { COPY_EVERY_MS, nextCopy } from './copies/copies-to-keep.js';
export {
  newCopyKey,
  openCopyKey,
  SHORTEST_PASSPHRASE,
  type CopyKey,
  type OpenedKey,
} from './copies/copy-keys.js';
export { createLog, type Log } from './process/log.js';
export { LongWork } from './process/long-work.js';
export { Paced } from './process/paced.js';
export { createMetrics, measureWhenRead } from './process/metrics.js';
export { EmbeddedPostgres } from './postgres/embedded-postgres.js';
export { FolderPlace } from './places/folder-place.js';
export {
  isBelow,
  isLasting,
  PlaceRefused,
  pushFailureOf,
  type FileToPlace,
  type Place,
  type PushFailure,
} from './places/place.js';
export { secondsUntilNext, siteListOf, SitePush, type ArePlaced } from './places/site-push.js';
export { Reach } from './places/reach.js';
export { S3Place } from './places/s3-place.js';
export { isOpenLine, tirageAddress, TiragePlace } from './places/tirage-place.js';
export { isThisMachine } from './process/process-identity.js';
export { SftpPlace } from './places/sftp-place.js';
export {
  nodeProgram,
  programDigest,
  programVersion,
  serverProgram,
  projectRoot,
  threadProgram,
  type ThreadProgram,
} from './process/program.js';
export { OneByOne } from './process/one-by-one.js';
export { traced } from './process/traced.js';
export { Turns } from './process/turns.js';
export { Refusal } from './process/refusal.js';
