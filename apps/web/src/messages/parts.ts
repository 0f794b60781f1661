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
/** What few ask of a page that everybody opens: why a score is worth what it is; with a dot at the end all that begin so. */
const ASKED: readonly string[] = [
  'traveller.chart.',
  'traveller.compared',
  'traveller.comparedPart',
  'traveller.crossImps',
  'traveller.crossImpsFactor',
  'traveller.crossImpsRoot',
  'traveller.crossImpsSum',
  'traveller.datum',
  'traveller.datumDifference',
  'traveller.datumDropped',
  'traveller.deed.',
  'traveller.deedBy.',
  'traveller.doubt.',
  'traveller.factoring.',
  'traveller.history',
  'traveller.instant',
  'traveller.noAward',
  'traveller.notCounted',
  'traveller.percentage',
  'traveller.percentageImps',
  'traveller.weighted',
  'traveller.weightedImps',
  'traveller.weightedTogether',
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
  return JOURNAL.test(key) || (FEW.includes(word) && !isAmong(EVERYBODYS, key)) || isAmong(ASKED, key)
    ? 'few'
    : 'hall';
}

function isAmong(messages: readonly string[], key: string): boolean {
  const [message] = key.split('_', 1);
  return messages.some((one) => (one.endsWith('.') ? key.startsWith(one) : one === message));
}
