import { numberText } from '#importing';
import {
  PUBLISHED_REGULATIONS,
  readCutOffs,
  roundScores,
  standingsRegulationSchema,
  type FigureLine,
  type StandingsRegulation,
} from '#preferans';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape, type Shape } from '../vectors/shape.js';

/** What a round's whists come to under a regulation, with the cards and the score that it gives. */
const rounds: readonly Shape[] = [
  shape(
    z.strictObject({
      /** Whose regulation it is, and between « and » the cut-offs as it prints them. */
      rule: z.string(),
      round_whists: z.union([z.number(), z.string()]),
      time_expired: z.boolean().optional(),
    }),
    ({ rule, round_whists: whists, time_expired: timeExpired = false }) => {
      const result = { round: 1, table: 1, players: [{ player: 'A', whists, timeExpired }] };
      const [{ score, lines, isMisplay, cards }] = roundScores(result, [], regulationOf(rule)) as [
        ReturnType<typeof roundScores>[number],
      ];
      const terms = lines.map(termOf);
      return {
        tour_score: explained(score, ...terms),
        round: explained(isMisplay ? 'просчёт (not counted normally)' : 'counted', ...terms),
        removed: explained(isMisplay, ...terms),
        card: explained(cards > 0 ? 'yellow' : null, ...terms),
      };
    },
  ),
];

/** Who runs the examples of tournaments, by their rule: what a round's whists score, and penalties on it. */
export const TOURNAMENTS: Readonly<Record<string, readonly Shape[]>> = {
  tour_score: rounds,
  tour_penalty: rounds,
};

/** The published regulation that a rule names ("gambler.ru tour 1029125"), with the cut-offs that it prints. */
function regulationOf(rule: string): StandingsRegulation {
  const [, site, tournament] = /(\S+) tour (\d+)/.exec(rule) ?? [];
  const published = Object.entries(PUBLISHED_REGULATIONS).find(([name]) => name === `${site} ${tournament}`);
  const regulation = published?.[1] ?? standingsRegulationSchema.parse({ score: 'whists' });
  const printed = /«(.+)»/u.exec(rule)?.[1];
  return printed === undefined ? regulation : { ...regulation, cutOffs: readCutOffs(printed) };
}

function termOf(line: FigureLine): string {
  const value = numberText(line.value);
  if (line.what !== 'cut-off') return `${line.what}: ${value}`;
  const to = line.to ? ` to ${numberText(line.to)}` : ' on';
  const rate = numberText(line.rate);
  return `from ${numberText(line.from)}${to} a whist counts ${rate}: of ${numberText(line.whists)} ${value} are cut off`;
}
