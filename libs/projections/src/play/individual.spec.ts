import { cardRounds } from '../reading/play/views/card-view.js';
import type { TravellerSeen } from '../reading/play/views/traveller-view.js';
import { contestantsAt } from '../reading/play/views/desk-view.js';
import { protocolDocument } from '../protocol/protocol-document.js';
import { isBefore } from '../visibility/before-oneself.js';
import {
  individualBegun,
  individualEvening,
  pointsAlone,
  TWELVE_ALONE,
} from '../testing/individual-evening.js';
import { agreed, event, NOTED, played, ruled, score, SIXTY_FORTY, uuid } from '../testing/play-events.js';
import { nameText, type DocumentKind } from './document-names.js';
import { documentsOf } from '../testing/documents-made.js';
import { guideCards, nameSlips } from './documents/printouts/guide-cards.js';
import { tableCards } from './documents/printouts/table-cards.js';
import type { StandingsDocument } from './documents/standings-document.js';
import type { TableDocument } from './documents/table-document.js';
import type { TravellerDocument } from './documents/boards/traveller-document.js';
import type { PlayState } from './play-state.js';
import { isPlayedOut } from './progress.js';
import { scheduleOf } from './schedule.js';

const sections = TWELVE_ALONE;
const begun = individualBegun();

function document(state: PlayState, kind: DocumentKind, key = ''): unknown {
  return JSON.parse(documentsOf(state).get(nameText({ session: '1', kind, key }))!.text);
}

/** Percentages by hand: on each board a point for each score that is beaten, half a one for an equal one. */
function percentagesByHand(): Record<string, string> {
  const { playsOfBoard } = scheduleOf(played(begun).sessions['1']!);
  const [won, tops] = [new Map<string, number>(), new Map<string, number>()];
  const add = (map: Map<string, number>, player: string, more: number) =>
    map.set(player, (map.get(player) ?? 0) + more);
  for (const plays of playsOfBoard.values()) {
    for (const play of plays) {
      for (const other of plays) {
        if (other === play) continue;
        const [own, theirs] = [pointsAlone(play), pointsAlone(other)];
        const points = own > theirs ? 2 : own === theirs ? 1 : 0;
        for (const player of [play.ns, play.partners!.ns]) add(won, player, points);
        for (const player of [play.ew, play.partners!.ew]) add(won, player, 2 - points);
        for (const player of [play.ns, play.ew, play.partners!.ns, play.partners!.ew]) add(tops, player, 2);
      }
    }
  }
  return Object.fromEntries(
    [...won].map(([player, points]) => [player, ((100 * points) / tops.get(player)!).toFixed(6)]),
  );
}

/** An exact fraction as a number with six decimals. */
const decimal = (exact: string | null) => {
  const [over, under = '1'] = exact!.split('/');
  return (Number(over) / Number(under)).toFixed(6);
};

describe('an individual', () => {
  const state = played(begun, individualEvening());
  const session = state.sessions['1']!;

  it('gives both partners what their side has: as computed by hand', () => {
    const { rankings, final } = document(state, 'standings') as StandingsDocument;
    expect(rankings).toHaveLength(1);
    const entries = rankings[0]!.entries;
    expect(
      Object.fromEntries(entries.map(({ contestant, percentage }) => [contestant, decimal(percentage)])),
    ).toEqual(percentagesByHand());
    expect(new Set(entries.map(({ percentage }) => percentage)).size).toBeGreaterThan(6);
    expect(entries.map(({ boards }) => boards)).toEqual(Array.from({ length: 12 }, () => 11));
    expect([final, isPlayedOut(session)]).toEqual([false, true]);
  });

  it('names four on each line of a traveller, with what each has', () => {
    const { lines } = document(state, 'traveller', '3') as TravellerDocument;
    expect(lines).toHaveLength(3);
    for (const { ns, ew, partners, awards, irregular } of lines) {
      expect(new Set([ns, ew, partners!.ns, partners!.ew]).size).toBe(4);
      expect(awards!.partners).toEqual({ NS: awards!.NS, EW: awards!.EW });
      expect(irregular).toBe(false);
    }
  });

  it('is in its protocol with four to a line, and everybody has their boards in the recap', () => {
    const { recap, travellers } = protocolDocument(state, session, { tournament: uuid(1), at: 1 });
    expect(recap.map(({ boards }) => boards.length)).toEqual(Array.from({ length: 12 }, () => 11));
    expect(travellers[0]!.lines[0]).toHaveProperty('partners');
  });

  it('gives an average plus to each partner by their own session', () => {
    const board = 3;
    const [first] = scheduleOf(session).playsOfBoard.get(board)!;
    const at = { table: first!.table, round: first!.round, board, sections };
    const ruledState = played(
      begun,
      individualEvening((play) =>
        play.table === at.table && play.round === at.round ? ruled(at, SIXTY_FORTY) : undefined,
      ),
    );
    const line = (document(ruledState, 'traveller', '3') as TravellerDocument).lines.find(
      ({ table }) => table === at.table,
    )!;
    const { entries } = (document(ruledState, 'standings') as StandingsDocument).rankings[0]!;
    expect(entries).toHaveLength(12);
    // Each has 60 % or, if that is more, their own percentage (Law 12C2).
    const worth = [line.awards!.NS, line.awards!.partners!.NS].map((award) =>
      award.kind === 'artificial' ? Number(decimal(award.points)) : 0,
    );
    for (const points of worth) expect(points).toBeGreaterThanOrEqual(1.2);
  });
});

describe('a table of an individual', () => {
  const state = played(begun);
  const { meetingAt } = scheduleOf(state.sessions['1']!);
  const now = meetingAt('A1', 1)!;

  it('says who sits at its four seats and where each goes next, with whom and against whom', () => {
    const table = document(state, 'table', 'A1') as TableDocument;
    expect(table).toMatchObject({ ns: now.ns, ew: now.ew, partners: now.partners, sitsOut: null });
    expect(table.next.map(({ contestant }) => contestant)).toEqual([
      now.ns,
      now.ew,
      now.partners!.ns,
      now.partners!.ew,
    ]);
    for (const { contestant, table: next, seat, opponents, partners } of table.next) {
      const past = meetingAt(next!, 2)!;
      const seats = { N: past.ns, E: past.ew, S: past.partners!.ns, W: past.partners!.ew };
      expect(seats[seat!]).toBe(contestant);
      const partner = { N: seats.S, S: seats.N, E: seats.W, W: seats.E }[seat!];
      const [first, second] = seat === 'N' || seat === 'S' ? [seats.E, seats.W] : [seats.N, seats.S];
      expect([partners!.own, opponents, partners!.theirs]).toEqual([partner, first, second]);
    }
    expect(new Set(contestantsAt(table)).size).toBeGreaterThan(4);
  });

  it('does not play where one of the four is missing', () => {
    const missing = event('session.contestant-withdrew', {
      session: '1',
      contestant: now.partners!.ew,
      fromRound: 1,
    });
    const table = document(played(begun, [missing]), 'table', 'A1') as TableDocument;
    expect(table).toMatchObject({ boards: [], sitsOut: now.ns });
    expect(table.next.map(({ contestant }) => contestant)).toEqual([now.ns, now.ew, now.partners!.ns]);
  });

  it('has a card and guide cards with four names, seats and partners', () => {
    const session = state.sessions['1']!;
    const [first] = tableCards(session)[0]!.rounds;
    expect(first).toMatchObject({ what: 'plays', ns: now.ns, ew: now.ew, partners: now.partners });
    expect(first!.next.every(({ seat }) => seat !== undefined)).toBe(true);
    const cards = guideCards(session);
    expect(cards).toHaveLength(12);
    for (const { rounds } of cards) {
      expect(new Set(rounds.map(({ partners }) => partners!.own)).size).toBe(11);
    }
    expect(nameSlips(session).every(({ start }) => start?.seat !== undefined)).toBe(true);
    expect(cards.filter(({ stationary }) => stationary !== null)).toHaveLength(1);
  });

  it('shows on South’s card what South has played, and with whom', () => {
    const south = now.partners!.ns;
    const [board] = now.boards;
    const after = played(begun, agreed({ table: 'A1', round: 1, board: board!, sections }));
    const traveller = document(after, 'traveller', String(board)) as TravellerDocument;
    const seen = { ...traveller, shown: true } as unknown as TravellerSeen;
    const [round] = cardRounds(after.sessions['1']!, south, [seen]);
    expect(round).toMatchObject({
      seat: 'S',
      opponents: now.ew,
      partners: { own: now.ns, theirs: now.partners!.ew },
    });
    expect(round!.boards[0]!.line).toMatchObject({
      side: 'NS',
      opponents: now.ew,
      partners: { own: now.ns, theirs: now.partners!.ew },
    });
  });

  it('hides a board from everybody who has not played it yet, wherever they sit', () => {
    const rounds = scheduleOf(state.sessions['1']!).playsOfBoard.get(4)!;
    const who = rounds.filter(
      (play) => Object.values(play.partners!).includes('A-7') || play.ns === 'A-7' || play.ew === 'A-7',
    );
    expect(who).toHaveLength(1);
    const insider = { person: uuid(7), player: uuid(7) };
    expect(isBefore(state, state.sessions['1']!, 4, insider as never)).toBe(true);
    const done = played(begun, individualEvening());
    expect(isBefore(done, done.sessions['1']!, 4, insider as never)).toBe(false);
  });

  it('takes results of four who sat in other seats for irregular', () => {
    const [board] = now.boards;
    const play = { session: '1', table: 'A1', round: 1, board: board! };
    const { ns: N, ew: E, partners } = now;
    const recorded = (seating: { N: string; E: string; S: string; W: string }) =>
      played(begun, [
        event('result.irregular-recorded', {
          ...play,
          seating,
          result: score(110),
          flags: [],
          reason: NOTED,
        }),
      ]).sessions['1']!.results[board!]!['A1/1']!.irregular;
    const [S, W] = [partners!.ns, partners!.ew];
    expect([recorded({ N, E, S, W }), recorded({ N, E: W, S, W: E })]).toEqual([false, true]);
  });
});
