import { sha256 } from '#cards';
import type { NewEvent, StreamUse } from '../journal/aggregate.js';
import type { HiddenDeal } from '../board/state.js';
import { type JournalEvent, streamOf } from '../catalogue/journal-event.js';
import { eventDefinitions } from '../catalogue/catalogue.js';
import {
  type AnyCommand,
  type DealGiven,
  type DealImport,
  type DecisionContext,
  reject,
  type Rejected,
} from '../command/command.js';
import type { RejectionCode } from '../command/rejection.js';
import { tournamentStream } from '../tournament/state.js';

/** The organiser of the tournaments in specifications. */
export const ORGANISER = '00000000-0000-4000-8000-000000000001';

/** The seed of the draws in specifications. */
export const SEED = '5eed'.repeat(16);

/** What a free text's reference looks like in the events of specifications. */
export const NOTED = { text: '00000000-0000-4000-8000-00000000000a', hash: 'a'.repeat(64) };

/** When everything happens in specifications, in microseconds. */
export const NOW = 1_800_000_000_000_000;

/** A deal as specifications hide it: nothing but its text in other signs, so that equal deals can be told. */
export function hiddenAs(deal: string): HiddenDeal {
  const text = Buffer.from(deal).toString('base64url');
  const digits = Buffer.from(sha256(Buffer.from(deal))).toString('hex');
  const id = `${digits.slice(0, 8)}-0000-4000-8000-${digits.slice(8, 20)}`;
  return { id, cipher: 'A256GCM', nonce: 'n'.repeat(16), text };
}

function imported(deal: DealGiven | undefined): { readonly deal?: DealImport } {
  if (!deal) return {};
  const hidden = { ...hiddenAs(deal.text), ...(deal.under !== undefined && { id: deal.under }) };
  return { deal: deal.beside?.text === hidden.text ? { alike: true } : { alike: false, hidden } };
}

/** What a deal that everybody may see says against one that is brought. */
function againstOpen({ open }: Partial<DealGiven> = {}): Rejected | undefined {
  const refused = open?.against(Buffer.from(open.hidden.text, 'base64url').toString());
  return refused && reject(refused);
}

const context: DecisionContext = {
  tournament: '00000000-0000-4000-8000-0000000000ff',
  actor: `person:${ORGANISER}`,
  capacity: 'organiser',
  now: NOW,
  seed: () => SEED,
  note: (text) => ({ reference: NOTED, salt: 'b'.repeat(64), text }),
};

function stateOf(use: StreamUse, events: readonly JournalEvent[]): unknown {
  return events.reduce<unknown>(
    (state, event, index) =>
      streamOf(event) === use.stream
        ? use.aggregate.evolve(state, event as never, { position: index + 1, time: NOW })
        : state,
    use.aggregate.initial,
  );
}

/** An event as the ledger would take it. @throws ZodError when it does not fit its schema */
function parsedEvent(event: NewEvent): NewEvent {
  return { ...event, payload: eventDefinitions.get(event.type)!.payload.parse(event.payload) };
}

function statesOf(uses: Readonly<Record<string, StreamUse>>, events: readonly JournalEvent[]) {
  return Object.fromEntries(Object.entries(uses).map(([name, use]) => [name, stateOf(use, events)]));
}

/** The states of the streams that only others tell, from one to the next. */
function alsoOf(
  command: AnyCommand,
  body: unknown,
  states: Readonly<Record<string, unknown>>,
  events: readonly JournalEvent[],
  known: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const named = Object.entries(command.also?.(body, states, known) ?? {});
  const unknown = Object.fromEntries(named.filter(([name]) => !Object.hasOwn(known, name)));
  if (Object.keys(unknown).length === 0) return known;
  return alsoOf(command, body, states, events, { ...known, ...statesOf(unknown, events) });
}

/**
 * Tests of decisions as sentences: `given(events).when(command, body).then(events)` or `.thenRejected(code)`. The
 * events given stand at positions 1, 2, 3 ... of one journal, each in its own stream, and the body goes through the
 * command's schema. What is expected is listed over all streams, in the order in which the command names them.
 */
export function given(...events: JournalEvent[]) {
  const when = (
    command: AnyCommand,
    body: unknown,
    by: Partial<
      Pick<
        DecisionContext,
        | 'actor'
        | 'capacity'
        | 'pair'
        | 'entry'
        | 'now'
        | 'ranking'
        | 'cut'
        | 'unchecked'
        | 'openAppeals'
        | 'visibility'
      >
    > = {},
  ) => {
    const parsed: unknown = command.body.parse(body);
    const states = statesOf({ tournament: tournamentStream, ...command.uses(parsed) }, events);
    const also = alsoOf(command, parsed, states, events);
    const dealGiven = command.deal?.(parsed, states, also);
    const decision =
      againstOpen(dealGiven) ??
      command.decide(parsed, states, { ...context, ...imported(dealGiven), ...by }, also);
    const newEvents = decision.accepted
      ? (Object.values(decision.events) as NewEvent[][]).flat().map(parsedEvent)
      : [{ rejected: decision.rejection }];
    return {
      // oxlint-disable-next-line unicorn/no-thenable -- a sentence, never awaited
      then: (...expected: NewEvent[]) => expect(newEvents).toEqual(expected),
      /** For sentences of which only counts that it can be. */
      thenAccepted: () => expect(decision).toMatchObject({ accepted: true }),
      thenNothing: () => expect(newEvents).toEqual([]),
      thenRejected: (code: RejectionCode, params: Readonly<Record<string, unknown>> = {}) =>
        expect(decision).toMatchObject({ accepted: false, rejection: { code, ...params } }),
      /** The journal with what has happened now behind what was given. */
      book: () => given(...events, ...(newEvents as JournalEvent[])),
      decision,
    };
  };
  return { when, state: <State>(use: StreamUse<State>) => stateOf(use, events) as State };
}
