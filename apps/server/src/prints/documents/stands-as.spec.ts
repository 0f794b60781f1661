import { standsAs } from './stands-as.js';

describe('standings on paper', () => {
  const ends = Date.UTC(2026, 10, 27, 22, 30) * 1_000;
  const MINUTE = 60_000_000;
  const taken = { scores: ends, rulings: ends - 10 * MINUTE, appeals: ends, official: ends, amended: null };
  const minuteAt = (moment: number) => new Date(moment / 1_000).toISOString().slice(0, 16).replace('T', ' ');
  const printed = (now: number, past = false) => ({ past, now, minuteAt });

  it('are running while somebody plays', () => {
    expect(standsAs({ final: false, corrections: null }, printed(ends))).toEqual({ as: 'running' });
  });

  it('are provisional while corrections are taken, and official from then on', () => {
    const closed = { final: true, corrections: taken };
    const provisional = {
      as: 'provisional',
      scores: '2026-11-27 22:30',
      rulings: '2026-11-27 22:20',
      past: false,
    };
    expect(standsAs(closed, printed(ends - 1))).toEqual(provisional);
    expect(standsAs(closed, printed(ends))).toEqual({
      as: 'official',
      since: '2026-11-27 22:30',
      amended: null,
    });
  });

  it('of an earlier moment say nothing of what is so now', () => {
    expect(standsAs({ final: true, corrections: taken }, printed(ends + MINUTE, true))).toMatchObject({
      as: 'provisional',
      past: true,
    });
  });

  it('tell when they were amended', () => {
    const corrections = { ...taken, amended: ends + 5 * MINUTE };
    expect(standsAs({ final: true, corrections }, printed(ends + 9 * MINUTE))).toEqual({
      as: 'official',
      since: '2026-11-27 22:30',
      amended: '2026-11-27 22:35',
    });
  });
});
