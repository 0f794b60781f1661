import { CLUB_REGULATION, type Regulation, regulationNamed } from '#laws';
import { recordIrregular } from '../../result/commands/irregular.js';
import { at, journal, played, seats, threeTables } from '../../result/testing/three-tables.js';
import { tableEvents } from '../../table/events.js';
import { given as givenEvents, NOTED } from '../../testing/decider-specification.js';
import { given } from '../../session/testing/evening.js';
import { appealRuling, decideAppeal, giveRuling, withdrawAppeal, withdrawRuling } from './commands.js';
import { rulingEvents } from '../events.js';

const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
const law = { edition: '2017', law: '12C1(c)' } as const;
const both = (result: string) => {
  const side = { kind: 'assigned', result: played(result) } as const;
  return { NS: side, EW: side };
};
const { session: _session, ...place } = at('A1 1 1');
const score = (result: string) => ({ kind: 'score', ...place, adjustment: both(result) });

/** East had hesitated; the director gave North-South their game. */
const ruledUnder = (regulation: Regulation) =>
  givenEvents(
    ...threeTables(2, { settings: { regulation } }),
    journal.recorded('A1 1 1', 'NS1 EW1', '4S S -1'),
    journal.settled('A1 1 1'),
  )
    .when(giveRuling, {
      ruling: RULING,
      session: '1',
      law,
      reason: 'A hesitation.',
      effects: [score('4S S =')],
    })
    .book();
const ruled = ruledUnder(regulationNamed('ebu')!);
const of = { ruling: RULING, session: '1' };
const appealing = { ...of, contestant: 'A-EW1', reason: 'West had his bid.', deposit: true, concur: true };
const appealed = rulingEvents.appealed({
  ruling: RULING,
  contestant: 'A-EW1',
  reason: NOTED,
  deposit: true,
});
const open = ruled.when(appealRuling, appealing).book();
const decision = { ...of, law, reason: 'Most would bid.' };

describe('an appeal (Law 92)', () => {
  it('is lodged by a contestant, with its grounds and a deposit', () =>
    given(ruled).when(appealRuling, appealing).then(appealed));

  it('needs a deposit where the regulation has one, and takes none where it has none', () => {
    const free = { ...appealing, deposit: false };
    given(ruled).when(appealRuling, free).thenRejected('ruling.deposit-missing', { deposit: '£20' });
    const club = ruledUnder(CLUB_REGULATION);
    given(club).when(appealRuling, appealing).thenRejected('ruling.deposit-not-regulated');
    given(club)
      .when(appealRuling, free)
      .then(rulingEvents.appealed({ ruling: RULING, contestant: 'A-EW1', reason: NOTED, deposit: false }));
  });

  it('is of those whom the ruling concerns: they sat there, or are named in what it does (Law 92A)', () => {
    for (const contestant of ['A-NS2', 'A-EW2'])
      given(ruled)
        .when(appealRuling, { ...appealing, contestant })
        .thenRejected('ruling.appeal-of-others', { contestant, concerned: ['A-NS1', 'A-EW1'] });
    given(ruled)
      .when(appealRuling, { ...appealing, contestant: 'A-NS1' })
      .thenAccepted();
    const warned = { kind: 'warning', contestant: 'A-EW2' } as const;
    const also = givenEvents(
      ...threeTables(2, { settings: { regulation: CLUB_REGULATION } }),
      journal.recorded('A1 1 1', 'NS1 EW1', '4S S -1'),
      journal.settled('A1 1 1'),
    )
      .when(giveRuling, { ...of, law, reason: 'Late.', about: [place], effects: [warned] })
      .book();
    const free = { ...appealing, deposit: false };
    given(also)
      .when(appealRuling, { ...free, contestant: 'A-EW2' })
      .thenAccepted();
    given(also)
      .when(appealRuling, { ...free, contestant: 'A-NS3' })
      .thenRejected('ruling.appeal-of-others', { concerned: ['A-NS1', 'A-EW1', 'A-EW2'] });
  });

  it('is of those who really played the board, not of who was to sit there (Law 92A)', () => {
    const wrongPair = {
      ...at('A1 1 1'),
      seating: seats('NS1 EW2'),
      result: played('4S S -1'),
      reason: 'EW2 had sat down here.',
    };
    const really = givenEvents(...threeTables(2, { settings: { regulation: CLUB_REGULATION } }))
      .when(recordIrregular, wrongPair)
      .book();
    const about = { ...of, law, reason: 'No damage.', about: [place] };
    for (const effects of [[], [score('4S S =')]]) {
      const given = really.when(giveRuling, { ...about, effects }).book();
      const lodged = (contestant: string) =>
        given.when(appealRuling, { ...appealing, deposit: false, contestant });
      lodged('A-EW1').thenRejected('ruling.appeal-of-others', {
        contestant: 'A-EW1',
        concerned: ['A-NS1', 'A-EW2'],
      });
      lodged('A-EW2').thenAccepted();
      lodged('A-NS1').thenAccepted();
    }
  });

  it('is of who was penalised, and of nobody else where no table is named (Law 92A)', () => {
    const amount = { unit: 'percent-of-top', hundredths: 1000 } as const;
    const penalised = givenEvents(...threeTables(2, { settings: { regulation: CLUB_REGULATION } }))
      .when(giveRuling, {
        ...of,
        law: { edition: '2017', law: '90A' },
        reason: 'Late.',
        effects: [{ kind: 'penalty', contestant: 'A-EW2', amount }],
      })
      .book();
    const free = { ...appealing, deposit: false };
    given(penalised)
      .when(appealRuling, { ...free, contestant: 'A-EW2' })
      .thenAccepted();
    given(penalised)
      .when(appealRuling, { ...free, contestant: 'A-NS1' })
      .thenRejected('ruling.appeal-of-others', { concerned: ['A-EW2'] });
  });

  it('is heard where both partners concur, of a team its captain (Law 92D)', () => {
    given(ruled)
      .when(appealRuling, { ...appealing, concur: false })
      .thenRejected('ruling.appeal-not-concurred', { contestant: 'A-EW1' });
    given(ruled).when(appealRuling, appealing).then(appealed);
    // Nobody is taken to concur who was not asked.
    const { concur: _asked, ...unasked } = appealing;
    expect(appealRuling.body.safeParse(unasked).error?.issues).toMatchObject([{ path: ['concur'] }]);
  });

  it('is one at a time, and against a ruling that stands', () => {
    given(open).when(appealRuling, appealing).thenRejected('ruling.appeal-open');
    given(ruled)
      .when(appealRuling, { ...appealing, contestant: 'A-EW9' })
      .thenRejected('session.contestant-unknown');
    given(ruled)
      .when(withdrawRuling, { ...of, reason: 'No hesitation.' })
      .book()
      .when(appealRuling, appealing)
      .thenRejected('ruling.withdrawn');
  });

  it('is withdrawn before it is decided, and can be lodged again', () => {
    const withdrawing = { ...of, deposit: 'returned', reason: 'They have talked.' } as const;
    const withdrawn = given(open).when(withdrawAppeal, withdrawing);
    withdrawn.then(rulingEvents.appealWithdrawn({ ruling: RULING, deposit: 'returned', reason: NOTED }));
    given(withdrawn.book()).when(withdrawAppeal, withdrawing).thenRejected('ruling.no-appeal');
    given(withdrawn.book()).when(appealRuling, appealing).thenAccepted();
  });
});

describe('the decision of a committee (Law 93)', () => {
  it('lets the ruling stand, and keeps the deposit of an appeal without merit', () =>
    given(open)
      .when(decideAppeal, {
        ...decision,
        decision: 'stands',
        deposit: 'kept',
        committee: 'Nowak, Berg, Орлов',
      })
      .then(
        rulingEvents.appealDecided({
          ruling: RULING,
          decision: 'stands',
          law,
          deposit: 'kept',
          committee: NOTED,
          reason: NOTED,
        }),
      ));

  it('changes what the ruling did to the score', () =>
    given(open)
      .when(decideAppeal, {
        ...decision,
        decision: 'changed',
        deposit: 'returned',
        effects: [score('4S S -1')],
      })
      .then(
        rulingEvents.appealDecided({
          ruling: RULING,
          decision: 'changed',
          law,
          deposit: 'returned',
          reason: NOTED,
        }),
        rulingEvents.scoreAdjusted({
          ruling: RULING,
          law,
          reason: NOTED,
          ...at('A1 1 1'),
          seating: seats('NS1 EW1'),
          adjustment: both('4S S -1'),
        }),
      ));

  it('takes an effect away: the result before counts again', () =>
    given(open)
      .when(decideAppeal, { ...decision, decision: 'changed', deposit: 'returned' })
      .then(
        rulingEvents.appealDecided({
          ruling: RULING,
          decision: 'changed',
          law,
          deposit: 'returned',
          reason: NOTED,
        }),
        tableEvents.playUnruled({ ...at('A1 1 1'), ruling: RULING }),
      ));

  it.each([
    ['without an appeal', ruled, { decision: 'stands' }, 'ruling.no-appeal'],
    ['with nothing said of the deposit', open, { decision: 'stands' }, 'ruling.deposit'],
    [
      'that stands and has other effects',
      open,
      { decision: 'stands', deposit: 'returned', effects: [score('pass')] },
      'ruling.stands',
    ],
    [
      'with a score that cannot be',
      open,
      { decision: 'changed', deposit: 'returned', effects: [score('+15')] },
      'result.impossible',
    ],
  ] as const)('is not given %s', (_what, before, more, code) =>
    given(before)
      .when(decideAppeal, { ...decision, ...more })
      .thenRejected(code),
  );

  it('is the last one', () => {
    const decided = open.when(decideAppeal, { ...decision, decision: 'stands', deposit: 'kept' }).book();
    given(decided).when(appealRuling, appealing).thenRejected('ruling.appeal-decided');
    given(decided)
      .when(decideAppeal, { ...decision, decision: 'stands', deposit: 'kept' })
      .thenRejected('ruling.no-appeal');
  });
});
