import type { BridgeResult, SideName } from '#tournament';

interface Place {
  readonly session: string;
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** The commands that a table gives while it plays, and their bodies. */
export interface TableCommands {
  'result.enter': Place & { readonly side: SideName; readonly result: BridgeResult };
  'result.confirm': Place & { readonly side: SideName; readonly entry: number };
  'result.dispute': Place & { readonly side: SideName; readonly entry: number };
  'table.move-on': { readonly session: string; readonly table: string; readonly round: number };
}
