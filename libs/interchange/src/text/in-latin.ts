const LATIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '…': '...',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
};

/** A text in the letters of Latin-1: those that it has not are spelt with others, Cyrillic ones by their sound. */
export function inLatin(text: string): string {
  return text.replace(BEYOND_LATIN_1, (sign) => {
    const small = sign.toLowerCase();
    const spelt = LATIN[small] ?? sign.normalize('NFD').replace(BEYOND_ASCII, '');
    if (LATIN[small] === undefined) return spelt === '' ? '?' : spelt;
    return small === sign ? spelt : spelt.slice(0, 1).toUpperCase() + spelt.slice(1);
  });
}

// oxlint-disable-next-line no-control-regex
const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/gu;

// oxlint-disable-next-line no-control-regex
const BEYOND_ASCII = /[^\u0000-\u007f]/g;
