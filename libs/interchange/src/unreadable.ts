/** Where in a text something is, both from 1; left out where a format tells it by its own names. */
export interface TextPlace {
  readonly line?: number;
  readonly column?: number;
}

/** Why a text cannot be read: one closed union of stable codes. */
export type ReadingFault =
  /** It is in none of the formats that are known. */
  | { readonly code: 'interchange.format-unknown' }
  /** It begins like the format, but is no JSON or no XML. */
  | ({
      readonly code: 'interchange.malformed';
      readonly format: string;
      readonly problem: string;
    } & TextPlace)
  /** Something is missing in it, or is not what the format says. */
  | ({
      readonly code: 'interchange.content';
      readonly format: string;
      readonly where: string;
      readonly problem: string;
    } & TextPlace)
  /** No honest file has that: entities of its own, elements in elements without end, something endlessly long. */
  | ({
      readonly code: 'interchange.hostile';
      readonly format: string;
      readonly why: 'entities' | 'depth' | 'length';
    } & TextPlace);

/** A text cannot be read; the message says why in English. */
export class Unreadable extends Error {
  constructor(readonly fault: ReadingFault) {
    super(inWords(fault));
    this.name = 'Unreadable';
  }
}

const HOSTILE = {
  entities: 'it declares entities of its own',
  depth: 'elements lie too deep in each other',
  length: 'something in it is too long',
} as const;

function inWords(fault: ReadingFault): string {
  switch (fault.code) {
    case 'interchange.format-unknown':
      return 'It is in none of the formats ACBLscore JSON, ACBL Live JSON, USEBIO XML, RealBridge JSON, Knockout JSON and PBN with a ScoreTable.';
    case 'interchange.malformed':
      return `It is no whole ${fault.format}: ${placeInWords(fault)}${fault.problem}.`;
    case 'interchange.content':
      return `As ${fault.format} it is wrong at ${placeInWords(fault)}${fault.where}: ${fault.problem}.`;
    case 'interchange.hostile':
      return `As ${fault.format} it is not read: ${placeInWords(fault)}${HOSTILE[fault.why]}.`;
    default:
      return fault satisfies never;
  }
}

function placeInWords({ line, column }: TextPlace): string {
  return line === undefined ? '' : `line ${line}, column ${column ?? 1}: `;
}
