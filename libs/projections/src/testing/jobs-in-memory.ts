import { BRIDGE_PACK, formatDeal, SEATS, shuffle, type Deal } from '#cards';
import { checkEntry, type CHECK_ENTRY } from '#queues';
import type { z } from 'zod';
import { pendingJobs } from '../pending/pending-jobs.js';
import { entryBeside } from '../play/documents/entries-to-check.js';
import type { HiddenDealPlay, PlayState } from '../play/play-state.js';
import { SYSTEM, type JournalInMemory } from './journal-in-memory.js';
import { Chance } from './chance.js';
import { TOURNAMENT, uuid } from './play-events.js';

/** Which deal lies in a board that was dealt for so many a request: the number decides over all of its cards. */
export type DealNumberOf = (set: string, board: number, request: number) => number;

/** Does the jobs about deals for a journal in memory: makes and analyses deals, and compares entries with them. */
export class JobsInMemory {
  readonly #book: JournalInMemory;
  readonly #numberOf: DealNumberOf;
  #deals = 0;

  constructor(journal: JournalInMemory, numberOf: DealNumberOf) {
    this.#book = journal;
    this.#numberOf = numberOf;
  }

  /** Everything that is pending, until nothing more is. */
  async done(stateNow: () => PlayState): Promise<void> {
    for (let more = true; more;) {
      const before = this.#book.lines.length;
      const jobs = pendingJobs(TOURNAMENT, stateNow(), before);
      // oxlint-disable-next-line no-await-in-loop -- what one job writes is known to the next
      for (const { name, data } of jobs.values()) await this.#do(name, data, stateNow);
      more = this.#book.lines.length > before;
    }
  }

  /** What is hidden, opened: a deal, its double-dummy results, or what was read from cards or recorded of a play. */
  readonly open = ({ text }: Pick<HiddenDealPlay, 'text'>): unknown => {
    const [kind, set, board, request] = text.split('-');
    if (request === undefined) return this.#book.opened(text);
    const chance = new Chance(this.#numberOf(set!, Number(board), Number(request)));
    if (kind === 'deal') return dealBy(chance);
    return { tricks: Array.from({ length: 20 }, () => chance.below(14).toString(16).toUpperCase()).join('') };
  };

  async #do(name: string, data: unknown, stateNow: () => PlayState): Promise<void> {
    const { set, board, request, deal } = data as DealData;
    const hidden = (id: string, text: string) => ({
      id,
      cipher: 'A256GCM',
      nonce: 'n'.repeat(16),
      text: text.padEnd(90, '-'),
    });
    switch (name) {
      case 'deal-board': {
        const secret = hidden(uuid(50_000 + ++this.#deals), `deal-${set}-${board}-${request}`);
        this.#book.give('board.record-deal', { set, board, request, deal: secret }, SYSTEM);
        return;
      }
      case 'analyse-board': {
        const { requests = 0 } = stateNow().boards[set]?.[board] ?? {};
        const analysis = hidden(deal, `tricks-${set}-${board}-${requests}`);
        this.#book.give('board.record-analysis', { set, board, analysis }, SYSTEM);
        return;
      }
      case 'check-entry': {
        const vault = { open: (_of: string, secret: HiddenDealPlay) => Promise.resolve(this.open(secret)) };
        const beside = (_of: string, entry: Omit<EntryData, 'tournament'>) =>
          Promise.resolve(entryBeside(stateNow(), entry));
        await checkEntry(vault, beside)(data as EntryData, {
          jobId: name,
          signal: new AbortController().signal,
          log: undefined as never,
          dispatch: (command, _of, body) => Promise.resolve(this.#book.give(command, body as object, SYSTEM)),
        });
        return;
      }
      default:
    }
  }
}

interface DealData {
  readonly set: string;
  readonly board: number;
  readonly request: number;
  readonly deal: string;
}

type EntryData = z.output<(typeof CHECK_ENTRY)['data']>;

function dealBy(chance: Chance): string {
  const cards = shuffle(BRIDGE_PACK, (bytes) => Uint8Array.from({ length: bytes }, () => chance.below(256)));
  const hands = SEATS.map((seat, index) => [seat, cards.slice(13 * index, 13 * (index + 1))]);
  return formatDeal(Object.fromEntries(hands) as unknown as Deal);
}
