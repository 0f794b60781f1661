import {
  CONVENTIONS,
  inventedDeal,
  mayDissent,
  openSheet,
  ownConvention,
  type DealRecord,
  type Settings,
  type Sheet,
} from '#preferans';
import { calledIn, contestantsIn, isAbsent, seatedAt, type Seated, type SeatName } from '#tournament';
import { sheetOf } from '../play/sheets/sheet-of.js';
import { NOTHING_PLAYED, type PlayState, type SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import { JournalInMemory, deviceOf } from './journal-in-memory.js';
import { Chance } from './chance.js';
import { foldPlay } from './play-events.js';

const SESSION = '1';
const SECTION = 'A';
const REASON = 'because';

/** A sheet that may be written on: where, who sits there, how far it has come. */
interface AtTable {
  readonly session: string;
  readonly table: string;
  readonly round: number;
  readonly seated: Seated;
  readonly entry: number;
  readonly lines: number;
}

/** A tournament of preferans in which everything happens that can happen on sheets, as a seed decides. */
export class RandomTournamentOfSheets {
  readonly book = new JournalInMemory();
  readonly #chance: Chance;
  #folded: { count: number; state: PlayState } = { count: 0, state: NOTHING_PLAYED };

  constructor(seed: number) {
    this.#chance = new Chance(seed);
    this.#open();
  }

  /** What is known of play now. */
  get state(): PlayState {
    const { count, state } = this.#folded;
    const now = foldPlay(state, this.book.lines.slice(count));
    this.#folded = { count: this.book.lines.length, state: now };
    return now;
  }

  get session(): SessionPlay {
    return this.state.sessions[SESSION]!;
  }

  /** Something more happens, unless it is refused. */
  step(): void {
    const choices: readonly [weight: number, () => void][] = [
      [5, () => this.#call()],
      [5, () => this.#draw()],
      [40, () => this.#write()],
      [6, () => this.#correct()],
      [3, () => this.#give('strike-line', { line: this.#sheet().lines, reason: REASON })],
      [16, () => this.#sign()],
      [3, () => this.#answer('dispute')],
      [3, () => this.#give('accept', this.#chance.is(0.7) ? { reason: REASON } : {})],
      [3, () => this.#give('reopen', { reason: REASON })],
      [8, () => this.#rule()],
      [4, () => this.#judge()],
      [3, () => this.#cards()],
      [6, () => this.#presence()],
      [2, () => this.#end()],
    ];
    const total = choices.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.#chance.below(total);
    for (const [weight, choice] of choices) {
      left -= weight;
      if (left < 0) return choice();
    }
  }

  /** Draws, calls and accepts what is left, and closes the session. */
  finish(): void {
    this.book.give('session.reopen', { session: SESSION, reason: REASON });
    const { tables, rounds } = scheduleOf(this.session);
    for (let round = 1; round <= rounds; round++) {
      this.#drawRound(round, {});
      this.book.give('session.call-round', { session: SESSION, round });
      for (const table of tables)
        this.book.give('sheet.accept', { session: SESSION, table, round, reason: REASON });
    }
    this.book.give('session.close', { session: SESSION });
  }

  #open(): void {
    const { book } = this;
    const chance = this.#chance;
    book.give('tournament.create', { name: 'Preferans' });
    book.give('session.create', { session: SESSION, game: 'preferans' });
    const ends = chance.of([
      { by: 'deals', deals: 1 + chance.below(5) },
      { by: 'time' },
      { by: 'pools' },
    ] as const);
    const counting = {
      score: chance.of(['whists', 'placing']),
      ...(chance.is(0.3) && { misplayBeyond: '60' }),
    };
    const agreed: Partial<Settings> = {
      ...(ends.by === 'pools' && { poolSize: 40 }),
      ...(ends.by !== 'deals' && { seating: 'by-cards' }),
    };
    const published = chance.of(CONVENTIONS);
    const isOwn = Object.keys(agreed).length > 0;
    const convention = isOwn ? ownConvention(published, agreed, 'Club') : published;
    const clock = chance.is(0.5) ? { minutesPerPlayer: 20 } : {};
    const sheets = { convention, ends, counting, ...clock };
    book.give('session.choose-sheets', { session: SESSION, sheets });
    const draw = chance.of(['swiss', 'swiss', 'random'] as const);
    const size = { players: 6 + chance.below(7), rounds: 2 + chance.below(2) };
    if (!book.give('session.set-tables', { session: SESSION, ...size, draw }))
      book.give('session.set-tables', { session: SESSION, ...size, draw: 'swiss' });
    book.give('session.start', { session: SESSION });
    book.give('session.call-round', { session: SESSION, round: 1 });
  }

  #call(): void {
    this.book.give('session.call-round', { session: SESSION, round: this.session.round + 1 });
  }

  #draw(): void {
    const round = Math.max(1, this.session.round + this.#chance.below(2));
    if (this.#chance.is(0.3)) {
      const [one, other] = [this.#player(), this.#player()];
      const exchange = { session: SESSION, section: SECTION, round, one, other, reason: REASON };
      this.book.give('session.exchange-players', exchange);
      return;
    }
    const stay = this.#chance.is(0.3) ? { stay: 3 + this.#chance.below(6) } : {};
    const carry = round === 2 && 'stay' in stay ? { carry: { share: '1/2', most: '20' } } : {};
    this.#drawRound(round, { ...stay, ...carry, as: this.#chance.of(['swiss', 'final']), reason: REASON });
  }

  #drawRound(round: number, more: object): void {
    const at = this.book.lines.length;
    const draw = { session: SESSION, section: SECTION, round, at, incomplete: true };
    this.book.give('session.draw-tables', { ...draw, ...more });
  }

  #player(): string {
    return this.#chance.of(contestantsIn(scheduleOf(this.session)));
  }

  /** Some sheet of a round that was called; of the one that is played more often than not. */
  #sheet(): AtTable {
    const { session } = this;
    const schedule = scheduleOf(session);
    const table = this.#chance.of(schedule.tables);
    const called = Math.max(1, calledIn(session, table));
    const round = this.#chance.is(0.8) ? called : 1 + this.#chance.below(called);
    const written = session.written[table]?.[round];
    return {
      session: SESSION,
      table,
      round,
      seated: seatedAt(schedule, table, round) ?? {},
      entry: written?.entry ?? 0,
      lines: Math.max(1, written?.lines.length ?? 0),
    };
  }

  #give(command: string, body: object, sheet = this.#sheet()): void {
    const { session, table, round } = sheet;
    const isAtTable = ['write-line', 'correct-line', 'strike-line'].includes(command) && this.#chance.is(0.7);
    const by = ['sign', 'dispute'].includes(command) || isAtTable ? deviceOf(table) : undefined;
    this.book.give(`sheet.${command}`, { session, table, round, ...body }, by);
  }

  /** The sheet as it is before its next deal; undefined: too few sit there. */
  #asSheet({ table, round, seated }: AtTable): Sheet | undefined {
    const { session } = this;
    const written = session.written[table]?.[round];
    const sheet = written && sheetOf(session, written);
    if (sheet) return sheet;
    const players = Object.keys(seated) as SeatName[];
    const { settings } = session.sheets!.convention;
    return players.length < 3 ? undefined : openSheet(settings, players, players[0]!);
  }

  #deal(at: AtTable) {
    const sheet = this.#asSheet(at);
    return sheet && inventedDeal(sheet, () => this.#chance.next());
  }

  #write(): void {
    const at = this.#sheet();
    const record = this.#deal(at);
    if (!record) return;
    const line = (this.session.written[at.table]?.[at.round]?.lines.length ?? 0) + 1;
    const what = this.#chance.is(0.05) ? { kind: 'void' } : { kind: 'deal', record };
    this.#give('write-line', { line, by: record.dealer, what }, at);
  }

  #correct(): void {
    const at = this.#sheet();
    const record = this.#deal(at);
    if (!record) return;
    const line = 1 + this.#chance.below(at.lines);
    const what = this.#chance.is(0.1) ? { kind: 'void' } : { kind: 'deal', record };
    this.#give('correct-line', { line, what, reason: REASON }, at);
  }

  #answer(command: 'sign' | 'dispute', at = this.#sheet()): void {
    const seats = Object.keys(at.seated) as SeatName[];
    if (seats.length === 0) return;
    const short = command === 'sign' && { short: true };
    this.#give(command, { seat: this.#chance.of(seats), entry: at.entry, ...short }, at);
  }

  /** One of them signs, or everybody does, whatever is missing. */
  #sign(): void {
    const at = this.#sheet();
    if (this.#chance.is(0.5)) return this.#answer('sign', at);
    for (const seat of Object.keys(at.seated)) this.#give('sign', { seat, entry: at.entry, short: true }, at);
  }

  /** A judge rules on a sheet, or something more is said of a ruling. */
  #rule(): void {
    const chance = this.#chance;
    const known = Object.keys(this.session.decisions);
    if (known.length === 0 || chance.is(0.5)) {
      const ruling = `3d1f7f5e-5f2b-4d39-9a43-${String(known.length).padStart(12, '0')}`;
      const at = this.#sheet();
      const about = chance.is(0.3) ? [{ table: at.table, round: at.round }] : [];
      this.book.give('ruling.give', {
        ...this.#ruling(ruling, at),
        about,
        seen: chance.is(0.7) ? known : [],
      });
      return;
    }
    const of = { ruling: chance.of(known), session: SESSION, reason: REASON };
    const said: readonly (() => void)[] = [
      () => this.book.give('ruling.amend', this.#ruling(of.ruling, this.#sheet())),
      () => this.book.give('ruling.withdraw', of),
      () => this.book.give('ruling.appeal', { ...of, contestant: this.#player(), concur: true }),
      () =>
        this.book.give('ruling.decide-appeal', {
          ...this.#ruling(of.ruling, this.#sheet()),
          decision: chance.of(['stands', 'changed']),
        }),
    ];
    chance.of(said)();
  }

  #ruling(ruling: string, at: AtTable) {
    const chance = this.#chance;
    const effects = Array.from({ length: chance.below(3) }, () => this.#effect(at)).filter((one) => one);
    const law = { edition: 'preferans-code', law: '3.8.5.1b' };
    return { ruling, session: SESSION, law, reason: REASON, effects };
  }

  /** A line of a sheet that is corrected, a new one, or a lot between two plans. */
  #effect(at: AtTable) {
    const record = this.#deal(at);
    if (!record) return undefined;
    const { table, round } = at;
    const last = this.session.written[table]?.[round]?.lines.length ?? 0;
    const place = { table, round, line: this.#chance.is(0.5) ? last + 1 : 1 + this.#chance.below(last + 1) };
    if (mayDissent(record).length > 0 && this.#chance.is(0.5)) {
      const dissenters = mayDissent(record).slice(0, 1);
      return {
        kind: 'sheet-plans',
        ...place,
        plan: { ofWhister: record, ofDissenter: this.#byAnotherPlan(record), dissenters },
      };
    }
    const mountain = { kind: 'mountain', seat: record.dealer, points: '5', rule: '3.2.17' };
    const penalties = { kind: 'penalties', rectifications: [mountain] };
    const what = this.#chance.of([{ kind: 'void' }, { kind: 'deal', record }, penalties] as const);
    return { kind: 'sheet-line', ...place, what };
  }

  /** The same game with a trick more for one, and less for another. */
  #byAnotherPlan(record: DealRecord): DealRecord {
    const tricks = { ...record.tricks };
    const [from, to] = [this.#chance.of(record.players), this.#chance.of(record.players)];
    if ((tricks[from] ?? 0) === 0 || tricks[to] === undefined) return record;
    tricks[from] = tricks[from]! - 1;
    tricks[to] += 1;
    return { ...record, tricks };
  }

  /** A penalty on a line of its own, or who came late is written into the sheet. */
  #judge(): void {
    const at = this.#sheet();
    const seats = Object.keys(at.seated) as SeatName[];
    if (seats.length === 0) return;
    const line = (this.session.written[at.table]?.[at.round]?.lines.length ?? 0) + 1;
    const seat = this.#chance.of(seats);
    const points = `${1 + this.#chance.below(5)}`;
    const mountain = { kind: 'mountain', seat, points, rule: '3.2.17' };
    const passes = this.#chance.is(0.5) ? { dealPasses: true } : {};
    const late = seats.find((one) => !this.#asSheet(at)?.players.includes(one));
    const what = late
      ? { kind: 'joins', seat: late }
      : { kind: 'penalties', rectifications: [mountain], ...passes };
    this.book.give('sheet.write-line', {
      session: at.session,
      table: at.table,
      round: at.round,
      line,
      what,
      reason: REASON,
    });
  }

  #cards(): void {
    const at = this.#sheet();
    const seat = this.#chance.of(['N', 'E', 'S', 'W']);
    this.#give('use-time', { seat, seconds: 1 + this.#chance.below(900) }, at);
    if (this.#chance.is(0.2)) this.#give('correct-time', { seat, seconds: 60, reason: REASON }, at);
    if (this.#chance.is(0.3)) this.#give('take-card-back', { card: 1, reason: REASON }, at);
    else this.#give('show-card', { seat, reason: REASON }, at);
  }

  /** Somebody leaves, or who is missing comes after all. */
  #presence(): void {
    const schedule = scheduleOf(this.session);
    const around = this.session.round + this.#chance.below(3) - 1;
    const fromRound = Math.min(schedule.rounds, Math.max(1, around));
    const missing = contestantsIn(schedule).filter((one) => isAbsent(schedule, one, fromRound));
    if (missing.length === 0 || this.#chance.is(0.4)) {
      const contestant = this.#player();
      this.book.give('session.withdraw-contestant', { session: SESSION, contestant, fromRound });
      return;
    }
    const missed = this.#chance.of(['late', 'not-played']);
    const contestant = this.#chance.of(missing);
    this.book.give('session.admit-contestant', { session: SESSION, contestant, fromRound, missed });
  }

  #end(): void {
    if (this.#chance.is(0.5)) this.book.give('session.close', { session: SESSION });
    else this.book.give('session.reopen', { session: SESSION, reason: REASON });
  }
}
