import { given, NOTED, ORGANISER } from '../../testing/decider-specification.js';
import { tournamentEvents } from '../../tournament/events.js';
import { publishProtocol } from './commands.js';
import { DEFAULT_SESSION_SETTINGS, sessionEvents } from '../events.js';

const session = '1';
const hash = 'a'.repeat(64);
const by = { actor: 'job:publication', capacity: 'system' } as const;
const publish = (at: number) => ({ session, at, format: 1, hash });
const published = (at: number, edition: number) =>
  sessionEvents.protocolPublished({ session, at, edition, format: 1, hash });

const running = [
  tournamentEvents.created({ name: 'Club Pairs', organiser: ORGANISER }),
  sessionEvents.created({ session, game: 'bridge', boardSet: '1', settings: DEFAULT_SESSION_SETTINGS }),
  sessionEvents.started({ session }),
];
/** It was closed at line 4, opened again, and closed at line 6. */
const closed = [...running, sessionEvents.closed({ session })];
const closedAgain = [
  ...closed,
  sessionEvents.reopened({ session, reason: NOTED }),
  sessionEvents.closed({ session }),
];

describe('publishing the protocol of a session', () => {
  it('says of which line it is, and its hash', () =>
    given(...closed)
      .when(publishProtocol, publish(4), by)
      .then(published(4, 1)));

  it('happens once: the job that runs twice publishes once', () =>
    given(...closed, published(4, 1))
      .when(publishProtocol, publish(4), by)
      .thenNothing());

  it('is another edition after a change, also when that comes from outside the session', () => {
    given(...closed, published(4, 1), ...closedAgain.slice(4))
      .when(publishProtocol, publish(7), by)
      .then(published(7, 2));
    given(...closed, published(4, 1))
      .when(publishProtocol, publish(6), by)
      .then(published(6, 2));
  });

  it('follows the journal: no version is published for an earlier line', () =>
    given(...closedAgain, published(6, 1))
      .when(publishProtocol, publish(4), by)
      .thenNothing());

  it('also goes on while the session is open again: that line was final once', () =>
    given(...closedAgain.slice(0, 5))
      .when(publishProtocol, publish(4), by)
      .then(published(4, 1)));

  it('needs a session that was closed by that line', () => {
    given(running[0]!).when(publishProtocol, publish(4), by).thenRejected('session.unknown');
    given(...running)
      .when(publishProtocol, publish(3), by)
      .thenRejected('session.protocol-not-owed', { at: 3 });
    given(...closed)
      .when(publishProtocol, publish(3), by)
      .thenRejected('session.protocol-not-owed');
  });

  it('also comes about in a tournament that was archived in the meantime', () =>
    given(...closed, tournamentEvents.archived({}))
      .when(publishProtocol, publish(4), by)
      .then(published(4, 1)));
});
