import type { JournalViewer, StandingsViewer } from '../evenings/viewers.js';
import type { DemoGame } from '../../cli/src/demo/demo-games.js';

/** An evening that was played, and who looked on. */
export interface Played {
  readonly game: DemoGame;
  readonly tournament: string;
  readonly results: number;
  /** What the server refused in it. */
  readonly refused: readonly string[];
  /** Whether it was closed and sealed. */
  readonly isSealed: boolean;
  readonly journalViewers: readonly JournalViewer[];
  readonly standingsViewers: readonly StandingsViewer[];
}

/** Everybody who looked on. */
export function viewersOf({
  journalViewers,
  standingsViewers,
}: Played): readonly (JournalViewer | StandingsViewer)[] {
  return [...journalViewers, ...standingsViewers];
}
