import type { CarryShown, StageShown } from '../documents/carry-shown.js';
import type { DocumentOf } from '../documents/print-document.js';
import { decimalText, pointsText } from './figures.js';
import type { Say } from '../words/words.js';

/** In words what is brought along, and with which numbers, so that anybody can compute it again. */
export function carryText(
  { from, by }: CarryShown,
  totalIn: DocumentOf<'contest'>['totalIn'],
  say: Say,
): string {
  const figure = (exact: string) =>
    totalIn === 'percent' ? say('inPercent', { figure: decimalText(exact, 2, say) }) : pointsText(exact, say);
  const stage = ({ boards, maximum }: StageShown) => ({
    boards,
    maximum: maximum === null ? '–' : pointsText(maximum, say),
  });
  const told =
    by.rule === 'ebu'
      ? [
          say('carryEbu'),
          say('carryQualification', stage(by.qualification)),
          say('carryFinal', stage(by.final)),
        ]
      : [
          say(by.rule === 'score' ? 'carryOfScore' : 'carryOfDifference', { part: by.part }),
          ...(by.most === null ? [] : [say('carryMost', { most: pointsText(by.most, say) })]),
          ...(by.rule === 'score' ? [] : [say('carryAverage', { average: figure(by.average) })]),
        ];
  return `${say('carriedOf', { sessions: from.join(', ') })}: ${told.join('; ')}`;
}
