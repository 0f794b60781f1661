import type { TableResult } from '../table-results.js';

/**
 * Results as they stand in a specification: a line for each table, `round table: player whists, player whists ...`.
 *
 * @example crossTable('1 1: anna 30, boris -10, vera -20')
 */
export function crossTable(text: string): readonly TableResult[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, round, table, rest] = /^\s*(\d+) (\d+): (.*)$/.exec(line)!;
      return {
        round: Number(round),
        table: Number(table),
        players: rest!.split(', ').map((one) => {
          const [player, whists] = one.split(' ');
          return { player: player!, whists: whists! };
        }),
      };
    });
}
