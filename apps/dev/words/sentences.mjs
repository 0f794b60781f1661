/** A dot that ends no sentence: of what is shortened, and of initials. */
const SHORTENED =
  /(?<![\p{L}])(?:e\.g|i\.e|etc|vs|No|Nos|np|tzn|tj|itd|itp|ok|nr|godz|św|т\.\s?е|т\.\s?д|т\.\s?п|напр|см|стр|г|(?!X)\p{Lu})\.$/u;

/**
 * A text as its reader has it: each placeholder is one word, marks and tags are away.
 * @param {string} text
 */
export function readAs(text) {
  return text
    .replace(/\$t\([^)]*\)/g, 'X')
    .replace(/\{\{[^}]*\}\}/g, 'X')
    .replace(/\{\w+:(?:[^{}|]*\|)*([^{}|]*)\}/g, '$1')
    .replace(/\{[\w.]+\}/g, 'X')
    .replace(/<\/?\w+\s*\/?>/g, '');
}

/**
 * The sentences of a text: a dot ends one, so does an empty line, and a line before one that is set in.
 * @param {string} text as `readAs` has it
 * @returns {string[]}
 */
export function sentencesOf(text) {
  return text.split(/\n\s*\n|\n(?=\s)/).flatMap((line) => {
    const sentences = [];
    let sentence = '';
    for (const word of line.trim().split(/\s+/)) {
      sentence += (sentence && ' ') + word;
      const bare = word.replace(/[”’»)\]*_]+$/u, '');
      if (/[.!?…]$/.test(bare) && !SHORTENED.test(sentence)) {
        sentences.push(sentence);
        sentence = '';
      }
    }
    return sentence ? [...sentences, sentence] : sentences;
  });
}

/**
 * How many words a sentence has; a sign alone is none.
 * @param {string} sentence
 */
export function wordsIn(sentence) {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
