import { archiveTournament } from '../../tournament/commands/decide.js';
import {
  type ContestantClass,
  DEFAULT_STANDINGS,
  type SessionStandings,
  UNCLASSED,
} from '../../standings/session-standings.js';
import { NOTED } from '../../testing/decider-specification.js';
import { chooseStandings, classifyContestants, closeSession, setMovement } from './commands.js';
import { sessionEvents } from '../events.js';
import {
  club,
  FIVE_TABLES,
  given,
  nowhere,
  playedUpTo,
  roundScored,
  session,
  setUp,
} from '../testing/evening.js';

const B: ContestantClass = { ...UNCLASSED, stratum: 'B', categories: ['mixed'], handicap: 250 };
const guest: ContestantClass = { ...UNCLASSED, ranked: false };
const prepared = given(club, ...setUp(FIVE_TABLES));
const running = given(prepared, ...playedUpTo(1));
const classed = (contestant: string, as: ContestantClass | null) => [{ contestant, class: as }];

const closed = () => {
  const rounds = [1, 2, 3, 4, 5].reduce((journal, round) => {
    const called =
      round === 1 ? given(prepared, ...playedUpTo(1)) : given(journal, playedUpTo(round).at(-1)!);
    return roundScored(called, round);
  }, prepared);
  return given(rounds, [closeSession, { session: '1' }]);
};

describe('as what contestants take part', () => {
  it('is said before the session starts and while it runs, without more words', () => {
    const body = { session: '1', classes: [...classed('A-NS1', B), ...classed('A-EW2', guest)] };
    for (const journal of [prepared, running])
      given(journal).when(classifyContestants, body).then(sessionEvents.contestantsClassed(body));
  });

  it('names only those for whom it is something new', () => {
    const journal = given(prepared, [classifyContestants, { session: '1', classes: classed('A-NS1', B) }]);
    given(journal)
      .when(classifyContestants, { session: '1', classes: classed('A-NS1', { ...B }) })
      .thenNothing();
    given(journal)
      .when(classifyContestants, {
        session: '1',
        classes: [...classed('A-NS1', B), ...classed('A-NS2', guest), ...classed('A-NS3', null)],
      })
      .then(sessionEvents.contestantsClassed({ session: '1', classes: classed('A-NS2', guest) }));
  });

  it('is what the entry says again when the session says nothing any more', () => {
    const journal = given(
      prepared,
      [classifyContestants, { session: '1', classes: classed('A-NS1', B) }],
      [classifyContestants, { session: '1', classes: classed('A-NS1', null) }],
    );
    expect(session(journal).classes).toEqual({});
  });

  it('wants a reason once the session is closed, for published results change', () => {
    const body = { session: '1', classes: classed('A-NS1', guest) };
    given(closed()).when(classifyContestants, body).thenRejected('session.reason-needed');
    given(closed())
      .when(classifyContestants, { ...body, reason: 'They are guests' })
      .then(sessionEvents.contestantsClassed({ ...body, reason: NOTED }));
  });

  it('needs contestants that the movement has, in a tournament that goes on', () => {
    const body = { session: '1', classes: classed('A-NS1', B) };
    given(nowhere).when(classifyContestants, body).thenRejected('session.unknown');
    given(prepared)
      .when(classifyContestants, { session: '1', classes: classed('A-NS6', B) })
      .thenRejected('session.contestant-unknown');
    given(prepared, [archiveTournament, {}])
      .when(classifyContestants, body)
      .thenRejected('tournament.archived');
  });

  it('is forgotten with the movement that had the contestants', () => {
    const sections = [{ section: 'A', boardsPerRound: 2, movement: FIVE_TABLES }];
    const journal = given(
      prepared,
      [classifyContestants, { session: '1', classes: classed('A-NS1', B) }],
      [setMovement, { session: '1', sections }],
    );
    expect(session(journal).classes).toEqual({});
  });

  it.each([
    ['stratum', { stratum: '' }],
    ['categories', { categories: ['\n'] }],
    ['handicap', { handicap: 0.5 }],
    ['ranked', { ranked: 'no' }],
  ])('is refused with a wrong %s', (member, wrong) =>
    expect(() =>
      given(prepared).when(classifyContestants, {
        session: '1',
        classes: classed('A-NS1', { ...B, ...wrong } as ContestantClass),
      }),
    ).toThrow(member),
  );
});

describe('what the standings show', () => {
  const table = { name: 'B and C', whom: { strata: ['B', 'C'] }, handicap: false } as const;
  const standings: SessionStandings = {
    lines: 'together',
    fullCards: { A: '216' },
    tables: [{ ...table, whom: { strata: ['B', 'C'] }, lines: 'together', sections: 'together' }],
    masterPoints: { rows: [{ contestants: 4, points: ['1.5', '1'] }], shared: 'mean' },
  };

  it('is chosen while the session is set up', () => {
    const body = { session: '1', standings };
    const journal = given(prepared, [chooseStandings, body]);
    expect(session(journal).standings).toEqual(standings);
    given(prepared).when(chooseStandings, body).then(sessionEvents.standingsChosen(body));
    given(journal).when(chooseStandings, body).thenNothing();
    given(prepared).when(chooseStandings, { session: '1', standings: DEFAULT_STANDINGS }).thenNothing();
  });

  it('is changed with the reason once it has started, and after the close', () => {
    const body = { session: '1', standings };
    for (const journal of [running, closed()]) {
      given(journal).when(chooseStandings, body).thenRejected('session.reason-needed');
      given(journal)
        .when(chooseStandings, { ...body, reason: 'One winner, as announced' })
        .then(sessionEvents.standingsChosen({ ...body, reason: NOTED }));
    }
  });

  it('has no two tables of one name', () =>
    given(prepared)
      .when(chooseStandings, {
        session: '1',
        standings: { ...standings, tables: [...standings.tables, ...standings.tables] },
      })
      .thenRejected('standings.table-twice'));

  it('needs a session in a tournament that goes on', () => {
    given(nowhere).when(chooseStandings, { session: '1', standings }).thenRejected('session.unknown');
    given(prepared, [archiveTournament, {}])
      .when(chooseStandings, { session: '1', standings })
      .thenRejected('tournament.archived');
  });
});
