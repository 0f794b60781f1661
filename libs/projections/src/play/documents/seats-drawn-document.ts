import type { DrawPlay, SessionPlay } from '../play-state.js';
import { metAllTheSame, type MetAllTheSame } from '#movement';

/** How the seats of a session were drawn: all that anybody draws the same seats from, and whom they bring together. */
export type SeatsDrawnDocument = {
  /** Nothing: no seats were drawn for the movement that holds. */
  readonly draw:
    | (DrawPlay & {
        /** Entries that were to be kept apart and meet. */
        readonly met: readonly MetAllTheSame[];
      })
    | null;
};

export function seatsDrawnDocument({ draw }: SessionPlay): SeatsDrawnDocument {
  if (draw === null) return { draw };
  const wishes = draw.kind === 'seed' ? draw.wishes : null;
  return { draw: { ...draw, met: wishes ? metAllTheSame(wishes.apart, draw.seats, wishes.sections) : [] } };
}
