import { areForThemselves, everybodyIn, type Meeting } from './meeting.js';
import { searchRounds, type RoundsWanted } from './search-rounds.js';

/** In which round each meeting takes place, by its index, from 0; null: in none of these rounds. */
export interface MeetingRounds {
  readonly rounds: number;
  readonly roundOf: readonly (number | null)[];
}

/** How often each contestant meets somebody. */
function meetingsEach(meetings: readonly Meeting[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const meeting of meetings) {
    for (const contestant of everybodyIn(meeting)) counts.set(contestant, (counts.get(contestant) ?? 0) + 1);
  }
  return counts;
}

/** No schedule has fewer rounds: one contestant meets so many others, or there are not enough to sit at once. */
export function fewestRounds(meetings: readonly Meeting[]): number {
  const counts = meetingsEach(meetings);
  const atOnce = Math.floor(counts.size / (meetings.some(areForThemselves) ? 4 : 2));
  return Math.max(0, ...counts.values(), atOnce && Math.ceil(meetings.length / atOnce));
}

const NOBODY = 'nobody';

/**
 * Where an odd number of contestants leaves no round to spare, one of them sits out in each: meetings with nobody say
 * so, and the search sees at once when a round would need two.
 */
function sitOuts(meetings: readonly Meeting[], rounds: number): Meeting[] {
  if (meetings.some(areForThemselves)) return [];
  const free = [...meetingsEach(meetings)].map(([contestant, met]) => ({ contestant, rounds: rounds - met }));
  const together = free.reduce((sum, each) => sum + each.rounds, 0);
  if (free.length % 2 === 0 || together !== rounds) return [];
  return free.flatMap(({ contestant, rounds: out }) =>
    Array.from({ length: out }, (_, index) => ({ ns: contestant, ew: NOBODY, set: -1 - index })),
  );
}

/**
 * Spreads meetings over as few rounds as there can be, so that nobody is at two tables in a round: an edge colouring of
 * the graph of meetings. No set is at two tables in a round where that can be found too.
 *
 * Where North-South never meet each other, nor East-West, such rounds always exist and are found (König 1916). Elsewhere
 * they are searched for, with one round more where there may be none (Vizing 1964); where nothing is found in time, as
 * many meetings as possible have a round.
 *
 * @param looks how long each search may be: so many looks at a meeting that has no round yet
 */
export function roundsOfMeetings(meetings: readonly Meeting[], looks: number): MeetingRounds {
  const fewest = fewestRounds(meetings);
  const search = (rounds: number, apart: RoundsWanted['apart']) =>
    searchRounds([...meetings, ...sitOuts(meetings, rounds)], { rounds, looks, apart }).slice(
      0,
      meetings.length,
    );
  const apart = search(fewest, setsToo);
  if (isWhole(apart)) return { rounds: fewest, roundOf: apart };
  const north = new Set(meetings.map(({ ns }) => ns));
  if (meetings.every((meeting) => !areForThemselves(meeting) && !north.has(meeting.ew))) {
    return { rounds: fewest, roundOf: alternatingColours(meetings, fewest) };
  }
  const tried = [
    { rounds: fewest, apart: everybodyIn },
    { rounds: fewest + 1, apart: setsToo },
    { rounds: fewest + 1, apart: everybodyIn },
  ];
  let last: MeetingRounds = { rounds: fewest, roundOf: apart };
  for (const { rounds, apart: things } of tried) {
    last = { rounds, roundOf: search(rounds, things) };
    if (isWhole(last.roundOf)) break;
  }
  return last;
}

function setsToo(meeting: Meeting): string[] {
  const everybody = everybodyIn(meeting);
  return meeting.ew === NOBODY ? everybody : [...everybody, `set ${meeting.set}`];
}

function isWhole(roundOf: readonly (number | null)[]): boolean {
  return roundOf.every((round) => round !== null);
}

/**
 * Rounds for meetings between two lines, none of which has more meetings than there are rounds. Where the two have no
 * free round in common, two rounds are exchanged along the path that alternates between them; it never comes back to the
 * other side, because the graph is bipartite.
 */
function alternatingColours(meetings: readonly Meeting[], rounds: number): number[] {
  const roundOf = meetings.map((): number | null => null);
  /** By contestant and round: the meeting, by its index. */
  const at = new Map<string, (number | null)[]>();
  const diary = (contestant: string) => {
    const known = at.get(contestant) ?? Array.from({ length: rounds }, () => null);
    at.set(contestant, known);
    return known;
  };
  const put = (index: number, round: number | null) => {
    const { ns, ew } = meetings[index]!;
    const before = roundOf[index] ?? null;
    for (const contestant of [ns, ew]) {
      if (before !== null && diary(contestant)[before] === index) diary(contestant)[before] = null;
      if (round !== null) diary(contestant)[round] = index;
    }
    roundOf[index] = round;
  };
  for (const [index, { ns, ew }] of meetings.entries()) {
    const freeForNS = diary(ns).indexOf(null);
    const freeForEW = diary(ew).indexOf(null);
    if (diary(ew)[freeForNS] !== null) {
      const path: number[] = [];
      for (let [contestant, round] = [ew, freeForNS]; ;) {
        const next = diary(contestant)[round] ?? null;
        if (next === null) break;
        path.push(next);
        const meeting = meetings[next]!;
        contestant = meeting.ns === contestant ? meeting.ew : meeting.ns;
        round = round === freeForNS ? freeForEW : freeForNS;
      }
      const exchanged = path.map((each) => (roundOf[each] === freeForNS ? freeForEW : freeForNS));
      for (const each of path) put(each, null);
      for (const [step, each] of path.entries()) put(each, exchanged[step]!);
    }
    put(index, freeForNS);
  }
  return roundOf as number[];
}
