import { dealerOf, type Side } from '#cards';
import { dealerIn, vulnerableIn, type DealInFile } from '../../deals/deal-file.js';
import { tagsOfDeal } from '../../deals/pbn.js';
import { pbnGame, pbnTag, type PbnGame, type PbnTag } from '../../pbn/pbn-game.js';
import { VULNERABLE } from '../../pbn/pbn-values.js';
import type { PublishedPlayer } from '../../published/published-event.js';
import type { PublishedGame, SideOutcome } from '../../published/published-game.js';
import type { PbnScore } from '../../pbn/pbn-score-cells.js';

/** What a game tells of its board. */
export function boardTags(board: number, deal: DealInFile | undefined): PbnTag[] {
  if (deal) return tagsOfDeal({ ...deal, event: {} });
  return [
    pbnTag('Board', String(board)),
    ...['West', 'North', 'East', 'South', 'Deal', 'Declarer', 'Contract', 'Result'].map((name) =>
      pbnTag(name, ''),
    ),
    pbnTag('Dealer', dealerIn({ board, dealer: dealerOf(board) })),
    pbnTag('Vulnerable', VULNERABLE[vulnerableIn({ board })]),
  ];
}

/** What every game of a session tells of it. */
export function eventTags({
  title,
  date,
  event,
  session,
}: Pick<PublishedGame, 'title' | 'date' | 'event' | 'session'>): PbnTag[] {
  return [
    pbnTag('Event', title),
    pbnTag('Site', event.venue ?? ''),
    pbnTag('Date', event.day?.replaceAll('-', '.') ?? date ?? '?'),
    ...(session.of > 1 ? [pbnTag('Session', String(session.number))] : []),
    ...(event.program ? [pbnTag('Generator', event.program.name)] : []),
  ];
}

/** A game of tags, of which a later one takes the place of an earlier one. */
export function gameOfTags(tags: readonly PbnTag[]): PbnGame {
  return pbnGame([...new Map(tags.map((tag) => [tag.name, tag])).values()]);
}

/** Names as lists of them are written, in which a semicolon divides them. */
export function namesToWrite(players: readonly PublishedPlayer[]): string[] {
  return players.map(({ name }) => name.replaceAll(';', ','));
}

const PERCENT = { 'average-plus': '60', average: '50', 'average-minus': '40' } as const;

/** The points of a side, where it has any. */
export function scoreOf(outcome: SideOutcome, side: Side): PbnScore | undefined {
  return outcome.kind === 'score'
    ? plainScore(String(side === 'NS' ? outcome.score : 0 - outcome.score))
    : undefined;
}

/** What a ruling gives a side. */
export function percentageOf(outcome: SideOutcome): PbnScore | undefined {
  if (outcome.kind === 'artificial') return { points: PERCENT[outcome.award], artificial: true };
  return outcome.kind === 'percentage' ? { points: outcome.percent, artificial: true } : undefined;
}

/** A figure that nobody has given by hand. */
export function plainScore(points: string | undefined): PbnScore | undefined {
  return points === undefined ? undefined : { points, artificial: false };
}
