import { type Clock, type Database, machineClock, type Transaction } from './database.js';

/** Everything that is journalled of players' records, of which player accounts are, of backups that leave, of lasting cards and of second factors. */
const RECORD_CHANGES = [
  'renamed',
  'renamed-in-agreement',
  'renamed-in-tournament',
  'member-number-changed',
  'club-changed',
  'merged',
  'separated',
  'erased',
  'player-said',
  'player-taken-back',
  'backup-taken',
  'cards-printed',
  'cards-ended',
  'cards-bound',
  'second-factor-on',
  'second-factor-off',
] as const;
export type RecordChangeKind = (typeof RECORD_CHANGES)[number];

/** What somebody has changed, by ids alone: names and numbers can be erased, these lines stay. */
export interface RecordChange {
  readonly kind: RecordChangeKind;
  /** The actor. */
  readonly by: string;
  readonly at: Date;
  /** The player's record, the account that is said to be a player, or the one that has taken a backup or done something to lasting cards, or whose second factor it is. */
  readonly record: string;
  /** The record that it was merged into or left, or the player that the account is, or is no more, until that is erased, or the set of lasting cards. */
  readonly other?: string | null;
  /** Where it was said, or where alone the name holds. */
  readonly tournament?: string | null;
}

/** A line of the journal of records. */
export interface RecordChangeLine extends Required<RecordChange> {
  readonly line: number;
}

/** Writes lines into the journal of records, in the transaction that changes them. */
export async function journalRecordChanges(
  transaction: Transaction,
  changes: readonly RecordChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.recordChange.createMany({
    data: changes.map(({ by, at, ...change }) => ({ ...change, changedBy: by, changedAt: at })),
  });
}

/** Takes out of the journal which players accounts were, where one of them is erased; the lines stay. */
export async function forgetOwnPlayers(transaction: Transaction, erased: readonly string[]): Promise<void> {
  const ids = [...erased];
  await transaction.recordChange.updateMany({
    where: {
      kind: { in: ['player-said', 'player-taken-back'] satisfies RecordChangeKind[] },
      OR: [{ record: { in: ids } }, { other: { in: ids } }],
    },
    data: { other: null },
  });
}

/** The journal of records, which nobody changes. */
export class RecordChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock = machineClock,
  ) {}

  /** Writes down that somebody is given a backup: every journal is in it, with the keys of deals that nobody may see yet. */
  async backupTaken(person: string): Promise<void> {
    const taken = {
      kind: 'backup-taken',
      by: `person:${person}`,
      record: person,
      at: this.clock(),
    } as const;
    await this.database.$transaction((transaction) => journalRecordChanges(transaction, [taken]));
  }

  /**
   * Lines, the latest first, at most `limit`.
   *
   * @param of the ids that they name; all lines without
   * @param before lines before this one alone
   * @param kind lines of this kind alone
   */
  async read(
    limit: number,
    {
      of,
      before,
      kind: only,
    }: {
      readonly of?: readonly string[];
      readonly before?: number;
      readonly kind?: RecordChangeKind;
    } = {},
  ): Promise<RecordChangeLine[]> {
    const ids = of && [...of];
    const rows = await this.database.recordChange.findMany({
      where: {
        ...(before !== undefined && { id: { lt: before } }),
        ...(only && { kind: only }),
        ...(ids && { OR: [{ record: { in: ids } }, { other: { in: ids } }] }),
      },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map(({ id, kind, changedBy, changedAt, record, other, tournament }) => ({
      line: Number(id),
      kind: kindOf(kind),
      by: changedBy,
      at: changedAt,
      record,
      other,
      tournament,
    }));
  }
}

function kindOf(written: string): RecordChangeKind {
  const kind = RECORD_CHANGES.find((each) => each === written);
  if (kind === undefined)
    throw new Error(`The journal of records has a line of the unknown kind ${written}.`);
  return kind;
}
