import { filledIn, mayBeAtFault, whoIsAtFault, type CodeRectification, type TransferToComplete } from '#laws';
import { rectificationSchema, type DealRecord, type Rectification, type Settings } from '#preferans';
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

/** What is to be filled in: from whom tricks go, or how many, may still be open. */
function draftOfFilledIn(one: Rectification | TransferToComplete): RectificationDraft {
  if (one.kind !== 'transfer-to-complete') return draftOfRectification(one);
  const { from = '', to, tricks, rule } = one;
  return { kind: 'transfer', seat: from, other: to, count: tricks === undefined ? '' : `${tricks}`, rule };
}

/**
 * What follows in a deal by the Code, ready to be filled in: nothing where it can be nobody's. As long as nobody is at fault,
 * whose it is stays open.
 */
export function rectificationsFollowing(
  { rule, one, seat: named, proven }: FollowingInDeal,
  record: DealRecord,
  settings: Settings,
): RectificationDraft[] {
  if (mayBeAtFault(one, record).length === 0) return [];
  const seat = whoIsAtFault(one, named, record);
  if (seat !== undefined) return filledIn(rule, one, { seat, proven }, record, settings).map(draftOfFilledIn);
  switch (one.kind) {
    case 'tricks':
      return [
        newRectification(one.to === 'opponents' && one.change < 0 ? 'transfer' : 'penalty-tricks', rule),
      ];
    case 'takes':
      return [newRectification('transfer', rule)];
    case 'remise':
      return [{ ...newRectification('mountain', rule), count: `${one.mountain}` }];
    default:
      return [newRectification('remise', rule)];
  }
}
