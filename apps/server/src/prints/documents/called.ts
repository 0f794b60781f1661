import type { Called } from '#prints';
import { isIndividual, playersInRound, substitutesOf } from '#movement';
import type { SessionSeen } from '#projections';

/** The names of a session's contestants on printouts. */
export class CalledIn {
  readonly #known: ReadonlyMap<string, SessionSeen['contestants'][number]>;

  readonly #alone: boolean;

  constructor(private readonly session: Pick<SessionSeen, 'contestants' | 'sections'>) {
    this.#alone = session.sections.some(({ movement }) => isIndividual(movement));
    this.#known = new Map(session.contestants.map((each) => [each.contestant, each]));
  }

  /**
   * A contestant with its number, its section before it where there are several, or the name of its team, and the names
   * that the reader sees.
   *
   * @param round in which they play, with whoever sits in for one of them; left out: those who take part, and who sat in
   */
  called(contestant: string, round?: number): Called {
    const known = this.#known.get(contestant);
    if (!known) return { number: this.numberOf(contestant), names: [] };
    const { players, substitutions } = known;
    const as = {
      number: this.numberOf(contestant),
      ...(known.team !== undefined && { team: pairOfTeamText(known.team, contestant) }),
    };
    const named = (those: typeof players) => those.flatMap(({ name }) => name ?? []);
    if (substitutions.length === 0) return { ...as, names: named(players) };
    if (round !== undefined)
      return { ...as, names: named(playersInRound(known, { round, alone: this.#alone })) };
    const substitutes = substitutesOf(known, this.#alone).flatMap(({ player, ...rounds }) =>
      player.name === null ? [] : [{ name: player.name, ...rounds }],
    );
    return { ...as, names: named(players), ...(substitutes.length > 0 && { substitutes }) };
  }

  /** Nobody is called by nothing. */
  some(contestants: readonly (string | null | undefined)[], round?: number): Called[] {
    return contestants.flatMap((each) =>
      each === null || each === undefined ? [] : [this.called(each, round)],
    );
  }

  numberOf(contestant: string): string {
    return numberText(contestant, this.session.sections.length > 1);
  }

  /** The contestants, without phantoms, who never come and whose results do not count. */
  playing(): SessionSeen['contestants'] {
    return this.session.contestants.filter(
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

/** A pair by the name of its team, and its side: `Foxes NS`. */
export function pairOfTeamText(team: string, contestant: string): string {
  const [, side = ''] = /-(NS|EW)/.exec(contestant) ?? [];
  return `${team} ${side}`.trim();
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
