import { played as resultOf } from '../../../../../tournament/src/testing/played.js';
import { CHANGES_NOTHING_SEEN, type SeenPart } from '#tournament';
import { JournalInMemory } from '../../../testing/journal-in-memory.js';
import { foldPlay, uuid } from '../../../testing/play-events.js';
import { RandomEvening } from '../../../testing/random-evening.js';
import { TournamentOfSheets } from '../../../testing/tournament-of-sheets.js';
import { NOTHING_PLAYED, type PlayState } from '../../../play/play-state.js';
import type { Viewer } from '../../../visibility/viewer.js';
import { seenChanges } from './seen-changed.js';

const DIRECTS: Viewer = { kind: 'director', person: uuid(70) };
const text = (changes: ReturnType<typeof seenChanges>) =>
  changes.map(({ what, who, before, now }) => `${what} ${who.join('–')}: ${before} → ${now}`);

describe('what is otherwise than a judge has seen it', () => {
  const played = new TournamentOfSheets(8, 3);
  for (let player = 1; player <= 8; player++) {
    played.give('entries.register', { entry: uuid(player), players: [uuid(100 + player)] });
  }
  played.give('session.draw-seats', { session: '1' });
  played.start().round(1);
  const seen = played.state;
  const changes = (parts: readonly SeenPart[], viewer = DIRECTS, before: PlayState = seen) =>
    seenChanges({ before, now: played.state }, parts, viewer);
  const standings = { of: 'standings', session: '1', section: 'A', upTo: 1 } as const;

  it('is empty while nothing was corrected', () => {
    played.give('tournament.rename', { name: 'Cup' });
    expect(changes([standings, { of: 'results' }, { of: 'rulings' }, { of: 'entries' }])).toEqual([]);
  });

  it('is every place and score that a corrected sheet has made another one', () => {
    const { seated } = played.session.written['A1']![1]!;
    played.give('sheet.reopen', { session: '1', table: 'A1', round: 1, reason: 'A slip.' });
    expect(text(changes([standings])).filter((row) => row.startsWith('open'))).toEqual([
      'open-results : 0 → 1',
    ]);
    const { what } = played.session.written['A1']![1]!.lines[0]! as unknown as {
      what: { record: { tricks: object; played: { declarer: string } } };
    };
    const { declarer } = what.record.played;
    const others = Object.keys(what.record.tricks).filter((seat) => seat !== declarer);
    const record = { ...what.record, tricks: { [declarer]: 10, [others[0]!]: 0, [others[1]!]: 0 } };
    played.give('sheet.correct-line', {
      session: '1',
      table: 'A1',
      round: 1,
      line: 1,
      what: { kind: 'deal', record },
      reason: 'A slip.',
    });
    played.give('sheet.accept', { session: '1', table: 'A1', round: 1, reason: 'All agree.' });
    const moved = changes([standings]);
    const whister = seated[others[0] as 'N']!;
    expect(moved.map(({ who: [one] }) => one)).toContain(whister);
    expect(moved.every(({ before, now, what: kind }) => kind === 'place' && before !== now)).toBe(true);
    const sheet = { of: 'sheet', session: '1', table: 'A1', round: 1 } as const;
    expect(changes([sheet]).map(({ who: [one] }) => one)).toContain(whister);
    expect(changes([{ ...sheet, table: 'A2' }])).toEqual([]);
    expect(changes([{ of: 'results', session: '1' }]).map(({ who }) => who[0])).toContain(whister);
    expect(changes([{ of: 'results' }])).toEqual(changes([{ of: 'results', session: '1' }]));
  });

  it('is the tables at which others sit', () => {
    const draw = { of: 'draw', session: '1', section: 'A', round: 2 } as const;
    const at = () => ({ session: '1', section: 'A', round: 2, at: played.book.lines.length });
    played.give('session.draw-tables', at());
    const drawn = played.state;
    expect(changes([draw], DIRECTS, drawn)).toEqual([]);
    const [one, other] = [played.seats('A1', 2).N!, played.seats('A2', 2).N!];
    played.give('session.exchange-players', { ...at(), one, other, reason: 'They are friends.' });
    const tables = changes([draw], DIRECTS, drawn);
    expect(tables.map(({ who }) => who[0])).toEqual(['A1', 'A2']);
    expect(tables[0]!.before).toContain(one);
    expect(tables[0]!.now).toContain(other);
  });

  it('is the sheets that counted and do so no longer, and none that has come to count', () => {
    const sheets = { of: 'agreed-sheets', session: '1', round: 1 } as const;
    const counting = played.state;
    played.give('sheet.reopen', { session: '1', table: 'A2', round: 1, reason: 'A slip.' });
    expect(text(changes([sheets], DIRECTS, counting))).toEqual(['agreed-sheet A2: agreed → open']);
    const open = played.state;
    played.give('sheet.accept', { session: '1', table: 'A2', round: 1, reason: 'All agree.' });
    expect(changes([sheets], DIRECTS, open)).toEqual([]);
  });

  it('is how a knockout is played, its seeds, and whom they have chosen', () => {
    const journal = new JournalInMemory();
    const give = (name: string, body: object) => journal.give(name, body);
    give('tournament.create', { name: 'Cup' });
    const teams = [1, 2, 3, 4].map(uuid);
    teams.forEach((entry, index) =>
      give('entries.register-team', {
        entry,
        players: [1, 2, 3, 4].map((player) => uuid(100 + 10 * index + player)),
        captain: uuid(101 + 10 * index),
      }),
    );
    const settings = { title: 'Cup', places: 'first', segments: 2, boards: 8, choosers: 1 };
    const setUp = (more: object, entries = teams) =>
      give('knockout.set-up', { knockout: '1', settings: { ...settings, ...more }, entries });
    setUp({});
    const before = foldPlay(NOTHING_PLAYED, journal.lines);
    const since = () => {
      const now = foldPlay(NOTHING_PLAYED, journal.lines);
      return text(seenChanges({ before, now }, [{ of: 'seeding', knockout: '1' }], DIRECTS));
    };
    expect(since()).toEqual([]);
    give('knockout.choose-opponent', { knockout: '1', chooser: teams[0], opponent: teams[2] });
    expect(since()).toEqual([`choice ${teams[0]}: null → ${teams[2]}`]);
    setUp({ boards: 10 }, [teams[1]!, teams[0]!, teams[2]!, teams[3]!]);
    expect(since()).toEqual([
      'knockout-setting boards: 8 → 10',
      `seed ${teams[1]}: 2 → 1`,
      `seed ${teams[0]}: 1 → 2`,
    ]);
  });

  it('is what is read and recorded of a board, and which tables others have scored apart', () => {
    const journal = new JournalInMemory();
    const give = (name: string, body: object) =>
      expect([name, journal.give(name, body) === undefined]).toEqual([name, false]);
    const session = '1';
    give('tournament.create', { name: 'Club' });
    give('session.create', { session });
    const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
    give('session.set-movement', { session, sections: [{ section: 'A', boardsPerRound: 2, movement }] });
    for (let pair = 1; pair <= 6; pair++)
      give('entries.register', { entry: uuid(pair), players: [uuid(100 + pair), uuid(200 + pair)] });
    give('session.draw-seats', { session });
    give('session.start', { session });
    give('session.call-round', { session, round: 1 });
    const play = { session, table: 'A1', round: 1, board: 1 };
    give('result.record', { ...play, result: resultOf('4S N =') });
    const suits = (spades: string, hearts: string, diamonds: string, clubs: string) =>
      [spades, hearts, diamonds, clubs].join('.');
    const hands = {
      N: suits('AKQJT98765432', '', '', ''),
      E: suits('', 'AKQJT98765432', '', ''),
      S: suits('', '', 'AKQJT98765432', ''),
    };
    const state = () => foldPlay(NOTHING_PLAYED, journal.lines);
    const before = state();
    const since = (part: SeenPart) => text(seenChanges({ before, now: state() }, [part], DIRECTS));
    give('board.record-hands', { session, board: 1, hands });
    expect(since({ of: 'hands', session, board: 1 })).toEqual([
      expect.stringMatching(/^hands 1: null → \d+$/),
    ]);
    const calls = ['4S', 'pass', 'pass', 'pass'].map((call) => ({ call }));
    give('result.record-play', { ...play, calls, cards: [], hands });
    expect(since({ of: 'recorded-play', ...play })).toEqual([
      expect.stringMatching(/^recorded-play A1–1–1: null → \d+$/),
    ]);
    const split = { kind: 'field-split', board: 1, plays: [{ table: 'A1', round: 1 }] };
    const law = { edition: '2017', law: '87' };
    give('ruling.give', { session, ruling: uuid(9), law, reason: 'Fouled.', effects: [split] });
    expect(since({ of: 'splits', session, board: 1 })).toEqual(['split 1: null → A1/1']);
    expect(since({ of: 'splits', session, board: 2 })).toEqual([]);
  });

  it('is the captain of a team, and its name', () => {
    const journal = new JournalInMemory();
    const players = [1, 2, 3, 4].map((player) => uuid(100 + player));
    const [first, second] = players;
    journal.give('tournament.create', { name: 'Cup' });
    journal.give('entries.register-team', { entry: uuid(1), players, captain: first });
    const before = foldPlay(NOTHING_PLAYED, journal.lines);
    journal.give('entries.change-team', { entry: uuid(1), players, captain: second, name: 'Foxes' });
    const now = foldPlay(NOTHING_PLAYED, journal.lines);
    expect(text(seenChanges({ before, now }, [{ of: 'entrant', entry: uuid(1) }], DIRECTS))).toEqual([
      `captain ${uuid(1)}: ${first} → ${second}`,
      `team-name ${uuid(1)}: null → Foxes`,
    ]);
  });

  it('is nothing by lines between which a command may be written', () => {
    const parts: readonly SeenPart[] = [{ of: 'results' }, { of: 'rulings' }, { of: 'entries' }];
    const seen = new Set<string>();
    const differences = [1, 2, 3].flatMap((seed) => {
      const evening = new RandomEvening(seed);
      for (let step = 0; step < 150; step++) evening.step();
      const { lines } = evening.book;
      let state = NOTHING_PLAYED;
      return lines.flatMap((line) => {
        const before = state;
        state = foldPlay(before, [line]);
        if (!CHANGES_NOTHING_SEEN.includes(line.type)) return [];
        seen.add(line.type);
        return seenChanges({ before, now: state }, parts, DIRECTS).map((change) => ({ [line.type]: change }));
      });
    });
    expect(differences).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(['clock.started', 'table.director-called']));
  });

  it('is who has entered or withdrawn', () => {
    played.give('entries.register', { entry: uuid(9), players: [uuid(109)] });
    played.give('entries.withdraw', { entry: uuid(9) });
    played.give('entries.register', { entry: uuid(10), players: [uuid(110)] });
    expect(text(changes([{ of: 'entries' }]))).toEqual([`entry ${uuid(10)}: null → `]);
  });

  it('is nothing of results that are hidden from a reader', () => {
    const dark = new TournamentOfSheets(4, 2, { draw: 'random' });
    dark.give('entries.register', { entry: uuid(1), players: [uuid(101)] });
    dark.give('session.draw-seats', { session: '1' });
    dark.start();
    dark.give('session.call-round', { session: '1', round: 1 });
    const before = dark.state;
    dark.play('A1', 1);
    const now = dark.state;
    const of: readonly SeenPart[] = [standings, { of: 'results' }, { of: 'matches', sessions: ['1'] }];
    expect(seenChanges({ before, now }, of, DIRECTS)).not.toEqual([]);
    expect(seenChanges({ before, now }, of, { kind: 'public' })).toEqual([]);
  });
});
