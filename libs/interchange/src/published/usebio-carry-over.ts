import type { PublishedMatch } from './published-match.js';
import type { UsebioMatch } from './usebio-document.js';
import type { XmlToWrite } from './write-xml.js';
import { instructionName } from './xml.js';

/**
 * What two teams begin a knockout match with. The format has no element for it, and readers that know its DTD refuse
 * elements of others: so it is a processing instruction, which every reader of XML passes over.
 */
const NAME = instructionName('tirage-carry-over');

const DECIMAL = /^-?\d{1,6}(\.\d{1,2})?$/;

/** Nothing where both begin with nothing. */
export function carryOverElement({
  carryOver: { home, away },
}: Pick<PublishedMatch, 'carryOver'>): XmlToWrite | undefined {
  return Number(home) === 0 && Number(away) === 0
    ? undefined
    : { name: NAME, holds: `home="${home}" away="${away}"` };
}

/** What the teams of a match begin with: nothing where the file does not tell, or tells no numbers. */
export function carryOverOf({ fields }: Pick<UsebioMatch, 'fields'>): PublishedMatch['carryOver'] {
  const [, home = '', away = ''] = /^home="([^"]*)" away="([^"]*)"$/.exec(fields[NAME]?.trim() ?? '') ?? [];
  return DECIMAL.test(home) && DECIMAL.test(away) ? { home, away } : { home: '0', away: '0' };
}
