import { readResultList } from './result-list.js';
import { type PlayToWrite, resultTable } from './result-columns.js';
import { readResult } from './result-text.js';
import { planResults } from './results-plan.js';
import { type PlannedResult, TAKEN_BY_ITSELF } from './planned-result.js';
import { toRule } from './artificial-score.js';
import { writeCsv } from '../text/delimited-text.js';
import type { ImportedResult, SaidOfPlay } from './imported-result.js';
import { smallSession } from './testing/small-session.js';

const taking = { source: 'bws', reason: 'club.bws' } as const;

function said(text: string): SaidOfPlay {
  const result = readResult(text);
  return result ? { kind: 'result', result } : { kind: text as 'erased' };
}

/** A row as devices bring it: `A1 1 1 1-1 4S N =`; then what stood there before. */
function row(text: string, ...before: string[]): ImportedResult {
  const [table = '', round, board, pairs = '', ...rest] = text.split(' ');
  const [ns = '', ew = ''] = pairs.split('-');
  return {
    row: 1,
    text,
    table,
    round: Number(round),
    board: Number(board),
    seats: { N: ns, E: ew, S: ns, W: ew },
    said: said(rest.join(' ')),
    before: before.map(said),
  };
}

/** `average-plus 3750`: North-South and East-West. */
function adjustmentSaid(sides: string) {
  const [NS, EW] = sides
    .split(' ')
    .map((side) =>
      /^\d+$/.test(side)
        ? ({ kind: 'percentage', hundredths: Number(side) } as const)
        : ({ kind: 'artificial', award: side as 'average' } as const),
    );
  return { NS: NS!, EW: EW! };
}

/** What will happen, with why, and the commands that do it. */
function told({ is, why, steps }: PlannedResult): string {
  return [is, why && `(${why.code})`, ...steps.map(({ name }) => name)].filter(Boolean).join(' ');
}

const plan = (one: ImportedResult, session = smallSession({})) =>
  told(planResults([one], session, taking)[0]!);

describe('results from table devices', () => {
  it.each([
    ['nothing yet', {}, 'new result.record'],
    ['the same', { 'A1 1 1': ['4S N ='] }, 'same'],
    ['the same, with its lead', { 'A1 1 1': ['4S N = HK'] }, 'same'],
    ['another result', { 'A1 1 1': ['4S N +1'] }, 'changed result.correct'],
    [
      'what the device had, corrected since by a director',
      { 'A1 1 1': ['4S N =', '4S N -1'] },
      'kept (put-right) result.correct',
    ],
  ])('where the journal has %s', (_what, journal, expected) => {
    expect(plan(row('A1 1 1 1-1 4S N ='), smallSession({ book: journal }))).toBe(expected);
  });

  it.each(['HK', 'H2'])(
    'do not tell by the lead %s which one the journal has, where it is still hidden',
    (lead) => {
      const journal = { 'A1 1 1': ['4S N = HK'] };
      const hidden = { ...smallSession({ book: journal }), maySeeLead: () => false };
      expect(plan(row(`A1 1 1 1-1 4S N = ${lead}`), hidden)).toBe('same');
    },
  );

  it('are corrected as often as the device corrects them, there and back', () => {
    const journal = { 'A1 1 1': ['4S N =', '4S N -1'] };
    expect(plan(row('A1 1 1 1-1 4S N =', '4S N =', '4S N -1'), smallSession({ book: journal }))).toBe(
      'changed result.correct',
    );
  });

  it('do not write over what was corrected by hand, entered otherwise or voided here', () => {
    const more = { 'A1 1 1': { putRight: true } };
    const corrected = smallSession({ book: { 'A1 1 1': ['4S N -1'] }, more });
    expect(plan(row('A1 1 1 1-1 4S N ='), corrected)).toBe('kept (put-right) result.correct');
    const voided = { 'A1 1 1': { status: 'voided', putRight: true } } as const;
    expect(
      plan(row('A1 1 1 1-1 4S N ='), smallSession({ book: { 'A1 1 1': ['4S N ='] }, more: voided })),
    ).toBe('kept (put-right) result.record');
  });

  const remarked = (remark: string) => ({ ...row('A1 1 1 1-1 4S N ='), said: toRule(remark) });

  it.each([
    ['60%-40%', 'average-plus average-minus'],
    ['A5050', 'average average'],
    ['A+ / A-', 'average-plus average-minus'],
    ['Ave- Ave-', 'average-minus average-minus'],
    ['average', 'average average'],
    ['70% – 37.5%', '7000 3750'],
  ])('become a ruling of whoever asks for it, where they are an adjusted score: %s', (remark, sides) => {
    const [planned] = planResults([remarked(remark)], smallSession({}), taking);
    expect(planned).toMatchObject({ is: 'to-rule', why: { code: 'remark', remark } });
    expect(TAKEN_BY_ITSELF).not.toContain(planned!.is);
    expect(planned!.steps).toEqual([
      {
        name: 'ruling.give',
        body: {
          session: '1',
          law: { edition: '2017', law: '12C2' },
          reason: 'club.bws',
          facts: remark,
          effects: [{ kind: 'score', table: 'A1', round: 1, board: 1, adjustment: adjustmentSaid(sides) }],
        },
      },
    ]);
  });

  it.each(['A+', 'Wrong direction', '60%', '120%-10%', 'A6', 'Ave+ Ave- Ave'])(
    'are left to people where nobody can tell who gets what: %s',
    (remark) => {
      expect(plan(remarked(remark))).toBe('to-rule (remark)');
    },
  );

  it('are as in the journal once they are ruled, and never stand beside another ruling', () => {
    const standing = (sides: string, given = 1) =>
      smallSession({ rulings: { 'A1 1 1': { given, adjustment: adjustmentSaid(sides) } } });
    expect(plan(remarked('60%-40%'), standing('average-plus average-minus'))).toBe('same');
    expect(plan(remarked('60%-40%'), standing('average average'))).toBe('to-rule (ruled-otherwise)');
    const withdrawn = smallSession({ rulings: { 'A1 1 1': { given: 1, adjustment: null } } });
    const [planned] = planResults([remarked('60%-40%')], withdrawn, taking);
    expect([planned!.entry, planned!.steps.length]).toEqual([1, 1]);
    const turned = { ...remarked('60%-40%'), seats: { N: '2', E: '1', S: '2', W: '1' } };
    expect(plan(turned)).toBe('to-rule (remark)');
  });

  it('are erased where the journal has what the device had', () => {
    const erased = row('A1 1 1 1-1 erased', '4S N =');
    expect(plan(erased)).toBe('nothing');
    expect(plan(erased, smallSession({ book: { 'A1 1 1': ['4S N ='] } }))).toBe('erased result.void');
    expect(plan(erased, smallSession({ book: { 'A1 1 1': ['2C E ='] } }))).toBe(
      'kept (put-right) result.void',
    );
  });

  it('say that a board was not played', () => {
    const skipped = row('A1 1 1 1-1 not-played', '4S N =');
    expect(plan(skipped)).toBe('not-played result.mark-not-played');
    expect(plan(skipped, smallSession({ book: { 'A1 1 1': ['4S N ='] } }))).toBe(
      'not-played result.void result.mark-not-played',
    );
  });

  it.each([
    ['turned arrows', 'A2 2 5 1-2 3D W =', 'irregular (turned) result.record-irregular'],
    ['another pair', 'A2 2 5 3-1 3D W =', 'irregular (other-contestants) result.record-irregular'],
    ['a board of other tables', 'A2 2 1 2-1 3D W =', 'irregular (other-board) result.record-irregular'],
    ['a board that nobody has', 'A2 2 9 2-1 3D W =', 'refused (board-unknown)'],
    ['a pair that nobody is', 'A2 2 5 8-1 3D W =', 'refused (contestant-unknown)'],
    ['a table that is not there', 'A9 1 1 1-1 3D W =', 'refused (table-unknown)'],
    ['a round that is not there', 'A1 4 1 1-1 3D W =', 'refused (round-unknown)'],
    ['a round that was not called', 'A1 3 5 1-2 3D W =', 'later (round-not-called)'],
    ['a sit-out', 'A1 1 1 1-0 nothing', 'nothing'],
    ['a sit-out that has a result', 'A1 1 1 1-0 3D W =', 'refused (contestant-unknown)'],
    ['no section', '1 1 1 1-1 3D W =', 'new result.record'],
  ])('with %s', (_what, text, expected) => expect(plan(row(text))).toBe(expected));

  it('are told apart from what their reader may not see', () => {
    const session = { ...smallSession({ book: { 'A1 1 1': ['4S N -1'] } }), maySee: () => false };
    expect(planResults([row('A1 1 1 1-1 4S N =')], session, taking)).toEqual([
      expect.objectContaining({ is: 'hidden', had: null, steps: [] }),
    ]);
  });

  it('mean whoever sits there where the file counts East-West on after North-South', () => {
    const session = smallSession({});
    const meetings = [1, 2, 3].flatMap((round) =>
      [1, 2, 3].map((table) => {
        const { N, E } = session.meetingAt(`A${table}`, round)!.seating;
        const [ns, ew] = [N.slice(4), `${Number(E.slice(4)) + 3}`];
        return { table: `A${table}`, round, seats: { N: ns, E: ew, S: ns, W: ew } };
      }),
    );
    const planned = planResults([row('A2 2 5 2-4 3D W ='), row('A2 2 5 4-2 3D W =')], session, {
      ...taking,
      meetings,
    });
    expect(planned.map(told)).toEqual(['new result.record', 'irregular (turned) result.record-irregular']);
  });
});

describe('a list of results', () => {
  const codes = (text: string) =>
    readResultList(text).rows.map((one) =>
      'fault' in one ? `${one.row}: ${one.fault.code}` : `${one.row}: ${one.said.kind}`,
    );

  it.each([
    ['English', 'Round,Table,Board,NS,EW,Contract,Declarer,Result,Lead', ','],
    ['Polish', 'Runda;Stół;Rozdanie;Para NS;Para EW;Kontrakt;Rozgrywający;Wynik;Wist', ';'],
    ['Russian', 'Раунд\tСтол\tСдача\tNS\tEW\tКонтракт\tРазыгрывающий\tИтог\tХод', '\t'],
  ])('has headings in %s', (_language, headings, between) => {
    const text = `${headings}\n${['1', 'A1', '1', '1', '1', '4S', 'N', '+1', 'HK'].join(between)}`;
    expect(readResultList(text).rows).toEqual([
      expect.objectContaining({ table: 'A1', said: { kind: 'result', result: readResult('4S N +1 HK') } }),
    ]);
  });

  it('has columns that somebody names, where its headings say nothing', () => {
    const text = 'aa;bb;cc;dd;ee\n1;2;3;4H S =;x';
    const list = readResultList(text, ['round', 'table', 'board', 'contract', 'nothing']);
    expect(list).toMatchObject({ headed: true, headings: ['aa', 'bb', 'cc', 'dd', 'ee'] });
    expect(list.rows).toEqual([expect.objectContaining({ round: 1, table: '2', board: 3, seats: null })]);
  });

  it('shows cells behind its last heading as a column of which nothing is read', () => {
    const list = readResultList('round,table,board,contract\n1,A1,1,4S N =\n1,A2,1,4S N +1,,420,\n');
    expect(list.columns).toEqual(['round', 'table', 'board', 'contract', 'nothing', 'nothing']);
    expect(list.rows).toHaveLength(2);
  });

  it('tells which column nobody has named', () => {
    expect(codes('aa;bb\n1;2')).toEqual(['2: no-column']);
  });

  it('names what is wrong with a row, and reads the others', () => {
    expect(
      codes(
        [
          'round,table,board,ns,ew,contract,declarer,tricks,score,lead',
          '1,A1,1,1,1,4S,N,10,420,HK',
          'x,A1,2,1,1,4S,N,10,,',
          '1,?,2,1,1,4S,N,10,,',
          '1,A1,2,abc,1,4S,N,10,,',
          '1,A1,2,1,1,8S,N,10,,',
          '1,A1,2,1,1,4S,N,10,430,',
          '1,A1,2,1,1,4S,N,10,,H1',
          '1,A1,1,1,1,4S,N,11,,',
          '1,A2,3,1,1,PASS,,,0,',
          '1,A2,4,1,1,,,,-50,',
          '1,A3,5,1,1,NP,,,,',
          '1,A3,6,1,1,60%,,,,',
          '2,A1,1,1,1,,,,,',
          '2,A1,2,1,1,PASS,,9,,',
          '2,A1,3,1,1,PASS,,,,HK',
          '2,A1,4,1,1,4S N =,E,,,',
          '2,A1,5,1,1,4S N =,N,9,,',
          '2,A1,6,1,1,4S N =,N,10,,',
          '2,A2,7,1,1,,N,,-50,',
          '2,A2,8,1,1,,,9,140,',
          '2,A2,9,1,1,,,,,HK',
          '2,A2,10,1,1,,-,-,-50,-',
        ].join('\n'),
      ),
    ).toEqual([
      '2: result',
      '3: no-number',
      '4: no-table',
      '5: no-contestant',
      '6: no-result',
      '7: other-score',
      '8: no-lead',
      '9: listed-before',
      '10: result',
      '11: result',
      '12: not-played',
      '13: to-rule',
      '14: nothing',
      '15: no-result',
      '16: no-result',
      '17: no-result',
      '18: no-result',
      '19: result',
      '20: no-result',
      '21: no-result',
      '22: no-result',
      '23: result',
    ]);
    // Without contracts it is a list of scores.
    expect(codes('round,table,board,declarer,tricks,score\n1,A1,1,N,9,140')).toEqual(['2: result']);
    expect(
      codes(
        'round,section,table,board,contract,declarer,result,tricks\n1,A,B7,1,4S,N,=,10\n1,A,A7,1,4S,N,=,10\n1,A,A7,2,4S,N,=,9\n1,A,A7,3,4S,N,good,10',
      ),
    ).toEqual(['2: no-table', '3: result', '4: no-result', '5: no-result']);
  });

  it('comes back as what was written, whatever was played', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = randomOf(seed);
      const tables = 3 + random(9);
      const session = smallSession({ tables, called: tables });
      const plays = session.tables.flatMap((table) =>
        Array.from({ length: tables }, (_, index) => index + 1).flatMap((round) => {
          const { seating, boards } = session.meetingAt(table, round)!;
          return boards.map((board): PlayToWrite => {
            const [ns, ew] = [seating.N, seating.E];
            return { round, table, board, ns, ew, result: random(12) === 0 ? null : randomResult(random) };
          });
        }),
      );
      const planned = planResults(readResultList(writeCsv(resultTable(plays))).rows, session, {
        source: 'csv',
        reason: 'results.csv',
      });
      const again = planned.map(({ play, steps: [step] }) => ({
        ...play,
        result: step && 'result' in step.body ? step.body.result : null,
      }));
      expect(again).toEqual(
        plays.map(({ table, round, board, result }) => ({ table, round, board, result })),
      );
      expect(planned.every(({ is, play }) => is === 'new' || (is === 'not-played' && play !== null))).toBe(
        true,
      );
    }
  });
});

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function randomResult(random: (below: number) => number): PlayToWrite['result'] {
  const kind = random(10);
  if (kind === 0) return { kind: 'passed-out' };
  if (kind === 1) return { kind: 'score', score: 10 * (random(200) - 100) };
  const lead = `${'SHDC'[random(4)]!}${'23456789TJQKA'[random(13)]!}`;
  return {
    kind: 'contract',
    level: 1 + random(7),
    strain: (['C', 'D', 'H', 'S', 'NT'] as const)[random(5)]!,
    doubling: (['', 'x', 'xx'] as const)[random(3)]!,
    declarer: (['N', 'E', 'S', 'W'] as const)[random(4)]!,
    tricks: random(14),
    ...(random(2) === 0 && { lead }),
  };
}
