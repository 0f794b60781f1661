import { existsSync, readFileSync } from 'node:fs';
import { parseDeal } from '#cards';
import { describeShared } from '../../cards/src/testing/shared-folder.js';
import { formatParContracts, parOf } from './par.js';
import { positionsSearched } from './search.js';
import { solveDeal } from './solve-deal.js';
import { formatTricks, isWhole, parsePartialTricks, unknownIn } from './tricks-table.js';
import { parseTricks } from './testing/parse-tricks.js';

const DEAL = parseDeal('N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63');

/** Every thirteenth deal, so that hands of all kinds are among them; `tirage conform` takes them all. */
const SAMPLE = 13;

describeShared('deals that were solved before', 'vectors/double-dummy.tsv', existsSync, (file) => {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const sample = lines.filter((_, at) => at % SAMPLE === 0).map((line) => line.split('\t'));
  it.each(sample)('%s', (board, deal, digits, score, contracts) => {
    const table = solveDeal(parseDeal(deal!));
    expect(formatTricks(table)).toBe(digits);
    const par = isWhole(table) ? parOf(table, Number(board)) : undefined;
    expect([`${par?.score}`, par && formatParContracts(par)]).toEqual([score, contracts]);
  });

  it('have the par that was found before, all of them', () => {
    const written = lines.map((line) => line.split('\t'));
    const pars = written.map(([board, , digits]) => parOf(parseTricks(digits!), Number(board)));
    expect(pars.map((par) => [`${par.score}`, formatParContracts(par)])).toEqual(
      written.map(([, , , score, contracts]) => [score, contracts]),
    );
  });
});

describe('the time of a deal', () => {
  it('ends the search: what is solved by then is the answer, and the rest is named', () => {
    const whole = solveDeal(DEAL);
    const before = positionsSearched();
    let questions = 0;
    const part = solveDeal(DEAL, () => ++questions > 20);
    expect(positionsSearched() - before).toBeLessThan(200_000);
    const unknown = unknownIn(part);
    expect(isWhole(part)).toBe(false);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.length).toBeLessThan(20);
    for (const { declarer, strain } of unknownIn(part)) expect(part[declarer][strain]).toBeUndefined();
    const known = Array.from(formatTricks(part)).map((digit, at) =>
      digit === '*' ? digit : formatTricks(whole)[at],
    );
    expect(formatTricks(part)).toBe(known.join(''));
    expect(parsePartialTricks(formatTricks(part))).toEqual(part);
  });

  it('that is over at once leaves nothing solved but what a few positions settle, and the next deal is solved', () => {
    expect(unknownIn(solveDeal(DEAL, () => true)).length).toBeGreaterThan(15);
    expect(formatTricks(solveDeal(DEAL))).toBe('89956899574448644486');
  });
});

describe('a deal in which each player has a suit', () => {
  it('goes to whoever has trumps, and in no trumps to the leader', () => {
    const table = solveDeal(
      parseDeal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'),
    );
    const nobody = { NT: 0, S: 0, H: 0, D: 0, C: 0 };
    expect(table).toEqual({
      N: { ...nobody, S: 13, D: 13 },
      S: { ...nobody, S: 13, D: 13 },
      E: { ...nobody, H: 13, C: 13 },
      W: { ...nobody, H: 13, C: 13 },
    });
  });
});
