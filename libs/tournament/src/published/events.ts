import { z } from 'zod';
import { defineEvent, type EventOf } from '../journal/event.js';
import { sessionName } from '../journal/names.js';
import { publishedFigures } from './figures.js';

/** Which part of a session's published figures it is, from 1. */
export const partNumber = z.int().min(1).max(10_000);

/** What can happen in a stream `published/<session>`: what others have computed of a session that was imported. */
export const publishedEvents = {
  /** Figures to compare with; large ones come in several parts. */
  figuresKept: defineEvent('published.figures-kept', 1, {
    session: sessionName,
    part: partNumber,
    figures: publishedFigures,
  }),
} as const;

export type PublishedEvent = EventOf<typeof publishedEvents>;
