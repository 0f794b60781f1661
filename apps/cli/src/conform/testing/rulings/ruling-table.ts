import { EDITIONS, outcomeOf, type Edition, type Facts, type Outcome } from '#laws';
import { z } from 'zod';
import { explained, type Answer, type Figures } from '../../comparison/answer.js';
import { compareAnswer, type ComparedFigures } from '../../comparison/compare-answer.js';
import { RULING_PHRASES } from './ruling-phrases.js';
import { RULED_ROWS, type RuledRow } from '../../../../../../libs/laws/src/testing/ruled-rows.js';

const ROW = z.object({
  law: z.string(),
  trigger: z.string(),
  rectification: z.array(z.string()).min(1),
  record: z.array(z.string()).min(1),
});

type Row = z.infer<typeof ROW>;

/** Whether a file holds rows of the table of rulings: a list with at least one of them. */
export function areRulings(content: unknown): content is readonly unknown[] {
  return Array.isArray(content) && content.some((one) => ROW.safeParse(one).success);
}

/**
 * Walks a row of the table by its facts, in each edition that it is of: every phrase of its rectification has to be an
 * outcome, and one fact less or more has to lead to another.
 */
export function runRuling(element: unknown, at: number): ComparedFigures {
  const { data: row } = ROW.safeParse(element);
  if (!row) return cannotRun(`element ${at}`, 'it is no row: that has a law, a rectification and a record');
  const of = `Law ${row.law}`;
  const ruled = EDITIONS.filter((edition) => casesOf(row, edition).length > 0);
  if (ruled.length === 0) return cannotRun(of, 'the law book has no such row');
  const expected = Object.fromEntries(
    ruled.map((edition) => [
      edition,
      { rectification: row.rectification, record: row.record, 'near misses': casesOf(row, edition).length },
    ]),
  );
  return compareAnswer(
    of,
    expected,
    Object.fromEntries(ruled.map((edition) => [edition, ours(row, edition)])),
  );
}

function casesOf({ law }: Row, edition: Edition): readonly RuledRow[] {
  return RULED_ROWS.filter(({ row, editions }) => row === law && editions.includes(edition));
}

function ours(row: Row, edition: Edition): Figures {
  const cases = casesOf(row, edition);
  const reached = cases.map(({ law, facts }) => ({ facts, outcome: outcomeOf(law, edition, facts) }));
  const said = (phrases: readonly string[]) => phrases.map((phrase) => phraseOf(phrase, edition, reached));
  const misses = cases.filter(
    ({ law, facts, nearMiss }, index) =>
      !isSame(outcomeOf(law, edition, { ...facts, ...nearMiss }), reached[index]!.outcome),
  );
  const answer: Answer = {
    rectification: said(row.rectification),
    record: said(row.record),
    'near misses': explained(misses.length, 'one fact is otherwise, and another ruling follows'),
  };
  return answer;
}

type Reached = { readonly facts: Facts; readonly outcome: Outcome };

/** The phrase, where all of it follows from the facts of the row; otherwise what is missing. */
function phraseOf(phrase: string, edition: Edition, reached: readonly Reached[]): Figures {
  const wanted = Object.hasOwn(RULING_PHRASES, phrase) ? RULING_PHRASES[phrase]!.split(' ') : undefined;
  if (!wanted) return 'no such phrase is known here';
  const there = new Set(reached.flatMap(wordsOf));
  const missing = wanted
    .filter((word) => isOfEdition(word, edition))
    .map((word) => word.split('@')[0]!)
    .filter((word) => (isForbidden(word) ? there.has(word.slice('no-'.length)) : !there.has(word)));
  const followed = reached.map(({ outcome }) => outcome.law).join(', ');
  return explained(
    missing.length === 0 ? phrase : `not ${missing.join(', ')}`,
    `Laws ${followed} (${edition})`,
  );
}

/** Rectifications whose own names begin with `no-`. */
const OWN = new Set(['no-other-small-card', 'no-lead-of-suit', 'no-suggested-play']);

function isForbidden(word: string): boolean {
  return word.startsWith('no-') && !OWN.has(word);
}

function isOfEdition(word: string, edition: Edition): boolean {
  const years = word.split('@')[1];
  if (years === undefined) return true;
  const [from, to = from] = years.split('-');
  return edition >= Number(from || EDITIONS[0]) && edition <= Number(to || EDITIONS.at(-1));
}

/** All that an outcome says, by the words that stand in the phrases. */
function wordsOf({ facts, outcome: { law, rectifications, next } }: Reached): string[] {
  const follows = rectifications.flatMap((one) => {
    const { kind, ...rest } = one;
    const { law: clause, ...parts } = rest as Readonly<Record<string, string | number>>;
    const name = [kind, ...Object.values(parts)].join('.');
    return clause === undefined ? [name] : [name, `${name}:${clause}`];
  });
  const chosen = Object.values(facts).map((answer) => `choice:${answer}`);
  return [...follows, ...next.map((one) => `next:${one}`), ...chosen, `law:${law}`];
}

function isSame(one: Outcome, other: Outcome): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function cannotRun(of: string, why: string): ComparedFigures {
  return { equal: 0, different: [], unknown: [{ of, why, figures: 1 }] };
}
