import { randomUUID } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import {
  convertFile,
  dealFormatOf,
  readDeals,
  readLinPlays,
  readLinStream,
  readPbnStream,
  readUsebio,
  textOfFile,
} from '#interchange';
import type { Json, Ledger } from '#ledger';

/** What reads a file of a kind, and how many boards it finds; of USEBIO how many results of boards. */
export interface Reader {
  readonly kind: 'pbn' | 'lin' | 'bri' | 'dup' | 'usebio' | 'congress';
  readonly does: string;
  /** Nothing else has to hold what is read: the memory of the process must not grow with the file. */
  readonly streams?: true;
  /** What has to be there before, which is not measured. */
  readonly begin?: (file: string) => Promise<unknown>;
  /** @returns how many boards or results it finds */
  readonly read: (file: string, begun: unknown) => Promise<number>;
}

/** Every reader by its name; a floor does as little with the same bytes as can be done. */
export const READERS: Readonly<Record<string, Reader>> = {
  'pbn-floor': {
    kind: 'pbn',
    does: 'PBN, the floor: the text is split into lines, tags are counted',
    read: async (file) => countOfParts(file, '\r\n', '[Board '),
  },
  'pbn-stream': {
    kind: 'pbn',
    does: 'PBN, game by game from the disk',
    streams: true,
    read: async (file) => {
      let games = 0;
      for await (const { tags } of readPbnStream(createReadStream(file))) games += tags.has('Deal') ? 1 : 0;
      return games;
    },
  },
  'pbn-deals': {
    kind: 'pbn',
    does: 'PBN, every deal checked',
    read: async (file) => readDeals(dealFormatOf('pbn')!, readFileSync(file)).deals.length,
  },
  'pbn-again': {
    kind: 'pbn',
    does: 'PBN, read and written again, game by game',
    streams: true,
    read: async (file) => converted(file, 'pbn', 'pbn'),
  },
  'pbn-as-lin': {
    kind: 'pbn',
    does: 'PBN as LIN, read once for the headers of matches and once for their lines',
    streams: true,
    read: async (file) => converted(file, 'pbn', 'lin'),
  },
  'pbn-as-bri': {
    kind: 'pbn',
    does: 'PBN as BRI, the deals kept',
    streams: true,
    read: async (file) => converted(file, 'pbn', 'bri'),
  },
  'lin-floor': {
    kind: 'lin',
    does: 'LIN, the floor: the text is split at |',
    read: async (file) =>
      readFileSync(file, 'latin1')
        .split('|')
        .filter((part) => part === 'md').length,
  },
  'lin-stream': {
    kind: 'lin',
    does: 'LIN, board by board from the disk',
    streams: true,
    read: async (file) => {
      let boards = 0;
      for await (const { md } of readLinStream(createReadStream(file), 'utf-8')) boards += md ? 1 : 0;
      return boards;
    },
  },
  'lin-plays': {
    kind: 'lin',
    does: 'LIN, with auctions and plays',
    read: async (file) => readLinPlays(textOfFile(readFileSync(file)).text).length,
  },
  'lin-as-pbn': {
    kind: 'lin',
    does: 'LIN as PBN, board by board',
    streams: true,
    read: async (file) => converted(file, 'lin', 'pbn'),
  },
  'bri-floor': {
    kind: 'bri',
    does: 'BRI, the floor: each record as a text',
    read: async (file) => countOfRecords(file, 128),
  },
  bri: {
    kind: 'bri',
    does: 'BRI, every deal checked',
    read: async (file) => readDeals(dealFormatOf('bri')!, readFileSync(file)).deals.length,
  },
  'bri-as-pbn': {
    kind: 'bri',
    does: 'BRI as PBN',
    read: async (file) => converted(file, 'bri', 'pbn'),
  },
  'dup-floor': {
    kind: 'dup',
    does: 'DUP, the floor: each record as a text',
    read: async (file) => countOfRecords(file, 156),
  },
  dup: {
    kind: 'dup',
    does: 'DUP, which holds no more boards',
    read: async (file) => readDeals(dealFormatOf('dup')!, readFileSync(file)).deals.length,
  },
  'usebio-floor': {
    kind: 'usebio',
    does: 'USEBIO, the floor: the text is split at <',
    read: async (file) => countOfParts(file, '<', 'TRAVELLER_LINE>'),
  },
  usebio: {
    kind: 'usebio',
    does: 'USEBIO, element by element from the disk',
    read: async (file) => {
      const { results } = await readUsebio(createReadStream(file));
      return results.flatMap(({ game }) => game.sections.flatMap(({ lines }) => lines)).length;
    },
  },
  'congress-floor': {
    kind: 'congress',
    does: 'USEBIO of a congress, the floor: the text is split at <',
    read: async (file) => countOfParts(file, '<', 'TRAVELLER_LINE>'),
  },
  'congress-decided': {
    kind: 'congress',
    does: 'USEBIO of a congress, planned and decided as the book of a tournament',
    begin: librariesOfJournals,
    read: (file, libraries) => decidedResults(file, libraries as LibrariesOfJournals),
  },
};

/** Splits the whole text of a file. @returns how many of the parts begin so */
function countOfParts(file: string, divider: string, beginning: string): number {
  return readFileSync(file, 'latin1')
    .split(divider)
    .filter((part) => part.startsWith(beginning)).length;
}

/** Takes a file apart into records. @returns how many of them begin with figures or letters */
function countOfRecords(file: string, size: number): number {
  const bytes = readFileSync(file);
  let records = 0;
  for (let at = 0; at < bytes.length; at += size)
    records += /^\w/.test(bytes.toString('latin1', at, at + size)) ? 1 : 0;
  return records;
}

/** Writes a file in another format beside it, as `tirage convert` does. @returns how many boards were written */
async function converted(file: string, from: string, to: string): Promise<number> {
  const pieces = convertFile(() => createReadStream(file), {
    from: dealFormatOf(from)!,
    to: dealFormatOf(to)!,
  });
  let boards = 0;
  await writeFile(
    `${file}.${to}`,
    (async function* written() {
      ({
        boards: { length: boards },
      } = yield* pieces);
    })(),
  );
  return boards;
}

/** What no reader of files needs, which would only be in their way. */
async function librariesOfJournals() {
  const [{ prepareFile }, { commands, NewJournals }] = await Promise.all([
    import('#importing'),
    import('#tournament'),
  ]);
  return { prepareFile, commands, NewJournals };
}
type LibrariesOfJournals = Awaited<ReturnType<typeof librariesOfJournals>>;

/** Does all steps of an import up to writing the journal. @returns how many results the journal has */
async function decidedResults(
  file: string,
  { prepareFile, commands, NewJournals }: LibrariesOfJournals,
): Promise<number> {
  const prepared = prepareFile({ bytes: readFileSync(file), name: 'bench.xml', seed: '', reason: 'Bench' });
  if (prepared.kind !== 'results') throw new Error('The file has no results.');
  const opening = { name: 'tournament.create', body: { name: prepared.script.toCome.title } };
  const { appends } = await new NewJournals({ epoch: () => Promise.resolve(1) } as unknown as Ledger).decide(
    { actor: `person:${randomUUID()}`, commandId: randomUUID(), bodyHash: '0'.repeat(64) },
    [opening, ...prepared.script.commands].map(({ name, body }) => ({
      command: commands.get(name)!,
      body: body as unknown as Json,
    })),
  );
  const events = appends.flatMap(({ streams }) => streams.flatMap((stream) => stream.events));
  return events.filter(({ type }) => type === 'result.recorded').length;
}
