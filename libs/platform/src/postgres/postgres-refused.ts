import { Refusal } from '../process/refusal.js';

/** The embedded PostgreSQL cannot run on this machine or with the data in the home. */
export class PostgresRefused extends Refusal {
  override readonly name = 'PostgresRefused';
}
