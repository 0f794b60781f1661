import { USUAL_OF, USUAL_REASONS } from './usualReasons.js';

it('offer to a committee what a committee says, and nothing that a director does', () => {
  expect(USUAL_REASONS.committee).toContain('committee-agrees');
  const offered: readonly string[] = USUAL_REASONS.ruling;
  expect(USUAL_REASONS.committee.filter((reason) => offered.includes(reason))).toEqual([]);
});

it('offer who lets a ruling stand, or withdraws an appeal, neither a mistake nor what an appeal says', () => {
  const those: readonly string[] = [...USUAL_REASONS.appeal, 'mistake', 'appeal'];
  for (const command of ['ruling.review', 'ruling.withdraw-appeal'] as const) {
    const offered: readonly string[] = USUAL_REASONS[USUAL_OF[command]!];
    expect(offered.filter((reason) => those.includes(reason))).toEqual([]);
  }
});

it('offer for another draw of seats what can have happened before the start, and no corrected score', () => {
  for (const command of ['session.draw-seats', 'session.draw-seats-by-cards'] as const) {
    const offered: readonly string[] = USUAL_REASONS[USUAL_OF[command]!];
    expect(offered).toEqual(expect.arrayContaining(['late-pair', 'left', 'mistake']));
    expect(offered).not.toContain('score-corrected');
  }
  expect(USUAL_REASONS[USUAL_OF['session.draw-round']!]).toContain('score-corrected');
});
