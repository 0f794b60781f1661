import { isAbsolute } from 'node:path';
import {
  FolderPlace,
  type Reach,
  S3Place,
  SftpPlace,
  isOpenLine,
  tirageAddress,
  TiragePlace,
  type Place,
} from '#platform';
import { fault } from '#words';
import { z } from 'zod';

const LONGEST = 400;
const text = (most = LONGEST) =>
  z
    .string()
    .trim()
    .min(1, fault('push-field.empty'))
    .max(most, fault('push-field.too-long'))
    // oxlint-disable-next-line no-control-regex -- it is what is refused
    .regex(/^[^\u0000-\u001f]*$/, fault('push-field.too-long'));
const below = z
  .string()
  .trim()
  .max(LONGEST, fault('push-field.too-long'))
  .transform((path) => path.replace(/^\/+|\/+$/g, ''))
  .pipe(z.string().regex(/^[\w .@+=-]*(\/[\w .@+=-]+)*$/, fault('push-path.malformed')));

/** Folders that the organiser has somewhere, without what is secret about them. */
const ownPlaces = [
  z.strictObject({
    kind: z.literal('folder'),
    folder: text().refine(isAbsolute, fault('push-folder.malformed')),
  }),
  z.strictObject({
    kind: z.literal('s3'),
    endpoint: z.url({ protocol: /^https?$/, error: fault('push-endpoint.malformed') }).max(LONGEST),
    region: text(64),
    bucket: text(63).pipe(z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, fault('push-bucket.malformed'))),
    prefix: below,
    accessKey: text(200),
  }),
  z.strictObject({
    kind: z.literal('sftp'),
    host: text(253).pipe(z.string().regex(/^[\w.:-]+$/, fault('push-host.malformed'))),
    port: z.number().int().min(1).max(65_535),
    user: text(100),
    folder: below,
    /** `SHA256:…`; null: it is to be found out. */
    hostKey: text(100).nullable(),
  }),
] as const;
export const ownPlace = z.discriminatedUnion('kind', ownPlaces);
export type OwnPlace = z.output<typeof ownPlace>;

/** Where pages are pushed, without what is secret about it. */
export const pushPlace = z.discriminatedUnion('kind', [
  ...ownPlaces,
  z.strictObject({
    kind: z.literal('tirage'),
    address: z
      .string()
      .trim()
      .transform((address) => address.replace(/\/$/, ''))
      .refine((address) => {
        const at = tirageAddress(address);
        return at !== undefined && !isOpenLine(at.origin);
      }, fault('push-address.malformed')),
  }),
]);
export type PushPlace = z.output<typeof pushPlace>;

/** The secret key of the storage, the password or the private key, or the token; without it the known one stays. */
export const placeSecret = z
  .string()
  .trim()
  .min(1, fault('push-field.empty'))
  .max(8_000, fault('push-field.too-long'))
  .optional();

/** What is to be pushed where. */
export const pushBody = z.strictObject({ active: z.boolean(), place: pushPlace, secret: placeSecret });

/** Whom a secret is shown: one that is known stays only for the same. A folder has none. */
export function holderOf(place: PushPlace): string {
  switch (place.kind) {
    case 'folder':
      return '';
    case 's3':
      return `s3 ${place.endpoint} ${place.accessKey}`;
    case 'sftp':
      return `sftp ${place.host} ${place.port} ${place.user}`;
    default:
      return `tirage ${place.address}`;
  }
}

/** The place itself, as far as it may be reached from here. */
export function openPlace(place: PushPlace, secret: string, reach: Reach): Place {
  switch (place.kind) {
    case 'folder':
      return new FolderPlace(place.folder);
    case 's3':
      return new S3Place({ ...place, secretKey: secret, reach });
    case 'sftp':
      return new SftpPlace({
        ...place,
        reach,
        hostKey: place.hostKey ?? undefined,
        ...(secret.startsWith('-----BEGIN') ? { privateKey: `${secret}\n` } : { password: secret }),
      });
    default:
      return new TiragePlace(place.address, secret, reach);
  }
}
