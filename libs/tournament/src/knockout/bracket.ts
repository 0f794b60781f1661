import {
  chosenOpponents,
  type ChosenOpponents,
  knockout,
  type KnockoutMatch,
  knockoutSoFar,
} from '#movement';
import { Rational } from '#scoring';
import type { DrawnMatch, KnockoutState, MatchGround, RoundOfKnockout } from './events.js';
import type { MatchResult } from '../command/command.js';

/** Who plays in a round where a seed was placed. */
export function holderOf({ replaced }: Pick<KnockoutState, 'replaced'>, slot: string, round: number): string {
  return replaced.findLast((one) => one.slot === slot && one.fromRound <= round)?.by ?? slot;
}

/** The seed in whose place somebody plays in a round; nothing where it does not. */
export function slotOf(
  state: Pick<KnockoutState, 'replaced' | 'entries'>,
  entry: string,
  round: number,
): string | undefined {
  const later = state.replaced
    .toReversed()
    .find(
      ({ slot, by, fromRound }) => by === entry && fromRound <= round && holderOf(state, slot, round) === by,
    );
  if (later) return later.slot;
  return state.entries.includes(entry) && holderOf(state, entry, round) === entry ? entry : undefined;
}

/** A match of the bracket as far as it is known who plays and who has won it. */
export interface BracketMatch extends KnockoutMatch {
  /** Left open until an earlier match is decided. */
  readonly entries: readonly [string | null, string | null];
  readonly winner: string | null;
  /** What decided it: the results, the director, or that the opponent has withdrawn. */
  readonly by: 'results' | 'walkover' | MatchGround | null;
}

/** A knockout as far as it has come. */
export interface Bracket {
  readonly rounds: number;
  readonly matches: readonly BracketMatch[];
  /** Teams with a bye in the first round. */
  readonly byes: readonly string[];
  readonly places: readonly { readonly entry: string; readonly from: number; readonly to: number }[];
}

/** How a match stands: who wins it by results and decisions, or that it is tied; neither: it goes on. */
export interface MatchStanding {
  readonly winner: string | null;
  readonly by: 'results' | MatchGround | null;
  readonly tied: boolean;
  readonly score: { readonly home: string; readonly away: string } | null;
}

type Draw = Pick<KnockoutState, 'settings' | 'entries' | 'chosen'>;

/** How many rounds and matches there are, and who has a bye. */
function drawOf({ settings, entries }: Draw) {
  return knockout(entries.length, { places: settings!.places });
}

/** Who chooses an opponent, and whom they may choose; teams with a bye in the first round take no part in it. */
export function choosingOf(
  state: Draw,
): (ChosenOpponents & { readonly choosers: readonly string[] }) | undefined {
  const { settings, entries, chosen } = state;
  const { choosers } = settings ?? {};
  if (choosers === undefined) return undefined;
  const playing = entries.slice(drawOf(state).byes.length);
  const result = chosenOpponents({ entries: playing, choosers }, chosen);
  if ('code' in result) throw new Error(`A knockout whose choices do not fit: ${result.code}.`);
  return { ...result, choosers: playing.slice(0, choosers) };
}

/** The most who can choose their opponents: half of those who play in the first round. */
export function mostChoosers(entries: number): number {
  return (entries - knockout(entries).byes.length) / 2;
}

/** The entries in the order in which the bracket takes them: as seeded, or so that those meet who were chosen. */
function drawnOrder(state: Draw): readonly string[] {
  const choosing = choosingOf(state);
  if (!choosing || choosing.next) return state.entries;
  const { matches } = choosing;
  return [
    ...state.entries.slice(0, drawOf(state).byes.length),
    ...matches.map(([one]) => one),
    ...matches.map(([, other]) => other).toReversed(),
  ];
}

/** The matches of the first round while opponents are being chosen: seeds that have chosen, and whom. */
function whileChoosing(
  state: Draw,
  round: number,
  index: number,
): readonly [string | null, string | null] | undefined {
  const choosing = choosingOf(state);
  if (round !== 1 || !choosing?.next) return undefined;
  return choosing.matches[index] ?? [choosing.choosers[index] ?? null, null];
}

/** How a match of an opened round stands; a tie that was decided counts only as long as it is tied. */
export function standingOfMatch(
  { decisions, extras }: Pick<KnockoutState, 'decisions' | 'extras'>,
  round: Pick<RoundOfKnockout, 'session'>,
  { match, home, away }: DrawnMatch,
  results: readonly MatchResult[],
): MatchStanding {
  const parts = [round.session, ...(extras[match] ?? [])].flatMap((session) =>
    results.filter((one) => one.session === session && isOf(one, home, away)),
  );
  const { score, ahead, complete, tied } = addedUp(parts, home);
  const decision = decisions[match];
  if (decision && [home, away].includes(decision.winner) && (decision.ground !== 'tie' || tied))
    return { winner: decision.winner, by: decision.ground, tied, score };
  const winner = complete ? ahead : null;
  return { winner, by: winner === null ? null : 'results', tied, score };
}

function isOf(result: MatchResult, one: string, other: string): boolean {
  return [result.home, result.away].includes(one) && [result.home, result.away].includes(other);
}

/** A match and its extra boards together, as long as each part goes on from a tie: behind one that has a winner nothing counts. */
function addedUp(parts: readonly MatchResult[], home: string) {
  let score: { home: Rational; away: Rational } | undefined;
  let ahead: string | null = null;
  let complete = false;
  let tied = false;
  for (const [index, part] of parts.entries()) {
    if (index > 0 && !tied) break;
    if (part.begun) {
      const [own, others] =
        part.home === home ? [part.score.home, part.score.away] : [part.score.away, part.score.home];
      score = {
        home: (score?.home ?? Rational.ZERO).add(Rational.parse(own)),
        away: (score?.away ?? Rational.ZERO).add(Rational.parse(others)),
      };
    }
    ({ ahead, complete } = part);
    // As long as extra boards are played it is tied by what was played before them.
    if (complete) tied = ahead === null;
    else break;
  }
  return {
    score: score ? { home: score.home.toString(), away: score.away.toString() } : null,
    ahead,
    complete,
    tied,
  };
}

/**
 * The bracket: rounds whose next one is opened as they were decided then, the last opened one by how its matches stand.
 *
 * @param results of the last opened round
 */
export function bracketOf(state: KnockoutState, results: readonly MatchResult[] = []): Bracket {
  const draw = drawOf(state);
  const decided = new Map<number, Pick<BracketMatch, 'winner' | 'by'>>();
  for (const [index, round] of state.rounds.entries()) {
    for (const { match, winner } of round.walkovers) decided.set(match, { winner, by: 'walkover' });
    const isLast = index === state.rounds.length - 1;
    const standings = isLast
      ? round.matches.map((one) => ({ match: one.match, ...standingOfMatch(state, round, one, results) }))
      : round.decided;
    for (const { match, winner, by } of standings) if (winner !== null) decided.set(match, { winner, by });
  }
  const roundOf = new Map(draw.matches.map(({ match, round }) => [match, round]));
  const winners = [...decided].flatMap(([match, { winner }]) => {
    const slot = slotOf(state, winner!, roundOf.get(match)!);
    return slot === undefined ? [] : [[match, slot] as const];
  });
  const soFar = knockoutSoFar(draw, drawnOrder(state), new Map(winners));
  const holder = (slot: string | undefined, round: number) =>
    slot === undefined ? null : holderOf(state, slot, round);
  const placed = soFar.places.map(({ entry, ...place }) => ({
    entry: holderOf(state, entry, Infinity),
    ...place,
  }));
  return {
    rounds: draw.rounds,
    matches: soFar.matches.map(({ entries: [one, other], winner, ...match }, index) => ({
      ...match,
      entries: whileChoosing(state, match.round, index) ?? [
        holder(one, match.round),
        holder(other, match.round),
      ],
      winner: holder(winner, match.round),
      by: winner === undefined ? null : decided.get(match.match)!.by,
    })),
    byes: draw.byes.map((seed) => holderOf(state, drawnOrder(state)[seed - 1]!, 1)),
    // A beaten team that took another team's place gets the final place of that one.
    places: placed.filter(({ entry }, index) => placed.findIndex((one) => one.entry === entry) === index),
  };
}

/** The knockout before a round was opened. */
export function beforeRound(state: KnockoutState, round: number): KnockoutState {
  return { ...state, rounds: state.rounds.slice(0, round - 1) };
}

/** Matches of the round before one that would be won by another now, or be tied, than when it was opened. */
export function otherwiseBefore(
  state: KnockoutState,
  round: number,
  results: readonly MatchResult[],
): { readonly match: number; readonly winner: string | null }[] {
  const before = state.rounds[round - 2];
  return (before?.matches ?? []).flatMap((drawn) => {
    const { winner, tied } = standingOfMatch(state, before!, drawn, results);
    const held = before!.decided.find(({ match }) => match === drawn.match)?.winner;
    return (winner !== null || tied) && winner !== held ? [{ match: drawn.match, winner }] : [];
  });
}
