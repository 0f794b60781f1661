import { z } from 'zod';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { gameResult } from '../../games/games.js';
import {
  playPlace,
  type PlayPlace,
  seating,
  type Seating,
  sideName,
  type SideName,
  tableName,
} from '../../journal/names.js';
import { boardSettingsOf } from '../../session/section/section-data.js';
import { notRunning } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import { contradictionsNow } from './checking.js';
import { settling } from '../../table/settling.js';
import type { TableState } from '../../table/state.js';
import { resultEvents } from '../events.js';
import {
  agrees,
  alike,
  anotherEntry,
  isRefused,
  judged,
  movedOn,
  notPlayable,
  sameSeats,
  scheduledSeating,
  usesOfPlay,
} from './play.js';
import { type ResultState, standing } from '../state.js';

const atTheTable = { roles: [], device: true } as const;
/** Of a late play: the table where it is played, if that is another one. */
const at = tableName.optional().meta({ description: 'Table where the late play was started' });

/** The table whose phone may speak of a play: where it is played; and the side for which it speaks. */
const tableOf = ({
  session,
  table,
  at: late,
  round,
  side,
}: PlayPlace & { readonly at?: string | undefined; readonly side: SideName }) => ({
  session,
  table: late ?? table,
  side,
  of: { table, round },
});
const answering = z.strictObject({
  ...playPlace,
  at,
  side: sideName,
  entry: z.int().positive().meta({ description: 'Number of the entry, as returned when it was entered' }),
});

export const enterResult = defineCommand({
  name: 'result.enter',
  summary:
    'Enter a result at the table for the other side to confirm. Until then you can enter it again. The same result from the other side confirms it',
  access: atTheTable,
  body: z.strictObject({
    ...playPlace,
    at,
    side: sideName,
    result: gameResult,
    seating: seating.optional().meta({
      description: 'Players the table believes are seated; if others sit there now, nothing is entered',
    }),
    entry: z.int().min(0).optional().meta({
      description: 'Last entry known to the table; later entries by the other side are kept',
    }),
  }),
  table: tableOf,
  uses: usesOfPlay,
  decide(
    { side, result: value, at: where, seating: believed, entry: seen, ...play },
    { tournament, session, table, result },
    { pair },
  ) {
    const refused =
      notRunning(tournament, session) ??
      notPlayable(session, play) ??
      elsewhere(result, play, where) ??
      otherPlayers(session, play, believed) ??
      unconfirmedSeats(session, table, result, play);
    if (refused) return refused;
    const flags = judged(session, play, value);
    if (isRefused(flags)) return flags;
    const known = (entry: number) => ({ answer: { entry, flags: [...flags] } });
    const stood = standing(result)?.result ?? null;
    // Those who sit there now may have the board still before them: whether they have guessed is not told.
    const isTheirs = pair !== undefined || !haveLeft(result, table, play, where);
    if (result.status === 'agreed') {
      return isTheirs && agrees(session, stood, value)
        ? accept({}, known(result.entry))
        : reject({ code: 'result.agreed', board: play.board });
    }
    if (!isTheirs && stood) return movedOn(play);
    if (result.status === 'not-played') return reject({ code: 'result.not-to-be-played', board: play.board });
    // By the other side, or on another phone of this one.
    const atTable = stood !== null && result.side !== null;
    if (atTable && seen !== undefined && !agrees(session, stood, value)) {
      const anew = anotherEntry(result, seen);
      if (anew) return anew;
    }
    const agreed = tournament.settings.confirmation === 'none';
    if (!agreed && result.side !== side && agrees(session, stood, value)) {
      const confirmed = { result: [resultEvents.confirmed({ ...play, side })], table: settling(play, table) };
      return accept(confirmed, known(result.entry));
    }
    if (!agreed && result.status === 'entered' && alike(session, stood, value)) {
      return accept({}, known(result.entry));
    }
    return accept(
      {
        result: [
          resultEvents.entered({
            ...play,
            seating: scheduledSeating(session, play),
            result: value,
            flags: [...flags],
            side,
            agreed,
          }),
        ],
        table: [...(agreed ? settling(play, table) : []), ...contradictionsNow(play, table, false)],
      },
      known(result.entry + 1),
    );
  },
});

export const confirmResult = defineCommand({
  name: 'result.confirm',
  summary:
    'Confirm an entry as the other side, even if you disputed it before. After players move on, the pair’s phone or a director confirms',
  access: atTheTable,
  body: answering,
  table: tableOf,
  uses: usesOfPlay,
  decide({ side, entry, at: where, ...play }, { tournament, session, table, result }, { pair }) {
    const refused = notRunning(tournament, session) ?? elsewhere(result, play, where);
    if (refused) return refused;
    // How often something was entered is not told to those who sit there next.
    if (pair === undefined && haveLeft(result, table, play, where))
      return result.status === 'agreed' ? accept({}) : movedOn(play);
    const overtaken = anotherEntry(result, entry);
    if (overtaken) return overtaken;
    if (result.status === 'agreed') return accept({});
    return (
      notToBeAnswered(result, side) ??
      accept({ result: [resultEvents.confirmed({ ...play, side })], table: settling(play, table) })
    );
  },
});

export const disputeResult = defineCommand({
  name: 'result.dispute',
  summary: 'Dispute an entry as the other side',
  access: atTheTable,
  body: answering,
  table: tableOf,
  uses: usesOfPlay,
  decide({ side, entry, at: where, ...play }, { tournament, session, table, result }, { pair }) {
    const refused = notRunning(tournament, session) ?? elsewhere(result, play, where);
    if (refused) return refused;
    const isTheirs = pair !== undefined || !haveLeft(result, table, play, where);
    const overtaken = isTheirs ? anotherEntry(result, entry) : undefined;
    if (overtaken) return overtaken;
    if (result.status === 'agreed') return reject({ code: 'result.agreed', board: play.board });
    if (!isTheirs) return movedOn(play);
    return (
      notToBeAnswered(result, side) ??
      accept(result.status === 'disputed' ? {} : { result: [resultEvents.disputed({ ...play, side })] })
    );
  },
});

/** What prevents a result of those whom the table took to sit there: the movement has others there by now. */
function otherPlayers(
  session: SessionState,
  play: PlayPlace,
  believed: Seating | undefined,
): Rejected | undefined {
  const seated = scheduledSeating(session, play);
  if (!believed || sameSeats(believed, seated)) return undefined;
  const { board, table, round } = play;
  return reject({ code: 'result.other-players', board, table, round, ...seated });
}

/** What prevents a result at a table whose players have still to confirm how they sit, where that is required. */
function unconfirmedSeats(
  session: SessionState,
  { seats, movedTo }: TableState,
  { late }: ResultState,
  { table, round }: PlayPlace,
): Rejected | undefined {
  if (boardSettingsOf(session.settings).seats !== 'demanded' || round in seats) return undefined;
  // What is played later is played by those who sat there then.
  if (late !== null || movedTo > round) return undefined;
  return reject({ code: 'table.seats-unconfirmed', table, round });
}

/** What prevents speaking of a play from another table: it was not taken up there. */
function elsewhere({ late }: ResultState, { board, table }: PlayPlace, at = table): Rejected | undefined {
  return at === table || late?.at === at ? undefined : reject({ code: 'late-play.elsewhere', board, at });
}

/** Whether those who sit at a table now are others than those who met in a play: unless it was taken up there. */
function haveLeft(
  { late }: ResultState,
  { movedTo }: TableState,
  { round, table }: PlayPlace,
  at = table,
): boolean {
  return movedTo > round && late?.at !== at;
}

/** Why a side's answer is refused: nothing waits for one, or it would answer itself. */
function notToBeAnswered({ status, side: by }: ResultState, side: SideName): Rejected | undefined {
  if (status !== 'entered' && status !== 'disputed') return reject({ code: 'result.nothing-to-confirm' });
  return by === side ? reject({ code: 'result.own-entry' }) : undefined;
}
