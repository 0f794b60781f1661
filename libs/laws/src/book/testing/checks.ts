import type { LawBook } from '../law-book.js';
import type { Step } from '../step.js';
import type { Terms } from '../terms.js';
import { pathsOf, stepAfter } from '../walking.js';

/** Answers on the ways through a book that its facts do not have, and facts that are asked twice on one way. */
export function strangeAnswers<Of extends Terms>({ facts, procedures, former }: LawBook<Of>): string[] {
  const answersTo = (fact: string) => (facts as Terms['facts'])[fact] ?? [];
  return [...procedures.values(), ...(former?.values() ?? [])]
    .flat()
    .flatMap(pathsIn)
    .flatMap(({ taken }) => {
      const asked = taken.filter(({ by }) => by === undefined);
      const twice = asked.filter(({ of }, at) => asked.findIndex((one) => one.of === of) !== at);
      const strange = asked.filter(({ of, answer }) => !answersTo(of).includes(answer));
      return [...twice, ...strange].map(({ of, answer }) => `${of}: ${answer}`);
    });
}

function pathsIn<Of extends Terms>(step: Step<Of>) {
  return pathsOf(step);
}

/** Questions of a procedure to which every answer leads to the same. */
export function idleQuestions<Of extends Terms>(step: Step<Of>): string[] {
  if ('outcome' in step) return [];
  const branches = Object.values('ask' in step ? step.answers : step.options);
  const same = branches.length > 1 && new Set(branches.map((one) => JSON.stringify(one))).size === 1;
  return [...(same && 'ask' in step ? [step.ask] : []), ...branches.flatMap((one) => idleQuestions(one))];
}

/** A procedure with another end behind one of its branches, for each of them. */
export function mutations<Of extends Terms>(step: Step<Of>, elsewhere: Step<Of>): Step<Of>[] {
  if ('outcome' in step) return [elsewhere];
  const branches = 'ask' in step ? step.answers : step.options;
  return Object.entries(branches).flatMap(([name, next]) =>
    [elsewhere, ...mutations(next, elsewhere)].map((other): Step<Of> => {
      const changed = { ...branches, [name]: other };
      return 'ask' in step ? { ...step, answers: changed } : { ...step, options: changed };
    }),
  );
}

/**
 * Ways through what a book asked before that its procedures of now would read otherwise: as far as these know the answers
 * they have to ask the same for them, and where they know all of them the same has to follow.
 */
export function readOtherwise<Of extends Terms>({ procedures, former = new Map() }: LawBook<Of>): string[] {
  const gone = [...former].flatMap(([law, steps]) =>
    steps.flatMap((step) => pathsOf(step).map((path) => ({ law, path }))),
  );
  return gone.flatMap(({ law, path: { taken, outcome } }) => {
    let at: Step<Of> | undefined = procedures.get(law);
    for (const { of, answer } of taken) {
      if (!at || 'outcome' in at) return [];
      const next: Step<Of> | undefined = stepAfter(at, [answer]);
      if (!next) return [];
      if (('ask' in at ? at.ask : at.by) !== of) return [`${law}: ${answer} to ${of}`];
      at = next;
    }
    const same = at && 'outcome' in at && JSON.stringify(at.outcome) === JSON.stringify(outcome);
    return same ? [] : [`${law}: ${taken.map(({ answer }) => answer).join(', ')}`];
  });
}
