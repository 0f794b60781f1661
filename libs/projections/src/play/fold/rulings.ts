import { withOutcome } from '#tournament';
import type { LineOf } from '../../projection/projection.js';
import type { DecisionEvent, DecisionPlay, PlayState, RulingPlay, SessionPlay } from '../play-state.js';
import { historyEventOf, withSession, type HandlersOf } from './changes.js';
import { withAskedIfClosed, type Asking } from './protocols.js';

type EffectLine = LineOf<
  | 'ruling.score-adjusted'
  | 'ruling.penalty-given'
  | 'ruling.field-split'
  | 'ruling.warning-given'
  | 'ruling.line-ruled'
>;

/** The session in which a ruling was given. */
function sessionOfRuling({ sessions }: PlayState, ruling: string): SessionPlay {
  const session = Object.values(sessions).find(({ decisions }) => ruling in decisions);
  if (!session) throw new Error(`The book tells of ruling ${ruling} before it was given.`);
  return session;
}

/** How an effect of a ruling is named: the first as the ruling, others with their numbers. */
function effectKey({ rulings }: SessionPlay, ruling: string): string {
  const number = Object.values(rulings).filter((one) => one.ruling === ruling).length + 1;
  return number === 1 ? ruling : `${ruling}/${number}`;
}

/** A ruling of which only its effect was said: it had nothing else. */
function plainDecision(line: EffectLine): DecisionPlay {
  const { ruling, law, reason, facts } = line.payload;
  return {
    ruling,
    law,
    reason: reason.text,
    facts: facts?.text ?? null,
    departs: null,
    told: null,
    ways: [],
    about: line.type === 'ruling.score-adjusted' ? [placeOf(line.payload)] : [],
    call: null,
    given: historyEventOf(line),
    history: [],
  };
}

function placeOf({ table, round, board }: { table: string; round: number; board: number }) {
  return { table, round, board };
}

function withEffect(state: PlayState, line: EffectLine, what: RulingPlay['what']): PlayState {
  const { ruling, law, reason, facts, session: name } = line.payload;
  return withSession(state, name, (session) => ({
    ...session,
    decisions: { [ruling]: plainDecision(line), ...session.decisions },
    rulings: {
      ...session.rulings,
      [effectKey(session, ruling)]: {
        ruling,
        law,
        reason: reason.text,
        facts: facts?.text ?? null,
        hashes: { reason: reason.hash, facts: facts?.hash ?? null },
        given: historyEventOf(line),
        withdrawn: null,
        what,
      },
    },
  }));
}

/** Ways through the law book with what they ended in, by what was agreed about the sheets of the session. */
function waysOf({ sheets }: SessionPlay, ways: DecisionPlay['ways']): DecisionPlay['ways'] {
  return ways.map((way) => withOutcome(way, sheets?.convention.settings));
}

/** What is said of a ruling that was given. */
function withHistoryEvent(
  state: PlayState,
  ruling: string,
  historyEvent: DecisionEvent,
  change: Partial<DecisionPlay> = {},
) {
  return withSession(state, sessionOfRuling(state, ruling).session, (session) => {
    const decision = session.decisions[ruling]!;
    const after = { ...decision, ...change, history: [...decision.history, historyEvent] };
    return { ...session, decisions: { ...session.decisions, [ruling]: after } };
  });
}

/** Its effects no longer hold: all that do, or those that are meant. */
function withoutEffects(
  state: PlayState,
  ruling: string,
  withdrawn: NonNullable<RulingPlay['withdrawn']>,
  isMeant: (effect: RulingPlay) => boolean = () => true,
): PlayState {
  return withSession(state, sessionOfRuling(state, ruling).session, (session) => ({
    ...session,
    rulings: Object.fromEntries(
      Object.entries(session.rulings).map(([key, effect]) =>
        effect.ruling === ruling && effect.withdrawn === null && isMeant(effect)
          ? [key, { ...effect, withdrawn }]
          : [key, effect],
      ),
    ),
  }));
}

/** What rulings' events do. */
const handlers: HandlersOf<'ruling'> = {
  'ruling.given': (state, line) => {
    const {
      ruling,
      law,
      reason,
      facts,
      departs,
      told,
      ways,
      about,
      call = null,
      session: name,
    } = line.payload;
    const decision: DecisionPlay = {
      ruling,
      law,
      reason: reason.text,
      facts: facts?.text ?? null,
      departs: departs?.text ?? null,
      told: told?.text ?? null,
      ways: waysOf(state.sessions[name]!, ways),
      about,
      call,
      given: historyEventOf(line),
      history: [],
    };
    return withSession(state, name, (session) => ({
      ...session,
      decisions: { ...session.decisions, [ruling]: decision },
    }));
  },
  'ruling.score-adjusted': (state, line) => {
    const { seating, adjustment, transfer } = line.payload;
    const what = { kind: 'adjustment', ...placeOf(line.payload), seating, adjustment } as const;
    return withEffect(state, line, { ...what, ...(transfer && { transfer }) });
  },
  'ruling.penalty-given': (state, line) => {
    const { contestant, amount } = line.payload;
    return withEffect(state, line, { kind: 'penalty', contestant, amount });
  },
  'ruling.warning-given': (state, line) =>
    withEffect(state, line, { kind: 'warning', contestant: line.payload.contestant }),
  'ruling.field-split': (state, line) => {
    const { board, plays } = line.payload;
    return withEffect(state, line, { kind: 'field-split', board, plays });
  },
  'ruling.line-ruled': (state, line) => {
    const { table, round, line: number, board, seated, what, before = null } = line.payload;
    const place = { table, round, line: number, ...(board !== undefined && { board }) };
    return withEffect(state, line, { kind: 'sheet-line', ...place, seated, written: what, before });
  },
  'ruling.reviewed': (state, line) => {
    const { ruling, reason } = line.payload;
    return withHistoryEvent(state, ruling, {
      ...historyEventOf(line),
      what: 'reviewed',
      reason: reason?.text ?? null,
    });
  },
  'ruling.amended': (state, line) => {
    const { ruling, law, reason, facts, departs, told, ways } = line.payload;
    const historyEvent = { ...historyEventOf(line), what: 'amended', law, reason: reason.text } as const;
    const over = withoutEffects(state, ruling, { ...historyEventOf(line), reason: reason.text });
    return withHistoryEvent(over, ruling, historyEvent, {
      law,
      ways: waysOf(sessionOfRuling(state, ruling), ways),
      facts: facts?.text ?? null,
      departs: departs?.text ?? null,
      told: told?.text ?? null,
    });
  },
  'ruling.appealed': (state, line) => {
    const { ruling, contestant, deposit, reason } = line.payload;
    const historyEvent = {
      ...historyEventOf(line),
      what: 'appealed',
      contestant,
      deposit,
      reason: reason.text,
    } as const;
    return withHistoryEvent(state, ruling, historyEvent);
  },
  'ruling.appeal-withdrawn': (state, line) => {
    const { ruling, deposit, reason } = line.payload;
    const historyEvent = {
      ...historyEventOf(line),
      what: 'appeal-withdrawn',
      deposit,
      reason: reason.text,
    } as const;
    return withHistoryEvent(state, ruling, historyEvent);
  },
  'ruling.appeal-decided': (state, line) => {
    const { ruling, decision, law, deposit, committee, reason } = line.payload;
    const gone = { ...historyEventOf(line), reason: reason.text };
    const over = decision === 'changed' ? withoutEffects(state, ruling, gone) : state;
    const historyEvent = {
      ...historyEventOf(line),
      what: 'appeal-decided',
      decision,
      law,
      deposit,
      committee: committee?.text ?? null,
      reason: reason.text,
    } as const;
    return withHistoryEvent(over, ruling, historyEvent, { law });
  },
  'ruling.effect-voided': (state, line) => {
    const { ruling, reason } = line.payload;
    const place = placeOf(line.payload);
    const over = withoutEffects(
      state,
      ruling,
      { ...historyEventOf(line), reason: reason.text },
      ({ what }) =>
        what.kind === 'adjustment' &&
        what.table === place.table &&
        what.round === place.round &&
        what.board === place.board,
    );
    return withHistoryEvent(over, ruling, {
      ...historyEventOf(line),
      what: 'effect-voided',
      ...place,
      reason: reason.text,
    });
  },
  'ruling.withdrawn': (state, line) => {
    const { ruling, reason } = line.payload;
    const over = withoutEffects(state, ruling, { ...historyEventOf(line), reason: reason.text });
    return withHistoryEvent(over, ruling, {
      ...historyEventOf(line),
      what: 'withdrawn',
      reason: reason.text,
    });
  },
};

/**
 * A closed session whose effects have changed is to be published anew. What is ruled on a play or a line stands once its
 * table or its sheet says so, behind the ruling's own line: that one asks.
 */
function withClosedAsked(before: PlayState, after: PlayState, line: Asking): PlayState {
  const changed = Object.values(after.sessions).find(
    ({ session, rulings }) => rulings !== before.sessions[session]!.rulings,
  );
  if (!changed) return after;
  const known = before.sessions[changed.session]!.rulings;
  const concerns = Object.entries(changed.rulings).some(
    ([key, effect]) =>
      effect !== known[key] && effect.what.kind !== 'adjustment' && effect.what.kind !== 'sheet-line',
  );
  return concerns
    ? withSession(after, changed.session, (session) => withAskedIfClosed(session, line))
    : after;
}

/** What rulings' events do, also once their session is closed. */
export const rulingHandlers = Object.fromEntries(
  Object.entries(handlers).map(([type, handle]) => [
    type,
    (state: PlayState, line: never) => withClosedAsked(state, handle(state, line), line),
  ]),
) as unknown as HandlersOf<'ruling'>;
