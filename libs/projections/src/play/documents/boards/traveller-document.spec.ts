import type { PlayState } from '../../play-state.js';
import {
  agreed,
  begun,
  called,
  event,
  type TestEvents,
  NOTED,
  played,
  roundPlayed,
  ruled,
  score,
  seatsAt,
  SIXTY_FORTY,
  uuid,
  voided,
} from '../../../testing/play-events.js';
import { nameText } from '../../document-names.js';
import { documentsOf } from '../../../testing/documents-made.js';
import type { TravellerDocument } from './traveller-document.js';

function traveller(state: PlayState, board: number): TravellerDocument {
  const made = documentsOf(state).get(nameText({ session: '1', kind: 'traveller', key: `${board}` }));
  return JSON.parse(made!.text);
}

/** A traveller as it looks on paper: North-South and East-West, the score, and the matchpoints of both. */
function asText({ lines }: TravellerDocument): string[] {
  return lines.map(({ ns, ew, score, awards }) => {
    const points = (side: 'NS' | 'EW') => (awards && 'points' in awards[side] ? awards[side].points : '');
    return [ns, ew, score ?? '', points('NS'), points('EW')].join(' | ');
  });
}

/** Board 1 is played at table 1 in round 1, at table 3 in round 2, at table 2 in round 3. */
const on1 = {
  first: { table: 'A1', round: 1, board: 1 },
  second: { table: 'A3', round: 2, board: 1 },
  third: { table: 'A2', round: 3, board: 1 },
};
const rounds: TestEvents = [begun(), called(2), called(3)];

describe('a traveller', () => {
  it('has a line for every table, in the order in which they play the board', () => {
    const state = played(...rounds, agreed(on1.first, score(420)));
    expect(asText(traveller(state, 1))).toEqual([
      'A-NS1 | A-EW1 | 420 | 2 | 2',
      'A-NS3 | A-EW2 |  |  | ',
      'A-NS2 | A-EW3 |  |  | ',
    ]);
  });

  it('gives two matchpoints for each score beaten and one for each equalled', () => {
    const all = [
      agreed(on1.first, score(420)),
      agreed(on1.second, score(420)),
      agreed(on1.third, score(-50)),
    ];
    expect(asText(traveller(played(...rounds, ...all), 1))).toEqual([
      'A-NS1 | A-EW1 | 420 | 3 | 1',
      'A-NS3 | A-EW2 | 420 | 3 | 1',
      'A-NS2 | A-EW3 | -50 | 0 | 4',
    ]);
  });

  it('says why: how often each score is there, and how many it beats', () => {
    const all = [
      agreed(on1.first, score(420)),
      agreed(on1.second, score(420)),
      agreed(on1.third, score(-50)),
    ];
    const [field] = traveller(played(...rounds, ...all), 1).fields;
    expect(field).toMatchObject({ kind: 'matchpoints', field: 'A/1', expected: 3, top: '4' });
    expect(field!.charts).toEqual([
      {
        side: 'NS',
        scores: 3,
        expected: 3,
        factoring: 'full',
        rows: [
          { score: 420, frequency: '2', beaten: '1', better: '0', raw: '3', points: '3' },
          { score: -50, frequency: '1', beaten: '0', better: '2', raw: '0', points: '0' },
        ],
      },
      {
        side: 'EW',
        scores: 3,
        expected: 3,
        factoring: 'full',
        rows: [
          { score: -50, frequency: '1', beaten: '2', better: '0', raw: '4', points: '4' },
          { score: 420, frequency: '2', beaten: '0', better: '1', raw: '1', points: '1' },
        ],
      },
    ]);
  });

  it('factors scores as long as others are to come', () => {
    const two = [agreed(on1.first, score(420)), agreed(on1.second, score(-50))];
    const state = played(...rounds, ...two);
    // Neuberg: (2 + 1) x 3/2 - 1 and (0 + 1) x 3/2 - 1.
    expect(asText(traveller(state, 1)).slice(0, 2)).toEqual([
      'A-NS1 | A-EW1 | 420 | 7/2 | 1/2',
      'A-NS3 | A-EW2 | -50 | 1/2 | 7/2',
    ]);
    expect(traveller(state, 1).fields[0]!.charts[0]).toMatchObject({ factoring: 'neuberg' });
  });

  it('counts a score once both sides agree, not before, and no longer when it is voided', () => {
    const agreedOnce = agreed(on1.first, score(420));
    const entered = traveller(played(...rounds, agreedOnce.slice(0, 1)), 1);
    expect(entered.lines[0]).toMatchObject({ status: 'entered', enteredBy: 'NS', score: 420, awards: null });
    const voidedAgain = traveller(played(...rounds, agreedOnce, voided(on1.first)), 1);
    expect(voidedAgain.lines[0]).toMatchObject({ status: 'voided', score: null, awards: null });
    expect(voidedAgain.lines[0]!.history.map(({ what }) => what)).toEqual(['entered', 'confirmed', 'voided']);
  });

  it('credits those who really sat there', () => {
    const turned = event('result.irregular-recorded', {
      session: '1',
      ...on1.first,
      seating: { N: 'A-EW1', E: 'A-NS1', S: 'A-EW1', W: 'A-NS1' },
      result: score(420),
      flags: [],
      reason: NOTED,
    });
    const state = played(...rounds, turned, agreed(on1.second, score(-50)));
    expect(traveller(state, 1).lines[0]).toMatchObject({ ns: 'A-EW1', ew: 'A-NS1', irregular: true });
    expect(asText(traveller(state, 1))[0]).toBe('A-EW1 | A-NS1 | 420 | 7/2 | 1/2');
  });

  it('has a line also where a board was played that did not belong there', () => {
    const wrong = { table: 'A2', round: 1, board: 1 };
    const recorded = event('result.irregular-recorded', {
      session: '1',
      ...wrong,
      seating: seatsAt(wrong),
      result: score(420),
      flags: [],
      reason: NOTED,
    });
    expect(asText(traveller(played(...rounds, recorded), 1))).toContain('A-NS2 | A-EW2 | 420 | 2 | 2');
  });

  it('scores each side of a split ruling by itself, and keeps the ruling with its law', () => {
    const split = {
      NS: { kind: 'assigned', result: score(420) },
      EW: { kind: 'assigned', result: score(620) },
    } as const;
    const state = played(
      ...rounds,
      agreed(on1.first, score(420)),
      agreed(on1.second, score(420)),
      ruled(on1.third, split),
    );
    expect(asText(traveller(state, 1))).toEqual([
      'A-NS1 | A-EW1 | 420 | 2 | 3',
      'A-NS3 | A-EW2 | 420 | 2 | 3',
      'A-NS2 | A-EW3 |  | 2 | 0',
    ]);
    expect(traveller(state, 1).lines[2]).toMatchObject({
      status: 'ruled',
      rulings: [
        { ruling: uuid(900), law: { edition: '2017', law: '12C2' }, adjustment: split, withdrawn: null },
      ],
    });
  });

  it('does not factor artificial scores; average plus is at least the pair’s own session (Law 12C2(c))', () => {
    const good = ['A1', 'A2', 'A3'].map((table) =>
      agreed({ table, round: 1, board: 2 * Number(table.slice(1)) }, score(table === 'A1' ? 620 : 110)),
    );
    const state = played(...rounds, ...good, ruled(on1.first, SIXTY_FORTY));
    const [line] = traveller(state, 1).lines;
    expect(line!.awards).toMatchObject({
      NS: { kind: 'artificial', award: 'ave+', because: 'ruling', percent: '60', points: '12/5' },
      EW: { kind: 'artificial', award: 'ave-', percent: '40', points: '8/5' },
    });
    const better = played(
      ...rounds,
      ruled(on1.first, SIXTY_FORTY),
      agreed({ table: 'A1', round: 1, board: 2 }, score(420)),
      agreed({ table: 'A3', round: 2, board: 2 }, score(-50)),
    );
    // The pair has 87.5 % on its other board.
    expect(traveller(better, 1).lines[0]!.awards!.NS).toMatchObject({
      percent: '175/2',
      plain: { percent: '60', points: '12/5' },
    });
  });

  it('is released after the last scheduled play', () => {
    const two: TestEvents = [...rounds, agreed(on1.first), agreed(on1.second)];
    expect(traveller(played(...two), 1).released).toBe(false);
    expect(traveller(played(...two, agreed(on1.third)), 1).released).toBe(true);
  });

  it('uses small-field percentages only once everything has been played', () => {
    const notPlayed = (play: typeof on1.first) => [
      event('result.marked-not-played', { session: '1', ...play }),
      event('table.play-settled', { session: '1', ...play }),
    ];
    const rest: TestEvents = [
      ...roundPlayed(1).slice(3),
      ...roundPlayed(2).filter(({ payload }) => !isOn(payload, on1.second)),
      ...roundPlayed(3).filter(({ payload }) => !isOn(payload, on1.third)),
    ];
    const one: TestEvents = [
      ...rounds,
      agreed(on1.first, score(420)),
      notPlayed(on1.second),
      notPlayed(on1.third),
    ];
    expect(asText(traveller(played(...one), 1))[0]).toBe('A-NS1 | A-EW1 | 420 | 2 | 2');
    const over = traveller(played(...one, ...rest), 1);
    expect(over.lines[0]!.awards!.NS).toMatchObject({
      kind: 'artificial',
      because: 'single-score',
      points: '12/5',
    });
  });
});

function isOn(payload: object, { table, round, board }: typeof on1.first): boolean {
  const play = payload as typeof on1.first;
  return play.table === table && play.round === round && play.board === board;
}
