import { addressHere } from './useHere.js';

describe('the address of a page', () => {
  it('keeps what its query says, so that who signs in again comes back to the very page', () => {
    expect(addressHere('/t/1/session/1/rule', 'table=A3&round=1&call=7')).toBe(
      '/t/1/session/1/rule?table=A3&round=1&call=7',
    );
    expect(addressHere('/t/1', '')).toBe('/t/1');
  });
});
