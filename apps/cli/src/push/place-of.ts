import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FolderPlace, Refusal, S3Place, SftpPlace, TiragePlace, type Place } from '#platform';

const SSH_PORT = 22;

/**
 * The place that `--to` names: a folder, `s3://BUCKET/PATH`, `sftp://USER@HOST/PATH` or
 * `https://HOST/sites/NAME`, whose secrets the environment has.
 *
 * @throws Refusal where they are missing
 */
export function placeOf(to: string, env: NodeJS.ProcessEnv): Place {
  if (to.startsWith('s3://')) return bucketOf(to, env);
  if (to.startsWith('sftp://')) return sftpOf(to, env);
  if (/^https?:/.test(to)) return tirageOf(to, env);
  return new FolderPlace(resolve(to));
}

function tirageOf(to: string, env: NodeJS.ProcessEnv): Place {
  const { TIRAGE_SITE_TOKEN: token } = env;
  if (!token) {
    throw new Refusal('Set TIRAGE_SITE_TOKEN to the token from the administrator of that Tirage.');
  }
  return new TiragePlace(to, token);
}

function bucketOf(to: string, env: NodeJS.ProcessEnv): Place {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? [];
  if (bucket === '')
    throw new Refusal(`${to} contains no bucket name. Use an address like s3://club/thursday.`);
  const { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey } = env;
  if (!accessKey || !secretKey) {
    throw new Refusal(
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key that can write to the bucket.',
    );
  }
  const region = env['AWS_REGION'] ?? 'us-east-1';
  const endpoint = env['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint)) {
    throw new Refusal('AWS_ENDPOINT_URL is not a valid address. Use one like https://s3.example.org.');
  }
  return new S3Place({ endpoint, bucket, prefix, region, accessKey, secretKey });
}

function sftpOf(to: string, env: NodeJS.ProcessEnv): Place {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (!url?.hostname || url.username === '' || url.password !== '') {
    throw new Refusal('Use an address like sftp://USER@HOST/PATH. Set the password in TIRAGE_SFTP_PASSWORD.');
  }
  const { TIRAGE_SFTP_PASSWORD: password, TIRAGE_SFTP_KEY_FILE: keyFile } = env;
  if (!password && !keyFile) {
    throw new Refusal('Set TIRAGE_SFTP_PASSWORD, or set TIRAGE_SFTP_KEY_FILE to the path of a private key.');
  }
  return new SftpPlace({
    host: url.hostname,
    port: Number(url.port || SSH_PORT),
    user: decodeURIComponent(url.username),
    ...(keyFile ? { privateKey: privateKeyOf(keyFile) } : { password }),
    hostKey: env['TIRAGE_SFTP_HOST_KEY'],
    folder: decodeURIComponent(url.pathname).replaceAll(/^\/|\/$/g, ''),
  });
}

function privateKeyOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Refusal(`Cannot read the private key ${file}.`, { cause });
  }
}
