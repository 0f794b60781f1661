import { PREFERANS_CODE } from './preferans/terms/terms.js';

/** What takes the place of a law's number where the regulation of the tournament rules. */
export const BY_REGULATION = 'regulation';

/** What is asked of a law book that need not be opened for it. */
interface BookFacts {
  /** Of which game it is, as tournaments name games; in whose words it is said. */
  readonly name: 'bridge' | 'preferans';
  /** Whether it leaves open what players agree. */
  readonly leavesOpen: boolean;
  /** The law that says until when is appealed. */
  readonly appeals: string;
}

const LAWS: BookFacts = { name: 'bridge', leavesOpen: false, appeals: '92B' };
const CODE: BookFacts = { name: 'preferans', leavesOpen: true, appeals: BY_REGULATION };

/**
 * What is asked of the law book of an edition.
 *
 * @param edition as tournaments keep it: `2017`, `preferans-code`
 */
export function bookFacts(edition: string): BookFacts {
  return edition === PREFERANS_CODE ? CODE : LAWS;
}
