/** An answer as it is sent. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Uint8Array;
}

/** An answer that is there already: thrown past the handler of its route, and sent as it is. */
export class AnsweredElsewhere extends Error {
  override readonly name = 'AnsweredElsewhere';

  constructor(readonly answer: WholeAnswer) {
    super('This request is answered already.');
  }
}
