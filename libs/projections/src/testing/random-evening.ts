import { calledIn, contestantsIn, hasIndividuals, roundsOf, tablesOf } from '#tournament';
import { JournalInMemory, deviceOf, DIRECTING, SYSTEM } from './journal-in-memory.js';
import { Chance } from './chance.js';
import { commandOfBoards, redealt } from './random-boards.js';
import { commandOfClasses, commandOfContests } from './random-classes.js';
import { commandOfClock, partOf } from './random-clock.js';
import { describedForDraws, seatsDrawn } from './random-draws.js';
import { movementSet } from './random-movements.js';
import { commandOfIrregularPlay, placeIn, recordOfPlay, resultOfPlay } from './random-results.js';
import { commandsOfRulings } from './random-rulings.js';
import { settingsOfSession, settingsOfTournament } from './random-settings.js';
import { commandOfTeams, teamsEntered } from './random-teams.js';
import { foldPlay, uuid } from './play-events.js';
import { NOTHING_PLAYED, type PlayState, type SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';

/** An evening at which everything happens that can happen, as a seed decides. */
export class RandomEvening {
  readonly book = new JournalInMemory();
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
    const choices: readonly [weight: number, () => void][] = [
      [8, () => this.#callRound(session)],
      [8, () => this.#draw(session)],
      [60, () => this.#play(session)],
      [8, () => this.#correct(session)],
      [4, () => this.book.give(...commandOfIrregularPlay(this.#chance, session))],
      [4, () => this.book.give(...recordOfPlay(this.#chance, placeIn(this.#chance, session)))],
      [4, () => this.#ruling(session)],
      [3, () => this.#presence(session)],
      [3, () => this.#change(session)],
      [2, () => this.#people(session)],
      [3, () => this.book.give(...commandOfClock(this.#chance, session))],
      [1, () => this.#settings(session)],
      [1, () => this.#announce(session)],
      [1, () => this.#redeal(session)],
      [8, () => this.#boards(session)],
      [2, () => this.#end(session)],
      [3, () => this.book.give(...commandOfClasses(this.#chance, session))],
      [2, () => this.book.give(...commandOfContests(this.#chance, session, uuid(7_000 + ++this.#ids)))],
      [4, () => this.#teams(session)],
    ];
    const total = choices.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.#chance.below(total);
    for (const [weight, choice] of choices) {
      left -= weight;
      if (left < 0) return choice();
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
          this.book.give('result.record', {
            session,
            table,
            round,
            board,
            result: resultOfPlay(this.#chance),
          });
        }
      }
      this.book.give('session.close', { session });
    }
  }

  #open(): void {
    const { book } = this;
    book.give('tournament.create', { name: 'Evening' }, DIRECTING);
    book.give('tournament.choose-settings', { settings: settingsOfTournament(this.#chance) });
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
    const settings = settingsOfSession(this.#chance);
    book.give('session.create', { session, boardSet, settings });
    book.give(...movementSet(this.#chance, session));
    // Refused where sections share something, or teams play.
    if (this.#chance.is(0.3))
      book.give('session.configure', { session, settings: { ...settings, called: 'by-section' } });
    if (this.#chance.is(0.5)) book.give(...seatsDrawn(this.#chance, session));
    if (this.#chance.is(0.5)) book.give('session.draw-teams', { session });
    const how = this.#chance.of(['before-play', 'at-the-table']);
    book.give('board.request-dealing', { set: boardSet, from: 1, to: 6, how });
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

  #callRound(play: SessionPlay): void {
    const { session } = play;
    this.book.give('session.start', { session });
    const part = partOf(this.#chance, play);
    const called = part.section === undefined ? play.round : calledIn(play, part.section);
    this.book.give('session.call-round', { session, ...part, round: called + 1 });
    if (this.#chance.is(0.2))
      this.book.give('session.take-back-round', { session, ...part, round: called + 1 });
  }

  #play(session: SessionPlay): void {
    const play = placeIn(this.#chance, session);
    const side = this.#chance.of(['NS', 'EW'] as const);
    const other = side === 'NS' ? 'EW' : 'NS';
    const device = deviceOf(play.table);
    switch (this.#chance.below(5)) {
      case 0:
        this.book.give('result.record', { ...play, result: resultOfPlay(this.#chance) });
        return;
      case 1:
        this.book.give(
          'table.move-on',
          { session: play.session, table: play.table, round: play.round },
          device,
        );
        return;
      default: {
        const answer = this.book.give(
          'result.enter',
          { ...play, side, result: resultOfPlay(this.#chance) },
          device,
        );
        if (!answer || this.#chance.is(0.1)) return;
        const command = this.#chance.is(0.1) ? 'result.dispute' : 'result.confirm';
        this.book.give(command, { ...play, side: other, entry: answer['entry'] }, device);
      }
    }
  }

  #correct(session: SessionPlay): void {
    const play = placeIn(this.#chance, session);
    const reason = 'because';
    const command = this.#chance.of(['correct', 'correct', 'void', 'mark-not-played', 'postpone']);
    if (command === 'postpone') this.#putOff(session, play);
    else if (command === 'correct')
      this.book.give('result.correct', { ...play, result: resultOfPlay(this.#chance), reason });
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

  #ruling(session: SessionPlay): void {
    const of = {
      ruling: uuid(5_000 + ++this.#ids),
      hasDeposit: this.state.settings.regulation.appeals.deposit !== null,
    };
    for (const given of commandsOfRulings(this.#chance, session, of)) this.book.give(...given);
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
    this.book.give(...commandOfTeams(this.#chance, session, uuid(8_000 + ++this.#ids)));
  }

  #settings({ session }: SessionPlay): void {
    if (this.#chance.is(0.5))
      this.book.give('tournament.amend-settings', {
        settings: settingsOfTournament(this.#chance),
        reason: 'so',
      });
    else
      this.book.give('session.amend-settings', {
        session,
        settings: settingsOfSession(this.#chance),
        reason: 'so',
      });
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
    const play = placeIn(this.#chance, session);
    this.book.give(...commandOfBoards(this.#chance, session, play, uuid(5_000 + ++this.#ids)));
  }

  #end({ session }: SessionPlay): void {
    if (this.#chance.is(0.3)) this.book.give('session.reopen', { session, reason: 'a score' });
    else this.book.give('session.close', { session });
  }
}
