import type { Aggregate } from '../aggregate.js';
import type { AnyCommand, DecisionContext } from '../command.js';
import type { NewEvent } from '../event.js';
import type { RejectionCode } from '../rejection.js';

/** The organiser of the tournaments in specifications. */
export const ORGANISER = '00000000-0000-4000-8000-000000000001';

const context: DecisionContext = {
  tournament: '00000000-0000-4000-8000-0000000000ff',
  actor: `person:${ORGANISER}`,
  now: 1_800_000_000_000_000,
  note: (text) => ({
    reference: { text: '00000000-0000-4000-8000-00000000000a', hash: 'a'.repeat(64) },
    salt: 'b'.repeat(64),
    text,
  }),
};

/**
 * Tests of an aggregate as sentences: `given(events).when(command, body).then(events)` or `.thenRejected(code)`. Events
 * given stand at positions 1, 2, 3 ... of the book, and the body goes through the command's schema.
 */
export function specification<State, Event extends NewEvent>(
  name: string,
  aggregate: Aggregate<State, Event>,
) {
  return {
    given: (...events: Event[]) => {
      const state = events.reduce(
        (folded, event, index) => aggregate.evolve(folded, event, { position: index + 1, time: context.now }),
        aggregate.initial,
      );
      const when = (command: AnyCommand, body: unknown, actor = context.actor) => {
        const decision = command.decide(command.body.parse(body), { [name]: state }, { ...context, actor });
        return {
          // oxlint-disable-next-line unicorn/no-thenable -- a sentence, never awaited
          then: (...expected: Event[]) =>
            expect(decision).toMatchObject({
              accepted: true,
              events: expected.length ? { [name]: expected } : {},
            }),
          thenNothing: () => expect(decision).toMatchObject({ accepted: true, events: {} }),
          thenRejected: (code: RejectionCode) =>
            expect(decision).toMatchObject({ accepted: false, rejection: { code } }),
          decision,
        };
      };
      return { when, state };
    },
  };
}
