import { z } from 'zod';
import { accept, type DecisionContext, defineCommand, reject, type Rejected } from '../../command/command.js';
import { sheetGame, type SheetLine, type SheetSettings } from '../../games/games.js';
import { type Seated, type SeatName, seatName, SEATS } from '../../journal/names.js';
import { calledIn } from '../../session/called-rounds.js';
import { noSuchTable, notCorrectable, notRunning } from '../../session/guards.js';
import { playedAt, seatedAt } from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { tableStream } from '../../table/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { type LineWritten, type SheetPlace, type SheetState, sheetStream } from '../state.js';
import { seenAt } from '../../journal/seen.js';
import { freeText } from '../../journal/texts.js';
import { MOST_SECONDS, sheetEvents, sheetPlace } from '../events.js';

/** The streams that a command about a sheet depends on. */
export const usesOfSheet = (place: SheetPlace) => ({
  sheet: sheetStream(place),
  table: tableStream(place),
  session: sessionStream(place.session),
  tournament: tournamentStream,
});

/** A table's sheet as a command finds it: who sits there, and by what it is written. */
export interface SheetAtTable {
  readonly game: NonNullable<ReturnType<typeof sheetGame>>;
  readonly settings: SheetSettings;
  readonly seated: Seated;
  readonly seats: readonly SeatName[];
  /** The boards that all tables play in this round; none where each table deals for itself. */
  readonly boards: readonly number[];
}

/** The sheet of a table in a round, or what stands against there being one. */
export function sheetAt(session: SessionState, { table, round }: SheetPlace): Rejected | SheetAtTable {
  const game = sheetGame(session.game);
  const { sheets: settings } = session;
  if (!game || !settings) return reject({ code: 'sheet.no-sheets' });
  const unknown = noSuchTable(session, table);
  if (unknown) return unknown;
  const called = calledIn(session, table);
  if (round > called) return reject({ code: 'session.round-not-called', round, called });
  const seated = seatedAt(session, table, round);
  if (!seated) return reject({ code: 'sheet.nobody-there', table, round });
  const { boards } = playedAt(session, table, round)!;
  return { game, settings, seated, seats: SEATS.filter((seat) => seated[seat] !== undefined), boards };
}

/** What prevents writing on a sheet of which the giver may see nothing: trying a line would tell. */
export function ofHiddenSheet(
  { visibility }: Pick<DecisionContext, 'visibility'>,
  { table, round }: Pick<SheetPlace, 'table' | 'round'>,
): Rejected | undefined {
  const isHidden = visibility && !visibility(undefined, { table, round }).results;
  return isHidden ? reject({ code: 'sheet.before-oneself', table, round }) : undefined;
}

/** A line as it is to be written: its place on the sheet, and the board that it belongs to. */
export interface LineToWrite {
  readonly line: number;
  readonly board?: number | undefined;
  readonly what: SheetLine;
}

/** Why the board that a line names is refused: all tables play others in this round, or it has its line already. */
function notThisBoard(
  { line, board, what }: LineToWrite,
  { lines }: SheetState,
  { game, boards }: SheetAtTable,
): Rejected | undefined {
  if (board === undefined)
    return boards.length > 0 ? reject({ code: 'sheet.board-needed', boards: boards.join(', ') }) : undefined;
  if (!boards.includes(board)) return reject({ code: 'sheet.board-not-here', board });
  const isAnother = (other: LineWritten, index: number) =>
    index !== line - 1 && other.board === board && game.isOfDeal(other.what);
  return game.isOfDeal(what) && lines.some(isAnother)
    ? reject({ code: 'sheet.board-written', board })
    : undefined;
}

/** What is written in lines of a sheet. */
function writtenIn(lines: readonly LineWritten[]): SheetLine[] {
  return lines.map(({ what }) => what);
}

/** The boards of a round of which nothing is written yet. */
export function boardsLeft({ lines }: SheetState, { game, boards }: SheetAtTable): number[] {
  const done = lines.filter(({ what }) => game.isOfDeal(what)).map(({ board }) => board);
  return boards.filter((board) => !done.includes(board));
}

/** Whether nothing more is to be dealt. */
export function isOver(sheet: SheetState, at: SheetAtTable): boolean {
  const { game, settings, seats: players, boards } = at;
  if (boards.length > 0) return boardsLeft(sheet, at).length === 0;
  return game.isOver({ settings, players, lines: writtenIn(sheet.lines) });
}

/** What the sheet lacks of what was agreed, where tables deal for themselves; undefined: nothing. */
export function shortOf(sheet: SheetState, { game, settings, seats: players, boards }: SheetAtTable) {
  return boards.length > 0 ? undefined : game.short({ settings, players, lines: writtenIn(sheet.lines) });
}

/** What a line is flagged with, or why it cannot be the one of its number. */
export function judgedLine(
  written: LineToWrite,
  sheet: SheetState,
  at: SheetAtTable,
): { readonly flags: readonly string[] } | Rejected {
  const { line, board, what } = written;
  const otherwise = notThisBoard(written, sheet, at);
  if (otherwise) return otherwise;
  const { game, settings, seats: players } = at;
  const before = sheet.lines.slice(0, line - 1);
  const judgement = game.judge(what, {
    settings,
    players,
    ...(board === undefined
      ? { lines: writtenIn(before), standing: writtenIn(sheet.lines.slice(line - 1)) }
      : { board, lines: writtenIn(before.filter((one) => one.board === board)) }),
  });
  if (judgement.possible) return judgement;
  const { fault, rule, seat } = judgement;
  return reject({ code: 'sheet.line-impossible', line, fault, rule, ...(seat !== undefined && { seat }) });
}

/** Whose time it is, or what stands against taking it. */
function whoseTime(
  session: SessionState,
  { seat, ...place }: SheetPlace & { readonly seat: SeatName },
): Rejected | { readonly contestant: string } {
  const at = sheetAt(session, place);
  if ('accepted' in at) return at;
  if (at.settings.minutesPerPlayer === undefined) return reject({ code: 'sheet.no-players-clock' });
  const contestant = at.seated[seat];
  return contestant === undefined ? reject({ code: 'sheet.seat-empty', seat }) : { contestant };
}

export const useTime = defineCommand({
  name: 'sheet.use-time',
  summary: 'Record a player’s thinking time each time the table clock stops',
  access: { roles: ['organiser', 'director', 'scorer'], device: true },
  body: z.strictObject({
    ...sheetPlace,
    seat: seatName,
    seconds: z
      .int()
      .min(1)
      .max(MOST_SECONDS)
      .meta({ description: 'Since the clock was started for this player' }),
  }),
  table: ({ session, table }) => ({ session, table }),
  uses: usesOfSheet,
  decide({ seat, seconds, ...place }, { tournament, session, sheet }) {
    const refused = notRunning(tournament, session);
    if (refused) return refused;
    const whose = whoseTime(session, { ...place, seat });
    if ('accepted' in whose) return whose;
    if (sheet.status === 'agreed') return reject({ code: 'sheet.agreed', round: place.round });
    return accept({ sheet: [sheetEvents.timeUsed({ ...place, seat, ...whose, seconds })] });
  },
});

export const correctTime = defineCommand({
  name: 'sheet.correct-time',
  summary: 'Correct a player’s total thinking time in a round, with a reason',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    ...sheetPlace,
    seat: seatName,
    seconds: z.int().min(0).max(MOST_SECONDS).meta({ description: 'In the whole round' }),
    at: seenAt,
    reason: freeText,
  }),
  uses: usesOfSheet,
  restsOn: ({ session, table, round, seat }) => [
    { of: 'settings', what: 'thinking-time', session, table, round, seat },
  ],
  decide({ seat, seconds, at: _seen, reason, ...place }, { tournament, session, sheet }, context) {
    const refused = notCorrectable('rulings', { tournament, session }, context, reason);
    if (refused) return refused;
    const whose = whoseTime(session, { ...place, seat });
    if ('accepted' in whose) return whose;
    if ((sheet.seconds[seat] ?? 0) === seconds) return accept({});
    const note = context.note(reason);
    const event = { ...place, seat, ...whose, seconds, reason: note.reference };
    return accept({ sheet: [sheetEvents.timeCorrected(event)] }, { notes: [note] });
  },
});

const access = { roles: ['organiser', 'director'] } as const;

export const showCard = defineCommand({
  name: 'sheet.show-card',
  summary: 'Give a player a yellow card, with a reason',
  access,
  body: z.strictObject({ ...sheetPlace, seat: seatName, at: seenAt, reason: freeText }),
  uses: usesOfSheet,
  restsOn: ({ session, table, round }) => [{ of: 'cards', session, table, round }],
  decide({ seat, at: _seen, reason, ...place }, { tournament, session, sheet }, context) {
    const refused = notCorrectable('rulings', { tournament, session }, context, reason);
    if (refused) return refused;
    const at = sheetAt(session, place);
    if ('accepted' in at) return at;
    const contestant = at.seated[seat];
    if (contestant === undefined) return reject({ code: 'sheet.seat-empty', seat });
    const note = context.note(reason);
    const card = sheet.cards.length + 1;
    const shown = sheetEvents.cardShown({ ...place, card, seat, contestant, reason: note.reference });
    return accept({ sheet: [shown] }, { notes: [note], answer: { card } });
  },
});

export const takeCardBack = defineCommand({
  name: 'sheet.take-card-back',
  summary: 'Cancel a yellow card, with a reason',
  access,
  body: z.strictObject({ ...sheetPlace, card: z.int().min(1), reason: freeText }),
  uses: usesOfSheet,
  decide({ card, reason, ...place }, { tournament, session, sheet }, context) {
    const refused = notCorrectable('rulings', { tournament, session }, context, reason);
    if (refused) return refused;
    const shown = sheet.cards.find((one) => one.card === card);
    if (!shown) return reject({ code: 'sheet.card-unknown', card });
    if (shown.takenBack) return accept({});
    const note = context.note(reason);
    return accept(
      { sheet: [sheetEvents.cardTakenBack({ ...place, card, reason: note.reference })] },
      { notes: [note] },
    );
  },
});
