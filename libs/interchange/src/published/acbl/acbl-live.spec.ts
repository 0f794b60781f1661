import { ACBL_LIVE_HOWELL } from '../../testing/samples.js';
import { faultOfReading } from '../../testing/fault-of-reading.js';
import { readPublished } from '../reading/published-file.js';

describe('ACBL Live JSON', () => {
  const { game, figures } = readPublished(ACBL_LIVE_HOWELL).results[0]!;

  it('has a section with contracts, rounds and tables', () => {
    expect(game).toMatchObject({
      name: 'session 1',
      title: 'Wednesday Pairs',
      scoring: { method: 'matchpoints', scale: 'acbl', scored: [['A']], ranked: [['A']] },
      strata: ['1', '2'],
      sections: [{ section: 'A', winners: 1, boardsPerRound: 1, expected: 2, fullCard: '3' }],
    });
    const lines = game.sections[0]!.lines;
    expect(lines[2]).toEqual({
      id: 'A/2 4 v 2',
      board: 2,
      round: 2,
      table: 1,
      ns: '4',
      ew: '2',
      outcome: { ns: { kind: 'score', score: 100 }, ew: { kind: 'score', score: 100 } },
      contract: { level: 4, strain: 'H', doubling: 'x', declarer: 'E', tricks: 9 },
    });
    expect(lines[4]).toMatchObject({ contract: 'passed-out', outcome: { ns: { kind: 'score', score: 0 } } });
  });

  it('publishes awards, totals and shared places', () => {
    expect(figures.awards[1]).toEqual({ line: 'A/1 4 v 1', side: 'EW', points: '1.00' });
    expect(figures.totals[0]).toEqual({
      contestant: 'A-1',
      boards: 3,
      score: '3.00',
      percentage: '100.00',
    });
    expect(figures.rankings.map(({ name, stratum }) => [name, stratum])).toEqual([
      ['A one', null],
      ['A one, stratum 2', '2'],
    ]);
    expect(figures.rankings.map(({ places }) => places.at(-1))).toEqual([
      { contestant: 'A-4', kind: 'shared', first: 2, last: 4 },
      { contestant: 'A-4', kind: 'shared', first: 1, last: 3 },
    ]);
  });

  it('has what was given or taken by hand beside the boards', () => {
    const text = ACBL_LIVE_HOWELL.replace('"score":"3.00"', '"adjustment":"-0.50","score":"2.50"');
    const [result] = readPublished(text).results;
    expect(result!.game.sections[0]!.contestants[0]!.beside).toEqual([
      { reason: 'penalty', points: '-0.50' },
    ]);
    expect(readPublished(text).leftAside).toBeUndefined();
  });

  const spades = 'A K Q J 10 9 8 7 6 5 4 3 2';
  const record = (holders: readonly string[], more: object) => {
    const suits = ['spades', 'hearts', 'diamonds', 'clubs'];
    const hands = holders.flatMap((seat, own) =>
      suits.map((suit, index) => [`${seat}_${suit}`, index === own ? spades : '-----']),
    );
    return { board: 1, ...Object.fromEntries(hands), ...more };
  };
  const withRecords = (...records: readonly object[]) => {
    const page = JSON.parse(ACBL_LIVE_HOWELL) as { sessions: object[] };
    Object.assign(page.sessions[0]!, { hand_records: records });
    return readPublished(JSON.stringify(page));
  };
  const usual = ['north', 'east', 'south', 'west'];

  it('has dealer and vulnerability of a hand record in any usual way', () => {
    const { results, leftAside } = withRecords(record(usual, { dealer: 'west', vulnerability: 'N/S' }));
    expect(results[0]!.game.deals).toMatchObject([{ board: 1, dealer: 'W', vulnerable: 'NS' }]);
    expect(leftAside).toBeUndefined();
  });

  it('names what of a hand record is not understood, and another deal of the same board', () => {
    const bad = { dealer: 'Q', vulnerability: 'zz', double_dummy_ns: 'NS: 1C', double_dummy_ew: '' };
    const other = record(['east', 'north', 'south', 'west'], {});
    const { results, leftAside } = withRecords(record(usual, bad), record(usual, {}), other);
    expect(results[0]!.game.deals).toHaveLength(1);
    const at = 'sessions > 0 > hand_records >';
    const format = 'ACBL Live JSON';
    expect(leftAside).toMatchObject([
      { code: 'interchange.not-understood', format, board: 1, path: `${at} 0 > dealer`, found: 'Q' },
      { code: 'interchange.not-understood', format, path: `${at} 0 > vulnerability`, found: 'zz' },
      { code: 'interchange.not-understood', format, path: `${at} 0 > double_dummy_ns`, found: 'NS: 1C' },
      { code: 'interchange.again', format, board: 1, path: `${at} 2`, name: 'hand_records', firstLine: 1 },
    ]);
  });

  it('names a contract that has no declarer, and its score stays', () => {
    const { results, leftAside } = readPublished(ACBL_LIVE_HOWELL.replace('"declarer":"N"', '"declarer":""'));
    expect(results[0]!.game.sections[0]!.lines[0]).toMatchObject({
      contract: null,
      outcome: { ns: { kind: 'score' } },
    });
    expect(leftAside).toMatchObject([
      { path: 'sessions > 0 > sections > 0 > boards > 0 > board_results > 0 > declarer', board: 1 },
    ]);
  });

  it('keeps two lines apart where there are two winners', () => {
    const text = ACBL_LIVE_HOWELL.replace('"winner_type":1', '"winner_type":2').replace(
      '"direction":null',
      '"direction":"EW"',
    );
    const [section] = readPublished(text).results[0]!.game.sections;
    expect(section!.contestants.map(({ contestant }) => contestant)).toEqual(['EW1', 'NS2', 'NS3', 'NS4']);
    expect(section!.lines[0]).toMatchObject({ ns: 'NS4', ew: 'EW1' });
  });

  it('has the event, its players and its deals with double-dummy tricks', () => {
    const hand = (player: string, ranks: readonly string[]) =>
      ['spades', 'hearts', 'diamonds', 'clubs']
        .map((suit, at) => `"${player}_${suit}":"${ranks[at]}"`)
        .join();
    const record = `{"board":2,${hand('north', ['A K Q J 10 9 8 7 6 5 4 3 2', '-----', '-----', '-----'])},
      ${hand('east', ['-----', 'A K Q J 10 9 8 7 6 5 4 3 2', '-----', '-----'])},
      ${hand('south', ['-----', '-----', 'A K Q J 10 9 8 7 6 5 4 3 2', '-----'])},
      ${hand('west', ['-----', '-----', '-----', 'A K Q J 10 9 8 7 6 5 4 3 2'])},
      "dealer":"E","vulnerability":"N-S",
      "double_dummy_ns":"NS: 7S 7/6D C0 H5/4 NT6","double_dummy_ew":"EW: S0 D0 7C 7H 1NT"}`;
    const text = ACBL_LIVE_HOWELL.replace('{', '{"id":14,"organization":"ACBL","club_name":"Club",')
      .replace('"sections"', `"hand_records":[${record}],"sections"`)
      .replace('"name":"Player 1a"', '"name":"Player 1a","id_number":"9000001"');
    const read = readPublished(text).results[0]!.game;
    expect(read.event).toEqual({
      day: '2025-05-07',
      identifier: '14',
      club: { name: 'Club' },
      federation: 'ACBL',
    });
    expect(read.sections[0]!.contestants[0]!.players[0]).toEqual({ name: 'Player 1a', number: '9000001' });
    expect(read.deals).toHaveLength(1);
    expect(read.deals[0]).toMatchObject({
      board: 2,
      dealer: 'E',
      vulnerable: 'NS',
      doubleDummy: '6d5d06d4c070d0d70d0d',
      deal: { N: { length: 13 } },
    });
    const again = text.replace('"north_hearts":"-----"', '"north_hearts":"A"');
    expect(faultOfReading(() => readPublished(again))).toMatchObject({
      code: 'interchange.no-deal',
      path: 'hand_records',
      board: 2,
      fault: { code: 'deal.hand-size', seat: 'N' },
    });
  });

  it('leaves other methods unread', () => {
    const { results } = readPublished(ACBL_LIVE_HOWELL.replace('MATCH_POINTS', 'IMPS'));
    expect(results[0]).toMatchObject({
      game: { scoring: { method: 'imps' }, sections: [] },
      figures: { awards: [], unread: [{ why: 'method', what: 'IMPS' }] },
    });
  });
});
