import { isCalledApart, roundsOf, type Json } from '#tournament';
import type { SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import type { Chance } from './chance.js';

type RandomCommand = readonly [command: string, body: Readonly<Record<string, Json>>];

/** Where sections are called apart: the one that a command means. */
export function partOf(chance: Chance, session: SessionPlay): { readonly section?: string } {
  return isCalledApart(session) && session.sections.length > 0
    ? { section: chance.of(session.sections).section }
    : {};
}

/** Something that a director does with the clock, or about slow tables. */
export function commandOfClock(chance: Chance, session: SessionPlay): RandomCommand {
  const { session: name, round } = session;
  const schedule = scheduleOf(session);
  const some = (most: number) => 1 + chance.below(most);
  const table = chance.of(schedule.tables.length > 0 ? schedule.tables : ['A1']);
  const ofTable = { session: name, table, round: Math.max(1, round - chance.below(2)) };
  const part = { session: name, ...partOf(chance, session) };
  const planned = chance.is(0.8) ? { minutes: some(20) } : null;
  return chance.of<RandomCommand>([
    ['clock.pause', { ...part }],
    ['clock.resume', { ...part }],
    ['clock.adjust', { ...part, minutes: 2 }],
    ['clock.adjust', { ...part, minutes: 3 - some(5), fromNowOn: true }],
    ['clock.plan-break', { ...part, afterRound: some(roundsOf(schedule) + 1), break: planned }],
    ['clock.begin-break', { ...part }],
    ['clock.begin-break', { ...part, break: { minutes: some(20) } }],
    ['clock.end-break', { ...part }],
    ['clock.give-table', { ...ofTable, minutes: 3 - some(5) }],
    [
      'table.record-slow',
      {
        ...ofTable,
        minutes: chance.below(9),
        held: chance.of(['NS', 'EW', 'both', 'nobody']),
        reason: 'Slow',
      },
    ],
  ]);
}
