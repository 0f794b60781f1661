import { z } from 'zod';
import { formatDeal, parseDeal } from '#cards';
import type { DealInFile } from '#interchange';
import type { Json } from '#ledger';
import { placeOfBoard, type DealUse } from '#queues';
import { boardNumber, CommandRejected, copyNumber, dealsBySquareDeal, dealSetStream } from '#tournament';
import type { Language } from '#words';
import { commandNamed, type Core } from '../core/core.js';
import { Problem } from '../http/problem.js';
import type { CommandFrom } from './command-from.js';
import { dealSaid, formatNamed, readBrought, worded } from './files-in-words.js';
import { openedDeal, type OpeningParts } from './opened-deal.js';

const MOST_AT_ONCE = 200;
const format = z.string().min(1).max(10).meta({ description: 'PBN, DUP, DLM, BRI ...' });

/** Which deals are wanted in a file, and in which format. */
export const fileWanted = z.strictObject({
  format,
  boards: z.array(boardNumber).min(1).max(MOST_AT_ONCE),
});

/** A file with deals. */
export const fileBrought = z.strictObject({
  format,
  file: z.base64().meta({ description: 'The bytes of the file' }),
  first: boardNumber
    .optional()
    .meta({ description: 'The board of the first deal, where the format holds no numbers' }),
});

/** Deals that an SQD has promised, in a file; with its keys they are compared before they are taken. */
export const dealsBrought = fileBrought.extend({
  sqk: z
    .base64()
    .max(60_000)
    .optional()
    .meta({ description: 'The bytes of the SQK: it is compared, and kept nowhere' }),
});

/** The cards of a copy of boards: of one as they were counted out suit by suit, or of several in a file. */
export const copyChecked = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('by-hand'),
    copy: copyNumber,
    board: boardNumber,
    deal: z.string().max(100).meta({ description: 'N:AKQ.J95.T742.863 ...' }),
  }),
  z.strictObject({
    how: z.enum(['machine-report', 'second-reading']),
    copy: copyNumber,
    ...fileBrought.shape,
  }),
]);

type PartsOfCore = OpeningParts & Pick<Core, 'handling' | 'states'>;

/** Deals in files: given to duplicators, and taken from them. What is given is in the book before it is given. */
export class DealFiles {
  readonly #core: PartsOfCore;

  constructor(core: PartsOfCore) {
    this.#core = core;
  }

  /**
   * Gives deals in a file, as bytes in base64.
   *
   * @throws Problem `deal-set.format`, `deal-set.unwritable`, `board.no-deal`; CommandRejected
   */
  async give(from: CommandFrom, set: string, { format: name, boards: asked }: z.infer<typeof fileWanted>) {
    const format = formatNamed(name);
    const boards = [...new Set(asked)].toSorted((one, other) => one - other);
    const deals = await this.#deals(from.tournament, set, boards);
    const bytes = worded('deal-set.unwritable', from.language, () => format.write({ deals }));
    const { position } = await this.#record('deal-set.take-file', from, { set, boards, format: format.name });
    const file = Buffer.from(bytes).toString('base64');
    return { position, name: `set-${set}.${format.extension}`, file };
  }

  /**
   * Takes the deals of a file as those of the boards of a set, encrypted at once.
   *
   * @throws Problem `deal-set.format`, `deal-set.unreadable` with the first fault, `deal-set.squaredeal-otherwise`;
   * CommandRejected
   */
  async take(
    from: CommandFrom,
    set: string,
    { format: name, file, first, sqk }: z.infer<typeof dealsBrought>,
  ) {
    const format = formatNamed(name);
    const deals = readBrought(format, Buffer.from(file, 'base64'), first, from.language);
    const { tournament } = from;
    if (sqk !== undefined) await this.#requirePromised(tournament, set, deals, Buffer.from(sqk, 'base64'));
    const hidden: { readonly board: number; readonly deal: Json }[] = [];
    const known: number[] = [];
    const elsewhere = (board: number) => (use: DealUse) =>
      use.tournament !== tournament || use.place !== placeOfBoard({ set, board });
    const texts = deals.map(({ deal }) => formatDeal(deal));
    for (const [index, { board }] of deals.entries()) {
      const text = texts[index]!;
      const again = texts.some((other, at) => other === text && deals[at]!.board !== board);
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few hundred deals
      if (again || (await this.#core.vault.usesOf(text)).some(elsewhere(board))) known.push(board);
      // oxlint-disable-next-line no-await-in-loop -- as above
      hidden.push({ board, deal: { ...(await this.#core.vault.hide(tournament, text)) } });
    }
    const { position, answer } = await this.#record('deal-set.import', from, {
      set,
      format: format.name,
      deals: hidden,
    });
    for (const [index, { board }] of deals.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.#core.vault.remember({ tournament, place: placeOfBoard({ set, board }) }, texts[index]!);
    }
    // Boards whose deals were dealt before in this installation (Law 6D2): it is for the director to judge.
    return { position, ...answer, known, promised: sqk !== undefined };
  }

  /**
   * Compares a copy of boards with their originals: the same or different, whatever the difference is.
   *
   * @throws Problem `deal-set.format`, `deal-set.unreadable`, `board.no-deal`; CommandRejected
   */
  async check(from: CommandFrom, set: string, checked: z.infer<typeof copyChecked>) {
    const { copy, how } = checked;
    const found = copiesIn(checked, from.language);
    const checks: { readonly board: number; readonly deal: string; readonly equal: boolean }[] = [];
    for (const { board, deal } of found) {
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few hundred deals
      const original = await openedDeal(this.#core, from.tournament, { set, board });
      if (original === undefined) throw new Problem('board.no-deal', { board });
      checks.push({ board, deal: original.id, equal: original.text === formatDeal(deal) });
    }
    const { position } = await this.#record('deal-set.record-checks', from, { set, copy, how, checks });
    return { position, boards: checks.map(({ board, equal }) => ({ board, equal })) };
  }

  /** @throws Problem where a deal is not the one that an SQD has promised; CommandRejected where the keys are others */
  async #requirePromised(tournament: string, set: string, deals: readonly DealInFile[], sqk: Uint8Array) {
    const { state } = await this.#core.states.load(tournament, dealSetStream(set));
    const promised = dealsBySquareDeal(state, sqk);
    if ('rejection' in promised) throw new CommandRejected(promised.rejection);
    const other = deals.find(({ board, deal }) => promised.get(board) !== formatDeal(deal));
    if (other) throw new Problem('deal-set.squaredeal-otherwise', { board: other.board });
  }

  async #deals(tournament: string, set: string, boards: readonly number[]): Promise<DealInFile[]> {
    const deals: DealInFile[] = [];
    for (const board of boards) {
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few hundred deals
      const opened = await openedDeal(this.#core, tournament, { set, board });
      if (opened === undefined) throw new Problem('board.no-deal', { board });
      deals.push({ board, deal: parseDeal(opened.text) });
    }
    return deals;
  }

  #record(
    command: string,
    { tournament, actor, commandId, player }: CommandFrom,
    body: { [name: string]: Json },
  ) {
    return this.#core.handling.handle(commandNamed(command), {
      tournament,
      actor,
      commandId,
      body: { ...body, ...(player !== undefined && { player }) },
    });
  }
}

function copiesIn(checked: z.infer<typeof copyChecked>, language: Language): readonly DealInFile[] {
  if (checked.how === 'by-hand') {
    return [{ board: checked.board, deal: dealSaid(checked.deal, checked.board, language) }];
  }
  const { format, file, first } = checked;
  return readBrought(formatNamed(format), Buffer.from(file, 'base64'), first, language);
}
