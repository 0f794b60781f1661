import type { BridgeResult, CallMatter, CardsCounted, SeatName, SideName } from '#tournament';

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
  'table.tell-boards': {
    readonly session: string;
    readonly table: string;
    readonly round: number;
    readonly boards: readonly number[];
    readonly here: boolean;
  };
  'table.count-hands': Place & { readonly cards: CardsCounted };
  'table.call-director': Place & {
    readonly matter: Exclude<CallMatter, 'cards-miscounted'>;
    readonly hand: SeatName | null;
    readonly by: SeatName | null;
  };
  'table.move-on': { readonly session: string; readonly table: string; readonly round: number };
}
