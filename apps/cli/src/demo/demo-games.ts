import type { GameName } from '#tournament';
import type { EveningChoice } from './plan/evening-plan.js';
import { planEvening } from './plan/plan-evening.js';
import { FEWEST_TABLES } from './plan/troubles.js';
import type { DemoServer } from './demo-server.js';
import type { PreparedVenue } from './play/venue.js';
import { playEvening, type EveningOptions, type PlayedEvening } from './play/play-evening.js';
import { planSheets, ROUNDS } from './preferans/plan-sheets.js';
import { playSheets } from './preferans/play-sheets.js';
import { pagesOfSheets, sheetsToSee, type SheetPages } from './preferans/sheets-to-see.js';
import { pagesOf, whatToSee, type DemoPages } from './play/what-to-see.js';

/** What is played, and how it is shown. */
export interface Show {
  readonly tables: number;
  readonly rounds: number;
  play(options: EveningOptions): Promise<PlayedEvening>;
  /** Where its pages are, and what is said of them. */
  pages(venue: PreparedVenue): { readonly pages: DemoPages | SheetPages; readonly text: string };
}

/** How a game is demonstrated. */
interface DemoOfGame {
  /** How many tables at the least, and when nothing is said. */
  readonly tables: { readonly fewest: number; readonly usual: number };
  /** What is counted at the tables. */
  readonly counted: string;
  show(server: DemoServer, choice: EveningChoice): Show;
}

/** The games that a demo can be of, the usual one first. */
export const DEMO_GAMES = {
  bridge: {
    tables: { fewest: FEWEST_TABLES, usual: 12 },
    counted: 'results',
    show({ players, address, account }, choice) {
      const plan = planEvening(choice);
      return {
        tables: plan.tables.length,
        rounds: plan.movement.rounds,
        play: (options) => playEvening(players, plan, options),
        pages(venue) {
          const pages = pagesOf(address, venue, plan);
          return { pages, text: whatToSee(pages, plan, account) };
        },
      };
    },
  },
  preferans: {
    tables: { fewest: 2, usual: 8 },
    counted: 'deals',
    show({ players, address, account }, choice) {
      const plan = planSheets(choice);
      return {
        tables: plan.tables.length,
        rounds: ROUNDS,
        play: (options) => playSheets(players, plan, options),
        pages(venue) {
          const pages = pagesOfSheets(address, venue);
          return { pages, text: sheetsToSee(pages, venue, account) };
        },
      };
    },
  },
} satisfies Readonly<Partial<Record<GameName, DemoOfGame>>>;

/** What can be played. */
export type DemoGame = keyof typeof DEMO_GAMES;
