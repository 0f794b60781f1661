/** In what terms the law book of a game is written. */
export interface Terms {
  /** What is asked, with the answers that there are in the order in which they are offered. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Who chooses where the book leaves a choice. */
  readonly chooser: string;
  /** What may follow. */
  readonly rectification: { readonly kind: string };
}

/** The end of a procedure: what follows, which clause says so, and which law has to be asked next. */
export interface Outcome<Of extends Terms = Terms> {
  /** The clause as directors name it: `64A1`, `3.9.16.2`. */
  readonly law: string;
  readonly rectifications: readonly Of['rectification'][];
  /** Procedures that the director goes on to. */
  readonly next: readonly string[];
}

/** A fact that a book asks for. */
export type FactOf<Of extends Terms> = keyof Of['facts'] & string;

/** The answers to a fact. */
export type AnswerOf<Of extends Terms, Asked extends FactOf<Of>> = Of['facts'][Asked][number];

/** Rectifications of which there is no more to say than their name. */
export type PlainOf<Of extends Terms> = PlainKind<Of['rectification']>;

type PlainKind<One> = One extends { readonly kind: infer Kind }
  ? [Exclude<keyof One, 'kind'>] extends [never]
    ? Kind
    : never
  : never;
