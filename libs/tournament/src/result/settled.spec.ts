import fc from 'fast-check';
import type { NewEvent, StreamUse } from '../journal/aggregate.js';
import { type JournalEvent, streamOf } from '../catalogue/journal-event.js';
import { eventDefinitions } from '../catalogue/catalogue.js';
import type { AnyCommand, Capacity } from '../command/command.js';
import { bridge } from '../games/bridge/bridge.js';
import type { GameResult } from '../games/games.js';
import { amendRuling, giveRuling, withdrawRuling } from '../ruling/commands/commands.js';
import {
  admitContestant,
  callRound,
  closeSession,
  reopenSession,
  withdrawContestant,
} from '../session/commands/commands.js';
import { scheduledPlays } from '../session/plan/schedule.js';
import { sessionStream } from '../session/state.js';
import { isSettled, tableStream } from '../table/state.js';
import { given } from '../testing/decider-specification.js';
import { tournamentStream } from '../tournament/state.js';
import {
  acceptCorrection,
  askCorrection,
  askLatePlay,
  beginLatePlay,
  confirmResult,
  correctResult,
  declineCorrection,
  disputeResult,
  enterResult,
  markNotPlayed,
  postponePlay,
  recordIrregular,
  recordResult,
  recordTraveller,
  refuseLatePlay,
  takeCorrectionBack,
  voidResult,
} from './commands/commands.js';
import { resultStream } from './state.js';
import { at, played, seats, threeTables } from './testing/three-tables.js';

/** Few plays, results, seats and rulings, so that whatever is said meets what was said before. */
const place = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom('A1 1 1', 'A2 1 3') },
    { weight: 1, arbitrary: fc.constantFrom('A1 1 2', 'A1 2 3', 'A1 1 3', 'A3 3 3', 'A4 1 1') },
  )
  .map(at);
const result = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom('4S N =', 'pass') },
    { weight: 1, arbitrary: fc.constantFrom('4S N -1', '-50', '+15', '7NTxx W -9') },
  )
  .map(played);
const seating = fc.constantFrom('NS1 EW1', 'EW1 NS1', 'NS1 EW2', 'NS2 EW2', 'NS1 EW9').map(seats);
const side = fc.constantFrom('NS', 'EW');
const entry = fc.constantFrom(1, 1, 1, 2, 2, 3);
const correction = fc.constantFrom(1, 1, 2);
const RULINGS = [1, 2, 3].map((number) => `3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3${number}`);
const ruling = fc.constantFrom(...RULINGS);
const seen = fc.constantFrom([], RULINGS, RULINGS);
const contestant = fc.constantFrom('A-EW1', 'A-EW2', 'A-EW3');
const round = fc.integer({ min: 1, max: 3 });
const reason = fc.constant('So it was.');
const session = fc.constant('1');
const law = fc.constant({ edition: '2017', law: '12C2(a)' });
const forSide = fc.oneof(
  fc.constantFrom('average-plus', 'average', 'average-minus').map((award) => ({ kind: 'artificial', award })),
  result.map((assigned) => ({ kind: 'assigned', result: assigned })),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({ kind: 'percentage', hundredths })),
  fc.constant({ kind: 'not-played' }),
  fc.tuple(result, result, fc.integer({ min: 1, max: 99 })).map(([one, other, weight]) => ({
    kind: 'weighted',
    results: [
      { result: one, hundredths: weight },
      { result: other, hundredths: 100 - weight },
    ],
  })),
);
const adjustment = fc.record({ NS: forSide, EW: forSide });
/** Up to two effects on scores: adjusted ones, and tricks that change sides. */
const effects = fc.array(
  fc.oneof(
    fc
      .tuple(place, adjustment)
      .map(([where, given]) => effectOn(where, { kind: 'score', adjustment: given })),
    fc
      .tuple(place, adjustment)
      .map(([where, given]) => effectOn(where, { kind: 'score', adjustment: given, ifUnscored: true })),
    fc.tuple(place, side).map(([where, to]) => effectOn(where, { kind: 'tricks', tricks: 1, to })),
  ),
  { maxLength: 2 },
);

function effectOn({ table, round, board }: ReturnType<typeof at>, effect: object) {
  return { ...effect, table, round, board };
}

interface Said {
  readonly command: AnyCommand;
  readonly body: Record<string, unknown>;
  readonly capacity: Capacity;
}

const capacity = fc.constantFrom<Capacity>('director', 'scorer', 'table');
const say = (command: AnyCommand, members: Record<string, fc.Arbitrary<unknown>>, weight = 2) => ({
  weight,
  arbitrary: fc.record({ command: fc.constant(command), body: fc.record(members), capacity }),
});
const about = (
  command: AnyCommand,
  { place: where = place, ...members }: Record<string, fc.Arbitrary<unknown>>,
  weight = 2,
) => {
  const { arbitrary } = say(command, { where, ...members });
  const inPlace = arbitrary.map(({ body: { where: named, ...rest }, ...said }) => ({
    ...said,
    body: { ...(named as object), ...rest },
  }));
  return { weight, arbitrary: inPlace };
};

const anythingSaid: fc.Arbitrary<Said> = fc.oneof(
  about(enterResult, { side, result }, 6),
  about(confirmResult, { side, entry }, 6),
  about(disputeResult, { side, entry }, 4),
  about(recordResult, { result }),
  about(correctResult, { result, reason }),
  about(correctResult, { result, reason, seating }),
  about(askCorrection, { side, result, entry }, 4),
  about(acceptCorrection, { correction }),
  about(declineCorrection, { correction }),
  about(takeCorrectionBack, { correction, side }, 1),
  about(voidResult, { reason }, 3),
  about(markNotPlayed, {}),
  about(postponePlay, { reason }),
  about(askLatePlay, {}),
  about(refuseLatePlay, {}),
  about(beginLatePlay, { at: fc.constantFrom('A1', 'A2', 'A3') }),
  about(recordIrregular, { result, seating, reason }, 3),
  say(giveRuling, { ruling, session, law, reason, effects, seen }, 7),
  say(amendRuling, { ruling, session, law, reason, effects }, 2),
  say(withdrawRuling, { ruling, session, reason }, 3),
  say(recordTraveller, {
    session,
    board: fc.constant(3),
    lines: fc.array(fc.record({ table: fc.constantFrom('A1', 'A2', 'A3'), round, result }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  say(callRound, { session, round }, 1),
  say(withdrawContestant, { session, contestant, fromRound: round }, 1),
  say(admitContestant, { session, contestant, fromRound: round, missed: fc.constant('late') }, 1),
  say(closeSession, { session }, 1),
  say(reopenSession, { session, reason }, 1),
);

interface Step extends Said {
  readonly before: readonly JournalEvent[];
  readonly events: readonly JournalEvent[];
  readonly decision: ReturnType<ReturnType<typeof given>['when']>['decision'];
}

/** Does one thing after the other in one journal. A refused command changes nothing. */
function tell(said: readonly Said[], begin: readonly JournalEvent[]): Step[] {
  const steps: Step[] = [];
  let before = begin;
  for (const one of said) {
    const { decision } = given(...before).when(one.command, one.body, { capacity: one.capacity });
    const events = (
      decision.accepted ? (Object.values(decision.events) as NewEvent[][]).flat() : []
    ) as JournalEvent[];
    steps.push({ ...one, before, events, decision });
    before = [...before, ...events];
  }
  return steps;
}

function checkAll(
  check: (steps: readonly Step[]) => void,
  {
    begin = threeTables(2),
    anything = anythingSaid,
    seed,
  }: { begin?: ReturnType<typeof threeTables>; anything?: typeof anythingSaid; seed?: number } = {},
): void {
  const evening = fc.array(anything, { minLength: 10, maxLength: 40 });
  fc.assert(
    fc.property(evening, (said) => check(tell(said, begin))),
    { numRuns: 250, ...(seed !== undefined && { seed }) },
  );
}

/** All rounds called, and everything marked as not played but the two boards of table A1 in the first. */
const almostDone = tell(
  scheduledPlays(given(...threeTables(3)).state(sessionStream('1')))
    .filter(({ table, round }) => table !== 'A1' || round > 1)
    .map(({ table, round, board }) => ({
      command: markNotPlayed,
      body: { session: '1', table, round, board },
      capacity: 'scorer',
    })),
  threeTables(3),
).reduce((events, { events: newEvents }) => [...events, ...newEvents], threeTables(3));

/** What is said of those two, and of the session. */
const lastBoards = fc.constantFrom('A1 1 1', 'A1 1 2').map(at);
const lastRuled = fc
  .tuple(lastBoards, adjustment)
  .map(([where, given]) => [effectOn(where, { kind: 'score', adjustment: given })]);
const lastWords: fc.Arbitrary<Said> = fc.oneof(
  about(recordResult, { place: lastBoards, result }, 4),
  about(voidResult, { place: lastBoards, reason }, 1),
  about(postponePlay, { place: lastBoards, reason }, 1),
  say(giveRuling, { ruling, session, law, reason, effects: lastRuled, seen }, 4),
  say(withdrawRuling, { ruling, session, reason }, 1),
  say(closeSession, { session }, 4),
  say(reopenSession, { session, reason }, 4),
);

/** The plays of which something is said: the names of the streams of their results, with the places. */
function placesIn(events: readonly JournalEvent[]) {
  const named = events.filter(({ type }) => /^(result\.|table\.play-|ruling\.score-)/.test(type));
  const places = named.map(({ payload }) => payload as ReturnType<typeof at>);
  return new Map(places.map((one) => [resultStream(one).stream, one]));
}

/** Whether nothing is left to be done about a play, told from what was said of it alone. */
function closedByItsLastWord(events: readonly JournalEvent[], stream: string): boolean {
  const last = events.findLast(
    (event) => /^result\.(?!late-play)/.test(event.type) && streamOf(event) === stream,
  );
  const agreed =
    last !== undefined &&
    (last.type === 'result.entered'
      ? last.payload.agreed
      : !['result.disputed', 'result.voided', 'result.postponed'].includes(last.type));
  return agreed || standingRulings(events, stream).length > 0;
}

function standingRulings(events: readonly JournalEvent[], stream: string): string[] {
  const isOver = (ruling: string, at: number) =>
    events.some(
      (event, index) =>
        index > at &&
        (event.type === 'ruling.withdrawn' || event.type === 'ruling.amended') &&
        event.payload.ruling === ruling,
    );
  return events.flatMap((event, at) =>
    event.type === 'ruling.score-adjusted' && resultStream(event.payload).stream === stream
      ? [event.payload.ruling].filter((one) => !isOver(one, at))
      : [],
  );
}

/** What a command says was the result, and where. */
function valuesSaid({ body }: Said): { stream: string; value: GameResult }[] {
  const one = body as ReturnType<typeof at> & { result?: GameResult; lines?: Said['body'][] };
  const lines = one.lines ? one.lines.map((line) => ({ ...one, ...line })) : [one];
  return (lines as (typeof one)[]).flatMap((line) =>
    line.result ? [{ stream: resultStream(line).stream, value: line.result }] : [],
  );
}

describe('whatever is said of the plays of a session, in whatever order', () => {
  it('a play is settled exactly when its last word is a score agreed on, that it is not played, or a ruling', () =>
    checkAll((steps) => {
      for (const { before, events: newEvents } of steps) {
        const events = [...before, ...newEvents];
        for (const [stream, one] of placesIn(newEvents)) {
          const settled = isSettled(given(...events).state(tableStream(one)), one);
          expect([stream, settled]).toEqual([stream, closedByItsLastWord(events, stream)]);
        }
      }
    }));

  it('a play has one ruling at most', () =>
    checkAll((steps) => {
      const final = steps.flatMap(({ events }) => events);
      for (const stream of placesIn(final).keys())
        expect(standingRulings(final, stream).length).toBeLessThanOrEqual(1);
    }));

  it('every result that was accepted is in the journal for good', () =>
    checkAll((steps) => {
      const final = steps.flatMap(({ events }) => events);
      for (const step of steps.filter(({ decision }) => decision.accepted)) {
        for (const { stream, value } of valuesSaid(step)) {
          const kept = final.some(
            (event) =>
              streamOf(event) === stream &&
              'result' in event.payload &&
              bridge.alike(event.payload.result, value),
          );
          expect([stream, value, kept]).toEqual([stream, value, true]);
        }
      }
    }));

  it('said twice, it changes nothing the second time', () =>
    checkAll((steps) => {
      for (const { command, body, capacity, before, events } of steps) {
        // A second amendment is one of its own.
        if (command === amendRuling) continue;
        const again = given(...before, ...events).when(command, body, { capacity });
        expect(again.decision.accepted ? Object.values(again.decision.events).flat() : []).toEqual([]);
      }
    }));

  it('the session is closed exactly when nothing that is scheduled is left', () => {
    const seen = new Set<boolean>();
    checkAll(
      (steps) => {
        for (const { command, before, decision } of steps.filter((step) => step.command === closeSession)) {
          const session = given(...before).state(sessionStream('1'));
          if (session.status === 'closed') continue;
          const left = scheduledPlays(session).filter(
            (play) => !closedByItsLastWord(before, resultStream({ session: '1', ...play }).stream),
          );
          expect([command.name, decision.accepted]).toEqual(['session.close', left.length === 0]);
          seen.add(decision.accepted);
        }
      },
      // What has to come up does so with this seed.
      { begin: almostDone, anything: lastWords, seed: 29 },
    );
    expect(seen).toEqual(new Set([false, true]));
  });

  it('goes into the streams that the command names, as lines that fit the journal', () => {
    const accepted = new Set<string>();
    const check = (steps: readonly Step[]) => {
      for (const { command, body, before, decision } of steps) {
        if (!decision.accepted) continue;
        const parsed: unknown = command.body.parse(body);
        const uses = { tournament: tournamentStream, ...command.uses(parsed) };
        const states = Object.fromEntries(
          Object.entries<StreamUse>(uses).map(([name, use]) => [name, given(...before).state(use)]),
        );
        const named = { ...uses, ...command.also?.(parsed, states, {}) };
        for (const [name, events] of Object.entries(decision.events)) {
          for (const event of events as JournalEvent[]) {
            expect(streamOf(event)).toBe(named[name as keyof typeof named].stream);
            expect(eventDefinitions.get(event.type)!.payload.parse(event.payload)).toEqual(event.payload);
            accepted.add(event.type);
          }
        }
      }
    };
    checkAll(check, { seed: 29 });
    // Nothing of all this is empty: everything that can happen to a play has happened.
    const toPlays = [...eventDefinitions.keys()].filter((type) => /^(result|ruling|table)\./.test(type));
    // A late play begins where both sides are free, which has a specification of its own.
    const others = [
      'ruling.penalty-given',
      'ruling.field-split',
      'ruling.warning-given',
      'ruling.reviewed',
      'ruling.appealed',
      'ruling.appeal-withdrawn',
      'ruling.appeal-decided',
      'ruling.effect-voided',
      'ruling.line-ruled',
      'table.director-came',
      'table.moved-on',
      'table.moved-back',
      // Sheets have a specification of their own.
      'table.sheet-agreed',
      'table.sheet-reopened',
      'table.slow-recorded',
      'table.boards-told',
      'table.boards-missed',
      'table.seats-confirmed',
      'table.round-confirmed',
      'table.responsible-named',
      'table.hands-counted',
      'table.director-called',
      'table.call-described',
      'table.call-taken-back',
      'table.director-coming',
      'table.call-answered',
      'result.late-play-begun',
      // So have corrections that players ask for.
      'result.correction-asked',
      'result.correction-declined',
      'result.correction-taken-back',
      // What is found beside deals has a specification of its own.
      'result.checked',
      'result.suspicion-decided',
      // What was called and played changes nothing of a result.
      'result.play-recorded',
      'table.contradiction-opened',
      'table.contradiction-closed',
    ];
    expect([...accepted]).toEqual(expect.arrayContaining(toPlays.filter((type) => !others.includes(type))));
  });
});
