import type { PlayState, SessionPlay } from '../../play-state.js';
import { scheduleOf } from '../../schedule.js';
import type { Json } from '#ledger';
import { correctionEndsOf } from './corrections-document.js';
import { rulingsDocument } from './rulings-document.js';

/**
 * All that rulings are shown with: them, who is named in them, what is published, until when they are appealed. Nobody reads
 * it so: as it changes, readers are told to read rulings anew, and not with each score.
 */
export function rulingsTold(state: PlayState): Json {
  const rulings = rulingsDocument(state).map((ruling) => ({
    ...ruling,
    contestants: ruling.contestants.toSorted(),
  }));
  const sessions = [...new Set(rulings.map(({ session }) => session))].map((name) => state.sessions[name]!);
  return {
    published: state.publishedRulings,
    rulings,
    sessions: sessions.map((session) => {
      const own = rulings.filter((ruling) => ruling.session === session.session);
      const named = [...new Set(own.flatMap(({ contestants }) => contestants))].toSorted();
      return {
        session: session.session,
        corrections: correctionEndsOf(state, session).appeals,
        named: named.map((one) => [one, session.players[one] ?? [], session.entries[one] ?? null]),
      };
    }),
    regulated: state.settings.regulation.appeals,
  } as unknown as Json;
}

/** The parts that it is made of: nothing of sessions without a ruling. */
export function rulingsToldParts(state: PlayState): readonly unknown[] {
  return [
    state.publishedRulings,
    state.settings,
    state.regulations,
    ...Object.values(state.sessions).flatMap((session) =>
      Object.keys(session.decisions).length === 0 ? [] : partsOf(session),
    ),
  ];
}

function partsOf(session: SessionPlay): readonly unknown[] {
  const { decisions, rulings, players, entries, closings, written, tables } = session;
  const calls = Object.values(decisions).flatMap(({ call }) => (call ? [tables[call.table]?.calls] : []));
  // Whom a ruling concerns is who really played the boards that it is about.
  const played = Object.values(decisions).flatMap(({ about }) =>
    about.flatMap((place) => ('board' in place ? [session.results[place.board]] : [])),
  );
  return [decisions, rulings, players, entries, closings, written, scheduleOf(session), ...calls, ...played];
}
