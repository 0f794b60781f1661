import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dealerOf, vulnerabilityOf } from './deal/board.js';
import { formatDeal, parseDeal } from './deal/deal-text.js';
import { highCardPoints, shapeOf } from './deal/hand.js';
import { SEATS } from './deal/seat.js';
import { describeShared } from './testing/shared-folder.js';
import { isUnshuffled } from './shuffling/unshuffled.js';

const linesOf = (file: URL) => readFileSync(file, 'latin1').split(/\r?\n/);

/** Deals as anybody shuffles them, with every point and every card in them. */
function expectWholeDeals(texts: readonly string[]): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const strange = texts.filter((text) => {
    const deal = parseDeal(text);
    return (
      isUnshuffled(deal) ||
      JSON.stringify(parseDeal(formatDeal(deal))) !== JSON.stringify(deal) ||
      sum(SEATS.map((seat) => highCardPoints(deal[seat]))) !== 40 ||
      SEATS.some((seat) => sum(shapeOf(deal[seat])) !== 13)
    );
  });
  expect(strange).toEqual([]);
}

describeShared('deals with their double-dummy results', 'vectors/double-dummy.tsv', existsSync, (file) => {
  const texts = linesOf(file).flatMap((line) => line.split('\t')[1] ?? []);
  it('are read and written as they stand there', () => {
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(texts.map((text) => formatDeal(parseDeal(text)))).toEqual(texts);
    expectWholeDeals(texts);
  });
});

describeShared(
  'deals of a world championship',
  'conformance/squaredeal/WBG2024.allpbn.actual',
  existsSync,
  (file) => {
    const texts = linesOf(file).filter((line) => line !== '');
    it('are read and written as they stand there', () => {
      expect(texts).toHaveLength(1_186);
      expect(texts.map((text) => formatDeal(parseDeal(`N:${text}`)))).toEqual(
        texts.map((text) => `N:${text}`),
      );
      expectWholeDeals(texts.map((text) => `N:${text}`));
    });
  },
);

describe.each(['conformance/pbn/', 'conformance/deal-formats/'])('the PBN files of %s', (folder) => {
  describeShared('boards', folder, existsSync, (place) => {
    const files = readdirSync(place).filter((file) => file.endsWith('.pbn'));
    it.each(files)('%s', (file) => {
      const games = gamesOf(new URL(file, place));
      expect(games.length).toBeGreaterThan(0);
      expectWholeDeals(games.map(({ deal }) => deal));
      expect(games.map(({ dealer }) => dealer)).toEqual(games.map(({ board }) => dealerOf(board)));
      const vulnerabilities = games.map(({ board }) => vulnerabilityOf(board));
      expect(games.map(({ vulnerable }) => vulnerable)).toEqual(vulnerabilities);
    });
  });
});

/** The games of a PBN file that give their deal. */
function gamesOf(file: URL) {
  const VULNERABLE: Record<string, string> = { None: 'none', NS: 'NS', EW: 'EW', All: 'both', Both: 'both' };
  const games = linesOf(file).join('\n').split('[Event ').slice(1);
  return games.flatMap((text) => {
    const tag = (name: string) => new RegExp(`^\\[${name} "(.*)"\\]`, 'm').exec(text)?.[1] ?? '';
    if (tag('Deal') === '') return [];
    const vulnerable = VULNERABLE[tag('Vulnerable')] ?? tag('Vulnerable');
    return [{ board: Number(tag('Board')), dealer: tag('Dealer'), vulnerable, deal: tag('Deal') }];
  });
}
