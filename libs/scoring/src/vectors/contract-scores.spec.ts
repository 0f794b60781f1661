import { existsSync } from 'node:fs';
import { describeShared } from '../../../cards/src/testing/shared-folder.js';
import { DOUBLINGS, type Level, type Strain } from '../contract/contract.js';
import { contractScore } from '../contract/contract-score.js';
import { examples, readShared } from '../testing/examples.js';

/** Examples with their sources (tables of the Laws, articles, the White Book), which lie beside the project. */
describeShared('the examples of contract scores', 'vectors/', existsSync, () => {
  it('contract scores: the whole table of Law 77', () => {
    const { contract_scores: table } = readShared('vectors/tables.json') as {
      contract_scores: Record<string, number[]>;
    };
    expect(Object.keys(table)).toHaveLength(7 * 3 * 3 * 2);
    for (const [name, scores] of Object.entries(table)) {
      const [, level, kind, doubled, vulnerable] = /^(\d)([CHN])(X*)([nv])$/.exec(name)!;
      const strains: Strain[] = kind === 'C' ? ['C', 'D'] : kind === 'H' ? ['H', 'S'] : ['NT'];
      for (const strain of strains) {
        const computed = scores.map((_, tricks) =>
          contractScore(
            { level: Number(level) as Level, strain, doubling: DOUBLINGS[doubled!.length]!, tricks },
            vulnerable === 'v',
          ),
        );
        expect([name, computed]).toEqual([name, scores]);
      }
    }
  });

  it('contract scores', () => {
    for (const { id, input, expected } of examples('contract_score')) {
      const strain: Strain = input.strain === 'N' ? 'NT' : input.strain;
      const contract = {
        level: input.level,
        strain,
        doubling: DOUBLINGS[input.doubled as number]!,
        tricks: input.tricks,
      };
      expect([id, contractScore(contract, input.vul)]).toEqual([id, expected.score]);
    }
  });
});
