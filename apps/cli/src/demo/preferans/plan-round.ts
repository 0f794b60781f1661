import { createHash } from 'node:crypto';
import { inventedDeal, openSheet, sheetAfter, type DealRecord, type Sheet, type SheetLine } from '#preferans';
import type { Seated, SeatName } from '#tournament';
import type { Chance } from '../plan/chance.js';
import { DIRECTOR, SESSION, type PlannedAction } from '../plan/evening-plan.js';
import { DEALS, DEAL_MINUTES, type SheetsPlan } from './plan-sheets.js';

/** Who sits at a table in a round. */
export interface TableSeated {
  readonly table: string;
  readonly seated: Seated;
}

/** What goes wrong at a table in a round. */
type Trouble = 'misread' | 'disputed' | 'card' | 'penalty';

/** In which round what happens at one of the tables. */
const TROUBLES: Readonly<Record<number, Trouble>> = { 1: 'misread', 2: 'disputed', 3: 'card', 4: 'penalty' };

const SEAT_NAMES: Readonly<Record<SeatName, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** A table's round as it is played. */
interface TableRound {
  readonly table: string;
  readonly round: number;
  readonly seats: readonly SeatName[];
  /** When each deal is written, and when the sheet is signed, in minutes since the first round. */
  readonly written: readonly number[];
  readonly records: readonly DealRecord[];
}

/**
 * What happens in a round at all tables, in order: deals written line by line, each sheet signed by all; at one table,
 * by the round, a line corrected, a dispute that the judge settles, a yellow card, or a penalty to the mountain.
 *
 * @param begins minutes since the first round was called
 */
export function actionsOfRound(
  { settings, chance }: Pick<SheetsPlan, 'settings' | 'chance'>,
  round: number,
  seated: readonly TableSeated[],
  begins: number,
): PlannedAction[] {
  const played = seated.map((at) => tableRound(at, round, { settings, chance, begins }));
  const trouble = TROUBLES[round];
  const fits = ({ records }: TableRound) =>
    trouble === 'disputed'
      ? isCorrectable(records.at(-1)!)
      : trouble !== 'misread' || records.some(isCorrectable);
  const troubled = chance.of(`trouble ${round}`).shuffled(played).find(fits);
  return played
    .flatMap((at) => tableActions(at, at === troubled ? trouble : undefined))
    .toSorted((one, other) => one.at - other.at);
}

function tableRound(
  { table, seated }: TableSeated,
  round: number,
  { settings, chance, begins }: { settings: Sheet['settings']; chance: Chance; begins: number },
): TableRound {
  const luck = chance.of(`${table} ${round}`);
  const seats = Object.keys(seated) as SeatName[];
  const pace = luck.between(0.8, 1);
  let sheet = openSheet(settings, seats, seats[0]!);
  let now = begins + luck.between(0.5, 1.5);
  const records: DealRecord[] = [];
  const written: number[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const record = inventedDeal(sheet, () => luck.share());
    sheet = sheetAfter(sheet, { kind: 'deal', record });
    now += DEAL_MINUTES * pace * luck.between(0.7, 1.1);
    records.push(record);
    written.push(now);
  }
  return { table, round, seats, written, records };
}

/** Whether declarer has tricks of which one can be taken for a defender's. */
function isCorrectable({ played, tricks }: DealRecord): boolean {
  return played.kind === 'contract' && (tricks[played.declarer] ?? 0) > 0;
}

/** The same deal, a trick of declarer's counted for a defender. */
function miscounted(record: DealRecord): DealRecord {
  const { played, tricks, players, dealer } = record;
  if (played.kind !== 'contract') return record;
  const { declarer } = played;
  const other = players.find((seat) => seat !== declarer && !(players.length === 4 && seat === dealer))!;
  return {
    ...record,
    tricks: { ...tricks, [declarer]: tricks[declarer]! - 1, [other]: (tricks[other] ?? 0) + 1 },
  };
}

function tableActions(
  { table, round, seats, written, records }: TableRound,
  trouble?: Trouble,
): PlannedAction[] {
  const place = { session: SESSION, table, round };
  const ofTable = (at: number, command: string, body: object, says?: string): PlannedAction => ({
    at,
    by: table,
    command,
    body: { ...place, ...body },
    ...(says !== undefined && { says }),
  });
  const ofJudge = (at: number, command: string, body: object, says: string): PlannedAction => ({
    ...ofTable(at, command, body, says),
    by: DIRECTOR,
  });
  const misread = trouble === 'misread' ? records.findIndex(isCorrectable) : -1;
  const penalised = trouble === 'penalty' ? 3 : -1;
  const actions: PlannedAction[] = [];
  let line = 0;
  for (const [index, record] of records.entries()) {
    const at = written[index]!;
    const by = record.dealer;
    const what: SheetLine = { kind: 'deal', record };
    line++;
    if (index === misread) {
      const first: SheetLine = { kind: 'deal', record: miscounted(record) };
      const reason = 'One trick was counted for the wrong player.';
      actions.push(
        ofTable(at - 1, 'sheet.write-line', { line, by, what: first }),
        ofTable(at, 'sheet.correct-line', { line, by, what, reason }, `Table ${table} corrects row ${line}.`),
      );
    } else actions.push(ofTable(at, 'sheet.write-line', { line, by, what }));
    if (index === penalised) {
      line++;
      const seat = seats[0]!;
      const mountain = { kind: 'mountain', seat, points: '5', rule: '3.2.21' };
      const reason = 'Looked at the talon before the auction was over.';
      const penalty = { line, what: { kind: 'penalties', rectifications: [mountain] }, reason };
      const says = `The judge writes 5 to the mountain of ${SEAT_NAMES[seat]} at table ${table} (3.2.21).`;
      actions.push(ofJudge(at + 1, 'sheet.write-line', penalty, says));
    }
  }
  if (trouble === 'card') {
    const reason = 'Talked about the cards during the deal.';
    const says = `The judge shows ${SEAT_NAMES[seats[1]!]} at table ${table} a yellow card.`;
    actions.push(ofJudge(written[2]! + 1, 'sheet.show-card', { seat: seats[1], reason }, says));
  }
  let signs = written.at(-1)! + 0.5;
  if (trouble === 'disputed') {
    const says = `${SEAT_NAMES[seats[0]!]} at table ${table} does not agree and calls the judge.`;
    const what = { kind: 'deal', record: miscounted(records.at(-1)!) };
    const reason = 'All players counted the tricks of the last deal again. Declarer has one fewer.';
    actions.push(
      ofTable(signs, 'sheet.dispute', { seat: seats[0] }, says),
      ofJudge(
        signs + 3,
        'sheet.correct-line',
        { line, what, reason },
        `The judge counts the tricks at table ${table} and corrects row ${line}.`,
      ),
    );
    signs += 3.5;
  }
  return [...actions, ...seats.map((seat, index) => ofTable(signs + 0.2 * index, 'sheet.sign', { seat }))];
}

/** The seed of a lot, as a journal has it. */
export function lotOf(seed: string, purpose: string): string {
  return createHash('sha256').update(`${seed} ${purpose}`).digest('hex');
}
