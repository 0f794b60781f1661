import { canonicalText } from '#ledger';
import { EBU_MATCHPOINTS, presetOf } from '#scoring';
import type { SessionSettings } from '#tournament';
import type { PlayState } from '../play/play-state.js';
import {
  agreed,
  AVERAGE,
  begun,
  called,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  ruled,
  score,
  TOURNAMENT,
  uuid,
} from '../testing/play-events.js';
import { stored } from '../testing/stored.js';
import { twoTeams } from '../testing/two-teams.js';
import { playerMark, protocolDocument } from './protocol-document.js';
import { hashOfProtocol } from './protocols.js';

const AT = 99;
const of = (state: PlayState) =>
  protocolDocument(state, state.sessions['1']!, { tournament: TOURNAMENT, at: AT });

const FACTS = { text: uuid(77), hash: 'f'.repeat(64) };
const penalty = event('ruling.penalty-given', {
  session: '1',
  ruling: uuid(901),
  law: { edition: '2017', law: '90B1' },
  reason: NOTED,
  facts: FACTS,
  contestant: 'A-NS1',
  amount: { unit: 'percent-of-top', hundredths: 2_500 },
});
const withdrawn = event('ruling.withdrawn', { ruling: uuid(902), reason: NOTED });

/** An evening with a ruling, a penalty, a ruling that was withdrawn, a board not played and somebody who sat in. */
const eveningOf = (settings: Partial<SessionSettings>): TestEvents => [
  event('entries.registered', { entry: uuid(1), players: [uuid(11), uuid(12)] }),
  begun({ settings }),
  event('session.seated', { session: '1', contestant: 'A-NS1', entry: uuid(1) }),
  event('session.substituted', {
    session: '1',
    contestant: 'A-NS1',
    seat: 'S',
    person: uuid(13),
    fromRound: 2,
    toRound: 3,
  }),
  roundPlayed(1, { tables: ['A1'], points: 620 }),
  roundPlayed(1, { tables: ['A2', 'A3'] }),
  called(2),
  ruled({ table: 'A2', round: 2, board: 6 }, AVERAGE),
  agreed({ table: 'A2', round: 2, board: 5 }, score(-50)),
  event('result.marked-not-played', { session: '1', table: 'A3', round: 2, board: 2, reason: NOTED }),
  event('table.play-settled', { session: '1', table: 'A3', round: 2, board: 2 }),
  agreed({ table: 'A3', round: 2, board: 1 }, score(420)),
  roundPlayed(2, { tables: ['A1'] }),
  called(3),
  roundPlayed(3),
  penalty,
  ruled({ table: 'A1', round: 3, board: 5 }, AVERAGE, uuid(902)),
  withdrawn,
  event('table.play-unruled', { session: '1', table: 'A1', round: 3, board: 5, ruling: uuid(902) }),
  event('session.closed', { session: '1' }),
];

const evening = eveningOf({});

describe('a published protocol', () => {
  const document = of(played(...evening));

  it('has the standings, every traveller and what each contestant has on its boards', () => {
    expect(document.standings.map(({ line, entries }) => [line, entries.length])).toEqual([
      ['NS', 3],
      ['EW', 3],
    ]);
    expect(document.travellers.map(({ board, lines }) => [board, lines.length])).toEqual(
      [1, 2, 3, 4, 5, 6].map((board) => [board, 3]),
    );
    const cards = new Map(document.recap.map(({ contestant, boards }) => [contestant, boards]));
    expect(cards.get('A-NS2')!.find(({ board }) => board === 6)!.award).toMatchObject({
      kind: 'ave',
      points: '2',
      top: '4',
    });
    expect(cards.get('A-NS3')!.find(({ board }) => board === 2)!.award).toEqual({
      kind: 'not-played',
      points: null,
      top: null,
    });
  });

  it('has the rulings that stand, with the hashes of their reasons and none of their words', () => {
    const law = (number: string) => ({ edition: '2017', law: number });
    expect(document.rulings).toMatchObject([
      { ruling: uuid(900), law: law('12C2'), kind: 'adjustment', board: 6, reason: NOTED.hash, facts: null },
      { ruling: uuid(901), law: law('90B1'), kind: 'penalty', contestant: 'A-NS1', facts: FACTS.hash },
    ]);
    const line = document.travellers[5]!.lines.find(({ status }) => status === 'ruled');
    expect(line).toMatchObject({ table: 'A2', round: 2, ruling: uuid(900) });
  });

  it('names nobody: who knows a player’s id can tell the player’s mark, nobody else', () => {
    const [first] = document.contestants.filter(({ contestant }) => contestant === 'A-NS1');
    expect(first).toMatchObject({
      entry: uuid(1),
      players: [playerMark(TOURNAMENT, uuid(11)), playerMark(TOURNAMENT, uuid(12))],
      substitutions: [{ seat: 'S', player: playerMark(TOURNAMENT, uuid(13)) }],
    });
    const text = canonicalText(document);
    for (const id of [uuid(11), uuid(12), uuid(13), NOTED.text, FACTS.text]) expect(text).not.toContain(id);
    expect(playerMark(uuid(5), uuid(11))).not.toBe(playerMark(TOURNAMENT, uuid(11)));
  });

  it('is the same from a state that was stored, and another one after any change', () => {
    expect(hashOfProtocol(of(stored(played(...evening))))).toBe(hashOfProtocol(document));
    const renamed = event('tournament.renamed', { name: 'Other' });
    expect(hashOfProtocol(of(played(...evening, renamed)))).toBe(hashOfProtocol(document));
    const corrected = event('ruling.withdrawn', { ruling: uuid(901), reason: NOTED });
    expect(hashOfProtocol(of(played(...evening, corrected)))).not.toBe(hashOfProtocol(document));
  });

  it('keeps its format for good: what was published can be made again', () => {
    const old = of(played(...eveningOf({ method: 'by-tournament' })));
    expect(old).toMatchObject({
      format: 1,
      rules: { matchpoints: { scale: 'double', smallFields: true, decimals: null } },
      settings: { method: 'matchpoints' },
    });
    expect(hashOfProtocol(old)).toBe('5e9d8d1c5aa92adecfe3427f2804e0652fe9b0d18051d0f180e32a9464c575dc');
    expect(document).toMatchObject({ format: 2, settings: { method: EBU_MATCHPOINTS } });
    expect(hashOfProtocol(document)).toBe('bf1c13f2cc02fbe3ec759cba323681f25f05c0380847beca4e9702eab8674fde');
  });

  it('has IMPs and IMPs a board where the method has no top', () => {
    const { standings, recap } = of(played(...eveningOf({ method: presetOf('wbf-butler')! })));
    expect(standings[0]!.entries[0]).toMatchObject({
      percentage: null,
      maximum: null,
      tops: null,
      boards: 6,
    });
    expect(recap[0]!.boards[0]!.award).toMatchObject({ kind: 'scored', top: null });
  });
});

describe('the protocol of a session of teams', () => {
  const sections = twoTeams(1);
  const players = [1, 2, 3, 4].map((player) => uuid(100 + player));
  const state = played(
    event('entries.team-registered', { entry: uuid(1), players, captain: uuid(50) }),
    begun({ sections }),
    event('session.team-seated', { session: '1', team: 'A-1', entry: uuid(1) }),
    event('session.team-penalty-given', {
      session: '1',
      penalty: uuid(900),
      team: 'A-2',
      hundredths: 100,
      reason: NOTED,
    }),
    agreed({ sections, table: 'A1', round: 1, board: 1 }, score(420)),
    agreed({ sections, table: 'A2', round: 1, board: 1 }, score(50)),
  );

  it('has their matches and their standing, and names nobody', () => {
    const document = of(state);
    expect(document.format).toBe(3);
    expect(document.teams!.matches).toEqual([
      {
        home: 'A-1',
        away: 'A-2',
        complete: true,
        awarded: null,
        carried: { home: '0', away: '0' },
        running: { home: '9', away: '0' },
        score: { home: '9', away: '-9' },
        victoryPoints: expect.anything(),
        segments: [
          {
            home: { table: 'A1', round: 1 },
            away: { table: 'A2', round: 1 },
            after: { home: '9', away: '0' },
            boards: [{ board: 1, home: '9', away: '-9' }],
          },
        ],
      },
    ]);
    expect(document.teams!.standing.map(({ team, penalties }) => `${team} ${penalties}`)).toEqual([
      'A-1 0',
      'A-2 1',
    ]);
    const text = canonicalText(document);
    for (const player of [...players, uuid(50)]) expect(text).not.toContain(player);
    expect(text).toContain(playerMark(TOURNAMENT, uuid(50)));
  });

  it('is made again in the format in which it was published', () => {
    const earlier = protocolDocument(state, state.sessions['1']!, {
      tournament: TOURNAMENT,
      at: AT,
      published: 2,
    });
    expect(earlier.format).toBe(2);
    expect(Object.keys(earlier)).not.toContain('teams');
  });
});
