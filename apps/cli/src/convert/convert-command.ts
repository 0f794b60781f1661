import { DEAL_FORMATS, dealFormatOf, notHeld, readDeals, type DealFile, type DealFormat } from '#interchange';
import type { Language } from '#words';
import type { FilesCommand } from '../command.js';
import { UsageError } from '../command-line.js';
import { bytesOfFile, inRanges, refusedInWords, writeNewFiles } from '../deal-files.js';
import { readLanguage } from '../language.js';
import { say } from './words.js';

const DETAILS = `Converts a file of deals into another format. Read and written are
${DEAL_FORMATS.map(({ name }) => name).join(', ')}; the end of a file's name tells which it is.

  --from FORMAT               what IN is, where its name does not tell
  --to FORMAT                 what OUT is to be, where its name does not tell
  --first N                   the first board of a format without board numbers (1)
  --replace                   OUT is replaced when it is there
  --language en|pl|ru         else that of the environment

What OUT cannot hold is told: board numbers, dealers, vulnerabilities, double-dummy tables. Players, auctions and results
are not converted. When anything in IN is wrong, the first wrong card, record or line is named, and nothing is written.`;

export const convertCommand: FilesCommand = {
  worksOn: 'files',
  name: 'convert',
  usage: 'IN OUT [OPTIONS]',
  summary: 'convert a file of deals between PBN, LIN and the formats of dealing machines',
  details: DETAILS,
  arguments: [2, 2],
  options: ['replace'],
  valued: ['from', 'to', 'first', 'language'],
  interrupted: 'Interrupted: nothing was written.',
  async run([source, target], options, { values, env, terminal }) {
    const language = readLanguage(values, env);
    const from = formatFor(source!, 'from', values, language);
    const to = formatFor(target!, 'to', values, language);
    const first = readFirst(values.get('first'));
    const bytes = await bytesOfFile(source!, language);
    const read = refusedInWords(source, language, () => readDeals(from, bytes));
    const numbered = from.holds.includes('board');
    const file: DealFile = numbered
      ? read
      : { deals: read.deals.map((deal, index) => ({ ...deal, board: first + index })) };
    const written = refusedInWords(target, language, () => to.write(file));
    await writeNewFiles([{ file: target!, bytes: written }], options.has('replace'), language);
    const boards = file.deals.map(({ board }) => board);
    terminal.out(say(language, 'done', { count: boards.length, from: from.name, to: to.name, file: target }));
    if (!numbered && to.holds.includes('board'))
      terminal.out(say(language, 'assumed', { from: from.name, boards: inRanges(boards) }));
    if (read.without)
      terminal.out(say(language, 'without', { from: from.name, boards: inRanges(read.without) }));
    for (const lost of notHeld(to, file))
      terminal.out(say(language, `lost.${lost.field}`, { to: to.name, boards: inRanges(lost.boards) }));
    return 0;
  },
};

/** @throws UsageError when neither the option nor the name tells the format */
function formatFor(
  file: string,
  option: 'from' | 'to',
  values: ReadonlyMap<string, string>,
  language: Language,
): DealFormat {
  const asked = values.get(option);
  const format = dealFormatOf(asked ?? file);
  if (format) return format;
  const formats = DEAL_FORMATS.map(({ extension }) => extension);
  throw new UsageError(say(language, 'unknown-format', { file: asked ?? file, formats, option }));
}

function readFirst(first: string | undefined): number {
  if (first === undefined) return 1;
  if (!/^[1-9]\d{0,3}$/.test(first)) throw new UsageError('--first is the number of a board.');
  return Number(first);
}
