import type { Seat } from '#cards';
import { dealRecordSchema, type DealRecord, type Played, type PlayedContract } from '../deal/deal-record.js';
import { checkWhists, type WhistCall } from '../deal/whist-call.js';
import { DENOMINATIONS, GAME_LEVELS, type GameLevel } from '../table/ladder.js';
import { placeIn } from '../sheet/place-in.js';
import type { Sheet } from '../sheet/sheet.js';
import { handsOf, sittingOut } from '../table/table-seats.js';
import { inventedAuction } from './invented-auction.js';

/** Chance: a number from 0 to less than 1 each time that it is asked. */
export type ChanceShare = () => number;

/** How often a game of each level is played, and how often each defender whists it. */
const LEVELS: Readonly<Record<GameLevel, { readonly often: number; readonly whisted: number }>> = {
  6: { often: 45, whisted: 0.7 },
  7: { often: 30, whisted: 0.6 },
  8: { often: 16, whisted: 0.4 },
  9: { often: 7, whisted: 0.3 },
  10: { often: 2, whisted: 0.2 },
};

/**
 * A deal that could be the next one on a sheet, for demonstrations and tests: who plays what after which auction, whists
 * and tricks, as chance has it. `judgeDeal` finds nothing against it.
 *
 * @param share chance; the same numbers make the same deal
 */
export function inventedDeal(sheet: Sheet, share: ChanceShare): DealRecord {
  const { players, dealer, settings } = sheet;
  const hands = handsOf(dealer, players);
  const place = placeIn(sheet);
  const table = { players: [...players], dealer };
  if (place.forcedAllPass) {
    const played = { kind: 'all-pass', blindPasses: [...hands] } as const;
    return dealRecordSchema.parse({ ...table, played, tricks: tricksOfAll(sheet, share) });
  }
  const played = inventedGame(hands, place.exitLevel, share);
  const auction = inventedAuction({ hands, played, exitLevel: place.exitLevel, share });
  if (played.kind === 'all-pass')
    return dealRecordSchema.parse({ ...table, auction, played, tricks: tricksOfAll(sheet, share) });
  if (played.kind === 'misere') {
    const tricks = tricksBeside(hands, played.declarer, share() < 0.6 ? 0 : below(4, share), share);
    return dealRecordSchema.parse({ ...table, auction, played, tricks });
  }
  const whists = inventedWhists(sheet, played, share);
  const checked = checkWhists(whists, { ...table, ...played }, settings);
  const whisters = checked.legal ? checked.stand.whisters : [];
  const won = Math.min(10, Math.max(0, played.level + below(4, share) - 1));
  const tricks = whisters.length > 0 ? tricksBeside(hands, played.declarer, won, share) : {};
  const open = whisters.length === 1 ? { open: share() < 0.6 } : {};
  return dealRecordSchema.parse({ ...table, auction, played, whists, ...open, tricks });
}

function below(count: number, share: ChanceShare): number {
  return Math.floor(share() * count);
}

function inventedGame(hands: readonly Seat[], exitLevel: GameLevel, share: ChanceShare): Played {
  const what = share();
  if (what < 0.15) return { kind: 'all-pass' };
  const declarer = hands[below(3, share)]!;
  if (what < 0.22) return { kind: 'misere', declarer };
  const levels = GAME_LEVELS.filter((level) => level >= exitLevel);
  let left = share() * levels.reduce((sum, level) => sum + LEVELS[level].often, 0);
  const level = levels.find((one) => (left -= LEVELS[one].often) < 0) ?? exitLevel;
  return { kind: 'contract', declarer, level, denomination: DENOMINATIONS[below(5, share)]! };
}

/** Decisions until nobody is asked any more. */
function inventedWhists(
  { players, dealer, settings }: Sheet,
  played: PlayedContract,
  share: ChanceShare,
): WhistCall[] {
  const { level, denomination } = played;
  // "Stalingrad": both have to whist.
  const isForced = settings.sixSpadesWhisted && level === 6 && denomination === 'S';
  const calls: WhistCall[] = [];
  for (;;) {
    const checked = checkWhists(calls, { players, dealer, ...played }, settings);
    const { turn, may } = checked.legal ? checked.stand : { turn: null, may: [] };
    if (turn === null) return calls;
    // Who has whisted may leave with a half-whist, but needs not say anything.
    if (may.length === 1 && may[0] === 'half') return calls;
    const whists = may.includes('whist') && (isForced || share() < LEVELS[level].whisted);
    const half = !whists && may.includes('half') && share() < 0.3;
    calls.push({ seat: turn, call: whists ? 'whist' : half ? 'half' : 'pass' });
  }
}

/** Tricks of a declarer and what chance leaves to each of the two others. */
function tricksBeside(
  hands: readonly Seat[],
  declarer: Seat,
  won: number,
  share: ChanceShare,
): Partial<Record<Seat, number>> {
  const [one, other] = hands.filter((hand) => hand !== declarer) as [Seat, Seat];
  const ones = below(11 - won, share);
  return { [declarer]: won, [one]: ones, [other]: 10 - won - ones };
}

/** Tricks of an all-pass; of four also the dealer's, from the talon. */
function tricksOfAll(
  { players, dealer, settings }: Sheet,
  share: ChanceShare,
): Partial<Record<Seat, number>> {
  const sitting = sittingOut(dealer, players);
  const ofTalon = sitting && settings.allPassTalon !== 'closed' ? below(3, share) : 0;
  const [first, second, third] = handsOf(dealer, players);
  const firsts = below(Math.min(8, 11 - ofTalon), share);
  const seconds = below(11 - ofTalon - firsts, share);
  return {
    [first]: firsts,
    [second]: seconds,
    [third]: 10 - ofTalon - firsts - seconds,
    ...(ofTalon > 0 && { [sitting!]: ofTalon }),
  };
}
