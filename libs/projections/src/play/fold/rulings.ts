import type { LineOf } from '../../projection.js';
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

type GivingLine = LineOf<'ruling.score-adjusted' | 'ruling.penalty-given' | 'ruling.field-split'>;

/** What every ruling has when it is given. */
function givenBy(line: GivingLine): Omit<RulingPlay, 'what'> {
  const { ruling, law, reason, facts } = line.payload;
  return {
    ruling,
    law,
    reason: reason.text,
    facts: facts?.text ?? null,
    hashes: { reason: reason.hash, facts: facts?.hash ?? null },
    given: deedOf(line),
    withdrawn: null,
  };
}

/** What rulings' events do. */
export const rulingHandlers: HandlersOf<'ruling'> = {
  'ruling.score-adjusted': inSession((session, line) => {
    const { table, round, board, seating, adjustment } = line.payload;
    return withRuling(session, {
      ...givenBy(line),
      what: { kind: 'adjustment', table, round, board, seating, adjustment },
    });
  }),
  'ruling.penalty-given': inSession((session, line) => {
    const { contestant, amount } = line.payload;
    return withRuling(session, {
      ...givenBy(line),
      what: { kind: 'penalty', contestant, amount },
    });
  }),
  'ruling.field-split': inSession((session, line) => {
    const { board, plays } = line.payload;
    return withRuling(session, { ...givenBy(line), what: { kind: 'field-split', board, plays } });
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
