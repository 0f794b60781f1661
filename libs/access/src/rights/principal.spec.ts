import { actorOf, isDeviceOf, PUBLIC, type DevicePrincipal } from './principal.js';

const DEVICE: DevicePrincipal = {
  kind: 'device',
  device: 'd1',
  tournament: 't1',
  session: '1',
  table: 'A7',
  side: null,
};

describe('a principal', () => {
  it('acts under the name that events carry', () => {
    expect(actorOf({ kind: 'person', person: 'p1', session: 's1' })).toBe('person:p1');
    expect(actorOf(DEVICE)).toBe('device:d1');
    expect(() => actorOf(PUBLIC)).toThrow(TypeError);
  });

  it.each([
    [{}, true],
    [{ tournament: 't2' }, false],
    [{ session: '2' }, false],
    [{ table: 'A8' }, false],
  ])('is the device of its own table only: %j gives %s', (other, expected) => {
    expect(isDeviceOf(DEVICE, { ...DEVICE, ...other })).toBe(expected);
  });

  it('that is a person or the public is no device', () => {
    expect(isDeviceOf(PUBLIC, DEVICE)).toBe(false);
    expect(isDeviceOf({ kind: 'person', person: 'p1', session: '1' }, DEVICE)).toBe(false);
  });
});
