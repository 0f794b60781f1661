import type { SideLetters, ResultShown } from '../documents/board-shown.js';
import type { LawShown } from '../documents/law-shown.js';
import type { RulingEffect, SideGiven } from '../documents/ruling-shown.js';
import type { SheetLineShown } from '../documents/sheet-shown.js';
import { signed } from '../texts/figures.js';
import type { Say } from '../words/words.js';
import { lawText } from '../texts/law-text.js';
import { contractText, resultText, shortOf } from './parts.js';
import { rectifiedTexts, sheetLineText, tricksText, whistsText } from '../texts/sheet-line-text.js';

const AWARDS = {
  'average-plus': 'averagePlus',
  average: 'average',
  'average-minus': 'averageMinus',
} as const;
const AMOUNTS = {
  matchpoints: 'amountMatchpoints',
  imps: 'amountImps',
  'percent-of-top': 'percentOfTop',
  'percent-of-session': 'percentOfSession',
  'victory-points': 'amountVictoryPoints',
} as const;

/** What a ruling does, in words. */
export function effectText(effect: RulingEffect, say: Say): string {
  switch (effect.kind) {
    case 'adjustment': {
      const { table, round, board, before, transfer, given } = effect;
      const place = `${say('sheetOf', { table, round })}, ${say('onBoard', { board })}`;
      const tricks = transfer
        ? `${say('tricksTo', { tricks: transfer.tricks, side: say(transfer.to) })}; `
        : '';
      return `${place}: ${tricks}${changeText(resultText(before, say), givenToBoth(given, say))}`;
    }
    case 'penalty':
      return say('penaltyFor', {
        who: shortOf(effect.who),
        amount: say(AMOUNTS[effect.unit], {
          amount: hundredthsText(effect.hundredths, say),
          count: effect.hundredths / 100,
        }),
      });
    case 'warning':
      return say('warningTo', { who: shortOf(effect.who) });
    case 'field-split':
      return say('fieldSplit', { board: effect.board, tables: effect.tables.join(', ') });
    case 'sheet-line': {
      const { table, round, what, before } = effect;
      const stood = before === null ? '' : writtenText(before, say);
      return `${say('sheetOf', { table, round })}: ${changeText(stood, writtenText(what, say))}`;
    }
    default:
      return effect satisfies never;
  }
}

/** What was before and what is now, where these are two things. */
function changeText(before: string, now: string): string {
  return before === '' || before === now ? now : `${before} → ${now}`;
}

/** A line of a sheet as it is written, with what was said, taken and rectified. */
function writtenText(what: SheetLineShown, say: Say): string {
  return [sheetLineText(what, say), whistsText(what, say), tricksText(what), ...rectifiedTexts(what, say)]
    .filter(Boolean)
    .join(', ');
}

/** What both sides are given, once where they are given the same. */
export function givenToBoth({ NS, EW }: Readonly<Record<SideLetters, SideGiven>>, say: Say): string {
  const [ns, ew] = [givenText(NS, say), givenText(EW, say)];
  return ns === ew ? ns : `${say('NS')} ${ns}, ${say('EW')} ${ew}`;
}

/** What a side is given in the place of its score, a weighted score with its weights. */
export function givenText(given: SideGiven, say: Say): string {
  switch (given.kind) {
    case 'artificial':
      return say(AWARDS[given.award]);
    case 'assigned':
      return resultText(given.result, say);
    case 'weighted':
      return given.results
        .map(
          ({ result, hundredths }) =>
            `${say('inPercent', { figure: hundredths })} ${resultText(result, say)}`,
        )
        .join(' + ');
    case 'percentage':
      return say('percentOfTop', { amount: hundredthsText(given.hundredths, say) });
    case 'not-played':
      return say('noScore');
    default:
      return given satisfies never;
  }
}

/** Where a ruling gives another score: marked, as it is told below. */
export function ruledOnText(say: Say): string {
  return `${say('ruledOn')}*`;
}

/**
 * What a ruling gives somewhere and by which law, and what was played there.
 *
 * @param told `played` is empty where nothing was
 */
export function ruledText(
  told: Readonly<Record<'where' | 'given' | 'played', string>> & { readonly law: LawShown },
  say: Say,
): string {
  return say(told.played === '' ? 'ruledHere' : 'ruledInstead', { ...told, law: lawText(told.law, say) });
}

/** What was played with its score: `4♠ N =, +420`. */
export function playedText(result: ResultShown | null, score: number | null, say: Say): string {
  return [contractText(result, say), ...(score === null ? [] : [signed(score)])].filter(Boolean).join(', ');
}

function hundredthsText(hundredths: number, say: Say): string {
  return `${hundredths / 100}`.replace('.', say('decimal'));
}
