import type { PublishedGame } from '../published/published-game.js';
import { computedRounds } from './computed-rounds.js';
import { givenRounds, tellsRounds } from './given-rounds.js';
import type { SectionSchedule } from './section-schedule.js';

/** How long rounds are searched for: far longer than a club's Howell takes, and a few seconds at the most. */
const LOOKS = 2_000_000;

/** The schedule of each section of a game that has lines: as the lines tell it, else computed. */
export function scheduleOfGame({ sections }: PublishedGame, looks = LOOKS): SectionSchedule[] {
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map((section) => (tellsRounds(section) ? givenRounds(section) : computedRounds(section, looks)));
}
