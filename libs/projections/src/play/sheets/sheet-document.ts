import { drawnSheet, settleSheet, type Entry } from '#preferans';
import { seatedAt, SEATS, sheetGame, type Seated, type SeatName } from '#tournament';
import type { SessionPlay } from '../session-play.js';
import type { CardOnSheetPlay, LineOnSheet, SheetDeed, SheetPlay } from '../sheet-play.js';
import { scheduleOf } from '../schedule.js';
import { sheetOf } from './sheet-of.js';

/** An entry of a sheet; exact numbers as text. */
export type EntryDocument = {
  readonly seat: SeatName;
  readonly kind: Entry['kind'];
  readonly on: SeatName | null;
  readonly amount: string;
  readonly count: string;
  readonly price: string;
  readonly rule: string;
  readonly because: Entry['because'];
};

/** A line of a sheet with what it has written. */
export type LineDocument = LineOnSheet & {
  readonly line: number;
  readonly entries: readonly EntryDocument[];
};

/** A player's part of the sheet as it is drawn: what each column came to after each entry, `2.6.10`. */
export type PartDocument = {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly pool: string;
  readonly mountain: string;
  readonly whists: readonly { readonly on: SeatName; readonly chain: string }[];
  readonly adjustment: string;
  /** What the player would have if the game ended now, in whists; with the terms that add up to it. */
  readonly balance: string;
  readonly terms: readonly {
    readonly of: string;
    readonly rule: string;
    readonly whists: string;
    readonly opponent: SeatName | null;
    readonly figure: string | null;
    readonly mean: string | null;
    readonly unit: string | null;
  }[];
};

/** The sheet of a table in a round. */
export type SheetDocument = {
  readonly table: string;
  readonly round: number;
  readonly status: SheetPlay['status'];
  /** Which state of the sheet this is: who signs says so. */
  readonly entry: number;
  readonly seated: Seated;
  /** Whose deal it is. */
  readonly dealer: SeatName | null;
  readonly deals: number;
  /** By what was agreed nothing more is dealt. */
  readonly over: boolean;
  readonly lines: readonly LineDocument[];
  readonly parts: readonly PartDocument[];
  readonly signed: readonly SeatName[];
  readonly disputed: SeatName | null;
  readonly cards: readonly CardOnSheetPlay[];
  readonly history: readonly SheetDeed[];
};

const NOTHING: Pick<SheetPlay, 'status' | 'entry' | 'lines' | 'signed' | 'disputed' | 'cards' | 'history'> = {
  status: 'open',
  entry: 0,
  lines: [],
  signed: [],
  disputed: null,
  cards: [],
  history: [],
};

/** The sheet of a table in a round, also an empty one; undefined: nobody plays there. */
export function sheetDocument(session: SessionPlay, table: string, round: number): SheetDocument | undefined {
  const { sheets: settings } = session;
  const game = sheetGame(session.game);
  const seated = seatedAt(scheduleOf(session), table, round);
  const written = session.written[table]?.[round];
  if (!game || !settings || (!seated && !written)) return undefined;
  const { status, entry, lines, signed, disputed, cards, history } = written ?? NOTHING;
  // Until something stands on it the sheet is of those whom the draw has put there, whatever was struck or shown before.
  const there = (lines.length > 0 ? written?.seated : seated) ?? written?.seated ?? seated!;
  const players = SEATS.filter((seat) => there[seat] !== undefined);
  const sheet = written && lines.length > 0 ? sheetOf(session, written) : undefined;
  return {
    table,
    round,
    status,
    entry,
    seated: there,
    dealer: sheet?.dealer ?? players[0] ?? null,
    deals: sheet?.deals ?? 0,
    over: game.isOver({ settings, players, lines: lines.map(({ what }) => what) }),
    lines: lines.map((one, index) => ({
      ...one,
      line: index + 1,
      entries: (sheet?.entries ?? []).filter(({ line }) => line === index + 1).map(entryDocument),
    })),
    parts: sheet ? partsOf(sheet, there) : [],
    signed,
    disputed,
    cards,
    history,
  };
}

function entryDocument({ seat, kind, on, amount, count, price, rule, because }: Entry): EntryDocument {
  const figures = { amount: `${amount}`, count: `${count}`, price: `${price}` };
  return { seat, kind, on: on ?? null, ...figures, rule, because };
}

function partsOf(sheet: NonNullable<ReturnType<typeof sheetOf>>, seated: Seated): PartDocument[] {
  const settled = new Map(settleSheet(sheet).map((one) => [one.seat, one]));
  return drawnSheet(sheet).map((part) => {
    const { balance, terms } = settled.get(part.seat)!;
    return {
      ...part,
      contestant: seated[part.seat]!,
      balance: `${balance}`,
      terms: terms.map(({ of, rule, whists, opponent, figure, mean, unit }) => ({
        of,
        rule,
        whists: `${whists}`,
        opponent: opponent ?? null,
        figure: figure === undefined ? null : `${figure}`,
        mean: mean === undefined ? null : `${mean}`,
        unit: unit === undefined ? null : `${unit}`,
      })),
    };
  });
}
