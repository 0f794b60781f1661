import type { PreferansCard } from '#cards';
import {
  checkAuction,
  checkWhists,
  defendersOf,
  handsOf,
  LADDER,
  levelOf,
  placeIn,
  sittingOut,
  type AuctionCall,
  type AuctionOutcome,
  type Bid,
  type CheckedAuction,
  type DealRecord,
  type Denomination,
  type GameLevel,
  type Sheet,
  type WhistCall,
  type WhistStand,
} from '#preferans';
import type { SeatName } from '#tournament';

const ALL_TRICKS = 10;
/** A talon has two cards. */
const MOST_OF_TALON = 2;

type Tricks = Readonly<Partial<Record<SeatName, number>>>;

/** A deal while it is being put together, tap by tap. */
export interface Draft {
  readonly kind: DealRecord['played']['kind'] | null;
  readonly level: GameLevel | null;
  readonly denomination: Denomination | null;
  readonly declarer: SeatName | null;
  readonly whists: readonly WhistCall[];
  readonly open: boolean;
  /** Null: nobody has said them; as they usually are is only offered. */
  readonly tricks: Tricks | null;
  readonly ended: DealRecord['ended'];
  readonly marks: readonly Mark[];
  readonly blindPasses: readonly SeatName[];
  /** The auction as far as it is told; nothing: it is not told at all. */
  readonly auction: readonly AuctionCall[];
  /** The cards of the talon that are told, in the order in which they lie. */
  readonly talon: readonly PreferansCard[];
  /** The judge's adjustments of the tricks in a deal that is corrected. */
  readonly rectifications: DealRecord['rectifications'];
}

/** What a contract or a misère may be besides, where it was agreed. */
export type Mark = 'blind' | 'halved' | 'offMountain' | 'talonRefused';

export type Tap =
  | { readonly tap: 'level'; readonly level: GameLevel }
  | { readonly tap: 'denomination'; readonly denomination: Denomination }
  | { readonly tap: 'misere' | 'all-pass' }
  /** The next call of the auction; one that cannot be changes nothing. */
  | { readonly tap: 'call'; readonly call: AuctionCall }
  | { readonly tap: 'take-back-call' }
  /** A card of the talon; the same again takes it back. */
  | { readonly tap: 'card'; readonly card: PreferansCard }
  | { readonly tap: 'declarer'; readonly declarer: SeatName }
  /** The decision that is the `at`-th, from 0; the same again takes it back. */
  | { readonly tap: 'whist'; readonly at: number; readonly call: WhistCall }
  | { readonly tap: 'open'; readonly open: boolean }
  | { readonly tap: 'more' | 'fewer' | 'rest'; readonly seat: SeatName }
  /** The tricks are as they are offered. */
  | { readonly tap: 'so' }
  | { readonly tap: 'mark'; readonly mark: Mark }
  | { readonly tap: 'ended'; readonly ended: DealRecord['ended'] }
  | { readonly tap: 'blind-pass'; readonly seat: SeatName };

const NOTHING: Draft = {
  kind: null,
  level: null,
  denomination: null,
  declarer: null,
  whists: [],
  open: false,
  tricks: null,
  ended: 'played',
  marks: [],
  blindPasses: [],
  auction: [],
  talon: [],
  rectifications: [],
};

/** Nothing but what is known however the deal is played. */
function begunAnew({ auction, talon, rectifications }: Draft): Draft {
  return { ...NOTHING, auction, talon, rectifications };
}

/** The draft that a deal begins with: empty, or the forced all-pass that opens a game (3.7.9). */
export function emptyDraft(sheet: Sheet): Draft {
  if (!placeIn(sheet).forcedAllPass) return NOTHING;
  return { ...NOTHING, kind: 'all-pass', blindPasses: handsOf(sheet.dealer, sheet.players) };
}

/** The draft for a record that is to be corrected. */
export function draftOf(record: DealRecord): Draft {
  const { played, whists, open = false, tricks, ended, rectifications, auction = [], talon = [] } = record;
  const known = { ...NOTHING, whists, open, tricks, ended, rectifications, auction, talon };
  if (played.kind === 'all-pass')
    return { ...known, kind: 'all-pass', blindPasses: played.blindPasses ?? [] };
  const { kind, declarer } = played;
  const marks: Mark[] = played.blind ? ['blind'] : [];
  if (played.talonRefused) marks.push('talonRefused');
  if (played.kind === 'misere') {
    if (played.halved) marks.push('halved');
    return { ...known, kind, declarer, marks };
  }
  if (played.offMountain) marks.push('offMountain');
  return { ...known, kind, declarer, marks, level: played.level, denomination: played.denomination };
}

/** What a draft is after a tap. */
export function afterTap(draft: Draft, tap: Tap, sheet: Sheet): Draft {
  switch (tap.tap) {
    case 'level':
      return legalWhists({ ...asContract(draft), level: tap.level, tricks: null }, sheet);
    case 'denomination':
      return { ...asContract(draft), denomination: tap.denomination };
    case 'misere':
      return { ...begunAnew(draft), kind: 'misere', declarer: draft.declarer };
    case 'all-pass':
      return { ...begunAnew(draft), kind: 'all-pass', blindPasses: emptyDraft(sheet).blindPasses };
    case 'call':
      return callFault(draft, tap.call, sheet)
        ? draft
        : afterAuction({ ...draft, auction: [...draft.auction, tap.call] }, sheet);
    case 'take-back-call':
      return { ...draft, auction: draft.auction.slice(0, -1) };
    case 'card':
      return { ...draft, talon: withCard(draft.talon, tap.card) };
    case 'declarer':
      return { ...draft, declarer: tap.declarer, whists: [], open: false, tricks: null };
    case 'whist':
      return afterWhist(draft, tap.at, tap.call);
    case 'open':
      return { ...draft, open: tap.open };
    case 'more':
    case 'fewer':
    case 'rest':
      return { ...draft, tricks: afterStep(draft, tap, sheet) };
    case 'so':
      return { ...draft, tricks: tricksOf(draft, sheet) };
    case 'mark':
      return { ...draft, marks: toggled(draft.marks, tap.mark) };
    case 'ended':
      return { ...draft, ended: tap.ended };
    case 'blind-pass':
      return { ...draft, blindPasses: toggled(draft.blindPasses, tap.seat) };
    default:
      return tap satisfies never;
  }
}

function toggled<One>(list: readonly One[], one: One): readonly One[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}

function asContract(draft: Draft): Draft {
  if (draft.kind === 'contract') return draft;
  return { ...begunAnew(draft), kind: 'contract', declarer: draft.declarer };
}

/** The talon with a card, or without it; a third one takes the place of the one before. */
function withCard(talon: readonly PreferansCard[], card: PreferansCard): readonly PreferansCard[] {
  return talon.includes(card) ? talon.filter((one) => one !== card) : [...talon.slice(0, 1), card];
}

/** The auction as it stands with all calls, or the first that is wrong. */
function auctionOf(
  draft: Draft,
  sheet: Sheet,
  calls: readonly AuctionCall[] = draft.auction,
): CheckedAuction {
  const { players, dealer, settings } = sheet;
  return checkAuction(calls, { players, dealer, ...placeIn(sheet) }, settings);
}

/** Where the auction stands; undefined: one of its calls cannot be. */
export function auctionStand(draft: Draft, sheet: Sheet): AuctionOutcome | undefined {
  const checked = auctionOf(draft, sheet);
  return checked.legal ? checked.auction : undefined;
}

/** What is wrong with a call as the next one; undefined: nothing. */
export function callFault(
  draft: Draft,
  call: AuctionCall,
  sheet: Sheet,
): Extract<CheckedAuction, { legal: false }> | undefined {
  const checked = auctionOf(draft, sheet, [...draft.auction, call]);
  return checked.legal ? undefined : checked;
}

/** The steps of the ladder that who is asked may call next, from the lowest up. */
export function bidsOpen(draft: Draft, sheet: Sheet): readonly Bid[] {
  const stand = auctionStand(draft, sheet);
  if (stand?.outcome !== 'open') return [];
  return LADDER.filter((call) => !callFault(draft, { seat: stand.turn, call }, sheet));
}

/** What an auction that is over says of what was played: who plays, and no less than what he called. */
function afterAuction(draft: Draft, sheet: Sheet): Draft {
  const stand = auctionStand(draft, sheet);
  if (!stand || stand.outcome === 'open') return draft;
  if (stand.outcome === 'all-pass')
    return { ...begunAnew(draft), kind: 'all-pass', blindPasses: stand.blindPasses };
  const { declarer, least, blind } = stand;
  const known = { ...begunAnew(draft), declarer, marks: blind ? (['blind'] as const) : [] };
  if (least === 'misere') return { ...known, kind: 'misere' };
  const denomination = least.slice(`${levelOf(least)}`.length) as Denomination;
  return { ...known, kind: 'contract', level: levelOf(least), denomination };
}

/** Without decisions that another level rules out. */
function legalWhists(draft: Draft, sheet: Sheet): Draft {
  return draft.whists.length > 0 && !standOf(draft, sheet) ? { ...draft, whists: [], open: false } : draft;
}

function afterWhist(draft: Draft, at: number, call: WhistCall): Draft {
  const known = draft.whists[at];
  const isSame = known?.call === call.call;
  const before = draft.whists.slice(0, at);
  return { ...draft, whists: isSame ? before : [...before, call], open: false, tricks: null };
}

/** How the decisions stand; undefined: they are not about a contract, or one of them cannot be. */
export function standOf(draft: Draft, sheet: Sheet, decisions = draft.whists.length): WhistStand | undefined {
  const { kind, level, declarer } = draft;
  if (kind !== 'contract' || level === null || declarer === null) return undefined;
  const table = { players: sheet.players, dealer: sheet.dealer, declarer, level };
  const checked = checkWhists(draft.whists.slice(0, decisions), table, sheet.settings);
  return checked.legal ? checked.stand : undefined;
}

/** A decision that is asked, and what was said. */
export interface Decision {
  readonly seat: SeatName;
  readonly may: readonly WhistCall['call'][];
  readonly said: WhistCall['call'] | null;
  /** Who is only asked whether he returns a whist, or leaves, may keep silent. */
  readonly optional: boolean;
}

/** Who is asked what, in their order; the last of them next. */
export function decisionsOf(draft: Draft, sheet: Sheet): readonly Decision[] {
  return Array.from({ length: draft.whists.length + 1 }, (_, at) => at).flatMap((at): Decision[] => {
    const stand = standOf(draft, sheet, at);
    if (!stand || stand.turn === null) return [];
    const { turn: seat, may, complete } = stand;
    return [{ seat, may, said: draft.whists[at]?.call ?? null, optional: complete }];
  });
}

/** Whether tricks are won in it, as far as the draft tells. */
export function isPlayed(draft: Draft, sheet: Sheet): boolean {
  if (draft.kind === 'all-pass') return true;
  if (draft.declarer === null) return false;
  if (draft.kind === 'misere') return true;
  if (draft.ended === 'without-all' || draft.ended === 'without-three') return false;
  const stand = standOf(draft, sheet);
  return stand !== undefined && stand.complete && stand.whisters.length > 0;
}

/** Whether it may be said that the defenders lay their cards open: one whists alone. */
export function mayBeOpen(draft: Draft, sheet: Sheet): boolean {
  return isPlayed(draft, sheet) && standOf(draft, sheet)?.whisters.length === 1;
}

/** Who may win tricks: who has cards, at an all-pass of four with an open talon also the dealer. */
export function trickTakers({ kind }: Draft, { players, dealer, settings }: Sheet): readonly SeatName[] {
  const sitting = sittingOut(dealer, players);
  const hands = handsOf(dealer, players);
  return kind === 'all-pass' && sitting && settings.allPassTalon === 'opened' ? [...hands, sitting] : hands;
}

/**
 * Tricks as they are told, otherwise as they are offered: a game exactly made, a misère clean; of two whisters declarer's
 * alone, and nothing of an all-pass.
 */
export function tricksOf(draft: Draft, sheet: Sheet): Tricks {
  const { tricks, declarer, level, kind } = draft;
  if (tricks) return tricks;
  if (declarer === null || kind === 'all-pass') return {};
  const [first, second] = whoDefends(draft, sheet);
  if (kind === 'misere') return { [declarer]: 0, [first]: ALL_TRICKS / 2, [second]: ALL_TRICKS / 2 };
  if (level === null) return {};
  // Of two who whist each writes their own: how they share the rest nobody can guess.
  if ((standOf(draft, sheet)?.whisters.length ?? 0) > 1) return { [declarer]: level };
  return { [declarer]: level, [first]: ALL_TRICKS - level, [second]: 0 };
}

/** How many tricks nobody has been given yet. */
export function tricksLeft(draft: Draft, sheet: Sheet): number {
  return Object.values(tricksOf(draft, sheet)).reduce((left, won) => left - won, ALL_TRICKS);
}

/** The defenders, who whists first before the other. */
function whoDefends({ declarer, whists }: Draft, { dealer, players }: Sheet): readonly [SeatName, SeatName] {
  const [first, second] = defendersOf(declarer!, dealer, players);
  const whister = whists.find(({ call, seat }) => call === 'whist' && (seat === first || seat === second));
  return whister?.seat === second ? [second, first] : [first, second];
}

/**
 * Tricks after a step of one: what one has more another has fewer, so that they stay ten. At an all-pass, and as long as two
 * whisters have not shared theirs, nobody is the natural other one: there they are counted up to ten.
 */
function afterStep(
  draft: Draft,
  { tap, seat }: { readonly tap: 'more' | 'fewer' | 'rest'; readonly seat: SeatName },
  sheet: Sheet,
): Tricks {
  const tricks = tricksOf(draft, sheet);
  const won = tricks[seat] ?? 0;
  if (tap === 'rest') return { ...tricks, [seat]: won + tricksLeft(draft, sheet) };
  const by = tap === 'more' ? 1 : -1;
  if (won + by < 0 || won + by > ALL_TRICKS) return tricks;
  if (draft.kind === 'all-pass' || tricksLeft(draft, sheet) > 0) {
    const isTalon = seat === sittingOut(sheet.dealer, sheet.players);
    if (by > 0 && (tricksLeft(draft, sheet) === 0 || (isTalon && won >= MOST_OF_TALON))) return tricks;
    return { ...tricks, [seat]: won + by };
  }
  const [first, second] = whoDefends(draft, sheet);
  const others = [first, second, draft.declarer!].filter((one) => one !== seat);
  const hasRoom = (one: SeatName) => {
    const rest = (tricks[one] ?? 0) - by;
    return rest >= 0 && rest <= ALL_TRICKS;
  };
  const other = others.find(hasRoom);
  return other ? { ...tricks, [seat]: won + by, [other]: (tricks[other] ?? 0) - by } : tricks;
}

/** What is still to be said: what was played, by whom, who whists, tricks, the talon's other card; null: nothing. */
export function missingIn(
  draft: Draft,
  sheet: Sheet,
): 'played' | 'declarer' | 'whists' | 'tricks' | 'result' | 'talon' | null {
  const { kind, level, denomination, declarer, ended } = draft;
  if (kind === null || (kind === 'contract' && (level === null || denomination === null))) return 'played';
  if (kind !== 'all-pass' && declarer === null) return 'declarer';
  const isGivenUp = ended === 'without-all' || ended === 'without-three';
  if (kind === 'contract' && !isGivenUp && !standOf(draft, sheet)?.complete) return 'whists';
  if (isPlayed(draft, sheet) && tricksLeft(draft, sheet) !== 0) return 'tricks';
  // What nobody has touched is no result: a misère is not made by itself.
  if (isPlayed(draft, sheet) && draft.tricks === null) return 'result';
  return draft.talon.length === 1 ? 'talon' : null;
}

/** The record that a draft makes; undefined as long as something of it is missing. */
export function recordOf(draft: Draft, sheet: Sheet): DealRecord | undefined {
  const played = playedOf(draft);
  if (!played || missingIn(draft, sheet) !== null) return undefined;
  const { whists, open, ended, rectifications, auction } = draft;
  const [one, other] = draft.talon;
  const takers = trickTakers(draft, sheet);
  const tricks = tricksOf(draft, sheet);
  return {
    players: [...sheet.players],
    dealer: sheet.dealer,
    ...(one && other && { talon: [one, other] }),
    ...(auction.length > 0 && { auction: [...auction] }),
    played,
    whists: [...whists],
    ...(mayBeOpen(draft, sheet) && { open }),
    ended,
    tricks: isPlayed(draft, sheet) ? Object.fromEntries(takers.map((seat) => [seat, tricks[seat] ?? 0])) : {},
    rectifications,
  };
}

function playedOf({
  kind,
  level,
  denomination,
  declarer,
  marks,
  blindPasses,
}: Draft): DealRecord['played'] | undefined {
  const marked = (mark: Mark) => (marks.includes(mark) ? { [mark]: true as const } : {});
  if (kind === 'all-pass') {
    return blindPasses.length > 0 ? { kind, blindPasses: [...blindPasses] } : { kind };
  }
  if (kind === null || declarer === null) return undefined;
  const any = { ...marked('blind'), ...marked('talonRefused') };
  if (kind === 'misere') return { kind, declarer, ...marked('halved'), ...any };
  if (level === null || denomination === null) return undefined;
  return { kind, declarer, level, denomination, ...any, ...marked('offMountain') };
}
