/** First words of the messages that only the pages of those who run a tournament have. */
const STAFF: readonly string[] = [
  'break',
  'classes',
  'combining',
  'draw',
  'grouping',
  'installation',
  'lawBook',
  'movement',
  'pairing',
  'papers',
  'paste',
  'players',
  'recording',
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

/** First words of the messages of pages that few open: of a table's phone, of a captain's, of the proofs, of dialogs. */
const FEW: readonly string[] = [
  'analysis',
  'archive',
  'audit',
  'boards',
  'calls',
  'captain',
  'class',
  'code',
  'contest',
  'count',
  'create',
  'deals',
  'dealt',
  'devices',
  'drawn',
  'entrants',
  'entry',
  'headToHead',
  'individual',
  'invitation',
  'invitations',
  'invite',
  'join',
  'knockout',
  'late',
  'link',
  'match',
  'move',
  'people',
  'publish',
  'recap',
  'regulation',
  'rename',
  'replay',
  'revoke',
  'roleHint',
  'rulings',
  'seal',
  'sealHint',
  'seals',
  'setUp',
  'sheetBoards',
  'sheetTable',
  'sheets',
  'squaredeal',
  'tables',
  'teamMethod',
  'time',
];
/** Of these what stands on pages that everybody opens; with a dot at the end all that begin so. */
const EVERYBODYS: readonly string[] = [
  'analysis.title',
  'contest.all',
  'contest.sessions',
  'create.title',
  'deals.title',
  'drawn.link',
  'entry.declarer',
  'headToHead.title',
  'knockout.all',
  'knockout.bracket',
  'knockout.teams',
  'match.bye',
  'match.pairsHere',
  'match.title',
  'move.against',
  'move.toBeDrawn',
  'move.with',
  'recap.title',
  'replay.see',
  'rulings.byRegulation',
  'rulings.code',
  'rulings.concerning',
  'rulings.did.',
  'rulings.law',
  'rulings.onBoard',
  'rulings.rule',
  'rulings.title',
  'seals.link',
];
/** A line of the journal, by its type. */
const JOURNAL = /^line\.[\w-]+\.[\w-]+/;

/** The catalogues come in parts: what everybody needs, what pages need that few open, and those who run a tournament. */
export const PARTS = ['hall', 'few', 'staff'] as const;
export type CataloguePart = (typeof PARTS)[number];

/** In which part of the catalogues a message is. */
export function partOf(key: string): CataloguePart {
  const word = key.split('.', 1)[0] ?? '';
  if (STAFF.includes(word)) return 'staff';
  return JOURNAL.test(key) || (FEW.includes(word) && !isEverybodys(key)) ? 'few' : 'hall';
}

function isEverybodys(key: string): boolean {
  const [message] = key.split('_', 1);
  return EVERYBODYS.some((kept) => (kept.endsWith('.') ? key.startsWith(kept) : kept === message));
}
