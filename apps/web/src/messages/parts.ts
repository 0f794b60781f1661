/** First words of the messages that only the pages of those who run a tournament have. */
const STAFF: readonly string[] = [
  'break',
  'classes',
  'combining',
  'draw',
  'grouping',
  'lawBook',
  'movement',
  'pairing',
  'papers',
  'players',
  'room',
  'sealing',
  'seeding',
  'sets',
  'sheetsRoom',
  'swiss',
  'teams',
];

/** First words of the messages of pages that few open: what a table's phone, a captain's and the proofs have. */
const FEW: readonly string[] = [
  'audit',
  'captain',
  'code',
  'deals',
  'drawn',
  'entry',
  'sheetTable',
  'squaredeal',
];
/** Of these what stands on pages that everybody opens. */
const EVERYBODYS: readonly string[] = ['deals.title', 'drawn.link'];
/** A line of the journal, by its type. */
const JOURNAL = /^line\.[\w-]+\.[\w-]+/;

/** The catalogues come in parts: what everybody needs, what pages need that few open, and those who run a tournament. */
export const PARTS = ['hall', 'few', 'staff'] as const;
export type CataloguePart = (typeof PARTS)[number];

/** In which part of the catalogues a message is. */
export function partOf(key: string): CataloguePart {
  const word = key.split('.', 1)[0] ?? '';
  if (STAFF.includes(word)) return 'staff';
  return JOURNAL.test(key) || (FEW.includes(word) && !EVERYBODYS.includes(key)) ? 'few' : 'hall';
}
