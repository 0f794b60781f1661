import type { LinHeader } from '../lin/lin-file.js';
import { writeLinResult } from '../published/lin-result.js';
import { headerText } from '../lin/write-lin.js';
import { placeOf, SCORINGS } from './lin-plays.js';
import { contractOfCalls, type PlayInFile } from './play-in-file.js';

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
  /** Boards whose contracts only a list of results could tell. */
  readonly listed: number[];
  /** Boards whose contracts no list can tell, for want of tricks. */
  readonly unheld: number[];
}

/**
 * The matches of a file, in the order in which they begin. A header tells the results of all boards behind it: so what it
 * says is gathered from all plays before the first line is written, and no more of them is kept.
 */
export class MatchesTold {
  readonly #matches = new Map<string, MatchTold>();
  readonly #matchKeys = new MatchKeys();
  // A header holds until the next one.
  #withHeaders = false;

  add(play: PlayInFile): void {
    const { event, board, room, contract, tricks } = play;
    const key = this.#matchKeys.keyOf(play);
    let match = this.#matches.get(key);
    if (!match)
      this.#matches.set(
        key,
        (match = {
          event,
          results: new Map(),
          first: board,
          last: 0,
          plays: 0,
          listed: [],
          unheld: [],
        }),
      );
    this.#withHeaders ||= needsHeader(play);
    match.plays++;
    match.first = Math.min(match.first, board);
    match.last = Math.max(match.last, board);
    if (match.last - match.first >= LONGEST_LIST) match.results = undefined;
    const result = resultText({ contract, tricks });
    if (contract !== undefined && !saysContract(play))
      (result === undefined ? match.unheld : match.listed).push(board);
    const place = `${board} ${room === 'closed' ? 'closed' : ''}`;
    if (result !== undefined && match.results && !match.results.has(place))
      match.results.set(place, { board, ...(room && { room }), result });
  }

  /** Boards whose contracts are lost: there are no tricks, or the boards are so far apart that there is no list. */
  unheld(): readonly number[] {
    return [...this.#matches.values()].flatMap(({ unheld, listed, results }) => [
      ...unheld,
      ...(results ? [] : listed),
    ]);
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

/**
 * What tells the matches of plays apart. A header has one result of a board in each room: where several tables played it,
 * as in an event of pairs, each further one is of another match with the same names.
 */
export class MatchKeys {
  readonly #times = new Map<string, number>();

  /** Of plays in their order, each asked once. */
  keyOf({ event, board, room }: PlayInFile): string {
    const match = JSON.stringify(
      ['Event', 'Stage', 'Round', 'Table', 'Section', 'HomeTeam', 'VisitTeam'].map((name) => event[name]),
    );
    const place = `${match} ${board} ${room === 'closed' ? 'closed' : ''}`;
    const before = this.#times.get(place) ?? 0;
    this.#times.set(place, before + 1);
    return before === 0 ? match : `${match} ${before}`;
  }
}

/** Whether the calls make the contract. */
function saysContract(play: PlayInFile): boolean {
  return play.calls.length > 0 && contractOfCalls(play.calls, play) !== undefined;
}

function needsHeader(play: PlayInFile): boolean {
  return Object.keys(play.event).length > 0 || (play.contract !== undefined && !saysContract(play));
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
