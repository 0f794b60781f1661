import { z } from 'zod';
import {
  boardNumber,
  type PlayPlace,
  playPlace,
  roundNumber,
  sessionName,
  tableName,
} from '../../journal/names.js';
import { tablesOf } from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { type TableEvent, tableEvents } from '../../table/events.js';
import { playKey, playOfKey, type TableState, tableStream } from '../../table/state.js';
import { accept, type DecisionContext, defineCommand, reject, type Rejected } from '../../command/command.js';
import { notOpen } from '../../session/guards.js';
import { freeText } from '../../journal/texts.js';
import { tournamentStream } from '../../tournament/state.js';
import {
  FOUND_OF_ENTRY,
  isContradiction,
  openSuspicions,
  type ResultEvent,
  resultEvents,
  type Suspicion,
  SUSPICIONS,
  tellsOfCards,
  undecided,
} from '../events.js';
import { beforeOneself, usesOfPlay } from './play.js';
import { type ResultState, resultStream, standing } from '../state.js';

/** The event that says that a contradiction about a play is open now, or is not any more; none where that is known. */
export function contradictionsNow(
  { session, table: name, round, board }: PlayPlace,
  table: TableState,
  open: boolean,
) {
  if (playKey({ round, board }) in table.contradicted === open) return [];
  const play = { session, table: name, round, board };
  return [open ? tableEvents.contradictionOpened(play) : tableEvents.contradictionClosed(play)];
}

/** A play that keeps the official seal back. */
export interface PlayInTheWay {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

export type Tables = Readonly<Record<string, TableState>>;

/** The plays whose entries contradict the deal or each other, and nobody has decided; a ruling is a decision, too. */
export function openContradictions(session: SessionState, tables: Tables): PlayInTheWay[] {
  return tablesOf(session).flatMap((table) => {
    const { contradicted, rulings } = tables[table]!;
    return Object.keys(contradicted)
      .filter((key) => !(key in rulings))
      .map((key) => ({ table, ...playOfKey(key) }));
  });
}

const entryMeant = z.int().positive().meta({ description: 'Number of the entry' });

export const recordCheck = defineCommand({
  name: 'result.record-check',
  summary: 'Findings about an entry from the deal and the other results; never a card',
  access: 'system',
  body: z.strictObject({
    ...playPlace,
    entry: entryMeant,
    check: z.int().positive(),
    deal: z.uuid().nullable(),
    found: z.array(z.enum(FOUND_OF_ENTRY)),
    fits: z.array(boardNumber),
    beside: z.array(boardNumber),
  }),
  unhashed: ['deal', 'found', 'fits', 'beside'],
  uses: usesOfPlay,
  decide({ entry, check, deal, found, fits, beside, ...play }, { result, table }) {
    // Another entry has taken its place: that one is looked at by itself.
    if (!standing(result) || result.entry !== entry || result.checks !== check - 1)
      return reject({ code: 'result.entered-anew', entry: result.entry });
    const contradicted = undecided({ ...result, check: { deal } }, found).some(isContradiction);
    const checked = {
      ...play,
      entry,
      check,
      deal,
      found,
      ...(fits.length > 0 && { fits }),
      ...(deal !== null && { beside }),
    };
    return accept({
      result: [resultEvents.checked(checked)],
      table: contradictionsNow(play, table, contradicted),
    });
  },
});

export const decideSuspicion = defineCommand({
  name: 'result.decide-suspicion',
  summary:
    'Confirm one or more unlikely results as right; a result that contradicts the deal needs a reason. Correct wrong entries instead',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({
    session: sessionName,
    plays: z
      .array(
        z.strictObject({
          table: tableName,
          round: roundNumber,
          board: boardNumber,
          entry: entryMeant,
          suspicions: z.array(z.enum(SUSPICIONS)).min(1),
        }),
      )
      .min(1)
      .max(500),
    reason: freeText.optional(),
  }),
  uses: ({ session }) => ({ session: sessionStream(session), tournament: tournamentStream }),
  also: ({ session, plays }) =>
    Object.fromEntries(
      plays.flatMap(({ table, round, board }) => [
        [`result ${table} ${round} ${board}`, resultStream({ session, table, round, board })],
        [`table ${table}`, tableStream({ session, table })],
      ]),
    ),
  compares: ({ session, plays }) => ({ session, boards: plays.map(({ board }) => board) }),
  decide({ session, plays, reason }, { tournament }, context, also) {
    const refused =
      notOpen(tournament) ??
      beforeOneself(
        context,
        plays.map(({ board }) => board),
      ) ??
      ofHiddenCards(context, plays);
    if (refused) return refused;
    if (reason === undefined && plays.some(({ suspicions }) => suspicions.some(isContradiction)))
      return reject({ code: 'result.suspicion-reason' });
    const note = reason === undefined ? undefined : context.note(reason);
    const events: Record<string, readonly (ResultEvent | TableEvent)[]> = {};
    for (const { table, round, board, entry, suspicions } of plays) {
      const play: PlayPlace = { session, table, round, board };
      const names = { result: `result ${table} ${round} ${board}`, table: `table ${table}` };
      if (events[names.result]) return reject({ code: 'result.line-twice' });
      const result = also[names.result] as ResultState;
      if (!standing(result)) return reject({ code: 'result.none', board });
      if (result.entry !== entry) return reject({ code: 'result.entered-anew', entry: result.entry });
      const open = openSuspicions(result);
      // What its field tells of an entry is known where the whole field is seen.
      const left = undecided(result, suspicions).filter(
        (one) => one === 'far-from-field' || open.includes(one),
      );
      events[names.result] =
        left.length === 0
          ? []
          : [
              resultEvents.suspicionDecided({
                ...play,
                entry,
                suspicions: left,
                ...(note && { reason: note.reference }),
              }),
            ];
      const contradicted = open.some((one) => isContradiction(one) && !left.includes(one));
      events[names.table] = [
        ...(events[names.table] ?? []),
        ...contradictionsNow(play, also[names.table] as TableState, contradicted),
      ];
    }
    return accept(events, { notes: note ? [note] : [] });
  },
});

/** What prevents deciding what follows from cards that may not be seen yet: whether it was found would tell of them. */
function ofHiddenCards(
  { visibility }: Pick<DecisionContext, 'visibility'>,
  plays: readonly { readonly board: number; readonly suspicions: readonly Suspicion[] }[],
): Rejected | undefined {
  const hidden = plays.find(
    ({ board, suspicions }) => visibility && !visibility(board).cards && suspicions.some(tellsOfCards),
  );
  return hidden && reject({ code: 'board.still-to-play', board: hidden.board });
}
