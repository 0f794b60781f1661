import { conformExamples } from '../conform-examples.js';

const example = (rule: string, whists: number, expected: object) => ({
  meta: {},
  vectors: [
    { id: 'ROUND', kind: 'tour_score', rule, evidence: 'none', input: { round_whists: whists }, expected },
  ],
});

describe('a round of a preferans tournament', () => {
  it('counts by the cut-offs that its rule prints, whoever plays by them', () => {
    const { different } = conformExamples(
      'file',
      example('Here «100=1, above 5 to 1»', 150, { tour_score: 111 }),
    )!;
    expect(different).toMatchObject([
      {
        ours: '110',
        explanation: [
          'settlement: 150',
          'from 100 on a whist counts 0.2: of 50 -40 are cut off',
          'the example is of Here «100=1, above 5 to 1»; its evidence: none',
        ],
      },
    ]);
  });

  it('is told where its cut-offs cannot be read, with the place', () => {
    const { unknown } = conformExamples('file', example('Here «200=1, quite a lot»', 1, { tour_score: 1 }))!;
    expect(unknown).toMatchObject([
      { why: 'cannot be scored: cut-offs.unread at 7: "quite a lot"', figures: 1 },
    ]);
  });
});
