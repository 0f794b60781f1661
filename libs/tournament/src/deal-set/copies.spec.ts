import { boardEvents } from '../board/events.js';
import { chooseBoardSet } from '../session/commands/commands.js';
import {
  club,
  FIVE_TABLES,
  given,
  playersOfPair,
  registered,
  setUp,
  type Step,
} from '../session/testing/evening.js';
import {
  describeSet,
  importDeals,
  planDuplication,
  recordChecks,
  recordCopies,
  requestDuplication,
} from './commands/commands.js';
import { dealSetEvents } from './events.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hidden = (number: number) => ({
  id: id(number),
  cipher: 'A256GCM' as const,
  nonce: 'n'.repeat(16),
  text: 'c'.repeat(90),
});
const SET = '101';
const made: Step = [describeSet, { set: SET, title: 'Final', from: 1, to: 15, contestants: 'refused' }];
const dealt: Step = [
  importDeals,
  { set: SET, format: 'PBN', deals: [1, 2].map((board) => ({ board, deal: hidden(board) })) },
];
const dealtSet = given(club, made, dealt);
const second = { set: SET, boards: [1, 2], copy: 2, how: 'machine' };
const copied = (board: number, copy = 2) =>
  boardEvents.copyMade({ set: SET, board, copy, deal: id(board), how: 'machine' });

describe('copies of boards (Law 6F)', () => {
  it('are as many as the movements need of the sessions that play the set', () => {
    const prepared = given(dealtSet, ...setUp(FIVE_TABLES), [
      chooseBoardSet,
      { session: '1', boardSet: SET },
    ]);
    const asked = given(prepared, [requestDuplication, { set: SET }]);
    const boards = Array.from({ length: 15 }, (_, index) => ({ board: index + 1, copies: 1 }));
    given(asked)
      .when(planDuplication, { set: SET, request: 1, sessions: ['1'] })
      .then(dealSetEvents.duplicationPlanned({ set: SET, request: 1, boards }));
    const twice = given(dealtSet, ...setUp(FIVE_TABLES, FIVE_TABLES), [
      chooseBoardSet,
      { session: '1', boardSet: SET },
    ]);
    given(twice, [requestDuplication, { set: SET }])
      .when(planDuplication, { set: SET, request: 1, sessions: ['1'] })
      .then(
        dealSetEvents.duplicationPlanned({
          set: SET,
          request: 1,
          boards: boards.map(({ board }) => ({ board, copies: 2 })),
        }),
      );
  });

  it('are asked for once until that is answered, and anew when the movement is another', () => {
    const asked = given(dealtSet, [requestDuplication, { set: SET }]);
    given(asked).when(requestDuplication, { set: SET }).thenNothing();
    const answered = given(asked, [planDuplication, { set: SET, request: 1, sessions: [] }]);
    given(answered).when(planDuplication, { set: SET, request: 1, sessions: [] }).thenNothing();
    given(answered)
      .when(requestDuplication, { set: SET })
      .then(dealSetEvents.duplicationRequested({ set: SET }));
    given(dealtSet)
      .when(planDuplication, { set: SET, request: 1, sessions: [] })
      .thenRejected('deal-set.not-owed');
  });

  it('are made by hand or by a machine, of boards that have a deal', () => {
    given(dealtSet).when(recordCopies, second).then(copied(1), copied(2));
    given(dealtSet)
      .when(recordCopies, { ...second, copy: 1 })
      .then(copied(1, 1), copied(2, 1));
    given(dealtSet)
      .when(recordCopies, { ...second, boards: [2, 3] })
      .thenRejected('board.no-deal', { board: 3 });
  });

  it('are checked against the original: the same or different, and never how', () => {
    const checks = [
      { board: 1, deal: id(1), equal: true },
      { board: 2, deal: id(2), equal: false },
    ];
    given(dealtSet, [recordCopies, second])
      .when(recordChecks, { set: SET, copy: 2, how: 'machine-report', checks })
      .then(
        ...checks.map((check) =>
          boardEvents.copyChecked({ set: SET, copy: 2, how: 'machine-report', ...check }),
        ),
      );
  });

  it('are compared with the deal that the board has, not with one before', () =>
    given(dealtSet)
      .when(recordChecks, {
        set: SET,
        copy: 2,
        how: 'by-hand',
        checks: [{ board: 2, deal: id(9), equal: true }],
      })
      .thenRejected('board.deal-not-owed', { board: 2 }));

  it('are not checked by somebody who plays', () => {
    const [player] = playersOfPair(1);
    const checks = [{ board: 1, deal: id(1), equal: true }];
    given(dealtSet, ...registered(1))
      .when(
        recordChecks,
        { set: SET, copy: 2, how: 'by-hand', checks },
        { actor: `person:${player}`, capacity: 'duplicator' },
      )
      .thenRejected('deal-set.contestant');
  });
});
