import { Rational } from '#scoring';
import { uuid } from '../../testing/play-events.js';
import { TournamentOfSheets } from '../../testing/tournament-of-sheets.js';
import { protocolDocument } from '../../protocol/protocol-document.js';
import { TOURNAMENT } from '../../testing/play-events.js';
import type { ContestDocument } from '../documents/contests/contest-document.js';
import type { DeskDocument } from '../documents/desk-document.js';
import { documentsOf } from '../../testing/documents-made.js';
import { nameText } from '../document-names.js';
import { scheduleOf } from '../schedule.js';
import { sheetStandingsDocument, type SheetStandingsDocument } from './sheet-standings-document.js';

const EVERYTHING = { kind: 'everything' } as const;

function standingsOf({ session }: TournamentOfSheets): SheetStandingsDocument {
  return sheetStandingsDocument(session, EVERYTHING)!;
}

function contestOf({ state }: TournamentOfSheets, contest: string): ContestDocument {
  return JSON.parse(documentsOf(state).get(nameText({ session: '', kind: 'contest', key: contest }))!.text);
}

const sum = (values: readonly unknown[]) =>
  `${Rational.sum(values.map((value) => Rational.parse(String(value))))}`;

/** Players who have entered, each on their own; those of a team with its name. */
function enter(
  tournament: TournamentOfSheets,
  players: number,
  teamOf: (player: number) => string | undefined,
) {
  for (let player = 1; player <= players; player++) {
    const team = teamOf(player);
    tournament.give('entries.register', { entry: uuid(player), players: [uuid(100 + player)] });
    const groups = { club: [], country: [], family: [] };
    const forDraws = { groups, stationary: false, seed: null, ...(team && { team }) };
    tournament.give('entries.describe-for-draws', { entry: uuid(player), forDraws });
  }
}

const nobodysTeam = () => undefined;

/** Draws a round from the standings as they are. */
function draw(tournament: TournamentOfSheets, round: number, more: object = {}) {
  const { name: session, book } = tournament;
  tournament.give('session.draw-tables', { session, section: 'A', round, at: book.lines.length, ...more });
}

describe('teams of three', () => {
  const TEAMS = ['Rostov', 'Sochi', 'Tver'];
  const teams = TEAMS.map((team, index) => ({
    team,
    players: [1, 2, 3].map((player) => `A-${3 * index + player}`),
  }));
  const threes = new TournamentOfSheets(9, 3, { wanted: 'threes', teams });
  // They have entered in no order, and spell their team as they like.
  enter(threes, 9, (player) => TEAMS[player % 3]!.toLowerCase());
  threes.give('session.draw-seats', { session: '1' });
  threes.start();

  it('have their places together, and never meet each other at a table', () => {
    for (const [index, { players }] of teams.entries()) {
      const own = [3, 1, 2].map((first) => (first % 3 === index ? first : 0)).find((first) => first > 0)!;
      const entries = [own, own + 3, own + 6].map((player) => uuid(player));
      expect(players.map((player) => threes.session.entries[player])).toEqual(entries);
    }
    threes.round(1);
    draw(threes, 2);
    for (const round of [1, 2]) {
      for (const table of scheduleOf(threes.session).tables) {
        const there = Object.values(threes.seats(table, round));
        for (const { players } of teams)
          expect(there.filter((one) => players.includes(one)).length).toBeLessThan(2);
      }
    }
  });

  it('have the sum of their players, on the page and in the protocol', () => {
    threes.round(2);
    const { teams: places, standings } = standingsOf(threes);
    expect(places.map(({ team }) => team).toSorted()).toEqual(TEAMS);
    for (const { team, score } of places) {
      const { players } = teams.find((one) => one.team === team)!;
      const own = standings.filter(({ contestant }) => players.includes(contestant));
      expect(score).toBe(sum(own.map((one) => one.score)));
    }
  });

  it('are none the worse for a player who takes only a part along into a final', () => {
    draw(threes, 3, { as: 'final', stay: 3, carry: { share: '0' } });
    threes.round(3);
    const { teams: places, standings } = standingsOf(threes);
    expect(standings[0]!.lines[0]).toMatchObject({ what: 'carry', value: '0' });
    for (const { team, score } of places) {
      const { players } = teams.find((one) => one.team === team)!;
      const own = standings.filter(({ contestant }) => players.includes(contestant));
      expect(score).toBe(sum(own.flatMap(({ rounds }) => rounds.map((round) => round.score))));
    }
    threes.give('session.close', { session: '1' });
    const at = { tournament: TOURNAMENT, at: threes.book.lines.length };
    expect(protocolDocument(threes.state, threes.session, at).sheets!.teams).toEqual(places);
  });

  it('keep a missing player’s place free, and are not seated by cards', () => {
    const two = new TournamentOfSheets(6, 1, { wanted: 'threes', teams: teams.slice(0, 2) });
    enter(two, 6, (player) => (player < 3 ? 'Rostov' : player < 6 ? 'Sochi' : undefined));
    const cards = [1, 2, 3, 4, 5, 6].map((player) => ({ entry: uuid(player), card: `S${player + 1}` }));
    expect(two.refused('session.draw-seats-by-cards', { session: '1', cards })).toBe(true);
    expect(two.refused('session.draw-seats', { session: '1' })).toBe(true);
    two.give('entries.withdraw', { entry: uuid(6) });
    two.give('session.draw-seats', { session: '1' });
    expect(Object.keys(two.session.entries).toSorted()).toEqual(['A-1', 'A-2', 'A-4', 'A-5', 'A-6']);
  });
});

describe('a cut after a round, and a final with a part of what was won', () => {
  const carry = { share: '1/2', most: '20' };
  const cut = { after: 2, stay: 4, as: 'final', carry };
  const swiss = new TournamentOfSheets(8, 4, { cuts: [cut] }).start();

  it('is announced only where a round behind it is drawn from standings, and for fewer than there are', () => {
    const tables = { session: '2', players: 8, rounds: 4 };
    const other = new TournamentOfSheets(8, 1);
    other.give('session.create', { session: '2', game: 'preferans' });
    for (const wrong of [
      { ...cut, after: 4 },
      { ...cut, stay: 8 },
    ])
      expect(other.refused('session.set-tables', { ...tables, cuts: [wrong] })).toBe(true);
    expect(other.refused('session.set-tables', { ...tables, draw: 'random', cuts: [cut] })).toBe(true);
  });

  it('tells who would go on as they stand; who leaves is followed by the next', () => {
    swiss.round(1);
    draw(swiss, 2);
    swiss.round(2);
    const { cuts, standings } = standingsOf(swiss);
    expect(cuts).toMatchObject([{ section: 'A', ...cut }]);
    const order = standings.map(({ contestant }) => contestant);
    expect(cuts[0]!.goingOn).toEqual(Object.fromEntries(order.slice(0, 4).map((one) => [one, 'yes'])));
    swiss.give('session.withdraw-contestant', { session: '1', contestant: order[0], fromRound: 3 });
    const [next] = standingsOf(swiss).cuts;
    expect(Object.keys(next!.goingOn).toSorted()).toEqual(order.slice(1, 5).toSorted());
  });

  it('draws the best to the first table; what they take along is a line of their score', () => {
    const before = standingsOf(swiss);
    const goingOn = Object.keys(before.cuts[0]!.goingOn);
    draw(swiss, 3, { as: 'final', stay: 4, carry });
    expect(Object.values(swiss.seats('A1', 3)).toSorted()).toEqual(goingOn.toSorted());
    expect(standingsOf(swiss).cuts).toEqual([]);
    swiss.round(3);
    const { standings } = standingsOf(swiss);
    expect(
      standings
        .slice(0, 4)
        .map(({ contestant }) => contestant)
        .toSorted(),
    ).toEqual(goingOn.toSorted());
    for (const { contestant, lines, score, rounds, cutFrom } of standings.slice(0, 4)) {
      const qualified = before.standings.find((one) => one.contestant === contestant)!.score;
      const half = Rational.parse(qualified).div(Rational.of(2));
      const value = Rational.max(Rational.of(-20), Rational.min(Rational.of(20), half));
      expect(lines[0]).toEqual({ what: 'carry', of: qualified, value: `${value}` });
      expect(score).toBe(sum(lines.map((line) => (line as { value: string }).value)));
      expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
      expect(cutFrom).toBeNull();
    }
    const behind = standings.slice(4).filter(({ cutFrom }) => cutFrom === 3);
    expect(behind.map(({ score }) => score)).toEqual(
      behind.map(({ contestant }) => before.standings.find((one) => one.contestant === contestant)!.score),
    );
    expect(behind.map(({ place }) => place)).toEqual([5, 6, 7]);
  });

  it('is as if it had not been for who was cut and is let back in to play', () => {
    const again = new TournamentOfSheets(9, 4).start();
    again.round(1);
    draw(again, 2);
    again.round(2);
    draw(again, 3, { as: 'final', stay: 6, carry });
    again.round(3);
    const back = standingsOf(again).standings.find(({ cutFrom }) => cutFrom === 3)!.contestant;
    again.give('session.admit-contestant', {
      session: '1',
      contestant: back,
      fromRound: 4,
      missed: 'not-played',
    });
    draw(again, 4);
    again.round(4);
    const { standings } = standingsOf(again);
    const own = standings.find(({ contestant }) => contestant === back)!;
    expect(own).toMatchObject({ cutFrom: null, status: 'playing' });
    expect(own.lines[0]).toMatchObject({ what: 'carry' });
    expect(own.rounds.map(({ round }) => round)).toEqual([1, 2, 4]);
    expect(standings.slice(0, 7)).toContain(own);
    expect(standings.slice(7).map(({ cutFrom }) => cutFrom)).toEqual([3, 3]);
  });

  it('holds where two change places afterwards', () => {
    draw(swiss, 4);
    const [one, other] = Object.values(swiss.seats('A1', 4));
    const exchange = { session: '1', section: 'A', round: 4, one, other, reason: 'They came the other way.' };
    const past = standingsOf(swiss).standings;
    swiss.give('session.exchange-players', exchange);
    expect(standingsOf(swiss).standings).toEqual(past);
    expect(Object.values(swiss.seats('A1', 4)).slice(0, 2)).toEqual([other, one]);
  });

  it('waits for the director where more share the last places than there are', () => {
    const equal = new TournamentOfSheets(8, 2).start();
    equal.give('session.choose-sheets', {
      session: '1',
      sheets: { ...equal.session.sheets!, counting: { score: 'placing', tieBreaks: [] } },
      reason: 'As in the regulation.',
    });
    equal.round(1);
    const places = standingsOf(equal).standings.map(({ place, contestant }) => ({ place, contestant }));
    const stay = 3;
    const tied = places.filter(({ place }) => place === places[stay - 1]!.place);
    expect(tied.length).toBeGreaterThan(1);
    const drawing = { session: '1', section: 'A', round: 2, at: equal.book.lines.length, stay };
    expect(equal.refused('session.draw-tables', drawing)).toBe(true);
    const sure = places.filter(({ place }) => place! < tied[0]!.place!);
    const chosen = tied.slice(-(stay - sure.length)).map(({ contestant }) => contestant);
    equal.give('session.draw-tables', { ...drawing, chosen });
    const there = Object.values(equal.seats('A1', 2));
    expect(there.toSorted()).toEqual([...sure.map(({ contestant }) => contestant), ...chosen].toSorted());
  });
});

describe('evenings of preferans ranked together', () => {
  const first = new TournamentOfSheets(8, 1);
  enter(first, 8, nobodysTeam);
  const evening = (tournament: TournamentOfSheets) => {
    tournament.give('session.draw-seats', { session: tournament.name });
    tournament.start().round(1);
    return tournament;
  };
  const league = { title: 'League', sessions: ['1', '2'], total: 'sum', qualify: 4, tables: [] };

  it('add up what each evening counts, whoever sat where', () => {
    evening(first);
    const second = evening(new TournamentOfSheets(8, 1, {}, first));
    first.give('contest.choose', { contest: '1', settings: league });
    const { entries, final, cut } = contestOf(first, '1');
    expect(entries).toHaveLength(8);
    for (const { at, total } of entries) {
      const scores = at.map(({ session, contestant }) => {
        const { standings } = standingsOf(session === '1' ? first : second);
        return standings.find((one) => one.contestant === contestant)!.score;
      });
      expect(scores).toHaveLength(2);
      expect(total).toBe(sum(scores));
    }
    expect({ final, cut }).toMatchObject({ final: false, cut: { places: 4 } });
    for (const { name: session } of [first, second]) first.give('session.close', { session });
    expect(contestOf(first, '1')).toMatchObject({
      final: true,
      corrections: { official: expect.any(Number) },
    });
  });

  it('count in whists or points, so there are no percentages of them', () => {
    for (const total of ['percentage', 'mean-of-percentages'])
      expect(first.refused('contest.choose', { contest: '2', settings: { ...league, total } })).toBe(true);
  });

  it('lead to a final of its own, into which a part is taken along', () => {
    // Nobody shares a place: each has come later than the one before.
    for (const [index, { at }] of contestOf(first, '1').entries.entries()) {
      const penalty = { penalty: uuid(900 + index), ...at[0]!, hundredths: index + 1, reason: 'Came late.' };
      first.give('contest.give-penalty', { contest: '1', ...penalty });
    }
    const goingOn = contestOf(first, '1').entries.filter(({ qualifies }) => qualifies === 'yes');
    expect(goingOn).toHaveLength(4);
    const final = new TournamentOfSheets(4, 1, {}, { book: first.book, name: '2' });
    const participants = goingOn.flatMap(({ at }) => at.slice(-1));
    const choice = { kind: 'going-on', contest: '1', participants };
    final.give('session.choose-entrants', { session: '3', choice });
    evening(final);
    const regulation = { kind: 'part', part: '1/2', of: 'score' };
    const settings = { ...league, title: 'Final', sessions: ['3'], carry: { from: ['1', '2'], regulation } };
    first.give('contest.choose', { contest: '3', settings: { ...settings, qualify: undefined } });
    const { entries } = contestOf(first, '3');
    expect(entries).toHaveLength(4);
    for (const { players, total, sessions, adjustments } of entries) {
      const past = sum(
        goingOn.find((one) => one.players.join() === players.join())!.sessions.map(({ score }) => score),
      );
      const half = `${Rational.parse(past).div(Rational.of(2))}`;
      expect(adjustments).toEqual([{ kind: 'carry', amount: half, qualified: past }]);
      expect(total).toBe(sum([half, sessions[0]!.score]));
    }
  });
});

describe('a round of sheets', () => {
  /** Whether the director’s desk shows that the round has begun, and that its start can be undone. */
  const stands = (happens: (tournament: TournamentOfSheets) => void) => {
    const tournament = new TournamentOfSheets(8, 2).start();
    const { name: session } = tournament;
    tournament.give('session.call-round', { session, round: 1 });
    happens(tournament);
    const room: DeskDocument = JSON.parse(
      documentsOf(tournament.state).get(nameText({ session, kind: 'room', key: '' }))!.text,
    );
    const taken = tournament.book.give('session.take-back-round', { session, round: 1 });
    return { begun: room.tables.some(({ begun }) => begun), back: Boolean(taken) };
  };

  it('can be undone while all sheets are empty, as the director’s desk shows', () =>
    expect(stands(() => undefined)).toEqual({ begun: false, back: true }));

  it('has begun with a yellow card, though nothing is written', () => {
    const card = { session: '1', table: 'A1', round: 1, seat: 'S', reason: 'Late' };
    const seen = stands((tournament) => tournament.give('sheet.show-card', card));
    expect(seen).toEqual({ begun: true, back: false });
  });
});
