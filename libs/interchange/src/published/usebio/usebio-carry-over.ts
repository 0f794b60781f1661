import { carryOverSaid, isCarried } from '../carry-over.js';
import type { PublishedMatch } from '../published-match.js';
import type { UsebioMatch } from './usebio-document.js';
import type { XmlToWrite } from '../write-xml.js';
import { instructionName } from '../xml.js';

/**
 * What two teams begin a knockout match with. The format has no element for it, and readers that know its DTD refuse
 * elements of others: so it is a processing instruction, which every reader of XML passes over.
 */
const NAME = instructionName('tirage-carry-over');

/** Nothing where both begin with nothing. */
export function carryOverElement({ carryOver }: Pick<PublishedMatch, 'carryOver'>): XmlToWrite | undefined {
  const { home, away } = carryOver;
  return isCarried(carryOver) ? { name: NAME, holds: `home="${home}" away="${away}"` } : undefined;
}

/** What the teams of a match begin with: nothing where the file does not tell, or tells no numbers. */
export function carryOverOf({ fields }: Pick<UsebioMatch, 'fields'>): PublishedMatch['carryOver'] {
  return carryOverSaid(/^home="([^"]*)" away="([^"]*)"$/.exec(fields[NAME]?.trim() ?? ''));
}
