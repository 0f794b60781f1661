/** Why a text cannot be read: one closed union of stable codes. */
export type ReadingFault =
  /** It is in none of the formats that are known. */
  | { readonly code: 'interchange.format-unknown' }
  /** It begins like the format, but is no JSON or no XML. */
  | { readonly code: 'interchange.malformed'; readonly format: string; readonly problem: string }
  /** Something is missing in it, or is not what the format says. */
  | {
      readonly code: 'interchange.content';
      readonly format: string;
      readonly where: string;
      readonly problem: string;
    };

/** A text cannot be read; the message says why in English. */
export class Unreadable extends Error {
  constructor(readonly fault: ReadingFault) {
    super(inWords(fault));
    this.name = 'Unreadable';
  }
}

function inWords(fault: ReadingFault): string {
  switch (fault.code) {
    case 'interchange.format-unknown':
      return 'It is in none of the formats ACBLscore JSON, ACBL Live JSON, USEBIO XML, RealBridge JSON and Knockout JSON.';
    case 'interchange.malformed':
      return `It is no whole ${fault.format}: ${fault.problem}.`;
    case 'interchange.content':
      return `As ${fault.format} it is wrong at ${fault.where}: ${fault.problem}.`;
    default:
      return fault satisfies never;
  }
}
