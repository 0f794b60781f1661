import { bracketOf, type KnockoutState } from '#tournament';
import type { SessionPlay } from '../play-state.js';

/** What a session is in its knockout. */
export type StageOfSession = {
  readonly round: number;
  /** The places that are open to who wins the match that is for the first of them. */
  readonly places: { readonly from: number; readonly to: number };
  /** Extra boards of a match, not the round itself. */
  readonly extra: boolean;
};

/** The stage of a knockout that is played in a session; null where it is of none. */
export function stageOfSession(
  { session, knockout: name }: Pick<SessionPlay, 'session' | 'knockout'>,
  knockouts: Readonly<Record<string, KnockoutState>>,
): StageOfSession | null {
  const knockout = name === null || !Object.hasOwn(knockouts, name) ? undefined : knockouts[name];
  if (!knockout) return null;
  const { matches } = bracketOf(knockout);
  const index = knockout.rounds.findIndex((round) => round.session === session);
  const played =
    index >= 0
      ? matches.filter(({ round }) => round === index + 1)
      : matches.filter(({ match }) => knockout.extras[match]?.includes(session));
  const [first] = played.toSorted((one, other) => one.places.from - other.places.from);
  if (!first) return null;
  const { from, to } = first.places;
  return { round: first.round, places: { from, to }, extra: index < 0 };
}
