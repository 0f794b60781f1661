import { everybodyAt } from '#movement';
import type { SessionSeen } from '../../api/documents.js';

/** A place that a draw can give, with what speaks for it. */
export interface PlaceToChoose {
  readonly contestant: string;
  /** It stays at one table for the whole session. */
  readonly stays: boolean;
  /** It sits out in the last round: a director who plays has time for the results then. */
  readonly freeAtTheEnd: boolean;
}

/** The places of a session at which somebody is to play. */
export function placesToChoose({
  contestants,
  sections,
}: Pick<SessionSeen, 'contestants' | 'sections'>): PlaceToChoose[] {
  const gone = new Set(
    contestants
      .filter(({ absent }) =>
        absent.some(({ fromRound, untilRound }) => fromRound === 1 && untilRound === null),
      )
      .map(({ contestant }) => contestant),
  );
  return contestants
    .filter(({ contestant }) => !gone.has(contestant))
    .map(({ contestant, section }) => {
      const movement = sections.find((each) => each.section === section)?.movement;
      if (!movement) return { contestant, stays: false, freeAtTheEnd: false };
      const own = contestant.slice(section.length + 1);
      const last = movement.rows
        .map((row) => row[movement.rounds - 1])
        .find((play) => play !== null && play !== undefined && everybodyAt(play).includes(own));
      const others = last ? everybodyAt(last).filter((name) => name !== own) : undefined;
      return {
        contestant,
        stays: movement.stationary.includes(own),
        // Who meets whom in the last round of a Swiss is drawn when it comes.
        freeAtTheEnd:
          (movement.drawn ?? movement.rounds) === movement.rounds &&
          (others === undefined || others.some((name) => gone.has(`${section}-${name}`))),
      };
    });
}
