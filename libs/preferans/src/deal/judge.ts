import type { Seat } from '#cards';
import { checkAuction } from '../auction/auction.js';
import type { Settings } from '../conventions/settings.js';
import { bidOf, stepOf, type GameLevel } from '../table/ladder.js';
import { defendersOf, handsOf } from '../table/table-seats.js';
import { DEAL_FAULTS, type DealFault } from './deal-fault.js';
import type { DealRecord, PlayedContract } from './deal-record.js';
import { checkWhists, whistersOf } from './whist-call.js';

/** One thing that cannot be, with its rule, and with whom it is. */
export interface FoundFault {
  readonly fault: DealFault;
  readonly rule: string;
  readonly seat?: Seat;
}

/** What a record is against what is only recommended: `jump` in the auction (3.3.8, fn 21). */
export type DealFlag = 'jump';

/** A record judged: possible, or all that cannot be in it. */
export type DealJudgement =
  | { readonly possible: true; readonly flags: readonly DealFlag[] }
  | { readonly possible: false; readonly faults: readonly FoundFault[] };

/** What a deal's place in the sheet adds to its rules. */
export interface DealPlace {
  /** The least level that leaves the all-passes before this deal. */
  readonly exitLevel: GameLevel;
  /** The least level that overcalls a pass without looking (3.3.19a). */
  readonly blindPassLevel?: GameLevel;
  /** Whether the deal is one of the forced all-passes that open the game (3.7.9). */
  readonly forcedAllPass?: boolean;
  /** Who may not take part in the auction (3.2.19, 3.2.20). */
  readonly barred?: readonly Seat[];
}

/**
 * Judges a deal's record by the convention's rules: whether it can have come about.
 *
 * @param place the deal's place in the sheet; without it any game may be ordered
 */
export function judgeDeal(
  record: DealRecord,
  settings: Settings,
  place: DealPlace = { exitLevel: 6 },
): DealJudgement {
  const faults: FoundFault[] = [];
  const flags: DealFlag[] = [];
  const found = (fault: DealFault, seat?: Seat) =>
    faults.push({ fault, rule: DEAL_FAULTS[fault], ...(seat ? { seat } : {}) });
  const { players, dealer } = record;
  if (!players.includes(dealer)) {
    found('deal.dealer-not-at-table', dealer);
    return { possible: false, faults };
  }
  strangersOf(record).forEach((seat) => found('deal.seat-not-at-table', seat));
  if (record.auction) judgeAuction(record, settings, place, found, flags);
  judgeDeclarer(record, settings, place, found);
  const isPlayed = judgeWhists(record, settings, found);
  judgeTricks(record, settings, isPlayed, found);
  judgeRectifications(record, found);
  return faults.length > 0 ? { possible: false, faults } : { possible: true, flags };
}

type Found = (fault: DealFault, seat?: Seat) => void;

/** Whoever is in the record and not at the table. */
function strangersOf({ players, tricks, rectifications }: DealRecord): readonly Seat[] {
  const named = [
    ...(Object.keys(tricks) as Seat[]),
    ...rectifications.flatMap((one) =>
      one.kind === 'transfer' ? [one.from, one.to] : one.kind === 'whists' ? [one.by, one.on] : [one.seat],
    ),
  ];
  return [...new Set(named)].filter((seat) => !players.includes(seat));
}

function judgeAuction(
  { auction = [], players, dealer, played }: DealRecord,
  settings: Settings,
  place: DealPlace,
  found: Found,
  flags: DealFlag[],
): void {
  const checked = checkAuction(auction, { players, dealer, ...place }, settings);
  if (!checked.legal) {
    found(checked.fault, auction[checked.call]!.seat);
    return;
  }
  if (checked.jumps.length > 0) flags.push('jump');
  const { auction: ended } = checked;
  if (ended.outcome === 'open') {
    found('deal.auction-unfinished');
  } else if (ended.outcome === 'all-pass') {
    if (played.kind !== 'all-pass') found('deal.bid-was-passed-out', played.declarer);
    else judgeBlindPasses(played.blindPasses ?? [], ended.blindPasses, found);
  } else if (played.kind === 'all-pass') {
    found('deal.all-pass-after-a-bid', ended.declarer);
  } else {
    if (played.declarer !== ended.declarer) found('deal.not-the-auctions-winner', played.declarer);
    if (played.kind === 'misere') {
      // Who has won without looking may still order a misère, which doubles nothing then (3.3.19b).
      if (ended.least !== 'misere' && !ended.blind) found('deal.misere-not-bid', played.declarer);
    } else if (ended.least === 'misere') {
      found('deal.misere-has-to-be-played', played.declarer);
    } else if (stepOf(bidOf(played.level, played.denomination)) < stepOf(ended.least)) {
      found('deal.contract-below-bid', played.declarer);
    }
    const isBlind = ended.blind && (played.kind === 'contract' || ended.least === 'misere');
    if (played.blind && !isBlind) found('deal.blind-not-bid', played.declarer);
    if (isBlind && !played.blind) found('deal.bid-blind', played.declarer);
  }
}

/** Passes without looking are written as they were called: they raise the price and bring bombs (3.3.19a). */
function judgeBlindPasses(written: readonly Seat[], called: readonly Seat[], found: Found): void {
  for (const seat of written) if (!called.includes(seat)) found('deal.blind-not-bid', seat);
  for (const seat of called) if (!written.includes(seat)) found('deal.bid-blind', seat);
}

function judgeDeclarer(
  { players, dealer, played }: DealRecord,
  settings: Settings,
  { exitLevel, forcedAllPass }: DealPlace,
  found: Found,
): void {
  if (forcedAllPass && (played.kind !== 'all-pass' || played.blindPasses?.length !== 3)) {
    found('deal.opening-all-pass');
  }
  if (played.kind === 'all-pass') {
    if (played.blindPasses?.length && !settings.blindBids) found('deal.blind-not-agreed');
    return;
  }
  if (!handsOf(dealer, players).includes(played.declarer)) {
    found('deal.declarer-has-no-cards', played.declarer);
  }
  if (played.blind && !settings.blindBids) found('deal.blind-not-agreed', played.declarer);
  // Who deals has laid his own talon; who shares a misère is punished for it already (fn 43).
  const mayRefuse = settings.talonRefusal !== null && played.declarer !== dealer;
  if (played.talonRefused && (!mayRefuse || (played.kind === 'misere' && played.halved)))
    found('deal.talon-refused', played.declarer);
  if (played.kind === 'contract') {
    if (played.level < exitLevel) found('deal.below-exit', played.declarer);
  } else if (played.halved) {
    if (players.length < 4) found('deal.misere-halved-with-nobody', played.declarer);
    else if (!settings.misereHalved) found('deal.misere-not-halved', played.declarer);
  }
}

/** Whether tricks were played for; null where the decisions do not tell. */
function judgeWhists(record: DealRecord, settings: Settings, found: Found): boolean | null {
  const { played, whists, ended, open } = record;
  const first = whists[0];
  if (played.kind !== 'contract') {
    if (first)
      found(played.kind === 'misere' ? 'deal.whist-on-misere' : 'deal.whist-on-all-pass', first.seat);
    if (ended === 'without-three' || ended === 'without-all') found('deal.given-up');
    return true;
  }
  if (ended === 'without-three' && !settings.withoutThree) found('deal.without-three', played.declarer);
  const isGivenUp = ended === 'without-three' || ended === 'without-all';
  if (!handsOf(record.dealer, record.players).includes(played.declarer)) return isGivenUp ? false : null;
  const checked = checkWhists(whists, { ...record, ...played }, settings);
  if (!checked.legal) {
    found(checked.fault, checked.seat);
    return isGivenUp ? false : null;
  }
  const { whisters, complete, turn } = checked.stand;
  if (!complete && !isGivenUp && !isDecidedByRemise(record, played)) {
    found('deal.whist-decision-missing', turn ?? played.declarer);
  }
  if (settings.sixSpadesWhisted && played.level === 6 && played.denomination === 'S') {
    if (complete && whisters.length < 2 && !isGivenUp) found('deal.six-spades-not-whisted');
  }
  if (played.blind && played.level === 6 && complete && whisters.length < 2 && !isGivenUp) {
    found('deal.blind-six-not-whisted');
  }
  if (played.offMountain && (!settings.unwhistedOffMountain || whisters.length > 0 || isGivenUp)) {
    found('deal.off-mountain', played.declarer);
  }
  if (open && whisters.length > 1) found('deal.open-with-two-whisters');
  if (open && whisters.length === 0) found('deal.open-without-whist');
  return whisters.length > 0 && !isGivenUp;
}

/** A game that was never whisted because its order was a fault (3.4.6). */
function isDecidedByRemise({ rectifications }: DealRecord, { declarer }: PlayedContract): boolean {
  return rectifications.some((one) => one.kind === 'remise' && one.seat === declarer);
}

function judgeTricks(record: DealRecord, settings: Settings, isPlayed: boolean | null, found: Found): void {
  const { players, dealer, played } = record;
  const tricks = Object.entries(record.tricks) as [Seat, number][];
  if (isPlayed === false) {
    if (tricks.some(([, won]) => won > 0)) found('deal.tricks-of-unplayed-deal');
    return;
  }
  if (tricks.length === 0) {
    if (isPlayed) found('deal.tricks-missing');
    return;
  }
  if (tricks.reduce((sum, [, won]) => sum + won, 0) !== 10) found('deal.tricks-not-ten');
  const ofDealer = players.length === 4 ? (record.tricks[dealer] ?? 0) : 0;
  if (ofDealer === 0) return;
  if (played.kind !== 'all-pass') found('deal.tricks-without-cards', dealer);
  else if (settings.allPassTalon === 'closed' || ofDealer > 2) found('deal.talon-tricks', dealer);
}

function judgeRectifications(record: DealRecord, found: Found): void {
  const { rectifications, tricks, played, whists } = record;
  const ofSide = sideOfWhister(record);
  const left = new Map<Seat, number>();
  for (const [seat, won] of Object.entries(tricks) as [Seat, number][])
    left.set(ofSide(seat), (left.get(ofSide(seat)) ?? 0) + won);
  const isOnTricks = played.kind === 'contract';
  for (const one of rectifications) {
    if (one.kind === 'remise') {
      const answers =
        played.kind !== 'all-pass' &&
        (one.seat === played.declarer ||
          (isOnTricks && whists.some(({ seat, call }) => seat === one.seat && call === 'whist')));
      if (!answers) found('deal.remise-of-nobody', one.seat);
    } else if (one.kind === 'transfer') {
      if (one.from === one.to) found('deal.rectification-of-itself', one.from);
      take(one.from, one.tricks);
      left.set(ofSide(one.to), (left.get(ofSide(one.to)) ?? 0) + one.tricks);
    } else if (one.kind === 'penalty-tricks') {
      if (isOnTricks) take(one.seat, one.tricks);
    } else if (one.kind === 'whists' && one.by === one.on) {
      found('deal.rectification-of-itself', one.by);
    }
  }

  function take(seat: Seat, count: number): void {
    const rest = (left.get(ofSide(seat)) ?? 0) - count;
    if (rest < 0) found('deal.rectified-beyond-tricks', seat);
    left.set(ofSide(seat), rest);
  }
}

/** Of one who whists alone are the tricks of both defenders (3.8.5): each of them stands for the whister. */
function sideOfWhister({ played, whists, dealer, players }: DealRecord): (seat: Seat) => Seat {
  const [whister, second] = whistersOf(whists);
  if (played.kind !== 'contract' || !whister || second) return (seat) => seat;
  const side = [whister, ...defendersOf(played.declarer, dealer, players)];
  return (seat) => (side.includes(seat) ? whister : seat);
}
