import { z } from 'zod';

const id = z.string().max(60);

/** What a procedure of a law book asked and what it was answered, by their ids; of a choice, who chose and which option. */
const answered = z.strictObject({ question: id, answer: id });

/** Answers in a procedure, each with its question. */
export const answers = z.array(answered).max(30);

/** What a procedure ended in: the clause, what follows by it, and the laws that come next. */
const outcome = z.strictObject({
  law: z.string().max(20),
  rectifications: z.array(z.object({ kind: id }).catchall(z.union([id, z.number()]))).max(30),
  next: z.array(z.string().max(20)).max(20),
});

/** What events say of a way through a procedure, so that nobody has to ask the law book what was said in it. */
export const recorded = {
  /** The question is null where an old event does not tell it: no law book of its time asks so. */
  answers: z.array(answered.extend({ question: id.nullable() })).max(30),
  /** Left out of some old ones: it hung on what was agreed, or is not known. */
  outcome: outcome.optional(),
} as const;
