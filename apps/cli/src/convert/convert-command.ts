import {
  convertFile,
  convertResults,
  DEAL_FORMATS,
  dealFormatOf,
  RESULTS_FORMATS,
  resultsFormatOf,
  UnreadableDeals,
  type Converted,
  type DealFormat,
  type ResultsFormatName,
} from '#interchange';
import { Refusal } from '#platform';
import {
  assumedNumberText,
  countedBoardsText,
  lostInResultsText,
  lostOnBoardsText,
  readingFaultText,
  withoutDealText,
  wrongInPlayText,
  type Language,
} from '#words';
import type { FilesCommand, Terminal } from '../command/command.js';
import { UsageError } from '../command/command-line.js';
import {
  bytesOfFile,
  fileToRead,
  refusedInWords,
  writeNewFiles,
  type TellRead,
} from '../files/deal-files.js';
import { readLanguage } from '../command/language.js';
import { say } from './words.js';

const DETAILS = `Converts a file of deals, or of boards as played, to another format:
${DEAL_FORMATS.map(({ name }) => name).join(', ')}. The file extension tells which format it is.

  --from FORMAT               format of IN, if its extension does not tell
  --to FORMAT                 format of OUT, if its extension does not tell
  --first N                   first board, if the format has no board numbers (default: 1)
  --replace                   overwrite OUT
  --language en|pl|ru         language (default: from the environment)

PBN and LIN also keep players, auctions, plays and results. You are told which boards lose data in OUT. An impossible
call or card is reported, and kept as text together with the rest of that auction or play.

Published results become USEBIO (OUT.xml) or PBN with score tables. They can be USEBIO (XML), ACBLscore, ACBL Live and
RealBridge (JSON), or PBN with a ScoreTable or a game for each table. For any other error in IN, the first wrong card,
record or line is shown, and nothing is saved.`;

export const convertCommand: FilesCommand = {
  worksOn: 'files',
  name: 'convert',
  usage: 'IN OUT [OPTIONS]',
  summary: 'convert deals, auctions, plays and results to another format',
  details: DETAILS,
  arguments: [2, 2],
  options: ['replace'],
  valued: ['from', 'to', 'first', 'language'],
  interrupted: 'Interrupted. Nothing was saved.',
  async run([source, target], options, { values, env, terminal }) {
    const language = readLanguage(values, env);
    const published = resultsWanted(source!, target!, values);
    if (published)
      return convertPublished(
        { source: source!, target: target!, to: published },
        options,
        language,
        terminal,
      );
    const from = formatFor(source!, 'from', values, language);
    const to = formatFor(target!, 'to', values, language);
    const first = readFirst(values.get('first'));
    const { what, boards, without, counted, assumed, lost, wrong } = await inWords(
      { source, target },
      language,
      async () => {
        let converted: Converted | undefined;
        const pieces = async function* pieces() {
          const read = fileToRead(source!, language, toldNowAndThen(terminal, language));
          converted = yield* convertFile(read, { from, to, first });
        };
        await writeNewFiles([{ file: target!, bytes: pieces() }], options.has('replace'), language);
        return converted!;
      },
    );
    const names = { from: from.name, to: to.name };
    terminal.out(say(language, `done.${what}`, { count: boards.length, ...names, file: target }));
    if (counted)
      terminal.out(`${countedBoardsText(boards, from.name, language)} ${say(language, 'assumed', {})}`);
    for (const one of assumed.slice(0, NAMED))
      terminal.out(`${source}: ${assumedNumberText({ of: one.of, place: { ...one.place } }, language)}.`);
    if (assumed.length > NAMED)
      terminal.out(say(language, 'assumed.more', { count: assumed.length - NAMED }));
    if (without.length > 0) terminal.out(withoutDealText(without, from.name, language));
    for (const one of wrong.slice(0, NAMED))
      terminal.out(`${source}: ${wrongInPlayText({ place: { ...one.place }, fault: one.fault }, language)}.`);
    if (wrong.length > NAMED) terminal.out(say(language, 'wrong.more', { count: wrong.length - NAMED }));
    for (const one of lost) terminal.out(lostOnBoardsText(one, to.name, language));
    return 0;
  },
};

/** So many boards are named with what cannot be in them. */
const NAMED = 20;

/** How often somebody who waits is told how far it is, in milliseconds. */
const TOLD_EVERY = 2_000;

/** Says now and then how far a long file is read, and how often it has been. */
function toldNowAndThen(terminal: Terminal, language: Language): TellRead {
  let told = performance.now();
  return ({ reading, read, of }) => {
    if (performance.now() - told < TOLD_EVERY || of === 0) return;
    told = performance.now();
    terminal.err(say(language, 'progress', { reading, percent: Math.floor((100 * read) / of) }));
  };
}

/** The format of published results that is wanted: of XML or JSON, or as XML. */
function resultsWanted(
  source: string,
  target: string,
  values: ReadonlyMap<string, string>,
): ResultsFormatName | undefined {
  const named = (asked: string) => asked.slice(asked.lastIndexOf('.') + 1).toUpperCase();
  const [from, to] = [named(values.get('from') ?? source), named(values.get('to') ?? target)];
  const wanted = RESULTS_FORMATS.find(({ title }) => title === (to === 'XML' ? 'USEBIO' : to))?.name;
  return wanted === 'usebio' || ['XML', 'JSON', 'USEBIO'].includes(from) ? wanted : undefined;
}

async function convertPublished(
  {
    source,
    target,
    to,
  }: { readonly source: string; readonly target: string; readonly to: ResultsFormatName },
  options: ReadonlySet<string>,
  language: Language,
  terminal: Terminal,
): Promise<number> {
  const bytes = await bytesOfFile(source, language);
  const converted = refusedInWords(source, language, () => convertResults(bytes, to));
  if (!converted) throw new Refusal(say(language, 'results.none', { file: source }));
  await writeNewFiles([{ file: target, bytes: converted.bytes }], options.has('replace'), language);
  const { from, games, lost, leftAside } = converted;
  const { title } = resultsFormatOf(to)!;
  terminal.out(say(language, 'done.results', { count: games, from, to: title, file: target }));
  for (const fault of leftAside) terminal.out(`${readingFaultText({ ...fault }, language)}.`);
  for (const one of lost) terminal.out(lostInResultsText(one, title, language));
  return 0;
}

/** What is wrong is refused with the name of the file that it is wrong with: some formats cannot hold every board. */
async function inWords<Value>(
  { source, target }: { readonly source: string | undefined; readonly target: string | undefined },
  language: Language,
  act: () => Promise<Value>,
): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    const file = error instanceof UnreadableDeals && error.isOfWriting ? target : source;
    return refusedInWords(file, language, () => {
      throw error;
    });
  }
}

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
  if (!/^[1-9]\d{0,3}$/.test(first)) throw new UsageError('--first must be a board number.');
  return Number(first);
}
