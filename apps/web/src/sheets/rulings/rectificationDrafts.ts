import { recorded, type CodeRectification } from '#laws';
import {
  defendersOf,
  rectificationSchema,
  tricksDue,
  type DealRecord,
  type Rectification,
  type Settings,
} from '#preferans';
import type { SeatName } from '#tournament';

/** What a ruling writes beside the tricks that were won, as it is being written down. */
export interface RectificationDraft {
  readonly kind: Rectification['kind'];
  /** Whose it is. */
  readonly seat: SeatName | '';
  /** To whom tricks go, or who writes whists. */
  readonly other: SeatName | '';
  /** Tricks, points or whists. */
  readonly count: string;
  readonly rule: string;
}

/** Those that stand beside the deals; the others are part of one. */
export const BESIDE_DEALS = ['mountain', 'whists'] as const satisfies readonly Rectification['kind'][];
export const IN_A_DEAL = ['transfer', 'penalty-tricks', 'remise', ...BESIDE_DEALS] as const;

/** Something that follows by a rule, from a way through the book that names who is at fault. */
export interface FollowingInDeal {
  readonly rule: string;
  readonly one: CodeRectification;
  readonly seat?: SeatName | undefined;
  readonly proven?: number | undefined;
}

/** A rectification to begin with. */
export function newRectification(kind: Rectification['kind'], rule: string): RectificationDraft {
  return { kind, seat: '', other: '', count: kind === 'mountain' || kind === 'whists' ? '' : '1', rule };
}

/** What a draft writes; undefined as long as something is missing in it. */
export function readRectification(draft: RectificationDraft): Rectification | undefined {
  const { kind, seat, other, rule: typed, count: text } = draft;
  const rule = typed.trim();
  const count = /^-?\d+$/.test(text.trim()) ? Number(text) : text.trim();
  const read = rectificationSchema.safeParse(
    {
      'penalty-tricks': { kind, seat, tricks: count, rule },
      transfer: { kind, from: seat, to: other, tricks: count, rule },
      remise: { kind, seat, tricks: count, rule },
      mountain: { kind, seat, points: count, rule },
      whists: { kind, by: other, on: seat, whists: count, rule },
    }[kind],
  );
  return read.success && seat !== other ? read.data : undefined;
}

/** What was written, to be written down anew. */
export function draftOfRectification(one: Rectification): RectificationDraft {
  const { kind, rule } = one;
  const draft = { kind, rule, seat: '', other: '', count: '' } as const;
  switch (kind) {
    case 'penalty-tricks':
    case 'remise':
      return { ...draft, seat: one.seat, count: `${one.tricks}` };
    case 'transfer':
      return { ...draft, seat: one.from, other: one.to, count: `${one.tricks}` };
    case 'mountain':
      return { ...draft, seat: one.seat, count: `${one.points}` };
    case 'whists':
      return { ...draft, seat: one.on, other: one.by, count: `${one.whists}` };
    default:
      return one satisfies never;
  }
}

/**
 * What follows in a deal by the Code, ready to be filled in. A trick that goes over to the opponents goes to declarer, or to
 * who has whisted against him, unless the judge says otherwise (3.9.16.2).
 */
export function rectificationsFollowing(
  { rule, one, seat, proven }: FollowingInDeal,
  record: DealRecord,
  settings: Settings,
): RectificationDraft[] {
  if (one.kind === 'tricks' && one.to === 'opponents') {
    const other = seat === undefined ? '' : (opponentOf(seat, record) ?? '');
    return [{ ...newRectification('transfer', rule), seat: seat ?? '', other }];
  }
  if (seat === undefined) {
    const kind = one.kind === 'tricks' ? 'penalty-tricks' : one.kind === 'remise' ? 'mountain' : 'remise';
    return [{ ...newRectification(kind, rule), ...(one.kind === 'remise' && { count: `${one.mountain}` }) }];
  }
  const fault = { seat, ...tricksDue(record, seat, settings), ...(proven !== undefined && { proven }) };
  return recorded({ law: rule, rectifications: [one] }, fault).map(draftOfRectification);
}

function opponentOf(seat: SeatName, { played, whists, dealer, players }: DealRecord): SeatName | undefined {
  if (played.kind === 'all-pass') return undefined;
  if (played.declarer !== seat) return played.declarer;
  const whister = whists.find(({ call }) => call === 'whist')?.seat;
  return whister ?? defendersOf(played.declarer, dealer, players)[0];
}
