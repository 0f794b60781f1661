import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('b7f0a5d26c1e4f739a0842d5e3c19f60', 'hex');

/**
 * The id of the command in which a job ends: the same job and step always give the same uuid (version 5), so the ledger
 * executes the command once however often the job runs.
 * @param jobId the job's deterministic id
 * @param step what tells apart the commands of one job, for instance the command's name
 */
export function commandIdOfJob(jobId: string, step: string): string {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update(`${jobId} ${step}`, 'utf8')
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
