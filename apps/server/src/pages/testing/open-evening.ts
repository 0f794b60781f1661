import type { Locator, Page } from 'playwright-core';
import { Evening } from '../../testing/evening.js';
import { Hall } from './hall.js';

/** A hall with a tournament, and its organiser before the pages. */
export interface OpenEvening {
  readonly hall: Hall;
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
  const hall = await Hall.open();
  try {
    const evening = await Evening.open(hall.server, tournament);
    const olga = await hall.organiser();
    const at = `/tournaments/${evening.tournament}`;
    return { hall, evening, at, olga, dialog: olga.getByRole('dialog') };
  } catch (problem) {
    await hall.close();
    throw problem;
  }
}
