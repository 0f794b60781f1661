import { howell, mitchell, sidesExchanged, type Movement } from '#movement';
import type { SectionData } from '#tournament';
import { sidesIn } from './absences.js';
import { meetingAt } from './schedule.js';

const section = (name: string, movement: Movement) => ({
  section: name,
  movement: movement as SectionData['movement'],
  boardsPerRound: 2,
  firstBoard: 1,
});

describe('the schedule of a session', () => {
  it('says who meets whom with which boards', () => {
    const session = { sections: [section('A', mitchell({ tables: 3 }))] };
    expect(meetingAt(session, 'A2', 1)).toEqual({ ns: 'A-NS2', ew: 'A-EW2', boards: [3, 4] });
    expect(meetingAt(session, 'A9', 1)).toBeUndefined();
  });
});

describe('two sections that host each other’s sit-outs', () => {
  const half = mitchell({ tables: 3, phantom: 'NS' });
  const sections = [{ ...section('A', half), hosts: { section: 'B' } }, section('B', sidesExchanged(half))];

  it('seat those who would sit out at one table', () => {
    expect(meetingAt({ sections }, 'A3', 2)).toEqual({ ns: 'B-NS2', ew: 'A-EW2', boards: [1, 2] });
    expect(meetingAt({ sections }, 'B3', 2)).toBeUndefined();
    expect(meetingAt({ sections }, 'B3', 4)).toBeUndefined();
    expect(sidesIn({ sections }, 'B-NS2', 1, 3)).toEqual(new Set(['NS']));
  });

  it('on the side that is free, where everybody plays on both', () => {
    const movement = howell({ tables: 3, phantom: 6 });
    const both = [{ ...section('A', movement), hosts: { section: 'B' } }, section('B', movement)];
    const meeting = meetingAt({ sections: both }, 'A1', 1)!;
    const guest = [meeting.ns, meeting.ew].find((name) => name.startsWith('B'))!;
    expect(sidesIn({ sections: both }, guest, 1, 1)).toEqual(new Set([meeting.ns === guest ? 'NS' : 'EW']));
  });
});
