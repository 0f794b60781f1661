import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { formatDeal, parseDeal, type Deal } from '#cards';
import { formatTricks, positionsSearched, solveDeal } from '#double-dummy';
import { sharedPlace } from '../../../libs/cards/src/testing/shared-folder.js';
import { endingOf, searched } from '../../../libs/double-dummy/src/testing/ending.js';
import { plainlySearched } from '../../../libs/double-dummy/src/testing/plain-search.js';
import { generator } from '../generator.js';
import { figureOf } from '../statistics.js';

/** Milliseconds of a full table, on one core, and megabytes, that are to be reached. */
const TARGETS = { mean: 350, aim: 168, memory: 256 };
const DEALS = 150;
const ENDING = { cards: 5, endings: 40 };

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const { source, deals } = dealsToSolve();
const taken = flags.quick ? deals.filter((_, at) => at % 10 === 0) : deals;
// What is solved first is solved before the code is compiled to the end: it is not counted.
solveDeal(taken[0]!.deal);

const before = positionsSearched();
const wrong: string[] = [];
const milliseconds = taken.map(({ deal, tricks }) => {
  const [time, table] = timed(() => solveDeal(deal));
  if (tricks !== undefined && formatTricks(table) !== tricks) wrong.push(formatDeal(deal));
  return time;
});
const mean = milliseconds.reduce((sum, time) => sum + time, 0) / milliseconds.length;
const endings = comparedEndings();
const report = {
  settings: { processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, node: process.version },
  deals: { source, solved: taken.length, wrong },
  table: { mean, ...figureOf(milliseconds) },
  positions: Math.round((positionsSearched() - before) / taken.length),
  megabytes: Math.round(process.memoryUsage().rss / 1e6),
  endings,
};
process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed()}\n`);
if (wrong.length > 0 || endings.different > 0) process.exitCode = 1;

/** The deals with their results where they are there, or others by chance. */
function dealsToSolve(): { source: string; deals: { deal: Deal; tricks?: string }[] } {
  const file = sharedPlace('vectors/double-dummy.tsv');
  if (existsSync(file)) {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const deals = lines.map((line) => {
      const [, deal, tricks] = line.split('\t');
      return { deal: parseDeal(deal!), ...(tricks !== undefined && { tricks }) };
    });
    return { source: 'those of ../shared/vectors/double-dummy.tsv', deals };
  }
  const random = generator(6);
  const RANKS = '23456789TJQKA';
  const deals = Array.from({ length: DEALS }, () => {
    const hands = endingOf(random, 13).hands.map((hand) =>
      [0, 1, 2, 3]
        .map((suit) =>
          hand
            .filter((card) => Math.floor(card / 13) === suit)
            .map((card) => RANKS[card % 13])
            .join(''),
        )
        .join('.'),
    );
    return { deal: parseDeal(`N:${hands.join(' ')}`) };
  });
  return { source: 'by chance, from a seed', deals };
}

/** Endings by the search, and by one that remembers nothing and tries every card. */
function comparedEndings() {
  const random = generator(7);
  const all = Array.from({ length: ENDING.endings }, () => endingOf(random, ENDING.cards));
  // Each is solved once before, so that both are compiled.
  for (const ending of all.slice(0, 5)) {
    searched(ending);
    plainlySearched(ending);
  }
  const [ours, found] = timed(() => all.map(searched));
  const [plain, tried] = timed(() => all.map(plainlySearched));
  return {
    ...ENDING,
    search: ours / all.length,
    everyCard: plain / all.length,
    different: found.filter((tricks, at) => tricks !== tried[at]).length,
  };
}

/** Milliseconds of the processor, which other programs do not lengthen. */
function timed<Value>(work: () => Value): [number, Value] {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1_000, value];
}

function printed(): string {
  const { table, settings } = report;
  const said = (reached: boolean) => (reached ? 'reached' : 'missed');
  return [
    'Settings',
    ...Object.entries(settings).map(([name, value]) => `  ${name}: ${value}`),
    '',
    `Full tables of 20 results: ${report.deals.solved} deals, ${source}; ${wrong.length} wrong`,
    `  milliseconds of one core: mean ${mean.toFixed(0)}, median ${table.median.toFixed(0)} [${table.lowest.toFixed(0)} to ${table.highest.toFixed(0)}]`,
    `  positions looked at: ${report.positions} a deal`,
    `  memory of the process: ${report.megabytes} MB`,
    `  mean at most ${TARGETS.mean} ms: ${said(mean <= TARGETS.mean)}; as the native solver, ${TARGETS.aim} ms: ${said(mean <= TARGETS.aim)}`,
    `  memory under ${TARGETS.memory} MB: ${said(report.megabytes < TARGETS.memory)}`,
    `Endings of ${ENDING.cards} cards, ${ENDING.endings} of them, milliseconds each: ${endings.search.toFixed(2)}; by trying every card ${endings.everyCard.toFixed(2)}; ${endings.different} different`,
    ...wrong.map((deal) => `  wrong: ${deal}`),
  ].join('\n');
}
