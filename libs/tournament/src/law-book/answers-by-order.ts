import { answersInOrder, type OutcomeIn, type StepIn, walkFrom } from '#laws';
import type { Json, Upcast } from '../journal/aggregate.js';
import type { RecordedWay } from '../games/games.js';
import { FORMER_PROCEDURES } from './former-procedures.js';

/** A way as it was written once: its answers in their order. */
interface WayByOrder {
  readonly law: string;
  readonly answers: readonly string[];
}

/** What law books asked then; how it is written `former-procedures.ts` says. */
interface FormerProcedures {
  readonly rectifications: readonly OutcomeIn['rectifications'][number][];
  readonly outcomes: readonly (readonly [
    law: string,
    rectifications: readonly number[],
    ...next: string[],
  ])[];
  readonly questions: readonly (readonly [
    question: string,
    answers: Readonly<Record<string, number>>,
    chosen?: 1,
  ])[];
  readonly procedures: Readonly<
    Record<string, readonly [hangOn: readonly string[], first: Readonly<Record<string, readonly number[]>>]>
  >;
}

let parsed: FormerProcedures | undefined;
const former = () => (parsed ??= JSON.parse(FORMER_PROCEDURES) as FormerProcedures);

/** The step of a number. */
function stepOf(number: number): StepIn {
  if (number < 0) {
    const [law, rectifications, ...next] = former().outcomes[-1 - number]!;
    return {
      outcome: { law, rectifications: rectifications.map((one) => former().rectifications[one]!), next },
    };
  }
  const [question, answers, chosen] = former().questions[number]!;
  const branches = Object.fromEntries(
    Object.entries(answers).map(([answer, next]) => [answer, stepOf(next)]),
  );
  return chosen ? { by: question, options: branches } : { ask: question, answers: branches };
}

/**
 * The procedures of a law as long as rulings kept the order of their answers: what was asked last, then what was asked before
 * that.
 *
 * @param agreed the edition, or the settings of the convention, by which it asks; left out: whatever they are
 */
export function formerProcedures(law: string, agreed?: Readonly<Record<string, unknown>>): StepIn[] {
  const [hangOn, first]: FormerProcedures['procedures'][string] = former().procedures[law] ?? [[], {}];
  const by = agreed && hangOn.map((name) => String(agreed[name])).join(' ');
  const numbers = by === undefined ? Object.values(first).flat() : (first[by] ?? first['*'] ?? []);
  return numbers.map(stepOf);
}

/** A way with the questions that its answers were given to and what it ended in, as far as that hung on nothing else. */
function withQuestions<Way extends WayByOrder>(way: Way, edition: string) {
  const ofEdition = formerProcedures(way.law, { edition });
  const read = (ofEdition.length > 0 ? ofEdition : formerProcedures(way.law)).map((first) => {
    const asked = answersInOrder(first, way.answers);
    return { asked, outcome: asked.length < way.answers.length ? undefined : walkFrom(first, asked).outcome };
  });
  const ended = read.filter(({ outcome }) => outcome);
  const furthest = read.toSorted((one, other) => other.asked.length - one.asked.length)[0];
  const { asked, outcome } = ended[0] ?? { asked: furthest?.asked ?? [], outcome: undefined };
  const ends = new Set(ended.map((one) => JSON.stringify(one.outcome)));
  const isSure = (ofEdition.length > 0 || ends.size === 1) && !JSON.stringify(outcome)?.includes('"@');
  return {
    ...way,
    answers: [...asked, ...way.answers.slice(asked.length).map((answer) => ({ question: null, answer }))],
    ...(outcome && isSure && { outcome }),
  };
}

/** Schema 1 of what a ruling is found by kept the answers in their order; schema 2 has the questions, and what they led to. */
export const foundByQuestions: Upcast = (payload) => {
  const { law, ways, ...others } = payload as unknown as {
    readonly law: { readonly edition: string };
    readonly ways: readonly WayByOrder[];
  };
  return { ...others, law, ways: ways.map((way) => withQuestions(way, law.edition)) } as unknown as Json;
};

/** The same of what a judge's line stood on before rulings were given by themselves. */
export const linesFoundByQuestions: Upcast = (payload) => {
  const { rulings, ...others } = payload as unknown as { readonly rulings?: readonly Json[] };
  return (rulings ? { ...others, rulings: rulings.map(foundByQuestions) } : others) as unknown as Json;
};

/**
 * A way with what it ended in: of an old one by the procedures of then and what was agreed, where it hung on that.
 *
 * @param agreed the settings of the convention; none where the law book leaves nothing open
 */
export function withOutcome(way: RecordedWay, agreed: Readonly<Record<string, unknown>> = {}): RecordedWay {
  if (way.outcome || way.answers.some(({ question }) => question === null)) return way;
  const [first] = formerProcedures(way.law, agreed);
  const outcome = first && walkFrom(first, way.answers).outcome;
  if (!outcome) return way;
  const filled = (value: string) => (value.startsWith('@') ? agreed[value.slice(1)] : value);
  const rectifications = outcome.rectifications.map((one) =>
    Object.fromEntries(
      Object.entries(one).map(([name, value]) => [name, typeof value === 'string' ? filled(value) : value]),
    ),
  ) as NonNullable<RecordedWay['outcome']>['rectifications'];
  return { ...way, outcome: { ...outcome, rectifications, next: [...outcome.next] } };
}
