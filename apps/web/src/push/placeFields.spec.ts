import { placeOf, placeText, writtenOf } from './placeFields.js';

it.each([
  [{ kind: 'tirage', address: 'https://club.example/sites/a' }, 'https://club.example/sites/a'],
  [
    { kind: 's3', endpoint: 'https://s3.example', region: 'eu', bucket: 'club', prefix: '', accessKey: 'K' },
    's3://club',
  ],
  [
    { kind: 'sftp', host: 'ftp.example', port: 2222, user: 'club', folder: 'www', hostKey: null },
    'sftp://club@ftp.example/www',
  ],
  [{ kind: 'folder', folder: '/srv/www' }, '/srv/www'],
] as const)('%j is written into fields and read from them as it was', (place, text) => {
  expect(placeOf(place.kind, writtenOf(place))).toEqual(place);
  expect(placeText(place)).toBe(text);
});

it('has no port that is not written in figures', () => {
  const written = { host: 'ftp.example', port: '0x16', user: 'club', folder: 'www' };
  expect(placeOf('sftp', written)).toMatchObject({ port: Number.NaN });
});
