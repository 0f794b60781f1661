import { bridgeLaws } from '../bridge/law-book.js';
import { rule } from '../bridge/terms/terms.js';
import { mutations } from '../testing/checks.js';
import { recordedWayOf, wayOf } from '../testing/ways.js';
import type { LawBook } from './law-book.js';
import type { Step } from './step.js';
import { walk, type WayGone } from './walk.js';

const LAWS = bridgeLaws(2017) as LawBook;
const ANSWERS = ['no', 'no', 'offender', 'one', 'no'] as const;
const RECORDED: WayGone = recordedWayOf(LAWS, '64', ANSWERS);
const UNRECORDED: WayGone = wayOf(LAWS, '64', ANSWERS);
const ELSEWHERE = rule('0', ['play-on']) as Step;

const corrected = (first: Step): LawBook => ({ ...LAWS, procedures: new Map([['64', first]]) });
/** The book with another end behind each branch of Law 64. */
const books = mutations(LAWS.procedures.get('64')!, ELSEWHERE).map(corrected);

describe('a way whose law was corrected since it was recorded', () => {
  it('ends where it was recorded to end, though the same answers lead elsewhere by now', () => {
    const book = books.find((one) => {
      const { asked, outcome } = walk(UNRECORDED, one);
      return outcome?.law === '0' && asked.length === ANSWERS.length;
    })!;
    expect(walk(RECORDED, book)).toEqual(walk(RECORDED, LAWS));
  });

  it('keeps its answers and its end, whichever question has gone', () => {
    expect(books.length).toBeGreaterThan(ANSWERS.length);
    for (const book of books) {
      const { asked, outcome } = walk(RECORDED, book);
      expect(asked.map(({ question, answer }) => ({ question, answer }))).toEqual(RECORDED.answers);
      expect(outcome).toEqual(RECORDED.outcome);
    }
  });
});
