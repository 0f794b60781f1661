import type { Query } from '@tanstack/react-query';
import type { Answer } from '../api/schemas.js';
import type { ReadingOfSession, SESSION } from '../api/sessionQueries.js';

/** A document that the server names as changed. */
export interface ChangedDocument {
  readonly kind: string;
  readonly key: string;
}

/** The keys of documents by their kinds; of a kind that is left out any counts. */
type Keys = Readonly<Record<string, readonly (string | number)[]>>;

/** By what a reading changes. */
interface MadeOf<Answered> {
  /** The kinds of documents that it is made of, or that tell that its reader sees more or less of it. */
  readonly kinds: string;
  /** Of which of these kinds only some documents count: those of its own board, table or sheet. */
  readonly keys?: (place: Readonly<Record<string, string>>, answer: Answered) => Keys;
  /** Whether it now also has, or hides, what no document tells: then it is read again with every change. */
  readonly untold?: (answer: Answered) => boolean;
}

/**
 * Readings of a session that are read again with every change: they hang on more than the documents that the reader is told
 * of, such as own results on hidden boards, who really sat where, records, deals that are opened, and the last entry itself.
 */
type WithEveryChange =
  | '/boards/{board}/plays/{table}/{round}'
  | '/boards/{board}/records'
  | '/contestants/{contestant}'
  | '/contestants/{contestant}/analysis'
  | '/draw'
  | '/federation-check'
  | '/federation-file'
  | '/open-deals'
  | '/protocol'
  | '/recap'
  | '/results'
  | '/results-file'
  | '/sheet-boards/{board}'
  | '/stream'
  | `/papers/${string}`;

/** All other readings of a session: with a new address the compiler asks what changes it. */
const OF_SESSION: {
  readonly [What in Exclude<ReadingOfSession, WithEveryChange>]: MadeOf<Answer<`${typeof SESSION}${What}`>>;
} = {
  '': { kinds: 'session entries' },
  '/clock': { kinds: 'clock session' },
  '/seats-drawn': { kinds: 'seats-drawn session' },
  '/room': { kinds: 'room session entries' },
  '/whereabouts': { kinds: 'whereabouts session entries' },
  '/scores': { kinds: 'room traveller session entries' },
  '/standings': { kinds: 'standings sheet-standings session entries' },
  '/standings/moves': { kinds: 'standings sheet-standings matches traveller sheet session entries' },
  '/matches': { kinds: 'matches traveller standings session entries' },
  '/sheets': { kinds: 'sheet sheet-standings session' },
  '/sheet-standings': { kinds: 'sheet-standings session' },
  '/boards/{board}': {
    kinds: 'traveller session entries',
    keys: ({ board }) => ({ traveller: [board!] }),
    untold: ({ shown }) => !shown,
  },
  '/tables/{table}': {
    kinds: 'table traveller matches session entries',
    keys: ({ table }, { boards, late }) => ({
      table: [table!],
      traveller: [...boards, ...late].map(({ board }) => board),
    }),
    // What a pair has played or called elsewhere is told where it sat.
    untold: ({ earlier, calls }) => earlier.length > 0 || calls.some(({ pair }) => pair !== null),
  },
  '/sheets/{table}/{round}': {
    kinds: 'sheet sheet-board table session entries',
    keys: ({ table, round }, { boards }) => ({
      sheet: [`${table}/${round}`],
      'sheet-board': boards.map(({ board }) => board),
      table: [table!],
    }),
    untold: ({ hidden }) => hidden.length > 0,
  },
};

const OF_STANDINGS = 'standings sheet-standings matches session entries';

/** What is read of the tournament beside its session, by the first part of its key. */
const BESIDE: Readonly<Record<string, MadeOf<unknown>>> = {
  entries: { kinds: 'entries' },
  rulings: { kinds: 'rulings' },
  contests: { kinds: `contest ${OF_STANDINGS}` },
  knockouts: { kinds: `knockout ${OF_STANDINGS}` },
};

/**
 * Lists of these. That a contest or a knockout is gone no document tells, so that theirs are read again with every change; the
 * sets with deals that everybody may check become more as boards are released.
 */
const LISTS: Readonly<Record<string, MadeOf<unknown> | undefined>> = {
  deals: { kinds: 'traveller sheet-board session' },
};

function madeOf([root, , part, what]: readonly unknown[]): MadeOf<never> | undefined {
  const known: Readonly<Record<string, MadeOf<never> | undefined>> =
    root === 'play' ? OF_SESSION : part === 'all' ? LISTS : BESIDE;
  return known[(root === 'play' ? what : root) as string];
}

/**
 * Whether something is to be read again after documents have changed.
 *
 * @param query a reading of a session, whose key is `['play', tournament, session, what, place, …]`, or of what changes beside
 *   it
 */
export function isChanged(
  { queryKey, state: { data } }: Pick<Query, 'queryKey'> & { readonly state: Pick<Query['state'], 'data'> },
  documents: readonly ChangedDocument[],
): boolean {
  const made = madeOf(queryKey);
  if (!made || (made.untold && (data === undefined || made.untold(data as never)))) return true;
  const kinds = made.kinds.split(' ');
  const keys = data === undefined ? {} : made.keys?.(queryKey[4] as Record<string, string>, data as never);
  return documents.some(
    ({ kind, key }) => kinds.includes(kind) && (keys?.[kind]?.some((each) => `${each}` === key) ?? true),
  );
}
