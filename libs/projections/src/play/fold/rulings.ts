import { NOTHING_RULED, withOutcome, withRulingEvent, type TextReference } from '#tournament';
import { onAll, type LineFrom } from '../../projection/projection.js';
import type { DecisionEvent, DecisionPlay, PlayState, RulingPlay, SessionPlay } from '../play-state.js';
import { historyEventOf, withSession } from './changes.js';
import { withAskedIfClosed } from './protocols.js';

type RulingLine = LineFrom<'ruling'>;

/** The line that gives a ruling, or an effect of it; of some rulings in old books only their effects were said. */
type GivingLine = Extract<
  RulingLine,
  { readonly payload: { readonly session: string; readonly law: object } }
>;

function isGiving(line: RulingLine): line is GivingLine {
  return 'session' in line.payload && 'law' in line.payload;
}

/** The name of the session in which a ruling was given. */
function sessionOfRuling({ sessions }: PlayState, { payload }: RulingLine): string {
  if ('session' in payload) return payload.session;
  const known = Object.values(sessions).find(({ decisions }) => payload.ruling in decisions);
  if (!known) throw new Error(`The book tells of ruling ${payload.ruling} before it was given.`);
  return known.session;
}

/** The ids of the texts that say how a ruling was found. */
function textsOf(texts: {
  readonly facts?: TextReference | undefined;
  readonly departs?: TextReference | undefined;
  readonly told?: TextReference | undefined;
}): Pick<DecisionPlay, 'facts' | 'departs' | 'told'> {
  const { facts, departs, told } = texts;
  return { facts: facts?.text ?? null, departs: departs?.text ?? null, told: told?.text ?? null };
}

/** A ruling before its first line; one of which only its effect is said is about the play of that. */
function beforeGiven(line: RulingLine): DecisionPlay {
  if (!isGiving(line))
    throw new Error(`The book tells of ruling ${line.payload.ruling} before it was given.`);
  const { type, payload } = line;
  const { ruling, law, reason } = payload;
  const about =
    type === 'ruling.score-adjusted'
      ? [{ table: payload.table, round: payload.round, board: payload.board }]
      : [];
  const call = type === 'ruling.given' ? (payload.call ?? null) : null;
  const given = historyEventOf(line);
  return {
    ...NOTHING_RULED,
    ruling,
    law,
    about,
    reason: reason.text,
    ...textsOf(payload),
    call,
    given,
    history: [],
  };
}

/** What the history of a ruling tells of a line; undefined: nothing. */
function toldBy(line: RulingLine): DecisionEvent | undefined {
  const event = historyEventOf(line);
  switch (line.type) {
    case 'ruling.reviewed':
      return { ...event, what: 'reviewed', reason: line.payload.reason?.text ?? null };
    case 'ruling.amended': {
      const { law, reason } = line.payload;
      return { ...event, what: 'amended', law, reason: reason.text };
    }
    case 'ruling.appealed': {
      const { contestant, deposit, reason } = line.payload;
      return { ...event, what: 'appealed', contestant, deposit, reason: reason.text };
    }
    case 'ruling.appeal-withdrawn': {
      const { deposit, reason } = line.payload;
      return { ...event, what: 'appeal-withdrawn', deposit, reason: reason.text };
    }
    case 'ruling.appeal-decided': {
      const { decision, law, deposit, committee, reason } = line.payload;
      const decided = { decision, law, deposit, committee: committee?.text ?? null };
      return { ...event, what: 'appeal-decided', ...decided, reason: reason.text };
    }
    case 'ruling.effect-voided': {
      const { table, round, board, reason } = line.payload;
      return { ...event, what: 'effect-voided', table, round, board, reason: reason.text };
    }
    case 'ruling.withdrawn':
      return { ...event, what: 'withdrawn', reason: line.payload.reason.text };
    default:
      return undefined;
  }
}

/** A ruling after a line, its ways with what they ended in by what was agreed about the sheets of the session. */
function decisionAfter({ sheets }: SessionPlay, known: DecisionPlay, line: RulingLine): DecisionPlay {
  const now = withRulingEvent(known, line);
  const told = toldBy(line);
  return {
    ...now,
    ...(line.type === 'ruling.amended' && textsOf(line.payload)),
    ways:
      now.ways === known.ways
        ? known.ways
        : now.ways.map((way) => withOutcome(way, sheets?.convention.settings)),
    history: told ? [...known.history, told] : known.history,
  };
}

/** The effects that a line has changed, by their names: the first has that of its ruling, others their numbers. */
function effectsChanged(
  { rulings }: SessionPlay,
  [known, now]: readonly [DecisionPlay, DecisionPlay],
  line: RulingLine,
): [key: string, RulingPlay][] {
  const { ruling } = now;
  const { reason, facts } = { facts: undefined, ...line.payload };
  return now.effects.flatMap((effect, index): [string, RulingPlay][] => {
    if (effect === known.effects[index]) return [];
    const key = index === 0 ? ruling : `${ruling}/${index + 1}`;
    const said = { ...historyEventOf(line), reason: reason!.text };
    if (!effect.holds) return [[key, { ...rulings[key]!, withdrawn: said }]];
    const given: RulingPlay = {
      ruling,
      law: now.law,
      reason: reason!.text,
      facts: facts?.text ?? null,
      hashes: { reason: reason!.hash, facts: facts?.hash ?? null },
      given: historyEventOf(line),
      withdrawn: null,
      what: effect.what,
    };
    return [[key, given]];
  });
}

/** What happens to a ruling, and what it does in its session. */
function onRuling(state: PlayState, line: RulingLine): PlayState {
  const { ruling } = line.payload;
  return withSession(state, sessionOfRuling(state, line), (session) => {
    const known = session.decisions[ruling] ?? beforeGiven(line);
    const now = decisionAfter(session, known, line);
    const decisions = { ...session.decisions, [ruling]: now };
    const changed = effectsChanged(session, [known, now], line);
    if (changed.length === 0) return { ...session, decisions };
    const rulings = { ...session.rulings, ...Object.fromEntries(changed) };
    const after = { ...session, decisions, rulings };
    // What is ruled on a play or a line stands once its table or its sheet says so: that line asks.
    const asks = changed.some(([, { what }]) => what.kind !== 'adjustment' && what.kind !== 'sheet-line');
    return asks ? withAskedIfClosed(after, line) : after;
  });
}

/** What rulings' events do, also once their session is closed. */
export const rulingHandlers = onAll<PlayState, 'ruling'>(onRuling, 'ruling');
