/** Beginnings of the words for suits, in Russian, Polish and English. */
const SUIT_WORDS: Readonly<Record<string, readonly string[]>> = {
  S: ['пик', 'pik', 'spade'],
  H: ['черв', 'kier', 'heart'],
  D: ['буб', 'kar', 'diamond'],
  C: ['треф', 'крест', 'trefl', 'club'],
};

/** Beginnings of the words for ranks, and their figures. */
const RANK_WORDS: Readonly<Record<string, readonly string[]>> = {
  A: ['туз', 'as', 'ace'],
  K: ['корол', 'krol', 'king'],
  Q: ['дам', 'dam', 'queen'],
  J: ['валет', 'walet', 'jack'],
  T: ['10', 'десят', 'dziesi', 'ten'],
  9: ['9', 'девят', 'dziewi', 'nine'],
  8: ['8', 'восьм', 'osem', 'eight'],
  7: ['7', 'сем', 'siodem', 'siedem', 'seven'],
  6: ['6', 'шест', 'szost', 'six'],
  5: ['5', 'пят', 'piat', 'five'],
  4: ['4', 'четв', 'czwor', 'four'],
  3: ['3', 'трой', 'troj', 'three'],
  2: ['2', 'двой', 'dwoj', 'two'],
};

/** As Russian cards have them. Т is the ace among ranks, clubs among suits: two letters never mean two cards. */
const RUSSIAN_SUITS: Readonly<Record<string, string>> = { П: 'S', Ч: 'H', Б: 'D', Т: 'C' };
const RUSSIAN_RANKS: Readonly<Record<string, string>> = { Т: 'A', К: 'K', Д: 'Q', В: 'J', 10: 'T' };
const FIGURE = /^[2-9]$/;
const RUSSIAN = /^(?:([ПЧБТ])(10|[2-9ТКДВ])|(10|[2-9ТКДВ])([ПЧБТ]))$/u;

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

function codeOf(word: string, words: Readonly<Record<string, readonly string[]>>): string | undefined {
  return Object.keys(words).find((code) =>
    words[code]!.some((beginning) => plain(word).startsWith(plain(beginning))),
  );
}

/** A card by two words in either order: `король треф`, `червовая десятка`, `walet karo`, `queen of hearts`. */
export function readCardInWords(text: string): string | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== 'of');
  if (words.length !== 2) return undefined;
  const [one, other] = words as [string, string];
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const [rank, suit] = [codeOf(first, RANK_WORDS), codeOf(second, SUIT_WORDS)];
    if (rank && suit) return suit + rank;
  }
  return undefined;
}

/** A card by the letters of Russian cards in either order: `П7`, `ДЧ`, `ТТ`. */
export function readRussianCard(text: string): string | undefined {
  const said = text
    .toUpperCase()
    .replaceAll(/[\s.,]/g, '')
    // A rank may be typed with the Latin letter that looks alike.
    .replaceAll('K', 'К');
  const [, suit, rank, rankFirst, suitLast] = RUSSIAN.exec(said) ?? [];
  const of = (suitLetter: string, rankLetter: string) => {
    const found = FIGURE.test(rankLetter) ? rankLetter : RUSSIAN_RANKS[rankLetter];
    return found && `${RUSSIAN_SUITS[suitLetter]}${found}`;
  };
  if (suit && rank) return of(suit, rank);
  return suitLast && rankFirst ? of(suitLast, rankFirst) : undefined;
}
