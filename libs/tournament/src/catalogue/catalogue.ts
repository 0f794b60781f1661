import type { Aggregate, AnyEventDefinition } from '../journal/aggregate.js';
import * as boardCommands from '../board/commands/commands.js';
import { boardAggregate } from '../board/state.js';
import * as clockCommands from '../clock/commands/commands.js';
import { clockAggregate } from '../clock/state.js';
import type { AnyCommand } from '../command/command.js';
import * as dealSetCommands from '../deal-set/commands/commands.js';
import { dealSetAggregate } from '../deal-set/state.js';
import * as entriesCommands from '../entries/commands/decide.js';
import * as enteringCommands from '../entries/commands/themselves.js';
import { entriesAggregate } from '../entries/state.js';
import * as contestCommands from '../contest/commands/decide.js';
import { contestAggregate } from '../contest/state.js';
import * as knockoutCommands from '../knockout/commands.js';
import { knockoutAggregate } from '../knockout/state.js';
import * as publishedCommands from '../published/keeping.js';
import { publishedAggregate } from '../published/state.js';
import * as resultCommands from '../result/commands/commands.js';
import { resultAggregate } from '../result/state.js';
import * as rulingCommands from '../ruling/commands/commands.js';
import { rulingAggregate } from '../ruling/state.js';
import * as sessionCommands from '../session/commands/commands.js';
import { sessionAggregate } from '../session/state.js';
import * as sheetCommands from '../sheet/commands/commands.js';
import { sheetAggregate } from '../sheet/state.js';
import * as teamCommands from '../team/commands/commands.js';
import * as tableBoardsCommands from '../table/commands/boards-at-table.js';
import * as callCommands from '../table/commands/calls.js';
import * as tableCommands from '../table/commands/rounds.js';
import * as seatCommands from '../table/commands/seats.js';
import * as confirmingRoundCommands from '../table/commands/confirming-round.js';
import { tableAggregate } from '../table/state.js';
import * as announcingCommands from '../tournament/commands/announcing.js';
import * as tournamentCommands from '../tournament/commands/decide.js';
import * as takingKeysCommands from '../tournament/commands/taking-keys.js';
import * as takingPlayerBackCommands from '../tournament/commands/taking-player-back.js';
import * as importCommands from '../tournament/commands/importing.js';
import { tournamentAggregate } from '../tournament/state.js';

/** All aggregates whose streams a journal can have. */
export const aggregates = [
  tournamentAggregate,
  entriesAggregate,
  sessionAggregate,
  tableAggregate,
  boardAggregate,
  dealSetAggregate,
  resultAggregate,
  sheetAggregate,
  rulingAggregate,
  clockAggregate,
  contestAggregate,
  knockoutAggregate,
  publishedAggregate,
] as unknown as readonly Aggregate<never, never>[];

/** Every command. @throws Error when two share a name. */
export const commands: ReadonlyMap<string, AnyCommand> = byName(
  [
    tournamentCommands,
    announcingCommands,
    takingKeysCommands,
    takingPlayerBackCommands,
    entriesCommands,
    enteringCommands,
    teamCommands,
    sessionCommands,
    tableCommands,
    tableBoardsCommands,
    callCommands,
    seatCommands,
    confirmingRoundCommands,
    boardCommands,
    dealSetCommands,
    resultCommands,
    sheetCommands,
    rulingCommands,
    clockCommands,
    contestCommands,
    knockoutCommands,
    publishedCommands,
    importCommands,
  ].flatMap((module): AnyCommand[] => Object.values(module)),
  'name',
);

/** Every event type. @throws Error when two aggregates share one. */
export const eventDefinitions: ReadonlyMap<string, AnyEventDefinition> = byName(
  aggregates.flatMap((aggregate) => Object.values(aggregate.events)),
  'type',
);

function byName<Key extends string, Entry extends Readonly<Record<Key, string>>>(
  entries: readonly Entry[],
  key: Key,
): ReadonlyMap<string, Entry> {
  const map = new Map<string, Entry>();
  for (const entry of entries) {
    if (map.has(entry[key])) throw new Error(`${entry[key]} is defined twice.`);
    map.set(entry[key], entry);
  }
  return map;
}
