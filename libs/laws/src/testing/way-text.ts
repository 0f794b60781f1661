import type { Terms } from '../book/terms.js';
import type { Path } from '../book/walking.js';

/** A way through a procedure in a line: what is answered, and the clause with what follows; `> 64`: the law that comes next. */
export function wayText<Of extends Terms>({
  taken,
  outcome: { law, rectifications, next },
}: Path<Of>): string {
  const answers = taken.map(({ answer }) => answer).join(', ');
  const follows = rectifications.map((one) => Object.values(one).join(' ')).join(', ');
  const goesOn = next.length > 0 ? `> ${next.join(', ')}` : '';
  return [answers, law, [follows, goesOn].filter((part) => part !== '').join(' ')].join(' | ').trim();
}
