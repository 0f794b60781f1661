import { boardEvents } from '../board/events.js';
import { revealBoard } from '../board/commands/commands.js';
import { entriesEvents } from '../entries/events.js';
import { given, NOTED, ORGANISER } from '../testing/decider-specification.js';
import { tournamentEvents } from '../tournament/events.js';
import { commitDeals, describeSet, discloseDeals, importDeals, takeFile } from './commands/commands.js';
import { dealSetEvents } from './events.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hidden = (number: number) => ({
  id: id(number),
  cipher: 'A256GCM' as const,
  nonce: 'n'.repeat(16),
  text: 'c'.repeat(90),
});
const created = tournamentEvents.created({ name: 'Thursday Pairs', organiser: ORGANISER });
const FINAL = { title: 'Final', from: 1, to: 28, contestants: 'refused' as const };
const final = dealSetEvents.described({ set: '101', ...FINAL });
const imported = (board: number) =>
  boardEvents.dealImported({ set: '101', board, deal: hidden(board), format: 'PBN' });

describe('a set of boards', () => {
  it('is made before there is any session, with a name and its boards', () =>
    given(created)
      .when(describeSet, { set: '101', ...FINAL })
      .then(final));

  it('is called otherwise, and said once', () => {
    const renamed = { set: '101', ...FINAL, title: 'Final A' };
    given(created, final).when(describeSet, renamed).then(dealSetEvents.described(renamed));
    given(created, final)
      .when(describeSet, { set: '101', ...FINAL })
      .thenNothing();
  });

  it('has at least one board', () =>
    given(created)
      .when(describeSet, { set: '101', ...FINAL, from: 29 })
      .thenRejected('board.range', { from: 29, to: 28 }));
});

describe('deals made elsewhere (Law 6E4)', () => {
  const deals = [3, 4].map((board) => ({ board, deal: hidden(board) }));
  const taking = { set: '101', format: 'PBN', deals };

  it('are taken from a file, encrypted', () =>
    given(created, final).when(importDeals, taking).then(imported(3), imported(4)));

  it('are all taken, or none', () => {
    given(created, final, imported(4)).when(importDeals, taking).thenRejected('deal-set.dealt', { board: 4 });
    const promised = given(created).when(commitDeals, { set: '101', from: 4, to: 9, delayed: null });
    promised.book().when(importDeals, taking).thenRejected('deal-set.committed', { board: 4 });
  });

  it('are not taken from somebody who plays', () =>
    given(created, entriesEvents.registered({ entry: id(50), players: [ORGANISER, id(51)] }))
      .when(importDeals, taking)
      .thenRejected('deal-set.contestant'));
});

describe('a file of deals that nobody may see', () => {
  const taking = { set: '101', boards: [3, 4], format: 'DUP' };
  const duplicator = { actor: `person:${id(60)}`, capacity: 'duplicator' as const };
  const taken = { ...taking, person: id(60) };
  const dealt = [created, final, imported(3), imported(4)];
  const plays = (person: string) => entriesEvents.registered({ entry: id(50), players: [person, id(51)] });

  it('is given to a duplicator, and the journal says who has it of which boards', () =>
    given(...dealt)
      .when(takeFile, taking, duplicator)
      .then(dealSetEvents.fileTaken(taken)));

  it('is given to an organiser where nobody who runs the tournament plays', () => {
    const organiser = { actor: `person:${ORGANISER}`, capacity: 'organiser' as const };
    const director = tournamentEvents.roleGranted({ person: id(70), role: 'director' });
    const field = [...dealt, director, plays(id(61))];
    given(...field)
      .when(takeFile, taking, organiser)
      .then(dealSetEvents.fileTaken({ ...taken, person: ORGANISER }));
    // The director plays, under their own name or as another player, or is known to have played.
    given(...dealt, director, plays(id(70)))
      .when(takeFile, taking, organiser)
      .thenRejected('deal-set.runner-plays');
    for (const runner of [
      { person: id(70), players: [id(61)], plays: false },
      { person: id(70), players: [], plays: true },
    ])
      given(...field)
        .when(takeFile, { ...taking, runners: [runner] }, organiser)
        .thenRejected('deal-set.runner-plays');
    // Who duplicates is given them all the same, also where they organise, too.
    given(
      ...dealt,
      director,
      plays(id(70)),
      tournamentEvents.roleGranted({ person: ORGANISER, role: 'duplicator' }),
    )
      .when(takeFile, taking, organiser)
      .then(dealSetEvents.fileTaken({ ...taken, person: ORGANISER }));
  });

  it('has only boards that are dealt by the program or were taken from a file', () =>
    given(...dealt)
      .when(takeFile, { ...taking, boards: [3, 5] }, duplicator)
      .thenRejected('board.no-deal', { board: 5 }));

  it('is not given to somebody who has entered, under whatever name', () => {
    given(...dealt, plays(id(60)))
      .when(takeFile, taking, duplicator)
      .thenRejected('deal-set.contestant');
    given(...dealt, plays(id(61)))
      .when(takeFile, { ...taking, players: [id(61)] }, duplicator)
      .thenRejected('deal-set.contestant');
  });

  it('is given to somebody whose entry was withdrawn', () =>
    given(...dealt, plays(id(60)), entriesEvents.withdrawn({ entry: id(50) }))
      .when(takeFile, taking, duplicator)
      .then(dealSetEvents.fileTaken(taken)));

  it('is not given to somebody who has left, as the journal tells', () =>
    given(...dealt, plays(id(60)), entriesEvents.withdrawn({ entry: id(50) }))
      .when(takeFile, { ...taking, plays: true }, duplicator)
      .thenRejected('deal-set.contestant'));

  it('is given to somebody who plays where the set allows it: that is recorded', () =>
    given(...dealt, plays(id(60)), dealSetEvents.described({ set: '101', ...FINAL, contestants: 'recorded' }))
      .when(takeFile, taking, duplicator)
      .then(dealSetEvents.fileTaken({ ...taken, contestant: true })));
});

describe('deals that nobody has played', () => {
  const reason = 'The final was cancelled.';
  const disclosing = { set: '101', from: 3, to: 4, reason };
  const disclosed = dealSetEvents.disclosed({ set: '101', from: 3, to: 4, reason: NOTED });
  const opening = { set: '101', board: 3, deal: id(3), key: '7'.repeat(64), sessions: [] };

  it('stay secret until the organiser discloses them, with a reason', () => {
    given(created, final, imported(3)).when(discloseDeals, disclosing).then(disclosed);
    const journal = [created, final, imported(3)];
    given(...journal)
      .when(revealBoard, opening)
      .thenRejected('board.still-to-play', { board: 3 });
    given(...journal, disclosed)
      .when(revealBoard, opening)
      .then(boardEvents.revealed({ set: '101', board: 3, deal: id(3), key: opening.key }));
  });
});
