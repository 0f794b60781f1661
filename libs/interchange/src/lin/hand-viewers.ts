import { linLine, type BoardForLin } from './write-lin.js';

/** Addresses that show a board in viewers of others. */
export interface HandViewers {
  /** The hand viewer of Bridge Base Online: hands, auction and play to step through. */
  readonly bbo: string;
  /** Bridge Solver Online: what every card leads to, double dummy. */
  readonly solver: string;
}

/** Nothing but what is at the table goes along: no names, and no words of players. */
export type BoardToView = Pick<
  BoardForLin,
  'board' | 'dealer' | 'vulnerable' | 'deal' | 'calls' | 'cards' | 'tricks'
>;

/**
 * Where others show a board. Both take it as one record of LIN in the parameter `lin`. The sources are in
 * `docs/file-formats.md`.
 */
export function handViewers(board: BoardToView): HandViewers {
  const calls = board.calls?.map(({ call, alert }) => ({ call, ...(alert && { alert }) }));
  const line = linLine({ ...board, ...(calls && { calls }) });
  // It is one board by itself, of no room and no match.
  const lin = encodeURIComponent(line.trim().replace(/^qx\|[^|]*\|/, 'st||'));
  return {
    bbo: `https://www.bridgebase.com/tools/handviewer.html?lin=${lin}`,
    solver: `https://dds.bridgewebs.com/bsol2/ddummy.htm?lin=${lin}`,
  };
}
