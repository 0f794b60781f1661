import type { Language } from '#words';
import type { DocumentOf, PrintoutName, PrintDocument } from './documents/print-document.js';
import { dayTextIn, minuteTextIn } from './kit/day-text.js';
import { inkwell } from './kit/ink.js';
import type { SuitColours } from './kit/suit-colours.js';
import { pageSize, type PaperSize } from './kit/paper-size.js';
import { withPrintedLetters } from './kit/printed-letters.js';
import { boardLabels } from './printouts/board-labels.js';
import { boardPlan, caddyPlan, duplicationPlan } from './printouts/board-plans.js';
import { contest } from './printouts/contest.js';
import { entryList } from './printouts/entry-list.js';
import { guideCards } from './printouts/guide-cards.js';
import { handRecords } from './printouts/hand-records.js';
import { knockout } from './printouts/knockout.js';
import { nameSlips } from './printouts/name-slips.js';
import { recap } from './printouts/recap.js';
import { rulings } from './printouts/rulings.js';
import { scoreCards } from './printouts/score-cards.js';
import { sheets } from './printouts/sheets.js';
import { standings } from './printouts/standings.js';
import { tableCards } from './printouts/table-cards.js';
import { travellers } from './printouts/travellers.js';
import { paintFrame, type PlacedPaper, type Setting } from './layout/setting.js';
import { sayIn } from './words/words.js';

/** How a printout is made. */
export interface PrintOptions {
  readonly language: Language;
  readonly size: PaperSize;
  /** Of suits; left out: two. */
  readonly colours?: SuitColours;
}

/** Every paper, laid out. */
const LAID: {
  readonly [Name in PrintoutName]: (document: DocumentOf<Name>, setting: Setting) => PlacedPaper;
} = {
  'board-labels': boardLabels,
  'board-plan': boardPlan,
  'caddy-plan': caddyPlan,
  contest,
  'duplication-plan': duplicationPlan,
  'entry-list': entryList,
  'guide-cards': guideCards,
  'hand-records': handRecords,
  knockout,
  'name-slips': nameSlips,
  recap,
  rulings,
  'score-cards': scoreCards,
  sheets,
  standings,
  'table-cards': tableCards,
  travellers,
};

/**
 * Makes a printout as PDF: the same document and options give the same bytes. Fonts are embedded as far as they are
 * used, and every text can be selected. Letters that the fonts lack are spelled in Latin ones, and each page says so.
 *
 * @param onPage called after each page with how many are made, of how many; what it gives is waited for
 */
export async function printPdf(
  document: PrintDocument,
  { language, size, colours = 'two' }: PrintOptions,
  onPage: (made: number, pages: number) => void | Promise<void> = () => undefined,
): Promise<Uint8Array> {
  const { data: printed, spelled } = withPrintedLetters(document);
  const { heading, paper } = printed;
  const { document: pdf, ink } = inkwell({ title: document.heading.tournament, language }, colours);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const dayText = dayTextIn(language);
  const minuteText = minuteTextIn(language);
  const setting: Setting = { ink, size, say: sayIn(language), compare, dayText, minuteText, spelled };
  const laid = (LAID[paper] as (document: PrintDocument, setting: Setting) => PlacedPaper)(printed, setting);
  pdf.info.Title = `${laid.title} – ${document.heading.tournament}`;
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const [index, page] of laid.pages.entries()) {
    const { width, height } = pageSize(size, page.landscape);
    pdf.addPage({ size: [width, height], margin: 0 });
    page.paint();
    paintFrame(setting, heading, laid, {
      landscape: page.landscape,
      page: index + 1,
      pages: laid.pages.length,
    });
    // oxlint-disable-next-line no-await-in-loop -- page after page, so that others have their turn between them
    await onPage(index + 1, laid.pages.length);
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
