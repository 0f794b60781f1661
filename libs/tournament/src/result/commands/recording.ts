import { z } from 'zod';
import { accept, type BoardVisibility, defineCommand, reject } from '../../command/command.js';
import { gameResult, type GameResult } from '../../games/games.js';
import {
  boardNumber,
  playPlace,
  type PlayPlace,
  roundNumber,
  sessionName,
  tableName,
} from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notCorrectable } from '../../session/guards.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { contradictionsNow } from './checking.js';
import { settling } from '../../table/settling.js';
import type { TableEvent } from '../../table/events.js';
import { type TableState, tableStream } from '../../table/state.js';
import { tournamentStream } from '../../tournament/state.js';
import { type ResultEvent, resultEvents, resultSource, type ResultSource } from '../events.js';
import {
  comparedIfAgreed,
  isRefused,
  judged,
  notPlayable,
  restsOnPlay,
  saysNothingNew,
  scheduledSeating,
  staff,
  usesOfPlay,
} from './play.js';
import { type ResultState, resultStream } from '../state.js';

/** The events of a slip or of one line of a traveller, or why it is refused; none for what is agreed already. */
function recording(
  play: PlayPlace,
  value: GameResult,
  { session, table, result }: { session: SessionState; table: TableState; result: ResultState },
  {
    visibility,
    source,
  }: { readonly visibility?: BoardVisibility | undefined; readonly source?: ResultSource | undefined },
) {
  const refused = notPlayable(session, play);
  if (refused) return refused;
  const flags = judged(session, play, value);
  if (isRefused(flags)) return flags;
  if (result.status === 'agreed') {
    const { board, table: name, round } = play;
    return saysNothingNew(session, result.result, value, visibility)
      ? { result: [], table: [], flags: [...flags] }
      : reject({ code: 'result.recorded-already', board, table: name, round });
  }
  const seating = scheduledSeating(session, play);
  const from = source === undefined ? {} : { source };
  return {
    result: [resultEvents.recorded({ ...play, seating, result: value, flags: [...flags], ...from })],
    table: [...settling(play, table), ...contradictionsNow(play, table, false)],
    flags: [...flags],
  };
}

export const recordResult = defineCommand({
  name: 'result.record',
  summary: 'Enter a result from a paper slip or a results file, for any started round',
  access: staff,
  body: z.strictObject({
    ...playPlace,
    result: gameResult,
    at: seenAt,
    source: resultSource.optional().meta({ description: 'Type of results file; paper if left out' }),
  }),
  uses: usesOfPlay,
  restsOn: restsOnPlay,
  compares: comparedIfAgreed,
  decide({ result: value, at: _seen, source, ...play }, states, context) {
    const refused = notCorrectable('scores', states, context);
    if (refused) return refused;
    const recorded = recording(play, value, states, { source, visibility: context.visibility?.(play.board) });
    if ('accepted' in recorded) return recorded;
    return accept({ result: recorded.result, table: recorded.table }, { answer: { flags: recorded.flags } });
  },
});

export const recordTraveller = defineCommand({
  name: 'result.record-traveller',
  summary: 'Enter a paper traveller: all rows of one board, for started rounds. Agreed results are unchanged',
  access: staff,
  body: z.strictObject({
    session: sessionName,
    board: boardNumber,
    lines: z
      .array(z.strictObject({ table: tableName, round: roundNumber, result: gameResult }))
      .min(1)
      .max(200),
    at: seenAt,
  }),
  uses: ({ session }) => ({ session: sessionStream(session), tournament: tournamentStream }),
  restsOn: ({ session, board, lines }) =>
    lines.flatMap(({ table, round }) => restsOnPlay({ session, table, round, board })),
  also: ({ session, board, lines }) =>
    Object.fromEntries(
      lines.flatMap(({ table, round }) => [
        [`result ${table} ${round}`, resultStream({ session, table, round, board })],
        [`table ${table}`, tableStream({ session, table })],
      ]),
    ),
  compares: ({ session, board }) => ({ session, boards: [board] }),
  decide({ session: id, board, lines }, states, context, also) {
    const { session } = states;
    const refused = notCorrectable('scores', states, context);
    if (refused) return refused;
    const places = lines.map(({ table, round }) => `${table} ${round}`);
    if (new Set(places).size < places.length) return reject({ code: 'result.line-twice' });
    const results: Record<string, readonly ResultEvent[]> = {};
    const tables: Record<string, readonly TableEvent[]> = {};
    const flagged: { table: string; round: number; flags: string[] }[] = [];
    for (const { table, round, result: value } of lines) {
      const recorded = recording(
        { session: id, table, round, board },
        value,
        { session, table: also[`table ${table}`], result: also[`result ${table} ${round}`] },
        { visibility: context.visibility?.(board) },
      );
      if ('accepted' in recorded) return recorded;
      results[`result ${table} ${round}`] = recorded.result;
      tables[`table ${table}`] = [...(tables[`table ${table}`] ?? []), ...recorded.table];
      if (recorded.flags.length > 0) flagged.push({ table, round, flags: recorded.flags });
    }
    return accept({ ...results, ...tables }, { answer: { flagged } });
  },
});
