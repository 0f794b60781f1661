import type { AnswerOfThread } from './asked-of-thread.js';

/** An answer that is there already: thrown past the handler of its route, and sent as it is. */
export class AnsweredElsewhere extends Error {
  override readonly name = 'AnsweredElsewhere';

  constructor(readonly answer: AnswerOfThread) {
    super('This request is answered already.');
  }
}
