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
  'paste',
  'players',
  'room',
  'sealing',
  'seeding',
  'sets',
  'sheetsRoom',
  'steps',
  'swiss',
  'take',
  'teams',
];

/** The catalogues come in two parts: what everybody needs, and what only those who run a tournament do. */
export const PARTS = ['hall', 'staff'] as const;
export type CataloguePart = (typeof PARTS)[number];

/** In which part of the catalogues a message is. */
export function partOf(key: string): CataloguePart {
  return STAFF.includes(key.split('.', 1)[0] ?? '') ? 'staff' : 'hall';
}
