/** What others may leave here. */
export interface ReceivingLimits {
  /** Of one file, in bytes as it is read. */
  readonly file: number;
  /** Of one site. */
  readonly siteFiles: number;
  readonly siteBytes: number;
  /** Of all sites together. */
  readonly sites: number;
  readonly bytes: number;
}

const MB = 1024 * 1024;

export const RECEIVING_LIMITS: ReceivingLimits = {
  file: 16 * MB,
  siteFiles: 20_000,
  siteBytes: 256 * MB,
  sites: 200,
  bytes: 4_096 * MB,
};
