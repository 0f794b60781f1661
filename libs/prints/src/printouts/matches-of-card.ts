import type { MatchByVictoryPoints, ScoreCard } from '../documents/score-card.js';
import { decimalsOf, decimalText } from '../texts/figures.js';
import type { Flowing } from '../kit/flow.js';
import { tableRows, type Column } from '../kit/table.js';
import { gap } from '../layout/laid.js';
import type { Setting } from '../layout/setting.js';
import { figureText, figureTitle, namesAlone, namesOf } from './parts.js';

/** The matches of a card: against whom, what victory points go by, and those with their running total; byes as byes. */
export function matchesOfCard(
  matches: readonly MatchByVictoryPoints[],
  standing: ScoreCard['standing'],
  setting: Setting,
  { alone, ...look }: { readonly alone: boolean; readonly width: number; readonly leading: number },
): Flowing[] {
  const { ink, say } = setting;
  const figureIn = matches.flatMap(({ figure }) => figure?.in ?? [])[0] ?? 'percent';
  const decimals = Math.max(
    ...matches.flatMap(({ points, total }) => [points ?? '0', total]).map(decimalsOf),
    decimalsOf(standing?.figure ?? '0'),
  );
  const vp = (exact: string) => decimalText(exact, decimals, say);
  const columns: Column[] = [
    { title: say('round'), width: 36 },
    { title: say('against'), width: 1, grows: true },
    { title: figureTitle(figureIn, say), width: 60, align: 'right' },
    { title: say('vp'), width: 60, align: 'right' },
    { title: say('total'), width: 60, align: 'right', bold: true },
  ];
  const rows = matches.map(({ round, against, figure, points, total }) => ({
    cells: [
      `${round}`,
      against.length === 0 ? say('bye') : against.flatMap(alone ? namesAlone : namesOf),
      figure === null ? '' : figureText(figure.exact, figure.in, say),
      points === null ? '–' : vp(points),
      vp(total),
    ],
  }));
  // What places go by has penalties taken off.
  const penalties = standing !== null && standing.penalties !== '0';
  const taken = penalties
    ? [{ cells: ['', say('penaltiesLine'), '', vp(`-${standing.penalties}`), vp(standing.figure)] }]
    : [];
  return [gap(6), ...tableRows(ink, columns, [...rows, ...taken], { ...look, size: 8.5 })];
}
