import { Refusal } from '../refusal.js';

/** A backup could not be made or restored; nothing was written. */
export class BackupRefused extends Refusal {
  override readonly name = 'BackupRefused';
}
