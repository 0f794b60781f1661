import type { Locator, Page } from 'playwright-core';
import { Evening } from '../../testing/evening.js';
import { Venue } from './venue.js';

/** A hall with a tournament, and its organiser before the pages. */
export interface OpenEvening {
  readonly venue: Venue;
  readonly evening: Evening;
  /** Where the pages of the tournament begin. */
  readonly at: string;
  /** Olga, who has created it, signed in. */
  readonly olga: Page;
  /** What asks her something above a page. */
  readonly dialog: Locator;
}

/** Opens a hall, creates a tournament in it and signs its organiser in. */
export async function openEvening(tournament: string): Promise<OpenEvening> {
  const venue = await Venue.open();
  try {
    return await openEveningAt(venue, tournament);
  } catch (problem) {
    await venue.close();
    throw problem;
  }
}

/** Creates another tournament in a hall that is open. */
export async function openEveningAt(venue: Venue, tournament: string): Promise<OpenEvening> {
  const evening = await Evening.open(venue.server, tournament);
  const olga = await venue.organiser();
  const at = `/tournaments/${evening.tournament}`;
  return { venue, evening, at, olga, dialog: olga.getByRole('dialog') };
}
