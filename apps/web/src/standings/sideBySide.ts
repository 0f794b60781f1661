import type { RankingSeen } from '../api/documents.js';

/** Rankings that stand beside each other on the hall display: both directions of a section, else one section and the next. */
export function sideBySide<Ranking extends Pick<RankingSeen, 'section' | 'line'>>(
  rankings: readonly Ranking[],
): readonly (readonly Ranking[])[] {
  const beside: Ranking[][] = [];
  for (const ranking of rankings) {
    const last = beside.at(-1);
    const belongs = last?.length === 1 && (last[0]!.line === 'one') === (ranking.line === 'one');
    if (belongs) last.push(ranking);
    else beside.push([ranking]);
  }
  return beside;
}
