import { everybodyAt } from '#movement';
import { namedIn } from '#tournament';
import type { DecisionPlay, PlayState, RulingPlay, SessionPlay } from '../../play-state.js';
import { scheduleOf } from '../../schedule.js';
import { whoPlayedAt } from '../../play-status.js';

/** A ruling: how it was found, what it does now and what it did before, and what was said of it since. */
export type RulingDocument = Omit<DecisionPlay, 'call' | 'effects' | 'session' | 'status'> & {
  readonly session: string;
  readonly status: 'given' | 'amended' | 'appealed' | 'decided' | 'withdrawn';
  /** Whether an appeal waits for its decision. */
  readonly appealed: boolean;
  /** Its effects, past ones included: those that no longer hold tell since when. */
  readonly effects: readonly EffectDocument[];
  /** The boards that it is about, and whose scores it changes. */
  readonly boards: readonly number[];
  /** Whom it concerns: those who played there or were to, those who are penalised or warned, and who appeals. */
  readonly contestants: readonly string[];
  /** The call that it answered, with how long the table had waited for the director, in seconds. */
  readonly call: (NonNullable<DecisionPlay['call']> & { readonly waited: number | null }) | null;
};

export type EffectDocument = Pick<RulingPlay, 'given' | 'withdrawn' | 'what'>;

/** A warning, counted over the tournament: the contestant's first is 1. */
export type WarningDocument = {
  readonly session: string;
  readonly contestant: string;
  readonly entry: string | null;
  readonly ruling: string;
  readonly count: number;
};

/** All rulings of a tournament, in the order in which they were given. */
export function rulingsDocument({ sessions }: Pick<PlayState, 'sessions'>): RulingDocument[] {
  return Object.values(sessions)
    .flatMap((session) => Object.values(session.decisions).map((one) => rulingDocument(session, one)))
    .toSorted((one, other) => one.given.position - other.given.position);
}

/** The rulings whose appeals wait for their decision: the result is not final before (Law 93). */
export function appealedRulings({ sessions }: Pick<PlayState, 'sessions'>): string[] {
  return Object.values(sessions).flatMap(({ decisions }) =>
    Object.values(decisions)
      .filter((decision) => statusOf(decision).appealed)
      .map(({ ruling }) => ruling),
  );
}

/** The warnings that hold, in the order in which they were given; those of an entry are counted over all sessions. */
export function warningsDocument({ sessions }: Pick<PlayState, 'sessions'>): WarningDocument[] {
  const given = Object.values(sessions)
    .flatMap((session) => Object.values(session.rulings).map((effect) => ({ session, effect })))
    .filter(({ effect: { withdrawn, what } }) => withdrawn === null && what.kind === 'warning')
    .toSorted((one, other) => one.effect.given.position - other.effect.given.position);
  const counts = new Map<string, number>();
  return given.map(({ session, effect }) => {
    const { contestant } = effect.what as Extract<RulingPlay['what'], { kind: 'warning' }>;
    const entry = session.entries[contestant] ?? null;
    const key = entry ?? `${session.session} ${contestant}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { session: session.session, contestant, entry, ruling: effect.ruling, count };
  });
}

function rulingDocument(session: SessionPlay, decision: DecisionPlay): RulingDocument {
  const effects = Object.values(session.rulings)
    .filter((effect) => effect.ruling === decision.ruling)
    .map(({ given, withdrawn, what }) => ({ given, withdrawn, what }));
  return {
    ...decision,
    session: session.session,
    ...statusOf(decision),
    effects,
    boards: boardsOfRuling(session, decision),
    contestants: concerned(session, decision, effects),
    call: decision.call && { ...decision.call, waited: waitedFor(session, decision.call) },
  };
}

/**
 * The boards that a ruling is about, and whose scores it changes. Of a line of a sheet that is the board which it belongs
 * to; of all of a sheet, or of a line that is there no longer, every board that the table plays in the round.
 */
export function boardsOfRuling(
  session: SessionPlay,
  { ruling, about }: Pick<DecisionPlay, 'ruling' | 'about'>,
): number[] {
  const effects = Object.values(session.rulings).filter((effect) => effect.ruling === ruling);
  const boards = [
    ...about.flatMap((place) => ('board' in place ? [place.board] : boardsOnSheet(session, place))),
    ...effects.flatMap(({ what }) => ('board' in what && what.board !== undefined ? [what.board] : [])),
  ];
  return [...new Set(boards)].toSorted((one, other) => one - other);
}

function boardsOnSheet(
  session: SessionPlay,
  {
    table,
    round,
    line,
  }: { readonly table: string; readonly round: number; readonly line?: number | undefined },
): readonly number[] {
  const { boards = [] } = scheduleOf(session).playedAt(table, round) ?? {};
  const of = line === undefined ? undefined : session.written[table]?.[round]?.lines[line - 1]?.board;
  return of === undefined ? boards : [of];
}

function statusOf({ status, appeal, history }: DecisionPlay): Pick<RulingDocument, 'status' | 'appealed'> {
  if (status === 'withdrawn') return { status, appealed: false };
  const appealed = appeal === 'lodged';
  if (appealed) return { status: 'appealed', appealed };
  const said = history.map(({ what }) => what);
  if (said.includes('appeal-decided')) return { status: 'decided', appealed };
  return { status: said.includes('amended') ? 'amended' : 'given', appealed };
}

function concerned(
  session: SessionPlay,
  { about, history }: DecisionPlay,
  effects: readonly EffectDocument[],
): string[] {
  const there = about.flatMap((place) => thoseAt(session, place));
  const affected = effects.flatMap(({ what }) => namedIn(what));
  const appealing = history.flatMap((historyEvent) =>
    historyEvent.what === 'appealed' ? [historyEvent.contestant] : [],
  );
  return [...new Set([...there, ...affected, ...appealing])];
}

/** Those who played at a place, or were to. */
function thoseAt(session: SessionPlay, place: DecisionPlay['about'][number]): readonly string[] {
  if ('board' in place) return Object.values(whoPlayedAt(session, place) ?? {});
  const { table, round } = place;
  const written = session.written[table]?.[round];
  if (written) return Object.values(written.seated);
  const meeting = scheduleOf(session).meetingAt(table, round);
  return meeting ? everybodyAt(meeting) : [];
}

/** Seconds from the call of a table to the director's arrival or answer. */
function waitedFor(
  { tables }: SessionPlay,
  { table, call }: { readonly table: string; readonly call: number },
): number | null {
  const known = tables[table]?.calls.find((one) => one.call === call);
  const came = known?.came ?? known?.answered;
  return known && came ? Math.max(0, Math.round((came.time - known.called.time) / 1_000_000)) : null;
}
