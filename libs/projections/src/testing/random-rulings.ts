import { everybodyAt, sideOf } from '#movement';
import { contestantsIn, isAbsent, meetingAt, roundsOf, tablesOf } from '#tournament';
import type { SessionPlay } from '../play/play-state.js';
import { scheduleOf } from '../play/schedule.js';
import type { Chance } from './chance.js';
import { placeIn, resultOfPlay } from './random-results.js';
import type { Given } from './random-teams.js';

/**
 * A ruling is given or withdrawn, or something is said of one; nothing where nobody is away whom it could be about.
 *
 * @param of.hasDeposit whether the regulation has a deposit for appeals
 */
export function commandsOfRulings(
  chance: Chance,
  session: SessionPlay,
  { ruling, hasDeposit }: { readonly ruling: string; readonly hasDeposit: boolean },
): readonly Given[] {
  const given = Object.keys(session.decisions);
  const basis = { law: { edition: '2017', law: '12C2' }, reason: 'for', facts: 'facts' };
  if (given.length > 0 && chance.is(0.3)) {
    const body = { ruling: chance.of(given.toSorted()), session: session.session, reason: 'wrong' };
    return [['ruling.withdraw', body]];
  }
  if (chance.is(0.3)) {
    const contestant = chance.of(contestantsIn(scheduleOf(session)));
    const amount = chance.of([
      { unit: 'percent-of-top', hundredths: 2_500 },
      { unit: 'matchpoints', hundredths: 150 },
      { unit: 'percent-of-session', hundredths: 300 },
      { unit: 'imps', hundredths: 300 },
    ]);
    const effects = [{ kind: 'penalty', contestant, amount }];
    return [['ruling.give', { ruling, ...basis, session: session.session, effects }]];
  }
  if (chance.is(0.2)) return missed(chance, session, ruling);
  if (chance.is(0.5)) return [rulingOfSeveral(chance, session, { ruling, hasDeposit })];
  const adjustment = { NS: sideAdjustment(chance), EW: sideAdjustment(chance) };
  const { session: name, ...place } = placeIn(chance, session);
  const effects = [{ kind: 'score', ...place, adjustment }];
  return [['ruling.give', { ruling, ...basis, session: name, effects, seen: given }]];
}

/** One ruling with several effects, or what is said of one that was given. */
function rulingOfSeveral(
  chance: Chance,
  session: SessionPlay,
  { ruling, hasDeposit }: { readonly ruling: string; readonly hasDeposit: boolean },
): Given {
  const known = chance.of(['', ...Object.keys(session.decisions).toSorted()]);
  const of = { ruling: known === '' ? ruling : known, session: session.session, reason: 'for' };
  const law = { edition: '2017', law: '12C2' };
  const contestant = chance.of(contestantsIn(scheduleOf(session)));
  const effects = [1, 2].map(() => {
    const { session: _session, ...place } = placeIn(chance, session);
    return chance.of([
      { kind: 'score', ...place, adjustment: { NS: sideAdjustment(chance), EW: sideAdjustment(chance) } },
      { kind: 'tricks', ...place, tricks: 1, to: chance.of(['NS', 'EW'] as const) },
      { kind: 'warning', contestant },
    ]);
  });
  if (known === '') {
    const seen = Object.keys(session.decisions);
    return ['ruling.give', { ...of, law, effects, seen, told: 'told' }];
  }
  const deposit = hasDeposit ? 'returned' : 'none';
  return chance.of<Given>([
    ['ruling.amend', { ...of, law, effects }],
    ['ruling.review', of],
    ['ruling.appeal', { ...of, contestant, deposit: hasDeposit, concur: true }],
    ['ruling.withdraw-appeal', { ...of, deposit }],
    ['ruling.decide-appeal', { ...of, law, decision: 'changed', effects, deposit }],
    ['ruling.decide-appeal', { ...of, law, decision: 'stands', committee: 'three', deposit }],
  ]);
}

/** What a side has in the place of a score. */
function sideAdjustment(chance: Chance) {
  const result = () => resultOfPlay(chance);
  const percent = chance.below(101);
  const first = 1 + chance.below(99);
  const weights = [first, 100 - first];
  return chance.of([
    { kind: 'artificial', award: chance.of(['average-plus', 'average', 'average-minus']) },
    { kind: 'assigned', result: result() },
    { kind: 'weighted', results: weights.map((hundredths) => ({ result: result(), hundredths })) },
    { kind: 'percentage', hundredths: percent * 100 },
    { kind: 'not-played' },
  ]);
}

/** Somebody who is away in some round, where there is one, has averages for it. */
function missed(chance: Chance, session: SessionPlay, ruling: string): readonly Given[] {
  const scheduled = scheduleOf(session);
  const away = tablesOf(scheduled).flatMap((table) =>
    Array.from({ length: roundsOf(scheduled) }, (_, index) => index + 1).flatMap((round) => {
      const meeting = meetingAt(scheduled, table, round);
      if (!meeting) return [];
      return everybodyAt(meeting)
        .filter((contestant) => isAbsent(scheduled, contestant, round))
        .map((contestant) => ({ side: sideOf(meeting, contestant), table, round, boards: meeting.boards }));
    }),
  );
  if (away.length === 0) return [];
  const { side, table, round, boards } = chance.of(away);
  const own = chance.of([{ kind: 'artificial', award: 'average-minus' }, { kind: 'not-played' }]);
  const others = { kind: 'artificial', award: 'average-plus' };
  const adjustment = side === 'NS' ? { NS: own, EW: others } : { NS: others, EW: own };
  return [
    [
      'ruling.give',
      {
        ruling,
        law: { edition: '2017', law: '12C2' },
        reason: 'late',
        session: session.session,
        effects: boards.map((board) => ({
          kind: 'score',
          table,
          round,
          board,
          adjustment,
          ifUnscored: true,
        })),
        seen: Object.keys(session.decisions),
      },
    ],
  ];
}
