import { Rational } from '#scoring';
import type { Called } from '../documents/called.js';
import type { KnockoutMatch, Both, MatchStands, MatchUnit, PlayedInRoom } from '../documents/match-shown.js';
import { pointsText, signed } from '../texts/figures.js';
import type { PaperWord, Say } from '../words/words.js';
import { contractText } from './parts.js';

/** How a match was decided, where it was not by results. */
export const DECIDED_BY = {
  tie: 'byTie',
  forfeit: 'byForfeit',
  walkover: 'byWalkover',
  withdrawal: 'byWithdrawal',
  other: 'byOther',
} as const satisfies Readonly<Record<NonNullable<KnockoutMatch['by']>, PaperWord>>;

const AWARDED = {
  bye: 'awardedBye',
  'own-average': 'awardedOwnAverage',
  'others-average': 'awardedOthersAverage',
  chosen: 'awardedChosen',
} as const;

/** What both teams have: `34 : 21`. */
export function bothText({ home, away }: Both, say: Say): string {
  return `${pointsText(home, say)} : ${pointsText(away, say)}`;
}

/** The name of a team; as long as it has none, its number. */
export function teamName({ names, number }: Called): string {
  return names.length > 0 ? names.join(' – ') : number;
}

/** The match in one line: `Reds 34 – 21 Blues`; without a score as long as there is none. */
export function matchTitle(
  { state, score, awarded }: MatchStands,
  teams: Readonly<Record<'home' | 'away', Called>>,
  say: Say,
): string {
  const [home, away] = [teamName(teams.home), teamName(teams.away)];
  if (awarded || state === 'off' || state === 'to-come') return `${home} – ${away}`;
  return `${home} ${pointsText(score.home, say)} – ${pointsText(score.away, say)} ${away}`;
}

/** By how much a match is won or lost: `13 IMPs`. */
function marginText(margin: Rational, unit: MatchUnit, say: Say): string {
  const size = Rational.max(margin, margin.negated());
  const amount = pointsText(size.toString(), say);
  return unit === 'points' ? amount : say('amountImps', { amount, count: amount === '1' ? 1 : 2 });
}

function marginOf({ home, away }: Both): Rational {
  return Rational.parse(home).sub(Rational.parse(away));
}

/** Whether nobody has won a match that is over. */
export function isTied({ state, awarded, score }: MatchStands): boolean {
  return state === 'over' && !awarded && marginOf(score).isZero;
}

/** How a match ended for home: won or lost by how much, or tied; nothing as long as it is played, or where it was given away. */
export function endedText(match: MatchStands, unit: MatchUnit, say: Say): string | null {
  if (match.state !== 'over' || match.awarded) return null;
  if (isTied(match)) return say('tied');
  const margin = marginOf(match.score);
  const won = margin.compare(Rational.ZERO) > 0;
  return say(won ? 'wonBy' : 'lostBy', { margin: marginText(margin, unit, say) });
}

/** What a match began with, what was taken off it, how it stands and went on: what its score does not tell. */
export function besideScore(match: MatchStands, say: Say): string[] {
  const { state, half, awarded, carried, penalties, aggregate, knockout } = match;
  return [
    ...(half ? [say('halfMatch')] : []),
    ...(awarded ? [say(AWARDED[awarded.why])] : state === 'over' ? [] : [say(STATES[state])]),
    ...(carried
      ? [say('begunWith', { home: pointsText(carried.home, say), away: pointsText(carried.away, say) })]
      : []),
    ...(penalties ? [`${say('penaltiesLine')} ${bothText(penalties, say)}`] : []),
    ...(aggregate
      ? [say('aggregateOf', { home: pointsText(aggregate.home, say), away: pointsText(aggregate.away, say) })]
      : []),
    ...(knockout?.extraOf ? [say('extraBoardsOf', { session: knockout.extraOf })] : []),
    ...(knockout?.extras ?? []).map(({ session, score }) =>
      [say('extraBoardsIn', { session }), ...(score ? [bothText(score, say)] : [])].join(': '),
    ),
  ];
}

const STATES = { 'to-come': 'matchToCome', off: 'matchOff', running: 'standsSoFar' } as const;

/** Who has won a match of a knockout, and how: by how much, extra boards with it, or by what it was decided. */
export function winnerText(
  { knockout, score, awarded }: MatchStands,
  teams: Readonly<Record<'home' | 'away', Called>>,
  unit: MatchUnit,
  say: Say,
): string[] {
  if (!knockout) return [];
  const { winner, by, extras } = knockout;
  const played = extras.flatMap((extra) => extra.score ?? []);
  const margin = Rational.sum([score, ...played].map(marginOf));
  if (winner === null) return [];
  const how =
    by !== null
      ? [say(DECIDED_BY[by])]
      : awarded || margin.isZero
        ? []
        : [say('wonByMargin', { margin: marginText(margin, unit, say) })];
  return [[say('winner', { team: teamName(teams[winner]) }), ...how].join(', ')];
}

/** What was played in a room; ruled results are marked, as they are told below. */
export function roomText({ what, result, ruled }: PlayedInRoom, say: Say): string {
  if (what === 'ruled') return `${say('ruledOn')}${ruled ? '*' : ''}`;
  return what === 'not-played' ? say('notPlayed') : contractText(result, say);
}

/** And its score. */
export function roomScore({ what, score }: PlayedInRoom): string {
  return what === 'played' && score !== null ? signed(score) : '';
}

/** The titles of what a team wins on boards, and of what the others do. */
export const WON = {
  imps: ['impsFor', 'impsAgainst'],
  points: ['pointsFor', 'pointsAgainst'],
} as const satisfies Readonly<Record<MatchUnit, readonly PaperWord[]>>;

/** What a team wins on a board. */
export function wonText(points: string | null, say: Say): string {
  return points === null ? '' : pointsText(points, say);
}
