import type { DeviceListed } from '../api/types.js';
import { dateOf } from '../parts/instants.js';

/** True while the device stands for its table. */
export function stands({ revokedAt, expiresAt }: DeviceListed): boolean {
  return revokedAt === null && dateOf(expiresAt).getTime() > Date.now();
}
