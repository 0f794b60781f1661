import type { LawBook } from '../book/law-book.js';
import type { Step } from '../book/step.js';
import type { Terms } from '../book/terms.js';
import { branchesOf, pathsOf } from '../book/walking.js';

/** Answers on the ways through a book that its facts do not have, and facts that are asked twice on one way. */
export function strangeAnswers<Of extends Terms>({ facts, procedures }: LawBook<Of>): string[] {
  const answersTo = (fact: string) => (facts as Terms['facts'])[fact] ?? [];
  return [...procedures.values()].flatMap(pathsIn).flatMap(({ taken }) => {
    const asked = taken.filter(({ by }) => by === undefined);
    const twice = asked.filter(
      (one, at) => asked.findIndex(({ question }) => question === one.question) !== at,
    );
    const strange = asked.filter(({ question, answer }) => !answersTo(question).includes(answer));
    return [...twice, ...strange].map(({ question, answer }) => `${question}: ${answer}`);
  });
}

function pathsIn<Of extends Terms>(step: Step<Of>) {
  return pathsOf(step);
}

/** Questions of a procedure to which every answer leads to the same. */
export function idleQuestions<Of extends Terms>(step: Step<Of>): string[] {
  if ('outcome' in step) return [];
  const branches = Object.values(branchesOf(step)[1]);
  const same = branches.length > 1 && new Set(branches.map((one) => JSON.stringify(one))).size === 1;
  return [...(same && 'ask' in step ? [step.ask] : []), ...branches.flatMap((one) => idleQuestions(one))];
}

/** A procedure with another end behind one of its branches, for each of them. */
export function mutations<Of extends Terms>(step: Step<Of>, elsewhere: Step<Of>): Step<Of>[] {
  if ('outcome' in step) return [elsewhere];
  const [, branches] = branchesOf(step);
  return Object.entries(branches).flatMap(([name, next]) =>
    [elsewhere, ...mutations(next, elsewhere)].map((other): Step<Of> => {
      const changed = { ...branches, [name]: other };
      return 'ask' in step ? { ...step, answers: changed } : { ...step, options: changed };
    }),
  );
}
