import type { LinHeader } from '../lin/lin-file.js';
import { writeLinResult } from '../lin/lin-result.js';
import { headerText } from '../lin/write-lin.js';
import { placeOf, SCORINGS } from './lin-plays.js';
import type { PlayInFile } from './play-in-file.js';

/** Boards that are farther apart than this would make a list of nothing. */
const LONGEST_LIST = 1_000;

/** Of a match what its header tells. */
interface MatchTold {
  readonly event: PlayInFile['event'];
  /** The first result that is told of a board in a room; left out where the list would be too long. */
  results: Map<string, Pick<PlayInFile, 'board' | 'room'> & { readonly result: string }> | undefined;
  first: number;
  last: number;
  plays: number;
}

/**
 * The matches of a file, in the order in which they begin. A header tells the results of all boards behind it: so what it
 * says is gathered from all plays before the first line is written, and no more of them is kept.
 */
export class MatchesTold {
  readonly #matches = new Map<string, MatchTold>();
  // A header holds until the next one.
  #withHeaders = false;

  add(play: PlayInFile): void {
    const { event, board, room, contract, tricks } = play;
    const key = matchKey(play);
    let match = this.#matches.get(key);
    if (!match)
      this.#matches.set(key, (match = { event, results: new Map(), first: board, last: 0, plays: 0 }));
    this.#withHeaders ||= needsHeader(play);
    match.plays++;
    match.first = Math.min(match.first, board);
    match.last = Math.max(match.last, board);
    if (match.last - match.first >= LONGEST_LIST) match.results = undefined;
    const result = resultText({ contract, tricks });
    const place = `${board} ${room === 'closed' ? 'closed' : ''}`;
    if (result !== undefined && match.results && !match.results.has(place))
      match.results.set(place, { board, ...(room && { room }), result });
  }

  /** What tells the matches apart, in their order. */
  keys(): readonly string[] {
    return [...this.#matches.keys()];
  }

  /** How many plays there are of a match. */
  playsOf(key: string): number {
    return this.#matches.get(key)!.plays;
  }

  /** What stands before the lines of a match. */
  headerOf(key: string): string {
    return this.#withHeaders ? headerText(headerOf(this.#matches.get(key)!)) : '';
  }
}

/** What tells the match of a play from others. */
export function matchKey({ event }: PlayInFile): string {
  return JSON.stringify(
    ['Event', 'Stage', 'Round', 'Table', 'Section', 'HomeTeam', 'VisitTeam'].map((name) => event[name]),
  );
}

function needsHeader({ event, contract, calls }: PlayInFile): boolean {
  return Object.keys(event).length > 0 || (contract !== undefined && calls.length === 0);
}

function resultText({
  contract,
  tricks,
}: {
  readonly contract: PlayInFile['contract'];
  readonly tricks: number | undefined;
}): string | undefined {
  if (contract === 'passed-out') return writeLinResult(contract);
  return contract && tricks !== undefined ? writeLinResult({ ...contract, tricks }) : undefined;
}

function headerOf({ event, results: told, first, last }: MatchTold): LinHeader {
  const [method] = (event['Scoring'] ?? '').split(';');
  const header = {
    title: event['Event'] ?? '',
    segment: event['Stage'] ?? event['Round'] ?? '',
    scoring: SCORINGS.find(([, name]) => name === method?.replace(/^MatchPoints$/, 'MP'))?.[0] ?? '',
    first,
    last,
    home: { team: event['HomeTeam'] ?? '', carryOver: '0' },
    visit: { team: event['VisitTeam'] ?? '', carryOver: '0' },
    players: [],
    more: [],
  };
  const results: string[] = [];
  for (const { board, room, result } of told?.values() ?? [])
    results[placeOf({ ...header, results }, board, room)] = result;
  return { ...header, results: Array.from(results, (result) => result ?? '') };
}
