import { existsSync, readdirSync } from 'node:fs';
import { differencesOfCatalogues, readCatalogues, textsOfCatalogues, unusedMessages } from './catalogues.mjs';
import { absentFilesOfDocument, textsOfDocument } from './documents.mjs';
import { faultsOfText } from './faults-of-text.mjs';
import { textsOfSources } from './literals.mjs';

/** @typedef {import('./faults-of-text.mjs').Fault} Fault */

const CATALOGUES = 'apps/web/src/messages';
const PAGES = 'apps/web/src';
/** Where the files are that documents name. */
const PROGRAM = ['apps', 'libs', 'deploy', 'prisma'];

/**
 * Folders with words in sources: all of theirs are for readers, or sentences alone; the words a sentence may have. Topics
 * of law books are the words that readers look for.
 */
const SOURCES = [
  { folder: 'libs/words/src/problems', limit: 15, all: true },
  { folder: 'libs/words', limit: 20, all: true, without: /^libs\/words\/src\/problems\/|topics\.ts:/ },
  { folder: 'libs/prints/src/words', limit: 20, all: true },
  { folder: 'apps/cli/src', limit: 20, examples: true },
  { folder: 'apps/server/src', limit: 20, examples: true },
  { folder: 'libs/platform', limit: 20, examples: true },
  { folder: 'libs/ledger', limit: 20, examples: true },
  { folder: 'libs/queues', limit: 20, examples: true },
];

/**
 * Reads every text for readers, and finds what is wrong with it.
 * @param {string} root the top folder, with a slash at the end
 * @param {{ exceptions: { kind: string, at: RegExp, why: string }[] }} options
 * @returns {{ texts: number, faults: Fault[] }}
 */
export function findFaults(root, { exceptions }) {
  const named = (file) => file.slice(root.length);
  const catalogues = readCatalogues(root + CATALOGUES);
  const groups = [
    { of: CATALOGUES, texts: textsOfCatalogues(catalogues, named) },
    ...SOURCES.map(({ folder, without, ...options }) => ({
      of: folder,
      texts: existsSync(root + folder)
        ? textsOfSources(root + folder, { ...options, named }).filter(({ place }) => !without?.test(place))
        : [],
    })),
    { of: 'README.md', texts: textsOfDocument(`${root}README.md`, named) },
    { of: 'docs', texts: documentsIn(`${root}docs`).flatMap((file) => textsOfDocument(file, named)) },
  ];
  const texts = groups.flatMap(({ texts }) => texts);
  const nothing = groups
    .filter(({ texts }) => texts.length === 0)
    .map(({ of }) => ({ kind: 'nothing to read', place: of, what: 'no text is there any more' }));
  const files = PROGRAM.flatMap((folder) => filesIn(root, folder));
  const found = [
    ...documentsIn(`${root}docs`).flatMap((file) => absentFilesOfDocument(file, { files, named })),
    ...differencesOfCatalogues(catalogues, named),
    ...unusedMessages(catalogues, named, root + PAGES),
    ...texts.flatMap(faultsOfText),
  ];
  return { texts: texts.length, faults: [...nothing, ...withoutExceptions(found, exceptions)] };
}

/**
 * The faults that no exception excuses, and the exceptions that excuse none.
 * @param {Fault[]} faults
 * @param {{ kind: string, at: RegExp, why: string }[]} exceptions
 * @returns {Fault[]}
 */
export function withoutExceptions(faults, exceptions) {
  const excuses = ({ kind, at }, fault) => kind === fault.kind && at.test(`${fault.place} ${fault.what}`);
  const idle = exceptions
    .filter((exception) => !faults.some((fault) => excuses(exception, fault)))
    .map(({ kind, at }) => ({
      kind: 'exception',
      place: `${kind} ${at}`,
      what: 'it excuses nothing any more: remove it',
    }));
  return [...faults.filter((fault) => !exceptions.some((exception) => excuses(exception, fault))), ...idle];
}

function documentsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => `${folder}/${name}`);
}

function filesIn(root, folder) {
  if (!existsSync(root + folder)) return [];
  return readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${name}`);
}
