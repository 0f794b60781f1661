import { REGULATIONS } from '#laws';
import { everybodyAt, sideOf } from '#movement';
import { PRESETS } from '#scoring';
import {
  calledIn,
  contestantsIn,
  hasIndividuals,
  isAbsent,
  meetingAt,
  roundsOf,
  seatingOf,
  tablesOf,
} from '#tournament';
import { BookInMemory, deviceOf, DIRECTING, SYSTEM } from './book-in-memory.js';
import { Chance } from './chance.js';
import { deedOfBoards, redealt } from './random-boards.js';
import { deedOfClasses, deedOfContests } from './random-classes.js';
import { deedOfClock, partOf } from './random-clock.js';
import { describedForDraws, seatsDrawn } from './random-draws.js';
import { deedOfTeams, TEAM_MOVEMENTS, teamsEntered } from './random-teams.js';
import { foldPlay, uuid } from './play-events.js';
import { NOTHING_PLAYED, type PlayState, type SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';

const MOVEMENTS = [
  [{ section: 'A', movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, phantom: 3 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'howell', tables: 3, rounds: 5, phantom: 6 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'howell', tables: 2, rounds: 3 } }],
  [{ section: 'A', movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, barometer: true } }],
  [{ section: 'A', movement: { kind: 'made', name: 'rover', tables: 4, rounds: 3 } }],
  [
    {
      section: 'A',
      movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, scrambled: [[1], [], [2, 3]] },
    },
    { section: 'B', movement: { kind: 'made', name: 'mitchell', tables: 5, rounds: 3, arrowSwitched: [3] } },
  ],
  [{ section: 'A', movement: { kind: 'individuals', players: 9, rounds: 3 } }],
  [
    {
      section: 'A',
      hosts: 'B',
      movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, phantom: 3 },
    },
    {
      section: 'B',
      movement: { kind: 'made', name: 'mitchell', tables: 3, rounds: 3, phantom: 3, sidesExchanged: true },
    },
  ],
  [
    { section: 'A', movement: { kind: 'made', name: 'howell', tables: 3, rounds: 4, phantom: 6 } },
    {
      section: 'B',
      hosts: 'A',
      movement: { kind: 'made', name: 'howell', tables: 3, rounds: 4, phantom: 6 },
    },
  ],
  ...TEAM_MOVEMENTS,
] as const;

/** Scores that some contract gives at every vulnerability. */
const SCORES = [0, 90, 110, 120, 140, -90, -110, -140];

/** What sitting out in a Swiss can be worth. */
const BYES = [
  { kind: 'artificial', award: 'average-plus' },
  { kind: 'artificial', award: 'average-minus' },
  { kind: 'percentage', hundredths: 5_500 },
] as const;

/** An evening at which everything happens that can happen, as a seed decides. */
export class RandomEvening {
  readonly book = new BookInMemory();
  readonly #chance: Chance;
  #folded: { count: number; state: PlayState } = { count: 0, state: NOTHING_PLAYED };
  #ids = 0;

  constructor(seed: number) {
    this.#chance = new Chance(seed);
    this.#open();
  }

  /** What is known of play now. */
  get state(): PlayState {
    const { count, state } = this.#folded;
    const state2 = foldPlay(state, this.book.lines.slice(count));
    this.#folded = { count: this.book.lines.length, state: state2 };
    return state2;
  }

  /** Something more happens, unless it is refused. */
  step(): void {
    const session = this.#chance.of(Object.values(this.state.sessions));
    const deeds: readonly [weight: number, () => void][] = [
      [8, () => this.#callRound(session)],
      [8, () => this.#draw(session)],
      [60, () => this.#play(session)],
      [8, () => this.#correct(session)],
      [4, () => this.#irregular(session)],
      [4, () => this.#ruling(session)],
      [3, () => this.#presence(session)],
      [3, () => this.#change(session)],
      [2, () => this.#people(session)],
      [3, () => this.book.give(...deedOfClock(this.#chance, session))],
      [1, () => this.#settings(session)],
      [1, () => this.#announce(session)],
      [1, () => this.#redeal(session)],
      [8, () => this.#boards(session)],
      [2, () => this.#end(session)],
      [3, () => this.book.give(...deedOfClasses(this.#chance, session))],
      [2, () => this.book.give(...deedOfContests(this.#chance, session, uuid(7_000 + ++this.#ids)))],
      [4, () => this.#teams(session)],
    ];
    const total = deeds.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.#chance.below(total);
    for (const [weight, deed] of deeds) {
      left -= weight;
      if (left < 0) return deed();
    }
  }

  /** Plays on until nothing is left to be played, and closes every session. */
  finish(): void {
    for (const { session } of Object.values(this.state.sessions)) {
      this.book.give('session.start', { session });
      for (let round = 1; round <= roundsOf(scheduleOf(this.state.sessions[session]!)); round++) {
        const at = this.book.lines.length;
        for (const section of ['A', 'B'])
          this.book.give('session.draw-round', { session, section, round, at, incomplete: true });
        this.book.give('session.call-round', { session, round });
      }
      for (const plays of scheduleOf(this.state.sessions[session]!).playsOfBoard.values()) {
        for (const { table, round, board } of plays) {
          this.book.give('result.record', { session, table, round, board, result: this.#result() });
        }
      }
      this.book.give('session.close', { session });
    }
  }

  #open(): void {
    const { book } = this;
    book.give('tournament.create', { name: 'Evening' }, DIRECTING);
    book.give('tournament.choose-settings', { settings: this.#rules() });
    for (let pair = 1; pair <= 6; pair++) {
      book.give('entries.register', { entry: uuid(pair), players: [uuid(100 + pair), uuid(200 + pair)] });
    }
    for (const [name, body] of [...describedForDraws, ...teamsEntered]) book.give(name, body);
    this.#openSession('1');
    if (this.#chance.is(0.3)) this.#openSession('2', this.#chance.is(0.5) ? '1' : '2');
    book.give('session.start', { session: '1' });
  }

  #openSession(session: string, boardSet = session): void {
    const { book } = this;
    const settings = this.#sessionSettings();
    book.give('session.create', { session, boardSet, settings });
    if (this.#chance.is(0.25)) this.#setSwiss(session);
    else {
      const boards = this.#chance.of([1, 2]);
      const sections = this.#chance.of(MOVEMENTS).map((section, _index, all) => {
        const alike = all.some((one) => 'hosts' in one);
        return { ...section, boardsPerRound: alike ? boards : this.#chance.of([1, 2]) };
      });
      book.give('session.set-movement', { session, sections });
    }
    // Refused where sections share something, or teams play.
    if (this.#chance.is(0.3))
      book.give('session.configure', { session, settings: { ...settings, called: 'by-section' } });
    if (this.#chance.is(0.5)) book.give(...seatsDrawn(this.#chance, session));
    if (this.#chance.is(0.5)) book.give('session.draw-teams', { session });
    const how = this.#chance.of(['before-play', 'at-the-table']);
    book.give('board.request-dealing', { set: boardSet, from: 1, to: 6, how });
  }

  #setSwiss(session: string): void {
    const pairs = this.#chance.of([5, 6]);
    const draw = {
      order: this.#chance.of(['close', 'top-down']),
      first: this.#chance.of(['lot', 'neighbours', 'halves', 'quarters']),
      results: this.#chance.of(['all', 'all', 'delayed']),
      stationary: this.#chance.is(0.3) ? ['A-1'] : [],
      bans: this.#chance.is(0.3) ? [['A-2', 'A-3']] : [],
      ...(this.#chance.is(0.5) && { bye: this.#chance.of(BYES) }),
      ...(this.#chance.is(0.3) && {
        apart: { rounds: 2, groups: [{ kind: 'club', contestants: ['A-1', 'A-4'] }] },
      }),
    };
    const boardsPerRound = this.#chance.of([1, 2]);
    if (this.#chance.is(0.3)) {
      const teamBye = this.#chance.is(0.5) ? { teamBye: 700 } : {};
      const segments = this.#chance.of([1, 1, 2]);
      const teams = { teams: pairs, matches: segments === 2 ? 2 : 3, segments };
      this.book.give('session.set-team-swiss', {
        session,
        ...teams,
        ...(this.#chance.is(0.4) && { others: [{ section: 'B', teams: 4 }] }),
        boardsPerRound,
        draw: { ...draw, ...teamBye, ...(segments === 2 ? { odd: 'three-way', rematches: 'allowed' } : {}) },
      });
    } else this.book.give('session.set-swiss', { session, pairs, rounds: 3, boardsPerRound, draw });
  }

  /** A round is drawn, drawn again, changed, or kept as it is. */
  #draw(session: SessionPlay): void {
    const data = session.sections.length === 0 ? undefined : this.#chance.of(session.sections);
    const drawn = data?.movement.drawn;
    if (drawn === undefined) return;
    const { section } = data!;
    const of = { session: session.session, section, reason: 'so' };
    const at = this.book.lines.length;
    const incomplete = this.#chance.is(0.5);
    switch (this.#chance.below(6)) {
      case 0:
        this.book.give('session.draw-round', { ...of, round: drawn, at, incomplete });
        return;
      case 1: {
        const [one, other] = [this.#chance.of([1, 2, 3]), this.#chance.of([4, 5])].map(
          (number) => `${section}-${number}`,
        );
        this.book.give('session.change-draw', { ...of, round: drawn, one, other });
        return;
      }
      case 2:
        this.book.give('session.keep-draw', { ...of, round: drawn, at, incomplete });
        return;
      default:
        if (drawn > session.round && this.#chance.is(0.8)) return;
        this.book.give('session.draw-round', { ...of, round: drawn + 1, at, incomplete });
    }
  }

  #rules() {
    return {
      laws: this.#chance.of(['1997', '2017']),
      names: this.#chance.of(['full', 'initials']),
      standings: this.#chance.of(['rounds', 'rounds', 'running']),
      darkRounds: this.#chance.of([0, 0, 1]),
      minimumShare: 50,
      confirmation: this.#chance.of(['other-side', 'other-side', 'none']),
      method: this.#method(),
      regulation: this.#chance.of(REGULATIONS),
    };
  }

  #method() {
    return this.#chance.of(Object.values(PRESETS).flat());
  }

  #sessionSettings() {
    return {
      ...(this.#chance.is(0.5) && { method: this.#method() }),
      scored: this.#chance.of(['together', 'by-section']),
      ranked: this.#chance.of(['together', 'by-section']),
      clock: { round: 15, change: 2, ...(this.#chance.is(0.3) && { byBoard: { minutes: 6, settle: 1 } }) },
    };
  }

  #result() {
    const points = this.#chance.of(SCORES);
    if (points === 0) return { kind: 'passed-out' };
    if (this.#chance.is(0.6)) return { kind: 'score', score: points };
    return {
      kind: 'contract',
      level: 1 + this.#chance.below(7),
      strain: this.#chance.of(['C', 'D', 'H', 'S', 'NT']),
      doubling: this.#chance.of(['', 'x', 'xx']),
      declarer: this.#chance.of(['N', 'E', 'S', 'W']),
      tricks: this.#chance.below(14),
    };
  }

  /** A table in a round that was called, mostly the last one, with the boards that it has there. */
  #place(session: SessionPlay) {
    const scheduled = scheduleOf(session);
    const table = this.#chance.of(tablesOf(scheduled));
    const round = this.#chance.is(0.8)
      ? Math.max(1, session.round)
      : 1 + this.#chance.below(Math.max(1, session.round));
    const meeting = meetingAt(scheduled, table, round);
    const board = meeting ? this.#chance.of(meeting.boards) : 1;
    return { session: session.session, table, round, board };
  }

  #callRound(play: SessionPlay): void {
    const { session } = play;
    this.book.give('session.start', { session });
    const part = partOf(this.#chance, play);
    const called = part.section === undefined ? play.round : calledIn(play, part.section);
    this.book.give('session.call-round', { session, ...part, round: called + 1 });
  }

  #play(session: SessionPlay): void {
    const play = this.#place(session);
    const side = this.#chance.of(['NS', 'EW'] as const);
    const other = side === 'NS' ? 'EW' : 'NS';
    const device = deviceOf(play.table);
    switch (this.#chance.below(5)) {
      case 0:
        this.book.give('result.record', { ...play, result: this.#result() });
        return;
      case 1:
        this.book.give(
          'table.move-on',
          { session: play.session, table: play.table, round: play.round },
          device,
        );
        return;
      default: {
        const answer = this.book.give('result.enter', { ...play, side, result: this.#result() }, device);
        if (!answer || this.#chance.is(0.1)) return;
        const command = this.#chance.is(0.1) ? 'result.dispute' : 'result.confirm';
        this.book.give(command, { ...play, side: other, entry: answer['entry'] }, device);
      }
    }
  }

  #correct(session: SessionPlay): void {
    const play = this.#place(session);
    const reason = 'because';
    const command = this.#chance.of(['correct', 'correct', 'void', 'mark-not-played', 'postpone']);
    if (command === 'postpone') this.#putOff(session, play);
    else if (command === 'correct')
      this.book.give('result.correct', { ...play, result: this.#result(), reason });
    else this.book.give(`result.${command}`, { ...play, reason });
  }

  /** A late play is granted, and perhaps taken up at once. */
  #putOff(
    session: SessionPlay,
    play: { session: string; table: string; round: number; board: number },
  ): void {
    this.book.give('result.postpone', { ...play, reason: 'because' });
    if (this.#chance.is(0.5))
      this.book.give('result.begin-late-play', {
        ...play,
        at: this.#chance.of(tablesOf(scheduleOf(session))),
      });
  }

  #irregular(session: SessionPlay): void {
    const scheduled = scheduleOf(session);
    const play = this.#place(session);
    const contestants = contestantsIn(scheduled);
    const [one, other] = [this.#chance.of(contestants), this.#chance.of(contestants)];
    const meeting = meetingAt(scheduled, play.table, play.round);
    const seats = meeting && seatingOf(meeting);
    const pairs = { N: one, E: other, S: one, W: other };
    const others = hasIndividuals(scheduled) && seats ? { ...seats, S: one } : pairs;
    const seating =
      seats && this.#chance.is(0.6) ? { N: seats.E, E: seats.N, S: seats.W, W: seats.S } : others;
    const board = this.#chance.is(0.7) ? play.board : this.#chance.of(scheduled.boards);
    this.book.give('result.record-irregular', {
      ...play,
      board,
      seating,
      result: this.#result(),
      reason: 'so',
    });
  }

  #ruling(session: SessionPlay): void {
    const given = Object.keys(session.decisions);
    const basis = { law: { edition: '2017', law: '12C2' }, reason: 'for', facts: 'facts' };
    const ruling = uuid(5_000 + ++this.#ids);
    if (given.length > 0 && this.#chance.is(0.3)) {
      const body = { ruling: this.#chance.of(given.toSorted()), session: session.session, reason: 'wrong' };
      this.book.give('ruling.withdraw', body);
    } else if (this.#chance.is(0.3)) {
      const contestant = this.#chance.of(contestantsIn(scheduleOf(session)));
      const amount = this.#chance.of([
        { unit: 'percent-of-top', hundredths: 2_500 },
        { unit: 'matchpoints', hundredths: 150 },
        { unit: 'percent-of-session', hundredths: 300 },
        { unit: 'imps', hundredths: 300 },
      ]);
      const effects = [{ kind: 'penalty', contestant, amount }];
      this.book.give('ruling.give', { ruling, ...basis, session: session.session, effects });
    } else if (this.#chance.is(0.2)) {
      this.#missed(session, ruling);
    } else if (this.#chance.is(0.5)) {
      this.#rulingOfSeveral(session, ruling);
    } else {
      const adjustment = { NS: this.#adjustment(), EW: this.#adjustment() };
      const { session: name, ...place } = this.#place(session);
      const effects = [{ kind: 'score', ...place, adjustment }];
      this.book.give('ruling.give', { ruling, ...basis, session: name, effects, seen: given });
    }
  }

  /** One ruling with several effects, or what is said of one that was given. */
  #rulingOfSeveral(session: SessionPlay, ruling: string): void {
    const known = this.#chance.of(['', ...Object.keys(session.decisions).toSorted()]);
    const of = { ruling: known === '' ? ruling : known, session: session.session, reason: 'for' };
    const law = { edition: '2017', law: '12C2' };
    const contestant = this.#chance.of(contestantsIn(scheduleOf(session)));
    const effects = [1, 2].map(() => {
      const { session: _session, ...place } = this.#place(session);
      return this.#chance.of([
        { kind: 'score', ...place, adjustment: { NS: this.#adjustment(), EW: this.#adjustment() } },
        { kind: 'tricks', ...place, tricks: 1, to: this.#chance.of(['NS', 'EW'] as const) },
        { kind: 'warning', contestant },
      ]);
    });
    if (known === '') {
      const seen = Object.keys(session.decisions);
      this.book.give('ruling.give', { ...of, law, effects, seen, told: 'told' });
      return;
    }
    const [command, body] = this.#chance.of([
      ['ruling.amend', { ...of, law, effects }],
      ['ruling.review', of],
      ['ruling.appeal', { ...of, contestant }],
      ['ruling.withdraw-appeal', of],
      ['ruling.decide-appeal', { ...of, law, decision: 'changed', effects }],
      ['ruling.decide-appeal', { ...of, law, decision: 'stands', committee: 'three' }],
    ] as const);
    this.book.give(command, body);
  }

  #adjustment() {
    const result = () => this.#result();
    const percent = this.#chance.below(101);
    const first = 1 + this.#chance.below(99);
    const weights = [first, 100 - first];
    return this.#chance.of([
      { kind: 'artificial', award: this.#chance.of(['average-plus', 'average', 'average-minus']) },
      { kind: 'assigned', result: result() },
      { kind: 'weighted', results: weights.map((hundredths) => ({ result: result(), hundredths })) },
      { kind: 'percentage', hundredths: percent * 100 },
      { kind: 'not-played' },
    ]);
  }

  /** Somebody who is away in some round, where there is one, has averages for it. */
  #missed(session: SessionPlay, ruling: string): void {
    const scheduled = scheduleOf(session);
    const away = tablesOf(scheduled).flatMap((table) =>
      Array.from({ length: roundsOf(scheduled) }, (_, index) => index + 1).flatMap((round) => {
        const meeting = meetingAt(scheduled, table, round);
        if (!meeting) return [];
        return everybodyAt(meeting)
          .filter((contestant) => isAbsent(scheduled, contestant, round))
          .map((contestant) => ({ side: sideOf(meeting, contestant), table, round, boards: meeting.boards }));
      }),
    );
    if (away.length === 0) return;
    const { side, table, round, boards } = this.#chance.of(away);
    const own = this.#chance.of([{ kind: 'artificial', award: 'average-minus' }, { kind: 'not-played' }]);
    const others = { kind: 'artificial', award: 'average-plus' };
    const adjustment = side === 'NS' ? { NS: own, EW: others } : { NS: others, EW: own };
    this.book.give('ruling.give', {
      ruling,
      law: { edition: '2017', law: '12C2' },
      reason: 'late',
      session: session.session,
      effects: boards.map((board) => ({ kind: 'score', table, round, board, adjustment, ifUnscored: true })),
      seen: Object.keys(session.decisions),
    });
  }

  /** The movement is another one from a round on, where there is such a one. */
  #change({ session, sections, round }: SessionPlay): void {
    const { section, movement } = this.#chance.of(sections);
    const rounds = 1 + this.#chance.below(movement.rounds + 2);
    const table = 1 + this.#chance.below(movement.tables);
    const change = this.#chance.of([
      { kind: 'curtail', rounds },
      { kind: 'lengthen', rounds },
      { kind: 'late-pair' },
      { kind: 'extra-table', pairs: this.#chance.of([1, 2]) },
      { kind: 'broken-table', table, way: this.#chance.of(['sit-out', 'spread', 'moved']) },
      {
        kind: 'another',
        tables: this.#chance.of([1, 2, 3]),
        rounds: round + 1 + this.#chance.below(2),
        newSets: this.#chance.below(3),
        copies: this.#chance.of([1, 2]),
        meetAgain: this.#chance.is(0.7),
      },
    ]);
    const shared = this.#chance.is(0.7) ? { shared: true } : {};
    this.book.give('session.change-movement', { session, section, change, ...shared, reason: 'so it goes' });
  }

  #presence({ session, ...rest }: SessionPlay): void {
    const scheduled = scheduleOf(rest);
    const contestant = this.#chance.of(contestantsIn(scheduled));
    const fromRound = 1 + this.#chance.below(roundsOf(scheduled));
    if (this.#chance.is(0.4))
      this.book.give('session.withdraw-contestant', { session, contestant, fromRound });
    else {
      const missed = this.#chance.of(['late', 'not-played']);
      this.book.give('session.admit-contestant', { session, contestant, fromRound, missed });
    }
  }

  #people({ session, ...rest }: SessionPlay): void {
    const contestant = this.#chance.of(contestantsIn(scheduleOf(rest)));
    const [one, other] = [uuid(300 + ++this.#ids), uuid(300 + ++this.#ids)];
    const table = this.#chance.of(tablesOf(scheduleOf(rest)));
    switch (this.#chance.below(4)) {
      case 0:
        this.book.give('session.show-hidden', {
          session,
          boards: [this.#chance.of(scheduleOf(rest).boards)],
        });
        return;
      case 1: {
        const seat = this.#chance.of(['N', 'E', 'S', 'W']);
        const rounds = { fromRound: 1, toRound: 2 };
        this.book.give('session.substitute', { session, contestant, seat, person: one, ...rounds });
        return;
      }
      case 2:
        this.book.give('session.seat', { session, contestant, entry: uuid(1 + this.#chance.below(6)) });
        return;
      default:
        this.book.give('session.name-players', {
          session,
          table,
          contestant,
          players: hasIndividuals(scheduleOf(rest)) ? [one] : [one, other],
        });
    }
  }

  #teams(session: SessionPlay): void {
    this.book.give(...deedOfTeams(this.#chance, session, uuid(8_000 + ++this.#ids)));
  }

  #settings({ session }: SessionPlay): void {
    if (this.#chance.is(0.5))
      this.book.give('tournament.amend-settings', { settings: this.#rules(), reason: 'so' });
    else
      this.book.give('session.amend-settings', { session, settings: this.#sessionSettings(), reason: 'so' });
  }

  #announce(play: SessionPlay): void {
    const { session } = play;
    const part = partOf(this.#chance, play);
    const called = part.section === undefined ? play.round : calledIn(play, part.section);
    const afterRound = Math.max(1, called - 1);
    this.book.give('session.announce-board-movement', { session, ...part, afterRound }, SYSTEM);
  }

  #redeal(session: SessionPlay): void {
    for (const given of redealt(this.#chance, session)) this.book.give(...given);
  }

  #boards(session: SessionPlay): void {
    const play = this.#place(session);
    this.book.give(...deedOfBoards(this.#chance, session, play, uuid(5_000 + ++this.#ids)));
  }

  #end({ session }: SessionPlay): void {
    if (this.#chance.is(0.3)) this.book.give('session.reopen', { session, reason: 'a score' });
    else this.book.give('session.close', { session });
  }
}
