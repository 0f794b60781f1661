import type { Called } from '#prints';
import type { SessionSeen } from '#projections';

/** How those who take part in a session are called on papers. */
export class CalledIn {
  readonly #session: Pick<SessionSeen, 'contestants' | 'sections'>;
  readonly #known: ReadonlyMap<string, SessionSeen['contestants'][number]>;

  constructor(session: Pick<SessionSeen, 'contestants' | 'sections'>) {
    this.#session = session;
    this.#known = new Map(session.contestants.map((each) => [each.contestant, each]));
  }

  /** A contestant with its number, its section before it where there are several, and the names that the reader sees. */
  called(contestant: string): Called {
    const players = this.#known.get(contestant)?.players ?? [];
    return { number: this.numberOf(contestant), names: players.flatMap(({ name }) => name ?? []) };
  }

  /** Nobody is called by nothing. */
  some(contestants: readonly (string | null | undefined)[]): Called[] {
    return contestants.flatMap((each) => (each === null || each === undefined ? [] : [this.called(each)]));
  }

  numberOf(contestant: string): string {
    return numberText(contestant, this.#session.sections.length > 1);
  }

  /** Those who play: phantoms, who never came and whose results do not count are left out. */
  playing(): SessionSeen['contestants'] {
    return this.#session.contestants.filter(
      ({ absent, cancelled }) =>
        !cancelled && !absent.some(({ fromRound, untilRound }) => fromRound === 1 && untilRound === null),
    );
  }
}

/** `A-NS3` as `NS 3`, or `A NS 3`. */
export function numberText(contestant: string, withSection: boolean): string {
  const [, section = '', line = '', number = ''] = /^([A-Z]+)-(NS|EW)?(\d+)$/.exec(contestant) ?? [];
  if (number === '') return contestant;
  return [withSection ? section : '', line, number].filter(Boolean).join(' ');
}

/** A place as it is written: `3`, `2=` where it is shared; nothing for who takes none. */
export function placeText({
  place,
  last,
}: {
  readonly place: number | null;
  readonly last: number | null;
}): string | null {
  if (place === null) return null;
  return last !== null && last > place ? `${place}=` : `${place}`;
}
