import { Rational } from '#scoring';
import { deviceOf } from '../../testing/journal-in-memory.js';
import { TOURNAMENT } from '../../testing/play-events.js';
import { TournamentOfSheets } from '../../testing/tournament-of-sheets.js';
import { protocolDocument } from '../../protocol/protocol-document.js';
import { hashOfProtocol } from '../../protocol/protocols.js';
import { documentsOf } from '../../testing/documents-made.js';
import { scheduleOf } from '../schedule.js';
import { rankingForDraw } from '../games/by-game.js';
import { sheetDocument } from './sheet-document.js';
import { sheetStandings } from './sheet-standings.js';

describe('a Swiss of preferans at tables of four and three', () => {
  const swiss = new TournamentOfSheets(11, 3).start();

  it('seats everybody in the first round, by a lot', () => {
    const { tables, playedAt } = scheduleOf(swiss.session);
    expect(tables).toEqual(['A1', 'A2', 'A3']);
    const seated = tables.flatMap((table) => Object.values(swiss.seats(table, 1)));
    expect(seated.toSorted()).toEqual(Array.from({ length: 11 }, (_, index) => `A-${index + 1}`).toSorted());
    expect(tables.map((table) => playedAt(table, 1)!.boards)).toEqual([[], [], []]);
    expect(Object.keys(swiss.seats('A3', 1))).toEqual(['N', 'E', 'S']);
  });

  it('draws the next round from the standings, and few of eleven meet again', () => {
    swiss.round(1);
    expect(rankingForDraw(swiss.state, swiss.session, 'A', 1).open).toBe(0);
    const draw = { session: '1', section: 'A', round: 2, at: swiss.book.lines.length };
    swiss.give('session.draw-tables', draw);
    const meetings = (round: number) =>
      ['A1', 'A2', 'A3'].flatMap((table) => {
        const players = Object.values(swiss.seats(table, round)).toSorted();
        return players.flatMap((one, at) => players.slice(at + 1).map((other) => `${one} ${other}`));
      });
    const before = new Set(meetings(1));
    expect(meetings(2).filter((two) => before.has(two)).length).toBeLessThan(meetings(2).length / 3);
  });

  it('writes what each deal comes to with its rule; what is written adds up to nothing', () => {
    const sheet = sheetDocument(swiss.session, 'A1', 1)!;
    expect(sheet).toMatchObject({ status: 'agreed', deals: 4, over: true });
    const [first] = sheet.lines;
    expect(
      first!.entries.map(({ seat, kind, amount, because }) => `${seat} ${kind} ${amount} ${because}`),
    ).toEqual(['E pool 2 game-made', 'S whists 6 trick-whists', 'S mountain 2 whist-short']);
    expect(first!.entries.every(({ rule }) => /^\d|fn/.test(rule))).toBe(true);
    const sum = Rational.sum(sheet.parts.map(({ balance }) => Rational.parse(balance)));
    expect(sum.isZero).toBe(true);
    for (const { balance, terms } of sheet.parts) {
      expect(`${Rational.sum(terms.map(({ whists }) => Rational.parse(whists)))}`).toBe(balance);
    }
  });

  it('cuts the field, and who is cut stands behind those who go on', () => {
    swiss.round(2);
    const at = swiss.book.lines.length;
    swiss.give('session.draw-tables', { session: '1', section: 'A', round: 3, at, as: 'final', stay: 4 });
    const ranked = rankingForDraw(swiss.state, swiss.session, 'A', 2).ranking.map(
      ({ contestant }) => contestant,
    );
    expect(Object.values(swiss.seats('A1', 3)).toSorted()).toEqual(ranked.slice(0, 4).toSorted());
    swiss.round(3);
    const standings = sheetStandings(swiss.session, swiss.session.sheets!, { upTo: 3 });
    const final = standings.slice(0, 4);
    expect(final.map(({ contestant }) => contestant).toSorted()).toEqual(ranked.slice(0, 4).toSorted());
    expect(standings.slice(4).every(({ cutFrom, place }) => cutFrom === 3 && place! > 4)).toBe(true);
    swiss.give('session.close', { session: '1' });
    expect(swiss.session.status).toBe('closed');
  });

  it('has a protocol of its sheets, in which nobody is named and no reason told', () => {
    const { session, state } = swiss;
    expect(session.protocols.asked).toHaveLength(1);
    const protocol = protocolDocument(state, session, {
      tournament: TOURNAMENT,
      at: swiss.book.lines.length,
    });
    expect(protocol).toMatchObject({ format: 5, standings: [], travellers: [] });
    expect(protocol.sheets!.sheets).toHaveLength(7);
    expect(protocol.sheets!.sheets[0]).toMatchObject({ table: 'A1', round: 1, status: 'agreed' });
    expect(protocol.sheets!.standings).toHaveLength(11);
    const [first] = protocol.sheets!.standings;
    expect(first!.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(first!.rounds[2]).toMatchObject({ table: 'A1' });
    expect(first!.lines[0]).toMatchObject({ what: 'settlement', table: expect.stringMatching(/^A[1-3]$/) });
    const again = JSON.parse(JSON.stringify(state)) as typeof state;
    const at = { tournament: TOURNAMENT, at: swiss.book.lines.length };
    expect(hashOfProtocol(protocolDocument(again, again.sessions['1']!, at))).toBe(hashOfProtocol(protocol));
  });

  it('has the same documents however its state is stored', () => {
    const state = swiss.state;
    const again = JSON.parse(JSON.stringify(state)) as typeof state;
    const texts = (of: typeof state) => new Map([...documentsOf(of)].map(([name, { text }]) => [name, text]));
    expect(texts(again)).toEqual(texts(state));
  });
});

describe('who comes late and who leaves', () => {
  const at = { session: '1', table: 'A1', round: 1 };
  const leaves = (contestant: string, fromRound = 1) => ({ session: '1', contestant, fromRound });

  it('lets the fourth join the sheet that three have begun: the mean of pools and mountains, against that player (3.1.2)', () => {
    const swiss = new TournamentOfSheets(8, 2).start();
    const { W: late } = swiss.seats('A1', 1);
    swiss.give('session.withdraw-contestant', leaves(late!));
    swiss.give('session.call-round', { session: '1', round: 1 });
    swiss.play('A1', 1);
    swiss.give('session.admit-contestant', { ...leaves(late!), missed: 'late' });
    expect(sheetDocument(swiss.session, 'A1', 1)!.toJoin).toEqual({ W: late });
    const joins = { ...at, line: 5, what: { kind: 'joins', seat: 'W' }, reason: 'On a later train.' };
    expect(swiss.refused('sheet.write-line', joins, deviceOf('A1'))).toBe(true);
    swiss.give('sheet.write-line', joins);
    const sheet = sheetDocument(swiss.session, 'A1', 1)!;
    expect(sheet.parts.map(({ seat, contestant }) => `${seat} ${contestant}`)).toContain(`W ${late}`);
    expect([sheet.dealer, sheet.toJoin]).toEqual(['W', {}]);
    expect(sheet.lines[4]!.entries.every(({ seat, rule }) => seat === 'W' && rule === '3.1.2')).toBe(true);
    expect(`${Rational.sum(sheet.parts.map(({ balance }) => Rational.parse(balance)))}`).toBe('0');
    // Nobody joins twice, nor a sheet that is agreed.
    expect(swiss.refused('sheet.write-line', { ...joins, line: 6 })).toBe(true);
  });

  it('lets nobody come to a sheet that is agreed, or leave one that they are written on', () => {
    const swiss = new TournamentOfSheets(8, 2).start();
    const { W: late, N: north } = swiss.seats('A1', 1);
    swiss.give('session.withdraw-contestant', leaves(late!));
    swiss.give('session.call-round', { session: '1', round: 1 });
    swiss.play('A1', 1);
    expect(swiss.refused('session.withdraw-contestant', leaves(north!))).toBe(true);
    swiss.sign('A1', 1);
    expect(swiss.refused('session.admit-contestant', { ...leaves(late!), missed: 'late' })).toBe(true);
    swiss.give('session.withdraw-contestant', leaves(north!, 2));
    swiss.give('session.admit-contestant', { ...leaves(late!, 2), missed: 'not-played' });
    expect(Object.values(swiss.seats('A1', 1))).not.toContain(late);
  });

  it('goes on as three where a fourth leaves before anything is written', () => {
    const swiss = new TournamentOfSheets(8, 2).start();
    swiss.give('session.call-round', { session: '1', round: 1 });
    const { E: east } = swiss.seats('A1', 1);
    const card = { ...at, seat: 'E', reason: 'Left without a word.' };
    swiss.give('sheet.show-card', card);
    expect(sheetDocument(swiss.session, 'A1', 1)!.seated.E).toBe(east);
    swiss.give('session.withdraw-contestant', leaves(east!));
    expect(Object.keys(sheetDocument(swiss.session, 'A1', 1)!.seated)).toEqual(['N', 'S', 'W']);
    swiss.play('A1', 1);
    swiss.sign('A1', 1);
    expect(sheetDocument(swiss.session, 'A1', 1)).toMatchObject({ status: 'agreed', deals: 4 });
  });
});
