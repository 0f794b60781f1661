import { isChanged } from './changedReadings.js';

const reading = (what: string) => ['play', 'spring', '1', what, {}, {}];
const changed = (...kinds: string[]) =>
  ['', '/clock', '/standings', '/room', '/whereabouts', '/boards/{board}', '/tables/{table}'].filter((what) =>
    isChanged(reading(what), kinds),
  );

describe('what is read again when documents of a session have changed', () => {
  it('is what a score changes at the director’s desk, not the session and its clock', () => {
    expect(changed('room', 'standings', 'table', 'traveller', 'whereabouts')).toEqual([
      '/standings',
      '/room',
      '/whereabouts',
      '/boards/{board}',
      '/tables/{table}',
    ]);
  });

  it('is nearly everything when the session itself has changed', () => {
    expect(changed('session')).toEqual([
      '',
      '/clock',
      '/standings',
      '/room',
      '/whereabouts',
      '/boards/{board}',
      '/tables/{table}',
    ]);
  });

  it('is always what may be made of anything', () => {
    expect(changed('clock')).toEqual(['/clock', '/whereabouts', '/boards/{board}', '/tables/{table}']);
  });
});
