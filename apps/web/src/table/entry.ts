import type { BridgeResult, SeatName } from '#tournament';

type Played = Extract<BridgeResult, { kind: 'contract' }>;
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A result while it is being put together, tap by tap. */
export interface Entry {
  readonly passedOut: boolean;
  readonly level?: Level | undefined;
  readonly strain?: Played['strain'] | undefined;
  readonly doubling: Played['doubling'];
  readonly declarer?: SeatName | undefined;
  /** Tricks against what the contract was for; undefined as long as nobody has said. */
  readonly over?: number | undefined;
  readonly lead?: string | undefined;
}

export type Tap =
  | { readonly tap: 'level'; readonly level: Level }
  | { readonly tap: 'strain'; readonly strain: Played['strain'] }
  | { readonly tap: 'doubling'; readonly doubling: Played['doubling'] }
  | { readonly tap: 'declarer'; readonly declarer: SeatName }
  /** Exactly so many, or one more or less than before. */
  | { readonly tap: 'over'; readonly over: number }
  | { readonly tap: 'more' | 'fewer' }
  | { readonly tap: 'lead'; readonly lead: string | undefined }
  | { readonly tap: 'passed-out' }
  | { readonly tap: 'begin-with'; readonly result: BridgeResult | null };

export const NOTHING_ENTERED: Entry = { passedOut: false, doubling: '' };

const BOOK = 6;
const ALL_TRICKS = 13;

/** Between no trick and all of them. */
function within(level: number, over: number): number {
  return Math.min(ALL_TRICKS - BOOK - level, Math.max(-BOOK - level, over));
}

/** An entry after a tap. Tapping a contract clears a pass-out. */
export function afterTap(entry: Entry, tap: Tap): Entry {
  switch (tap.tap) {
    case 'begin-with':
      return beginWith(tap.result);
    case 'passed-out':
      return entry.passedOut ? NOTHING_ENTERED : { ...NOTHING_ENTERED, passedOut: true };
    default:
      return withContract({ ...entry, passedOut: false }, tap);
  }
}

function withContract(entry: Entry, tap: Exclude<Tap, { readonly tap: 'begin-with' | 'passed-out' }>): Entry {
  switch (tap.tap) {
    case 'level':
      return {
        ...entry,
        level: tap.level,
        over: entry.over === undefined ? undefined : within(tap.level, entry.over),
      };
    case 'strain':
      return { ...entry, strain: tap.strain };
    case 'doubling':
      return { ...entry, doubling: tap.doubling };
    case 'declarer':
      return { ...entry, declarer: tap.declarer };
    case 'lead':
      return { ...entry, lead: tap.lead };
    case 'over':
      return { ...entry, over: within(entry.level ?? 1, tap.over) };
    // From nothing they go to two, because one more and one fewer have buttons of their own.
    case 'more':
      return { ...entry, over: within(entry.level ?? 1, entry.over === undefined ? 2 : entry.over + 1) };
    case 'fewer':
      return { ...entry, over: within(entry.level ?? 1, entry.over === undefined ? -2 : entry.over - 1) };
    default:
      return tap satisfies never;
  }
}

function beginWith(result: BridgeResult | null): Entry {
  if (result?.kind === 'passed-out') return { ...NOTHING_ENTERED, passedOut: true };
  if (result?.kind !== 'contract') return NOTHING_ENTERED;
  const { level, strain, doubling, declarer, tricks, lead } = result;
  return {
    passedOut: false,
    level: level as Level,
    strain,
    doubling,
    declarer,
    over: tricks - BOOK - level,
    lead,
  };
}

/** What a result is made of, as the groups of keys have it. */
export type PartOfEntry = 'contract' | 'strain' | 'declarer' | 'tricks';

/** What is still to be entered, in the order of the keys. The contract, where neither level nor strain is said. */
export function missingIn({ passedOut, level, strain, declarer, over }: Entry): readonly PartOfEntry[] {
  if (passedOut) return [];
  const missing: PartOfEntry[] = [];
  if (level === undefined) missing.push('contract');
  else if (strain === undefined) missing.push('strain');
  if (declarer === undefined) missing.push('declarer');
  if (over === undefined) missing.push('tricks');
  return missing;
}

/** The result that an entry makes; undefined as long as something of it is missing. */
export function resultOf({
  passedOut,
  level,
  strain,
  doubling,
  declarer,
  over,
  lead,
}: Entry): BridgeResult | undefined {
  if (passedOut) return { kind: 'passed-out' };
  if (level === undefined || strain === undefined || declarer === undefined || over === undefined)
    return undefined;
  const played: Played = { kind: 'contract', level, strain, doubling, declarer, tricks: BOOK + level + over };
  return lead === undefined ? played : { ...played, lead };
}
