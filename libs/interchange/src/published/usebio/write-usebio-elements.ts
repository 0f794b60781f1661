import { rankOf, SEATS, suitOf, type Suit } from '#cards';
import type { DealInFile } from '../../deals/deal-file.js';
import type { PublishedPlayer } from '../published-event.js';
import type { PublishedFigures } from '../published-figures.js';
import type { PublishedLine, SideOutcome, WrittenContract } from '../published-game.js';
import { textElement, type XmlToWrite } from '../write-xml.js';

/** What was played, as a line has it; nothing where that is not known. */
export function contractElements(
  contract: WrittenContract | 'passed-out' | null,
): (XmlToWrite | undefined)[] {
  if (contract === null) return [];
  if (contract === 'passed-out') return [textElement('CONTRACT', 'PASS')];
  const { level, strain, doubling, declarer, tricks, lead } = contract;
  return [
    textElement('CONTRACT', `${level}${strain}${doubling.toUpperCase()}`),
    textElement('PLAYED_BY', declarer),
    // The suit comes last.
    textElement('LEAD', lead && `${lead.slice(1)}${lead[0]}`),
    textElement('TRICKS', tricks),
  ];
}

const PERCENT = { 'average-plus': '60', average: '50', 'average-minus': '40' } as const;

/** Points for North-South, or the code of an artificial score; nothing for what the format cannot say. */
export function scoreCode({ ns, ew }: PublishedLine['outcome']): string | undefined {
  if (ns.kind === 'score' && ew.kind === 'score' && ns.score === ew.score) return String(ns.score);
  const [own, others] = [percentOf(ns), percentOf(ew)];
  if (own !== undefined && others !== undefined) return `A${own}${others}`;
  const isMissing = ({ kind }: SideOutcome) => kind === 'not-played' || kind === 'late';
  return isMissing(ns) && isMissing(ew) ? 'NP' : undefined;
}

/** Whole percents, at least two digits. */
function percentOf(outcome: SideOutcome): string | undefined {
  if (outcome.kind === 'artificial') return PERCENT[outcome.award];
  if (outcome.kind !== 'percentage') return undefined;
  const percent = Math.round(Number(outcome.percent));
  return percent >= 0 && percent <= 100 ? String(percent).padStart(2, '0') : undefined;
}

/**
 * Boards, totals, place, matches won and master points of a pair, a player or a team.
 *
 * @param wins by contestant, where there are matches
 */
export function participantElements(
  name: string,
  { totals, rankings, masterPoints }: Pick<PublishedFigures, 'totals' | 'rankings' | 'masterPoints'>,
  wins: ReadonlyMap<string, string>,
): (XmlToWrite | undefined)[] {
  const total = totals.find(({ contestant }) => contestant === name);
  const ranked = rankings
    .filter(({ stratum }) => stratum === null)
    .flatMap(({ places }) => places)
    .filter(({ contestant }) => contestant === name);
  // Where equals are numbered on, and the places that they share are there, too, those are meant.
  const place = ranked.find(({ kind }) => kind !== 'in-order') ?? ranked[0];
  const awarded = masterPoints.find(({ contestant }) => contestant === name);
  return [
    textElement('BOARDS_PLAYED', total?.boards),
    textElement('TOTAL_SCORE', total?.score),
    textElement('PERCENTAGE', total?.percentage),
    textElement('PLACE', place && `${place.first}${place.isMarked || place.last > place.first ? '=' : ''}`),
    textElement('WINS_OR_DRAWS', wins.get(name)),
    textElement('MASTER_POINTS_AWARDED', awarded?.points),
    textElement('MASTER_POINT_TYPE', awarded?.colour),
  ];
}

export function writePlayer(player: PublishedPlayer): XmlToWrite {
  return { name: 'PLAYER', holds: playerElements(player) };
}

/** What is told of a player. */
export function playerElements({ name, number, club }: PublishedPlayer): (XmlToWrite | undefined)[] {
  return [
    textElement('PLAYER_NAME', name),
    textElement('NATIONAL_ID_NUMBER', number),
    textElement('CLUB_ID_NUMBER', club),
  ];
}

const SUITS = { C: 'CLUBS', D: 'DIAMONDS', H: 'HEARTS', S: 'SPADES' } as const satisfies Record<Suit, string>;
const DIRECTIONS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const VULNERABLE = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' } as const;

/** Who is vulnerable, where that was told, and the four hands. */
export function handElements(deal: DealInFile | undefined): (XmlToWrite | undefined)[] {
  if (!deal) return [];
  const suitsOf = (seat: keyof typeof DIRECTIONS) =>
    (Object.keys(SUITS) as Suit[]).map((suit): XmlToWrite => {
      const ranks = deal.deal[seat].filter((card) => suitOf(card) === suit).map(rankOf);
      return { name: SUITS[suit], holds: ranks.join('') };
    });
  return [
    textElement('VULNERABILITY', deal.vulnerable && VULNERABLE[deal.vulnerable]),
    ...SEATS.map((seat): XmlToWrite => ({
      name: 'HAND',
      holds: [textElement('DIRECTION', DIRECTIONS[seat]), ...suitsOf(seat)],
    })),
  ];
}

/** Boards that hold nothing but hands. */
export function writeHands(deals: Iterable<DealInFile>): XmlToWrite[] {
  return Array.from(deals, (deal): XmlToWrite => ({
    name: 'BOARD',
    holds: [textElement('BOARD_NUMBER', deal.board), ...handElements(deal)],
  }));
}
