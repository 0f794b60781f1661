import { createHash, createHmac } from 'node:crypto';

/** Who signs requests to S3-compatible storage. */
export interface S3Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** A request as it is signed: all of its headers are, the host's among them. */
export interface S3Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, in hexadecimal. */
  readonly bodyHash: string;
}

/**
 * The headers of a request with its signature by AWS Signature Version 4 for the service `s3`, as every S3-compatible
 * storage checks it.
 */
export function signedHeaders(
  { method, url, headers, bodyHash }: S3Request,
  { accessKey, secretKey, region }: S3Credentials,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).toSorted();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${all[name]!.trim()}\n`).join('');
  const canonical = [method, url.pathname, url.searchParams.toString(), lines, signed, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretKey}`,
  );
  const signature = hmac(key, text).toString('hex');
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
