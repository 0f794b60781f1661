import {
  allPlayed,
  begun,
  confirmed,
  corrected,
  entered,
  event,
  linesOf,
  NOTED,
  played,
  roundPlayed,
  ruled,
  score,
  seatsAt,
  SIXTY_FORTY,
  AVERAGE,
  uuid,
  voided,
  type TestEvents,
} from '../../testing/play-events.js';
import { readState } from '../../testing/read-state.js';
import { doubtsIn } from '../../reading/play/views/score-life-view.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';
import type { JournalEvent } from '#tournament';
import { scoreLife, type ScoreStanding } from './score-life.js';

const PLAY = { table: 'A1', round: 1, board: 1 };
const at = { session: '1', ...PLAY };
const RULING = uuid(900);

/** The life of the score at A1 on board 1, as `what: before -> after`. */
function life(...events: TestEvents): string[] {
  const state = played(...events);
  const doubts = doubtsIn(linesOf(events.flat() as JournalEvent[]), true);
  return scoreLife(state, state.sessions['1']!, PLAY, doubts).map(
    ({ what, before, after, afterPeriod }) =>
      `${what}: ${text(before)} -> ${text(after)}${afterPeriod ? ' (late)' : ''}`,
  );
}

function text(standing: ScoreStanding): string {
  if (!standing) return 'nothing';
  if (standing.kind === 'result')
    return `${standing.result.kind === 'score' ? standing.result.score : standing.result.kind}${standing.agreed ? '' : '?'}`;
  const { NS } = standing.adjustment;
  return NS.kind === 'artificial' ? NS.award : NS.kind;
}

const disputed = event('result.disputed', { ...at, side: 'EW' });
const adjusted = (adjustment: typeof AVERAGE) =>
  event('ruling.score-adjusted', {
    ...at,
    ruling: RULING,
    law: { edition: '2017', law: '12C2' },
    reason: NOTED,
    seating: seatsAt(PLAY),
    adjustment,
  });
const appealed = event('ruling.appealed', {
  ruling: RULING,
  contestant: 'A-EW1',
  reason: NOTED,
  deposit: true,
});

describe('the life of a score', () => {
  it('has every entry, dispute, correction and confirmation, each with what stood before and after', () =>
    expect(
      life(
        begun(),
        entered(PLAY, score(620)),
        disputed,
        corrected(PLAY, score(170)),
        confirmed(PLAY),
        voided(PLAY),
      ),
    ).toEqual([
      'entered: nothing -> 620?',
      'disputed: 620? -> 620?',
      'corrected: 620? -> 170',
      'confirmed: 170 -> 170',
      'voided: 170 -> nothing',
    ]));

  it('has the doubts, and what was decided about them', () => {
    const checked = { ...at, entry: 1, check: 1, deal: uuid(5) };
    const doubts = [
      event('result.checked', { ...checked, found: [] }),
      event('result.checked', { ...checked, check: 2, found: ['lead-not-held'], fits: [] }),
      event('result.suspicion-decided', { ...at, entry: 1, suspicions: ['lead-not-held'], reason: NOTED }),
    ];
    expect(life(begun(), entered(PLAY), doubts)).toEqual([
      'entered: nothing -> 110?',
      'found: 110? -> 110?',
      'decided: 110? -> 110?',
    ]);
  });

  it('has a ruling, its amendment and its appeal, and what stands again once it is withdrawn', () => {
    const law = { edition: '2017', law: '12C1' } as const;
    const amended = event('ruling.amended', { ruling: RULING, law, reason: NOTED, ways: [] });
    const decided = event('ruling.appeal-decided', {
      ruling: RULING,
      decision: 'stands',
      law,
      deposit: 'kept',
      reason: NOTED,
    });
    const withdrawn = [
      event('ruling.withdrawn', { ruling: RULING, reason: NOTED }),
      event('table.play-unruled', { ...at, ruling: RULING }),
    ];
    const journal: TestEvents = [
      begun(),
      entered(PLAY),
      confirmed(PLAY),
      ruled(PLAY, SIXTY_FORTY),
      [amended, adjusted(AVERAGE)],
      appealed,
      decided,
      withdrawn,
    ];
    expect(life(...journal)).toEqual([
      'entered: nothing -> 110?',
      'confirmed: 110? -> 110',
      'given: 110 -> average-plus',
      'amended: average-plus -> average',
      'appealed: average -> average',
      'appeal-decided: average -> average',
      'withdrawn: average -> 110',
    ]);
    const state = played(...journal);
    const laws = scoreLife(state, state.sessions['1']!, PLAY, []).flatMap((step) =>
      step.kind === 'ruling' ? [step.law.law] : [],
    );
    expect(laws).toEqual(['12C2', '12C1', '12C1', '12C1', '12C1']);
  });

  it('has nothing of another play', () =>
    expect(life(begun(), roundPlayed(1, { tables: ['A2', 'A3'] }))).toEqual([]));

  it('tells whoever is not shown a ruling what it did to the score, and nothing of its appeal', async () => {
    const noEffect = event('ruling.given', {
      ruling: uuid(901),
      session: '1',
      law: { edition: '2017', law: '16B' },
      reason: NOTED,
      ways: [],
      about: [PLAY],
    });
    const state = played(begun(), allPlayed(), ruled(PLAY, SIXTY_FORTY), appealed, noEffect);
    const { steps } = await readState(state, PUBLIC_VIEWER).rulings.scoreLife('1', PLAY);
    expect(steps.map(({ what }) => what)).toEqual(['entered', 'confirmed', 'given']);
    expect(scoreLife(state, state.sessions['1']!, PLAY, []).map(({ what }) => what)).toEqual([
      'entered',
      'confirmed',
      'given',
      'appealed',
      'given',
    ]);
  });

  it('is told to nobody as long as the board is before others', async () => {
    const state = played(begun(), entered(PLAY), confirmed(PLAY));
    expect(await readState(state, PUBLIC_VIEWER).rulings.scoreLife('1', PLAY)).toEqual({
      shown: false,
      steps: [],
    });
  });
});
