import { REGULATIONS } from '#laws';
import { DEFAULT_SETTINGS, type JournalEvent } from '#tournament';
import {
  allPlayed,
  AVERAGE,
  begun,
  BEGINS,
  corrected,
  event,
  type TestEvents,
  NOTED,
  played,
  ruled,
  score,
  SIXTY_FORTY,
  uuid,
  voided,
} from '../../../testing/play-events.js';
import { correctionsDocument } from './corrections-document.js';

const law = { edition: '2017', law: '12C1(b)' } as const;
const reason = NOTED;
const play = { table: 'A1', round: 1, board: 1 };
const place = { session: '1', ...play };
const ruling = uuid(900);
const basis = { ruling, law, reason, session: '1' };

const given = event('ruling.given', { ...basis, ways: [], about: [] });
const unruled = event('table.play-unruled', { ...place, ruling });
const withdrawn = event('ruling.withdrawn', { ruling, reason });
const appealed = event('ruling.appealed', { ruling, contestant: 'A-NS1', reason, deposit: false });
const decided = (decision: 'stands' | 'changed') =>
  event('ruling.appeal-decided', { ruling, decision, law, deposit: 'none', reason });

/** Without a correction period, so that standings are official once the session is closed. */
const regulation = {
  ...REGULATIONS[0]!,
  corrections: { scores: { minutes: 0 }, rulings: { minutes: 0 } },
};

/** When official standings were last changed, in seconds of the journal: the line that changed them. */
function amendedAt(before: TestEvents, ...behind: readonly JournalEvent[]) {
  const journal = [
    ...begun({ rules: { ...DEFAULT_SETTINGS, regulation } }),
    ...allPlayed(),
    ...(before.flat() as JournalEvent[]),
    event('session.closed', { session: '1' }),
  ];
  const state = played(journal, behind);
  const { official, amended } = correctionsDocument(state, state.sessions['1']!)!;
  expect(official).toBeLessThanOrEqual(BEGINS + (journal.length + 1) * 1_000_000);
  return amended === null ? null : (amended - BEGINS) / 1_000_000 - journal.length;
}

describe('standings that are official', () => {
  const irregular = event('result.irregular-recorded', {
    ...place,
    seating: { N: 'A-EW1', S: 'A-EW1', E: 'A-NS1', W: 'A-NS1' },
    result: score(110),
    flags: [],
    reason,
  });
  const penalty = event('ruling.penalty-given', {
    ...basis,
    contestant: 'A-NS1',
    amount: { unit: 'percent-of-top', hundredths: 1000 },
  });
  const split = event('ruling.field-split', { ...basis, board: 1, plays: [{ table: 'A1', round: 1 }] });

  it.each<[string, TestEvents, readonly JournalEvent[]]>([
    ['a score that was corrected', [], [corrected(play, score(140))]],
    ['a score that was voided', [], voided(play)],
    ['what was really played', [], [irregular]],
    ['a board that was not played', [voided(play)], [event('result.marked-not-played', place)]],
    ['an average', [], ruled(play, AVERAGE)],
    ['averages of each side', [], ruled(play, SIXTY_FORTY)],
    ['a penalty', [given], [penalty]],
    ['a fouled board', [given], [split]],
    ['a ruling that was taken back', [ruled(play, AVERAGE)], [withdrawn, unruled]],
    ['a penalty that was taken back', [given, penalty], [withdrawn]],
    ['an appeal by which a penalty is gone', [given, penalty, appealed], [decided('changed')]],
  ])('are amended by %s', (_what, before, behind) => expect(amendedAt(before, ...behind)).toBeGreaterThan(0));

  it.each<[string, TestEvents, readonly JournalEvent[]]>([
    ['nothing', [], []],
    ['a ruling that somebody has looked at again', [given], [event('ruling.reviewed', { ruling })]],
    ['an appeal', [given, penalty], [appealed]],
    ['an appeal after which the ruling stands', [given, penalty, appealed], [decided('stands')]],
  ])('are not by %s', (_what, before, behind) => expect(amendedAt(before, ...behind)).toBeNull());
});
