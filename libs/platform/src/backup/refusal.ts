/** A backup could not be made or restored; nothing was written. One sentence. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
