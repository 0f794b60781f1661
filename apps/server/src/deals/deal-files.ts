import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '#access';
import { Vault, type Json } from '#ledger';
import { CurrentStates, isKnownToPlay } from '#projections';
import { placeOfBoard, type DealUse } from '#queues';
import {
  boardNumber,
  CommandRejected,
  copyNumber,
  dealsBySquareDeal,
  dealSetStream,
  gameOfSet,
  StreamStates,
  tournamentStream,
  type GameName,
} from '#tournament';
import type { Language } from '#words';
import { byGame } from '../games/by-game.js';
import { GiveCommand } from '../commands/give-command.js';
import { Problem } from '../http/problem.js';
import type { CommandFrom } from './command-from.js';
import type { DealText } from '../games/deal-files-in-words.js';
import { openedDeal } from './opened-deal.js';

const MOST_AT_ONCE = 200;
const format = z.string().min(1).max(10).meta({ description: 'PBN, DUP, DLM, BRI …' });

/** Which deals are wanted in a file, and in which format. */
export const fileWanted = z.strictObject({
  format,
  boards: z.array(boardNumber).min(1).max(MOST_AT_ONCE),
});

/** A file with deals. */
export const fileImported = z.strictObject({
  format,
  file: z.base64().meta({ description: 'File contents' }),
  first: boardNumber
    .optional()
    .meta({ description: 'The board of the first deal, if the format has no numbers' }),
});

/** Deals that an SQD has promised, in a file; with its keys they are compared before they are taken. */
export const dealsImported = fileImported.extend({
  sqk: z
    .base64()
    .max(60_000)
    .optional()
    .meta({ description: 'The bytes of the SQK file. It is compared and not stored' }),
});

/** The cards of a copy of boards: of one as they were counted out suit by suit, or of several in a file. */
export const copyChecked = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('by-hand'),
    copy: copyNumber,
    board: boardNumber,
    deal: z.string().max(100).meta({ description: 'N:AKQ.J95.T742.863 …' }),
  }),
  z.strictObject({
    how: z.enum(['machine-report', 'second-reading']),
    copy: copyNumber,
    ...fileImported.shape,
  }),
]);

/** Gives deal files to duplicators, and imports theirs. The journal records an export before the file is given. */
@Injectable()
export class DealFiles {
  constructor(
    private readonly vault: Vault,
    private readonly states: StreamStates,
    private readonly current: CurrentStates,
    private readonly access: Access,
    private readonly bus: CommandBus,
  ) {}

  /**
   * Gives deals in a file, as bytes in base64.
   *
   * @throws Problem `deal-set.format`, `deal-set.unwritable`, `board.no-deal`; CommandRejected
   */
  async give(from: CommandFrom, set: string, { format: name, boards: asked }: z.infer<typeof fileWanted>) {
    const game = await this.#gameOf(from.tournament, set);
    const boards = [...new Set(asked)].toSorted((one, other) => one - other);
    const deals = await this.#deals(from.tournament, set, boards);
    const { format, extension, bytes } = byGame(game).dealFiles.write(deals, name, from.language);
    const runners = await this.#runners(from.tournament, set);
    const { position } = await this.#record('deal-set.take-file', from, { set, boards, format, runners });
    const file = Buffer.from(bytes).toString('base64');
    return { position, name: `set-${set}.${extension}`, file };
  }

  /**
   * Takes the deals of a file as those of the boards of a set, encrypted at once.
   *
   * @throws Problem `deal-set.format`, `deal-set.unreadable` with the first fault, `deal-set.squaredeal-otherwise`;
   * CommandRejected
   */
  async take(from: CommandFrom, set: string, { sqk, ...brought }: z.infer<typeof dealsImported>) {
    const { tournament } = from;
    const { format, deals } = dealsIn(await this.#gameOf(tournament, set), brought, from.language);
    if (sqk !== undefined) await this.#requirePromised(tournament, set, deals, Buffer.from(sqk, 'base64'));
    const hidden: { readonly board: number; readonly deal: Json }[] = [];
    const known: number[] = [];
    const elsewhere = (board: number) => (use: DealUse) =>
      use.tournament !== tournament || use.place !== placeOfBoard({ set, board });
    const texts = deals.map(({ text }) => text);
    for (const [index, { board }] of deals.entries()) {
      const text = texts[index]!;
      const again = texts.some((other, at) => other === text && deals[at]!.board !== board);
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few hundred deals
      if (again || (await this.vault.usesOf(text)).some(elsewhere(board))) known.push(board);
      // oxlint-disable-next-line no-await-in-loop -- as above
      hidden.push({ board, deal: { ...(await this.vault.hide(tournament, text)) } });
    }
    const { position } = await this.#record('deal-set.import', from, { set, format, deals: hidden });
    for (const [index, { board }] of deals.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await this.vault.remember({ tournament, place: placeOfBoard({ set, board }) }, texts[index]!);
    }
    // Boards whose deals were dealt before on this server (Law 6D2): it is for the director to judge.
    return { position, boards: deals.map(({ board }) => board), known, promised: sqk !== undefined };
  }

  /**
   * Compares a copy of boards with their originals: the same or different, whatever the difference is.
   *
   * @throws Problem `deal-set.format`, `deal-set.unreadable`, `board.no-deal`; CommandRejected
   */
  async check(from: CommandFrom, set: string, checked: z.infer<typeof copyChecked>) {
    const { copy, how } = checked;
    const found = copiesIn(await this.#gameOf(from.tournament, set), checked, from.language);
    const checks: { readonly board: number; readonly deal: string; readonly equal: boolean }[] = [];
    for (const { board, text } of found) {
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few hundred deals
      const original = await openedDeal({ vault: this.vault, current: this.current }, from.tournament, {
        set,
        board,
      });
      if (original === undefined) throw new Problem('board.no-deal', { board });
      checks.push({ board, deal: original.id, equal: original.text === text });
    }
    const { position } = await this.#record('deal-set.record-checks', from, { set, copy, how, checks });
    return { position, boards: checks.map(({ board, equal }) => ({ board, equal })) };
  }

  /** @throws Problem where a deal is not the one that an SQD has promised; CommandRejected where the keys are others */
  async #requirePromised(tournament: string, set: string, deals: readonly DealText[], sqk: Uint8Array) {
    const { state } = await this.states.load(tournament, dealSetStream(set));
    const promised = dealsBySquareDeal(state, sqk);
    if ('rejection' in promised) throw new CommandRejected(promised.rejection);
    const other = deals.find(({ board, text }) => promised.get(board) !== text);
    if (other) throw new Problem('deal-set.squaredeal-otherwise', { board: other.board });
  }

  async #deals(tournament: string, set: string, boards: readonly number[]): Promise<DealText[]> {
    const deals: DealText[] = [];
    for (const board of boards) {
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few hundred deals
      const opened = await openedDeal({ vault: this.vault, current: this.current }, tournament, {
        set,
        board,
      });
      if (opened === undefined) throw new Problem('board.no-deal', { board });
      deals.push({ board, text: opened.text });
    }
    return deals;
  }

  /** The staff of the tournament, as the players that they were ever said to be. */
  async #runners(tournament: string, set: string) {
    const [{ state }, play] = await Promise.all([
      this.states.load(tournament, tournamentStream),
      this.current.of(tournament),
    ]);
    return Promise.all(
      Object.keys(state.roles).map(async (person) => {
        const players = [...(await this.access.ownPlayers.everOf(person))];
        return { person, players, plays: isKnownToPlay(play.state, set, { person, formerly: players }) };
      }),
    );
  }

  /** Of which game the deals of a set are. */
  async #gameOf(tournament: string, set: string): Promise<GameName> {
    const { state } = await this.states.load(tournament, dealSetStream(set));
    return gameOfSet(state);
  }

  /** Records what is done with deals. Who plays their boards is no one to be given them, also who has left by themselves. */
  async #record(
    command: string,
    { tournament, actor, commandId, players, insider }: CommandFrom,
    body: { readonly set: string; readonly [name: string]: Json },
  ) {
    const { state } = await this.current.of(tournament);
    const plays = insider !== undefined && isKnownToPlay(state, body.set, insider);
    const given = {
      ...body,
      ...(players !== undefined && { players: [...players] }),
      ...(plays && { plays }),
    };
    return this.bus.execute(GiveCommand.named(command, { tournament, actor, commandId, body: given }));
  }
}

/** The deals of a file that somebody brings, or of a copy. @throws Problem `deal-set.format`, `deal-set.unreadable` */
function dealsIn(game: GameName, { file, ...how }: z.infer<typeof fileImported>, language: Language) {
  return byGame(game).dealFiles.read({ ...how, bytes: Buffer.from(file, 'base64') }, language);
}

function copiesIn(
  game: GameName,
  checked: z.infer<typeof copyChecked>,
  language: Language,
): readonly DealText[] {
  if (checked.how !== 'by-hand') return dealsIn(game, checked, language).deals;
  const { board, deal } = checked;
  return [{ board, text: byGame(game).dealFiles.said(deal, board, language) }];
}
