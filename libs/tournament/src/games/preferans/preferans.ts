import { preferansCode } from '#laws';
import {
  dealPreferans,
  formatPreferansDeal,
  isUnshuffledPreferans,
  parsePreferansDeal,
  PREFERANS_DEALS,
  preferansDealOfNumber,
  type SecretRandomBytes,
} from '#cards';
import {
  cardsAtTable,
  contradictionsIn,
  type DealRecord,
  duplicateSettings,
  isGameOver,
  isWhatItSays,
  judgeDeal,
  LINE_FAULTS,
  type LineFault,
  placeIn,
  plansFault,
  type Rectification,
  type Sheet,
  sheetAt,
  type SheetLine,
  sheetLineSchema,
  withoutTalon,
} from '#preferans';
import { sameData } from '#scoring';
import type { SeatName } from '../../journal/names.js';
import type { LineJudgement, RulingFound, SheetGame, SheetSoFar } from '../../game/game.js';
import { codeRule, codeWay, type CodeWay } from './line-ruling.js';
import { type FoundByCode, lackingIn } from './ruled-line.js';
import { preferansSettings, type PreferansSettings } from './settings.js';

type SoFar = SheetSoFar<PreferansSettings, SheetLine>;

/** Who has begun a sheet: those of its first deal; before that who sits there, but for whom a line lets join. */
function begunBy({ players, lines, standing = [] }: Omit<SoFar, 'settings'>): readonly SeatName[] {
  for (const line of [...lines, ...standing]) {
    if (line.kind === 'deal') return line.record.players;
    if (line.kind === 'ruling') return line.ruling.ofWhister.players;
    if (line.kind === 'joins') return players.filter((seat) => seat !== line.seat);
  }
  return players;
}

/** Who deals a board: the first at the table deals board 1, the next one board 2, and so on. */
export function dealerOfBoard(board: number, players: readonly SeatName[]): SeatName {
  return players[(board - 1) % players.length]!;
}

/**
 * The sheet of a table as its lines make it; who sits there first, from North on, deals first. Of a board it is a sheet of
 * its own: its number says who deals, no pool is closed, nobody is helped and no price rises.
 */
export function preferansSheet({ settings, lines, board, ...there }: SoFar): Sheet {
  const { settings: agreed } = settings.convention;
  const players = begunBy({ ...there, lines });
  if (board === undefined) return sheetAt(lines, { settings: agreed, players, firstDealer: players[0]! });
  const dealer = dealerOfBoard(board, players);
  // A penalty with which the deal passes moves no board on: whose deal it is hangs on nothing that was written.
  return {
    ...sheetAt(lines, { settings: duplicateSettings(agreed), players, firstDealer: dealer }),
    dealer,
  };
}

/** Whether somebody who sits there without being on the sheet can join its three players (3.1.2). */
function mayJoin(seat: SeatName, players: readonly SeatName[], sheet: Sheet): boolean {
  return players.includes(seat) && sheet.players.length === 3 && !sheet.players.includes(seat);
}

function impossible(fault: LineFault) {
  return { possible: false, fault, rule: LINE_FAULTS[fault] } as const;
}

/** A deal at its place: by the convention's rules, and by whose turn it was to deal (3.2.2), which a board's number says. */
function judgedAt(record: DealRecord, sheet: Sheet, board: number | undefined): LineJudgement {
  const others = record.players.join() !== sheet.players.join();
  if (others) return impossible('deal.players-not-at-table');
  if (board !== undefined && record.dealer !== sheet.dealer)
    return { ...impossible('deal.dealer-not-of-board'), seat: record.dealer };
  const judged = judgeDeal(record, sheet.settings, placeIn(sheet));
  if (judged.possible) {
    const outOfTurn = record.dealer === sheet.dealer ? [] : ['dealer-out-of-turn'];
    return { possible: true, flags: [...judged.flags, ...outOfTurn] };
  }
  const { fault, rule, seat } = judged.faults[0]!;
  return { possible: false, fault, rule, ...(seat !== undefined && { seat }) };
}

/** A deal from a pack that looks unshuffled is thrown away. */
function makeDeal(random: SecretRandomBytes): string {
  for (;;) {
    const deal = dealPreferans(random);
    if (!isUnshuffledPreferans(deal)) return formatPreferansDeal(deal);
  }
}

const POSSIBLE: LineJudgement = { possible: true, flags: [] };

/** Penalties are of those who are on the sheet. */
function penaltiesAt(rectifications: readonly Rectification[], { players }: Sheet): LineJudgement {
  const stranger = rectifications
    .flatMap((one) =>
      one.kind === 'transfer' ? [one.from, one.to] : one.kind === 'whists' ? [one.by, one.on] : [one.seat],
    )
    .find((seat) => !players.includes(seat));
  return stranger === undefined
    ? POSSIBLE
    : { possible: false, fault: 'deal.seat-not-at-table', rule: '3.2.10', seat: stranger };
}

/** Preferans, by the Preferans Code: deals written on the sheet of a table. */
export const preferans = {
  name: 'preferans',
  played: 'sheets',
  boardsHaveResults: false,
  playAlone: true,
  hasTeams: false,
  hasPercentages: false,
  deals: {
    make: makeDeal,
    count: PREFERANS_DEALS,
    ofNumber: (number: bigint) => formatPreferansDeal(preferansDealOfNumber(number)),
    canonical: (text: string) => formatPreferansDeal(parsePreferansDeal(text)),
    looksUnshuffled: (text: string) => isUnshuffledPreferans(parsePreferansDeal(text)),
    areAnalysed: false,
    areOfSquareDeal: false,
    onlyFormat: 'HANDS',
  },
  settings: preferansSettings,
  againstSettings({ convention, ends }: PreferansSettings, frozen: PreferansSettings | null) {
    const { name } = convention;
    if (frozen !== null) {
      return sameData(convention, frozen.convention)
        ? undefined
        : ({ code: 'session.convention-frozen', convention: frozen.convention.name } as const);
    }
    const [first] = contradictionsIn(convention.settings, ends.by === 'pools');
    if (first) {
      const { code: contradiction, rule } = first;
      return { code: 'session.settings-contradict', contradiction, rule } as const;
    }
    return isWhatItSays(convention)
      ? undefined
      : ({ code: 'session.convention-not-its-own', convention: name } as const);
  },
  line: sheetLineSchema,
  lawEditions: ['preferans-code'],
  isDeal: ({ kind }: SheetLine) => kind === 'deal' || kind === 'void',
  isTheTables: (line: SheetLine) =>
    line.kind === 'void' || (line.kind === 'deal' && line.record.rectifications.length === 0),
  isOfDeal: ({ kind }: SheetLine) => kind === 'deal' || kind === 'ruling' || kind === 'void',
  isPlayed: ({ kind }: SheetLine) => kind === 'deal' || kind === 'ruling',
  withoutCards: withoutTalon,
  judge(line: SheetLine, soFar: SoFar): LineJudgement {
    const sheet = preferansSheet(soFar);
    const [known] = soFar.standing ?? [];
    // Who has joined stays on the sheet, and nobody joins before what others have played.
    if (known && [known.kind, line.kind].includes('joins'))
      return { possible: false, fault: 'sheet.joins', rule: '3.1.2, fn 8' };
    switch (line.kind) {
      case 'deal':
        return judgedAt(line.record, sheet, soFar.board);
      case 'ruling': {
        if (sheet.settings.disputedPlan === 'compensation') return impossible('sheet.plans-compensated');
        const { ofWhister, ofDissenter } = line.ruling;
        const judged = [ofWhister, ofDissenter].map((record) => judgedAt(record, sheet, soFar.board));
        const against = plansFault(line.ruling);
        return (
          judged.find(({ possible }) => !possible) ??
          (against ? { ...against, ...impossible(against.fault) } : judged[0]!)
        );
      }
      case 'penalties':
        return penaltiesAt(line.rectifications, sheet);
      case 'void':
      case 'withdrawn':
        return POSSIBLE;
      case 'joins':
        // Who comes late to a tournament is seated by the judges, not by the table.
        return soFar.board === undefined && mayJoin(line.seat, soFar.players, sheet)
          ? POSSIBLE
          : { ...impossible('sheet.joins'), seat: line.seat };
      default:
        return line satisfies never;
    }
  },
  isOver(soFar: SoFar) {
    const { ends } = soFar.settings;
    if (soFar.board !== undefined) return soFar.lines.some(this.isOfDeal);
    if (ends.by === 'time') return false;
    const sheet = preferansSheet(soFar);
    return ends.by === 'deals' ? sheet.deals >= ends.deals : isGameOver(sheet);
  },
  short(soFar: SoFar) {
    const { ends } = soFar.settings;
    if (ends.by === 'time' || this.isOver(soFar)) return undefined;
    if (ends.by === 'pools') return { of: 'pools' } as const;
    return { of: 'deals', written: preferansSheet(soFar).deals, agreed: ends.deals } as const;
  },
  seatsByCards: ({ convention }: PreferansSettings) =>
    convention.settings.seating === 'by-cards'
      ? (...draw: Parameters<typeof cardsAtTable>) => cardsAtTable(...draw).players
      : undefined,
  law: codeRule,
  way: codeWay,
  rulings: {
    lawBook: (_edition: string, settings: PreferansSettings | null) =>
      preferansCode(settings!.convention.settings),
    byLot: 'whister-plan',
    clauseOf: (law: string) => law,
    departure({ lines, ends, settings }: RulingFound<PreferansSettings, SheetLine, CodeWay>) {
      const lacking = lackingIn(lines, ends as readonly FoundByCode[], settings!.convention.settings);
      return lacking && { code: 'sheet.line-departs', ...lacking };
    },
  },
  withdrawnLine: { kind: 'withdrawn' } as SheetLine,
  isOfRuling: ({ kind }: SheetLine) => kind === 'ruling' || kind === 'withdrawn',
} satisfies SheetGame<PreferansSettings, SheetLine, CodeWay>;
