import { CLUB_REGULATION, type Regulation, REGULATIONS } from '#laws';
import { MINUTE } from '../clock/state.js';
import type { Capacity } from '../command/command.js';
import { correctResult, recordResult, voidResult } from '../result/commands/commands.js';
import { resultEvents } from '../result/events.js';
import { at, closed, journal, played, seats, threeTables } from '../result/testing/three-tables.js';
import { appealRuling, withdrawAppeal } from '../ruling/commands/appealing.js';
import { giveRuling } from '../ruling/commands/giving.js';
import { given, NOTED, NOW } from '../testing/decider-specification.js';
import { tournamentEvents } from '../tournament/events.js';
import { DEFAULT_SETTINGS, regulationWanted } from '../tournament/settings.js';
import { type Closing, correctionEnds, officialFrom } from './correction-period.js';
import { reopenSession } from './commands/closing.js';

const regulated = (scores: number, rulings = scores): Regulation => ({
  ...CLUB_REGULATION,
  name: 'own',
  corrections: { scores: { minutes: scores }, rulings: { minutes: rulings } },
  appeals: { period: { minutes: 60 }, deposit: '20 €' },
});

/** The ends in minutes; closings as 'closed 0, reopened 10, closed 20', regulations by the minute from which they hold. */
function ends(course: string, regulations: Readonly<Record<number, Regulation>> = {}) {
  const closings = course.split(', ').reduce<Closing[]>((known, step) => {
    const [what, minute] = step.split(' ');
    const time = Number(minute) * MINUTE;
    return what === 'closed'
      ? [...known, { closed: time, reopened: null }]
      : [...known.slice(0, -1), { ...known.at(-1)!, reopened: time }];
  }, []);
  const history = Object.entries(regulations).map(([minute, regulation]) => ({
    from: Number(minute) * MINUTE,
    regulation,
  }));
  const found = correctionEnds(closings, history);
  const minutes = (end: number | null) => (end === null ? null : end / MINUTE);
  return [
    minutes(found.scores),
    minutes(found.rulings),
    minutes(found.appeals),
    minutes(officialFrom(found)),
  ];
}

describe('the correction period', () => {
  it('is half an hour from the end of the session where nothing else is regulated (Laws 79C1 and 92B, 2017)', () =>
    expect(ends('closed 100')).toEqual([130, 130, 130, 130]));
  it('is for scores another than for rulings and appeals: standings are official after scores and rulings', () =>
    expect(ends('closed 100', { 0: regulated(20, 45) })).toEqual([120, 145, 160, 145]));
  it('lasts until a moment, but not to before the end of the session', () => {
    const until = (minute: number): Regulation => ({
      ...CLUB_REGULATION,
      corrections: { scores: { until: minute * MINUTE }, rulings: { minutes: 5 } },
    });
    expect(ends('closed 100', { 0: until(600) })).toEqual([600, 105, 130, 600]);
    expect(ends('closed 100', { 0: until(60) })).toEqual([100, 105, 130, 105]);
  });
  it('begins anew where the session was opened again before it ended', () => {
    expect(ends('closed 100, reopened 110')).toEqual([null, null, null, null]);
    expect(ends('closed 100, reopened 110, closed 125')).toEqual([155, 155, 155, 155]);
  });
  it('stays over where it was over', () => {
    expect(ends('closed 100, reopened 200, closed 210')).toEqual([130, 130, 130, 130]);
    expect(ends('closed 100, reopened 125, closed 150', { 0: regulated(20, 40) })).toEqual([
      120, 190, 210, 190,
    ]);
  });
  it('is made longer or ended by what is regulated before it is over, and not afterwards', () => {
    expect(ends('closed 100', { 0: regulated(20), 110: regulated(50) })).toEqual([150, 150, 160, 150]);
    expect(ends('closed 100', { 0: regulated(40), 120: regulated(5) })).toEqual([120, 120, 160, 120]);
    expect(ends('closed 100', { 0: regulated(20), 121: regulated(50) })).toEqual([120, 120, 160, 120]);
  });
});

describe('a regulation', () => {
  it.each(REGULATIONS.map((one) => [one.name, one] as const))('%s is taken as it is called', (_name, one) => {
    expect(regulationWanted.parse(one)).toEqual(one);
    expect(() => regulationWanted.parse({ ...one, warning: !one.warning })).toThrow('regulation.name');
    expect(regulationWanted.parse({ ...one, warning: !one.warning, name: 'own' })).toMatchObject({
      name: 'own',
    });
  });
});

describe('a session that is over', () => {
  const settings = { ...DEFAULT_SETTINGS, regulation: regulated(20, 40) };
  const over = [
    ...threeTables(3, { settings }),
    journal.recorded('A1 1 1', 'NS1 EW1', '4S N ='),
    journal.settled('A1 1 1'),
    closed,
  ];
  const after = (minutes: number, capacity: Capacity) => ({ now: NOW + minutes * MINUTE, capacity });
  const reason = { reason: 'Both sides say so.' };
  const correction = { ...at('A1 1 1'), result: played('4S N +1'), ...reason };
  const corrected = resultEvents.corrected({
    ...at('A1 1 1'),
    seating: seats('NS1 EW1'),
    result: played('4S N +1'),
    flags: [],
    reason: NOTED,
  });
  const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
  const law = { edition: '2017', law: '12C1' } as const;
  const ruling = (effect: object) => ({ session: '1', ruling: RULING, law, ...reason, effects: [effect] });
  const amount = { unit: 'percent-of-top', hundredths: 2500 };
  const average = { kind: 'artificial', award: 'average' };
  const { session: _session, ...play } = at('A1 1 1');

  it('is corrected by those who direct and score until the end, without being opened again', () => {
    given(...over)
      .when(correctResult, correction, after(20, 'director'))
      .then(corrected);
    given(...over)
      .when(voidResult, { ...at('A1 1 1'), ...reason }, after(20, 'scorer'))
      .thenAccepted();
    given(...over)
      .when(recordResult, { ...at('A1 2 3'), result: played('pass') }, after(1, 'director'))
      .thenAccepted();
  });
  it('is not after the end, but by the organiser with a reason', () => {
    const ended = NOW + 20 * MINUTE;
    given(...over)
      .when(correctResult, correction, after(20.1, 'director'))
      .thenRejected('session.correction-over', { session: '1', ended });
    given(...over)
      .when(correctResult, correction, after(600, 'organiser'))
      .then(corrected);
    given(...over)
      .when(recordResult, { ...at('A1 2 3'), result: played('pass') }, after(21, 'organiser'))
      .thenRejected('session.correction-over', { ended });
  });
  it('is ruled in for as long as rulings are given', () => {
    const ended = NOW + 40 * MINUTE;
    for (const body of [
      ruling({ kind: 'penalty', contestant: 'A-NS1', amount }),
      ruling({ kind: 'score', ...play, adjustment: { NS: average, EW: average } }),
    ]) {
      given(...over)
        .when(giveRuling, body, after(40, 'director'))
        .thenAccepted();
      given(...over)
        .when(giveRuling, body, after(41, 'director'))
        .thenRejected('session.correction-over', { session: '1', ended });
      given(...over)
        .when(giveRuling, body, after(41, 'organiser'))
        .thenAccepted();
    }
  });
  it('is appealed until the end of the time for that (Law 92B); late by the organiser alone', () => {
    const ruled = given(...over)
      .when(giveRuling, ruling({ kind: 'penalty', contestant: 'A-NS1', amount }), after(40, 'director'))
      .book();
    const appeal = {
      session: '1',
      ruling: RULING,
      contestant: 'A-NS1',
      deposit: true,
      concur: true,
      ...reason,
    };
    ruled.when(appealRuling, appeal, after(60, 'director')).thenAccepted();
    ruled
      .when(appealRuling, appeal, after(60.1, 'director'))
      .thenRejected('ruling.appeal-late', { session: '1', ended: NOW + 60 * MINUTE });
    ruled.when(appealRuling, appeal, after(60.1, 'organiser')).thenAccepted();
  });
  it('is appealed again by who withdrew an appeal until then, and no later', () => {
    const appeal = { session: '1', ruling: RULING, deposit: true, concur: true, ...reason };
    const withdrawing = { session: '1', ruling: RULING, deposit: 'returned', ...reason };
    const stands = { session: '1', ruling: RULING, law, ...reason, about: [play] };
    const withdrawn = given(...over)
      .when(giveRuling, stands, after(40, 'director'))
      .book()
      .when(appealRuling, { ...appeal, contestant: 'A-NS1' }, after(41, 'director'))
      .book()
      .when(withdrawAppeal, withdrawing, after(42, 'director'))
      .book();
    const again = (contestant: string, minutes: number) =>
      withdrawn.when(appealRuling, { ...appeal, contestant }, after(minutes, 'organiser'));
    again('A-NS1', 60).thenAccepted();
    again('A-NS1', 60.1).thenRejected('ruling.appeal-withdrawn', { contestant: 'A-NS1' });
    again('A-EW1', 60.1).thenAccepted();
  });
  it('is opened again by directors in time, by the organiser afterwards: then it is played as any other', () => {
    const open = { session: '1', ...reason };
    given(...over)
      .when(reopenSession, open, after(20, 'director'))
      .thenAccepted();
    given(...over)
      .when(reopenSession, open, after(21, 'director'))
      .thenRejected('session.correction-over');
    given(...over)
      .when(reopenSession, open, after(21, 'organiser'))
      .book()
      .when(correctResult, correction, after(22, 'director'))
      .then(corrected);
  });
  it('cannot be corrected any more once the tournament is archived', () =>
    given(...over, tournamentEvents.archived({}))
      .when(correctResult, correction, after(1, 'organiser'))
      .thenRejected('tournament.archived'));
});
