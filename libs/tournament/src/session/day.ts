import { z } from 'zod';

/** A day of the calendar, on the venue's clock: '2026-11-23'. */
export const calendarDay = z.iso.date().describe('YYYY-MM-DD');
