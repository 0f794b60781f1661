import { NEW_BREAK, readBreak } from './breakDraft.js';

const NOW = new Date(2026, 10, 22, 20, 30, 5).getTime();
const at = (day: number, hours: number, minutes: number) =>
  new Date(2026, 10, day, hours, minutes).getTime() * 1000;
const byTime = (time: string) => readBreak({ ...NEW_BREAK, by: 'time', time }, NOW);

describe('a break', () => {
  it('is so long', () => expect(readBreak({ ...NEW_BREAK, minutes: 20 }, NOW)).toEqual({ minutes: 20 }));

  it('is until a time of day comes next', () => {
    expect(byTime('20:45')).toEqual({ until: at(22, 20, 45) });
    expect(byTime('0:15')).toEqual({ until: at(23, 0, 15) });
  });

  it.each(['', '24:00', '20:60', 'soon', '20:30', '10:00'])('is not meant yet by %p', (time) =>
    expect(byTime(time)).toBeUndefined(),
  );
});
