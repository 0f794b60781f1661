import type { PushPlace } from '../api/pushQueries.js';

export type PlaceKind = PushPlace['kind'];

/** What is asked of each kind of place, in order; a field that ends in `?` may stay empty. */
export const PLACE_FIELDS = {
  tirage: ['address'],
  s3: ['endpoint', 'region', 'bucket', 'prefix?', 'accessKey'],
  sftp: ['host', 'port', 'user', 'folder?', 'hostKey?'],
  folder: ['folder'],
} as const satisfies Record<PlaceKind, readonly string[]>;

export type PlaceField = (typeof PLACE_FIELDS)[PlaceKind][number] extends infer Field extends string
  ? Field extends `${infer Name}?`
    ? Name
    : Field
  : never;

/** What stands in the fields. */
export type Written = Readonly<Partial<Record<PlaceField, string>>>;

/** The fields of a place that is known. */
export function writtenOf(place: PushPlace): Written {
  const { kind: _kind, ...fields } = place;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]));
}

/** The place that is written; whether it can be one, the server says. */
export function placeOf(kind: PlaceKind, written: Written): PushPlace {
  const of = (field: PlaceField) => (written[field] ?? '').trim();
  switch (kind) {
    case 'tirage':
      return { kind, address: of('address') };
    case 's3':
      return {
        kind,
        endpoint: of('endpoint'),
        region: of('region'),
        bucket: of('bucket'),
        prefix: of('prefix'),
        accessKey: of('accessKey'),
      };
    case 'sftp':
      return {
        kind,
        host: of('host'),
        port: /^\d*$/.test(of('port')) ? Number(of('port') || 22) : Number.NaN,
        user: of('user'),
        folder: of('folder'),
        hostKey: of('hostKey') || null,
      };
    default:
      return { kind, folder: of('folder') };
  }
}

/** How a place is called: without any secret. */
export function placeText(place: PushPlace): string {
  switch (place.kind) {
    case 'tirage':
      return place.address;
    case 's3':
      return ['s3:/', place.bucket, place.prefix].filter(Boolean).join('/');
    case 'sftp':
      return `sftp://${place.user}@${place.host}/${place.folder}`;
    default:
      return place.folder;
  }
}
