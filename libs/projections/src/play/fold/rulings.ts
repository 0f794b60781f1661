import type { PlayState, RulingPlay, SessionPlay } from '../play-state.js';
import { deedOf, inSession, withSession, type HandlersOf } from './changes.js';

function withRuling(session: SessionPlay, ruling: RulingPlay): SessionPlay {
  return { ...session, rulings: { ...session.rulings, [ruling.ruling]: ruling } };
}

/** The session in which a ruling was given. */
function sessionOfRuling({ sessions }: PlayState, ruling: string): SessionPlay {
  const session = Object.values(sessions).find(({ rulings }) => ruling in rulings);
  if (!session) throw new Error(`The book tells of ruling ${ruling} before it was given.`);
  return session;
}

/** What rulings' events do. */
export const rulingHandlers: HandlersOf<'ruling'> = {
  'ruling.score-adjusted': inSession((session, line) => {
    const { ruling, law, reason, facts, table, round, board, seating, adjustment } = line.payload;
    return withRuling(session, {
      ruling,
      law,
      reason: reason.text,
      facts: facts?.text ?? null,
      hashes: { reason: reason.hash, facts: facts?.hash ?? null },
      given: deedOf(line),
      withdrawn: null,
      what: { kind: 'adjustment', table, round, board, seating, adjustment },
    });
  }),
  'ruling.penalty-given': inSession((session, line) => {
    const { ruling, law, reason, facts, contestant, amount } = line.payload;
    return withRuling(session, {
      ruling,
      law,
      reason: reason.text,
      facts: facts?.text ?? null,
      hashes: { reason: reason.hash, facts: facts?.hash ?? null },
      given: deedOf(line),
      withdrawn: null,
      what: { kind: 'penalty', contestant, amount },
    });
  }),
  'ruling.withdrawn': (state, line) => {
    const { ruling, reason } = line.payload;
    return withSession(state, sessionOfRuling(state, ruling).session, (session) =>
      withRuling(session, {
        ...session.rulings[ruling]!,
        withdrawn: { ...deedOf(line), reason: reason.text },
      }),
    );
  },
};
