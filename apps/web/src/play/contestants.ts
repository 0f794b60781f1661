import { isIndividual, playersInRound, type Movement } from '#movement';
import type { PlayerSeen, SessionSeen } from '../api/documents.js';
import { contestantText } from '../messages/fieldText.js';
import { gameParts } from './gameParts.js';

type Named = Pick<SessionSeen, 'contestants' | 'sections'>;

/** Whether everybody plays for himself: with other partners in each round, or on sheets. */
export function isOfIndividuals({ sections, game }: Pick<SessionSeen, 'sections' | 'game'>): boolean {
  return gameParts(game).sheets || playAlone(sections);
}

/** A contestant for whom somebody sat in, and whether each contestant is one player. */
export interface Substituted {
  readonly of: Pick<SessionSeen['contestants'][number], 'players' | 'substitutions'>;
  readonly alone: boolean;
}

export interface Called {
  /**
   * With its line, `NS 3` or `7`; the section before it where there are several. A pair of a team has the name that the team
   * was given instead: `Foxes NS`.
   */
  readonly number: string;
  /** Those who play, as far as they are known. */
  readonly names: string | undefined;
  /** With those who sat in for one of them; left out: nobody did, or those who play in one round are asked for. */
  readonly substituted?: Substituted;
}

/** Those who play: phantoms, pairs that never came and those whose results do not count any more are left out. */
export function playingIn({ contestants }: Pick<SessionSeen, 'contestants'>): SessionSeen['contestants'] {
  return contestants.filter(
    ({ absent, cancelled }) =>
      !cancelled && !absent.some(({ fromRound, untilRound }) => fromRound === 1 && untilRound === null),
  );
}

/**
 * How a contestant is called: its number, and its players where they have names.
 *
 * @param round in which they play, with whoever sits in for one of them; left out: those who take part
 */
export function calledAs(session: Named, contestant: string, round?: number): Called {
  const known = session.contestants.find((each) => each.contestant === contestant);
  return called(session, contestant, known, round);
}

/**
 * How a contestant is called where there is no room for its players: `NS 3`, or by the name of its team, `Foxes NS`.
 *
 * @param section whether its section is named; left out: where there are several
 */
export function calledShort(
  session: Named,
  contestant: string,
  section = session.sections.length > 1,
): string {
  const known = session.contestants.find((each) => each.contestant === contestant);
  return shortText(contestant, { team: known?.team, section });
}

/** A contestant by its number, or by the name that its team was given: `Foxes NS`. */
export function shortText(
  contestant: string,
  { team, section }: { readonly team: string | undefined; readonly section: boolean },
): string {
  if (team === undefined) return contestantText(contestant, { section });
  const [, side = ''] = /-(NS|EW)/.exec(contestant) ?? [];
  return `${team} ${side}`.trim();
}

/** How a contestant is called in the middle of a sentence: `Anna Nowak – Jan Lis (7)`, or its number alone. */
export function calledText({ names, number }: Called): string {
  return names === undefined ? number : `${names} (${number})`;
}

/** How a contestant is called in a list to choose from: its number first, `7 · Anna Nowak – Jan Lis`. */
export function calledInList(session: Named, contestant: string): string {
  const { number, names } = calledAs(session, contestant);
  return names === undefined ? number : `${number} · ${names}`;
}

/** The names of those who play for a contestant in a round, as far as they are known. */
export function playerNames(session: Named, contestant: string, round: number): string[] {
  const known = session.contestants.find((each) => each.contestant === contestant);
  return known ? namesOf(playersOfRound(session.sections, known, round)) : [];
}

function namesOf(players: readonly PlayerSeen[]): string[] {
  return players.flatMap(({ name }) => name ?? []);
}

/** How each contestant of a session is called, for long lists of them. */
export function calledBy(session: Named): (contestant: string) => Called {
  const known = new Map(
    session.contestants.map((each) => [each.contestant, called(session, each.contestant, each)]),
  );
  return (contestant) => known.get(contestant) ?? called(session, contestant, undefined);
}

function called(
  { sections }: Named,
  contestant: string,
  known: Named['contestants'][number] | undefined,
  round?: number,
): Called {
  const players = known && round !== undefined ? playersOfRound(sections, known, round) : known?.players;
  const names = namesOf(players ?? []);
  const hasSubstitutes = known !== undefined && round === undefined && known.substitutions.length > 0;
  const section = sections.length > 1;
  const substituted = hasSubstitutes && { substituted: { of: known, alone: playAlone(sections) } };
  // A team of which nobody is named is called by its name, and its pair by the number.
  if (names.length === 0)
    return { ...substituted, number: contestantText(contestant, { section }), names: known?.team };
  return {
    ...substituted,
    number: shortText(contestant, { team: known?.team, section }),
    names: names.join(' – '),
  };
}

function playersOfRound(
  sections: Named['sections'],
  known: Named['contestants'][number],
  round: number,
): readonly PlayerSeen[] {
  if (known.substitutions.length === 0) return known.players;
  return playersInRound(known, { round, alone: playAlone(sections) });
}

function playAlone(sections: Named['sections']): boolean {
  return sections.some(({ movement }) => isIndividual(movement as Movement));
}
