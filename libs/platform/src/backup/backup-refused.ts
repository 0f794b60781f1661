import { Refusal } from '../process/refusal.js';

/** Why a backup could not be made or restored, for those who cannot see the files themselves. */
export type BackupRefusalCode =
  | 'backup.refused'
  | 'backup.disk-full'
  | 'backup.not-writable'
  | 'backup.not-one'
  | 'backup.newer'
  | 'backup.damaged';

/** A backup could not be made or restored; nothing was written. */
export class BackupRefused extends Refusal {
  override readonly name = 'BackupRefused';
  readonly code: BackupRefusalCode;

  constructor(
    message: string,
    { code = 'backup.refused', ...options }: ErrorOptions & { code?: BackupRefusalCode } = {},
  ) {
    super(message, options);
    this.code = code;
  }
}
