import { setOfBoard, type SetsOfBoards } from '#movement';
import type { PublishedLine, PublishedSection } from '../published/published-game.js';
import { furtherPlays } from './further-plays.js';
import { placeIrregular, type LooseLine } from './place-irregular.js';
import { possibleMovement } from './possible-movement.js';
import type { PlacedLine, Rows, SectionSchedule } from './section-schedule.js';

/** A schedule while it is put together. */
export interface OpenSchedule {
  readonly section: PublishedSection;
  readonly rounds: SectionSchedule['rounds'];
  readonly sets: SetsOfBoards;
  /** Plays that can be played. */
  readonly rows: Rows;
  readonly playedRounds: number;
  readonly scheduled: readonly PlacedLine[];
  readonly loose: readonly LooseLine[];
}

/**
 * Completes a schedule with the lines that its rows do not have: results as irregular plays, where they are said to have
 * been played if they can be; others in further rounds.
 */
export function holdLooseLines(open: OpenSchedule): SectionSchedule {
  const { section, sets, scheduled, playedRounds } = open;
  const highest = Math.max(...section.lines.map(({ board }) => setOfBoard(board, sets)));
  const movement = possibleMovement(open.rows, section.winners, highest);
  const irregular = placeIrregular(
    open.loose.filter(({ line }) => isResult(line)),
    scheduled,
    movement,
    sets,
  );
  const rest = [
    ...open.loose.map(({ line }) => line).filter((line) => !isResult(line)),
    ...irregular.unplaced,
  ];
  const further = furtherPlays(rest, movement, sets);
  return {
    section: section.section,
    movement: possibleMovement(further.rows, section.winners, highest),
    boardsPerRound: sets.boardsPerRound,
    firstBoard: sets.firstBoard ?? 1,
    rounds: open.rounds,
    playedRounds,
    lines: [...scheduled, ...irregular.placed, ...further.placed],
    unplaced: further.unplaced,
  };
}

/** Whether somebody played: there is something that a director can record. */
function isResult({ outcome: { ns, ew } }: PublishedLine): boolean {
  return ns.kind === 'score' && ew.kind === 'score';
}
