import type { GameName } from '#tournament';
import type { DealFileFormat } from '../../api/boardSets.js';
import { dealParts } from '../../play/dealParts.js';
import { base64Of } from './fileBytes.js';

/** Formats that hold no numbers of boards. */
const UNNUMBERED: readonly DealFileFormat[] = ['BRI', 'DGE', 'BER', 'BHG', 'RZD'];

/** A file of deals as it is being chosen. */
export interface ChosenFile {
  readonly file: File | undefined;
  readonly format: DealFileFormat;
  /** The board of its first deal, where the format holds no numbers. */
  readonly first: number;
}

/** Nothing is chosen yet of deals of a game. */
export function noFile(game: GameName): ChosenFile {
  return { file: undefined, format: dealParts(game).formats[0], first: 1 };
}

/** A file of deals as it is sent. */
export interface DealFileImported {
  readonly format: DealFileFormat;
  readonly file: string;
  readonly first?: number;
}

/** The format that a file's name tells. */
export function formatOfName(name: string, game: GameName): DealFileFormat | undefined {
  const ending = name.split('.').at(-1)?.toUpperCase();
  return dealParts(game).formats.find((format) => format === ending);
}

/** Whether a format says which boards its deals are. */
export function holdsNumbers(format: DealFileFormat): boolean {
  return !UNNUMBERED.includes(format);
}

/** What is sent of a chosen file; nothing where none is chosen. */
export async function importedIn({ file, format, first }: ChosenFile): Promise<DealFileImported | undefined> {
  if (!file) return undefined;
  return { format, file: await base64Of(file), ...(!holdsNumbers(format) && { first }) };
}
