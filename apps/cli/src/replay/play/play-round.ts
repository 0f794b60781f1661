import type { PlannedRound, PlannedRuling } from '#importing';
import { everyOne } from '../../server/every-one.js';
import { REASON, type SessionInPlay } from './session-in-play.js';

/**
 * A round as it would go in a hall: one side of each table enters its results and the other confirms them, the scorer
 * enters travellers, and the director records what was irregular and gives the rulings.
 *
 * @throws ServerRefused when the server does not take something
 */
export async function playRound(
  session: SessionInPlay,
  { round, atTables, travellers, irregular, rulings, late, notPlayed }: PlannedRound,
  laws: string,
): Promise<void> {
  await session.direct('session.call-round', { round });
  await everyOne([...atTables].map(([table, results]) => session.playAtTable(table, round, results)));
  for (const [board, lines] of travellers) {
    await session.direct('result.record-traveller', {
      board,
      lines: lines.map((line) => ({ table: line.table, round: line.round, result: line.result })),
    });
    session.counts.byScorer += lines.length;
  }
  for (const { line: _line, ...play } of irregular) {
    await session.direct('result.record-irregular', { ...play, reason: REASON });
    session.counts.irregular++;
  }
  for (const { line: _line, ...ruled } of rulings) await session.rule(laws, [ruled]);
  for (const { line: _line, ...play } of late) {
    await session.direct('result.postpone', { ...play, reason: REASON });
    session.counts.late++;
  }
  await session.markNotPlayed(notPlayed);
}

/** What was postponed was never played. */
export async function ruleInTheEnd(
  session: SessionInPlay,
  neverPlayed: readonly PlannedRuling[],
  laws: string,
): Promise<void> {
  for (const { line: _line, ...ruled } of neverPlayed) await session.rule(laws, [ruled]);
}
