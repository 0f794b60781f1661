import { scoreLines } from '#scoring';
import type { BridgeResult, SideAdjustment } from '#tournament';
import { played } from '../../../../libs/tournament/src/testing/played.js';
import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { scoreWords, standingScores } from './standingScores.js';

type Line = Pick<TravellerLineSeen, 'status' | 'score' | 'rulings'>;
type Withdrawn = TravellerLineSeen['rulings'][number]['withdrawn'];
type Adjustment = TravellerLineSeen['rulings'][number]['adjustment'];

const DEED = { position: 5, time: 0, actor: 'person:director' };
const ruled = (adjustment: Adjustment, withdrawn: Withdrawn = null): Line => ({
  status: withdrawn === null ? 'ruled' : 'agreed',
  score: 920,
  rulings: [{ ruling: 'r', law: { edition: '2017', law: '12C1' }, given: DEED, withdrawn, adjustment }],
});
const assigned = (result: BridgeResult) => ({ kind: 'assigned', result }) as const;
const average = { kind: 'artificial', award: 'average' } as const;
const text = (line: Line, board = 1) =>
  scoreLines(standingScores(line, board), scoreWords('en-GB')).join('; ');

describe('what stands on a line of a traveller', () => {
  const down = played('4S N -1');
  const made = played('4S N =');

  it('is the score that was made', () => {
    expect(text({ status: 'agreed', score: -600, rulings: [] })).toBe('−600');
    expect(text({ status: 'to-play', score: null, rulings: [] })).toBe('');
  });

  it('is the score that a ruling has assigned, for each side its own', () => {
    expect(text(ruled({ NS: assigned(made), EW: assigned(made) }))).toBe('+420');
    expect(text(ruled({ NS: assigned(down), EW: assigned(made) }), 2)).toBe('−100 / +620');
    const passedOut = assigned({ kind: 'passed-out' });
    expect(text(ruled({ NS: passedOut, EW: assigned({ kind: 'score', score: 50 }) }))).toBe('0 / +50');
  });

  it('is several scores with their weights', () => {
    const weighted: SideAdjustment = {
      kind: 'weighted',
      results: [
        { result: made, hundredths: 60 },
        { result: down, hundredths: 40 },
      ],
    };
    expect(text(ruled({ NS: weighted, EW: weighted }))).toBe('60% +420; 40% −50');
    expect(text(ruled({ NS: weighted, EW: assigned(made) }))).toBe('NS 60% +420; NS 40% −50; EW +420');
    expect(text(ruled({ NS: average, EW: assigned(down) }))).toBe('– / −50');
  });

  it('is empty where there is an average, and the earlier score when the ruling is withdrawn', () => {
    expect(text(ruled({ NS: average, EW: average }))).toBe('');
    expect(text(ruled({ NS: average, EW: average }, DEED))).toBe('+920');
  });
});
