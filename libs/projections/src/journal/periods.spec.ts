import { CLUB_REGULATION, type Regulation } from '#laws';
import { DEFAULT_SETTINGS } from '#tournament';
import type { JournalEntry } from '../projection/projection.js';
import { event, linesOf, NOTED, uuid } from '../testing/play-events.js';
import { isAfterPeriod, NO_PERIODS, periodHandlers, type PeriodsKnown } from './periods.js';

const regulation = (scores: number, rulings: number): Regulation => ({
  ...CLUB_REGULATION,
  name: 'own',
  corrections: { scores: { minutes: scores }, rulings: { minutes: rulings } },
});
const chosen = (scores: number, rulings: number) =>
  event('tournament.settings-chosen', {
    settings: { ...DEFAULT_SETTINGS, regulation: regulation(scores, rulings) },
  });
const closed = event('session.closed', { session: '1' });
const reopened = event('session.reopened', { session: '1', reason: NOTED });
const voided = event('result.voided', { session: '1', table: 'A1', round: 1, board: 1, reason: NOTED });
const law = { edition: '2017', law: '90' } as const;
const penalty = event('ruling.penalty-given', {
  ruling: uuid(1),
  law,
  reason: NOTED,
  session: '1',
  contestant: 'A-NS1',
  amount: { unit: 'percent-of-top', hundredths: 2500 },
});
const withdrawn = event('ruling.withdrawn', { ruling: uuid(1), reason: NOTED });

/** The types of the lines that came once the time for them was over. */
function late(...events: Parameters<typeof linesOf>[0]) {
  const lines = linesOf(events);
  const handlers = periodHandlers as Readonly<
    Record<string, ((known: PeriodsKnown, line: never) => PeriodsKnown) | undefined>
  >;
  const known = lines.reduce<PeriodsKnown>(
    (state, line: JournalEntry) => handlers[line.type]?.(state, line as never) ?? state,
    NO_PERIODS,
  );
  return lines.filter((line) => isAfterPeriod(line, known)).map(({ type }) => type);
}

describe('the journal marks what was corrected after the correction period', () => {
  it('a score by the period of scores, a ruling by that of rulings, wherever it was given', () => {
    expect(late(chosen(0, 30), penalty, voided, closed, voided, withdrawn)).toEqual(['result.voided']);
    expect(late(chosen(30, 0), penalty, closed, voided, withdrawn)).toEqual(['ruling.withdrawn']);
  });
  it('not what is done in time, nor in a session that was opened again in time', () => {
    expect(late(closed, voided, penalty)).toEqual([]);
    expect(late(closed, reopened, voided, closed, voided)).toEqual([]);
  });
  it('what the organiser does in a reopened session', () =>
    expect(late(chosen(0, 0), closed, reopened, voided, closed)).toEqual(['result.voided']));
});
