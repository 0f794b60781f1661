import { reject, type Rejected } from '../command.js';
import type { LineRuling, SheetLine } from '../games/games.js';
import { outcomesOf } from '../ruling/law-book-ways.js';
import type { SheetAtTable } from './sheet.js';

interface RuledLine {
  readonly line: number;
  readonly what: SheetLine;
  readonly rulings: readonly LineRuling[];
  readonly departs?: string | undefined;
}

/** What stands against the rulings of a line: a way that does not end, or a line that departs and does not say why. */
export function refusedRulings(
  { line, what, rulings, departs }: RuledLine,
  { game, settings }: SheetAtTable,
): Rejected | undefined {
  const book = game.lawBook(settings);
  for (const ruling of rulings) {
    const { law } = ruling.law;
    const found = outcomesOf(ruling.ways, book);
    if ('accepted' in found) return found;
    if (departs !== undefined) continue;
    const { outcomes } = found;
    if (!outcomes.some((outcome) => outcome.law === law))
      return reject({ code: 'ruling.other-law', law, follows: outcomes.at(-1)!.law });
    const lacking = game.lacking(what, { ruling, outcomes }, settings);
    if (lacking !== undefined) return reject({ code: 'sheet.line-departs', line, law, what: lacking });
  }
  return undefined;
}
