import type { AnswerToCommand, SentCommand } from '../evenings/sent-command.js';
import { faultsOfCommands, type KeptCommand } from './check-commands.js';
import { faultsOfDocuments, sameForSeed } from './check-documents.js';
import { faultsOfEntries, faultsOfJobs } from './check-jobs.js';
import { faultsOfJournalSeen, faultsOfStandingsSeen } from './check-viewers.js';

function sent(...answers: Partial<AnswerToCommand>[]): SentCommand {
  const whole = answers.map((answer, index) => ({ asked: 10 * index, answered: 10 * index + 5, ...answer }));
  return { id: 'c', name: 'result.enter', tournament: 't', answers: whole };
}

function kept(position = 7): KeptCommand {
  return { id: 'c', tournament: 't', actor: 'device:1', position };
}

const yes = { status: 200, position: 7 };
const no = { status: 409, code: 'result.recorded-already' };

describe('what was sent and what the ledger has', () => {
  it.each([
    ['acknowledged and kept', sent(yes), [kept()], []],
    ['acknowledged after a silence', sent({}, { status: 503 }, yes), [kept()], []],
    ['acknowledged twice with one answer', sent(yes, yes), [kept()], []],
    [
      'acknowledged while others wrote',
      sent({ status: 409, code: 'command.stale-version' }, yes),
      [kept()],
      [],
    ],
    ['refused', sent(no), [], []],
    ['lost', sent(yes), [], ['result.enter c is 0 times in the ledger']],
    ['doubled', sent(yes), [kept(), kept()], ['result.enter c is 2 times in the ledger']],
    ['elsewhere', sent(yes), [kept(8)], ['result.enter c is at 8, and 7 was answered']],
    [
      'answered in two ways',
      sent(yes, { ...yes, position: 9 }),
      [kept()],
      ['result.enter c is at 7, and 7 and 9 was answered'],
    ],
    ['refused and kept', sent(no), [kept()], ['result.enter c was refused, and is in the ledger']],
    ['never answered', sent({}, { status: 500 }), [kept()], ['result.enter c was never answered']],
    [
      'refused when it came again',
      sent(yes, no),
      [kept()],
      ['result.enter c was acknowledged, and when it came again it was refused: 409 result.recorded-already'],
    ],
  ])('%s', (_, command, ledger, faults) => {
    expect(faultsOfCommands([command], ledger)).toEqual(faults);
  });

  it('nobody sent', () => {
    expect(faultsOfCommands([], [kept()])).toEqual([
      'c of device:1 is in the ledger, and nobody has sent it',
    ]);
  });
});

describe('effects of jobs', () => {
  const written = { tournament: 't', type: 'tournament.sealed', about: 'tournament {}', times: 1 };
  it('are there once, and none is missing', () => {
    expect(faultsOfJobs([written], [])).toEqual([]);
    expect(faultsOfJobs([{ ...written, times: 2 }], ['t seal'])).toEqual([
      'tournament.sealed tournament {} is 2 times in t',
      'the job t seal was never done',
    ]);
  });

  it('are as many as in an evening without faults', () => {
    expect(faultsOfEntries({ sealed: 1 }, { sealed: 1 })).toEqual([]);
    expect(faultsOfEntries({ sealed: 2 }, { sealed: 1, released: 3 })).toEqual([
      '2 entries sealed, undisturbed 1',
      '0 entries released, undisturbed 3',
    ]);
  });
});

describe('documents', () => {
  it('are the same but for what belongs to one evening', () => {
    const of = (position: number, rank: number) => ({ standings: { position, rows: [{ rank }] } });
    expect(faultsOfDocuments(sameForSeed(of(1, 1)), sameForSeed(of(2, 1)), 'the other')).toEqual([]);
    expect(faultsOfDocuments(of(1, 1), of(2, 1), 'a rebuild')).toEqual([
      'standings differs from a rebuild: .position is 1, not 2',
    ]);
    expect(faultsOfDocuments(sameForSeed(of(1, 1)), sameForSeed(of(1, 2)), 'the other')).toEqual([
      'standings differs from the other: .rows.0.rank is 1, not 2',
    ]);
    expect(faultsOfDocuments(of(1, 1), {}, 'the other')).toHaveLength(1);
  });
});

describe('viewers', () => {
  it.each([
    [[1, 2, 3], undefined, []],
    [[1, 2], undefined, ['who follows the journal saw 2 of 3 entries']],
    [[1, 3], undefined, ['after entry 1 who follows the journal saw entry 3']],
    [[1, 2, 2, 3], undefined, ['after entry 2 who follows the journal saw entry 2']],
    [[1, 2, 3], 'was answered 401', ['who follows the journal was answered 401']],
  ])('who saw entries %j of three, and %s', (seen, givenUp, faults) => {
    expect(faultsOfJournalSeen({ seen, givenUp }, 3)).toEqual(faults);
  });

  it('have the standings that are read', () => {
    const read = { position: 9, rankings: [{ rank: 1 }] };
    const seen = { position: 8, rankings: [{ rank: 1 }] };
    expect(faultsOfStandingsSeen({ standings: seen, givenUp: undefined }, read)).toEqual([]);
    expect(faultsOfStandingsSeen({ standings: null, givenUp: undefined }, read)).toHaveLength(1);
  });
});
