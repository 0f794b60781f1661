import { randomUUID } from 'node:crypto';
import { bridgeLaws, CLUB_REGULATION } from '#laws';
import { DEFAULT_SETTINGS } from '#tournament';
import { wayOf } from '../../../../../libs/laws/src/testing/ways.js';
import { Evening } from '../../testing/evening.js';
import { readPrintout } from '../../testing/printouts.js';
import { serverUnderTest, type ServerUnderTest } from '../../testing/server-under-test.js';

/** As `29 November 2026, 20:15` and `29 ноября 2026 г., 20:15`. */
const MINUTE = /\d{1,2} \p{L}+ \d{4}( г\.)?, \d\d:\d\d/gu;
const score = (points: number) => ({ kind: 'score', score: points });
const play = { table: 'A1', round: 1, board: 1 };
const given = { kind: 'assigned', result: score(170) };

let server: ServerUnderTest;
let evening: Evening;
const of = { session: '1', ruling: randomUUID() };

/** At A1 a revoke is ruled on, which is appealed with a deposit. */
beforeAll(async () => {
  server = await serverUnderTest();
  evening = await Evening.open(server, 'Appealed');
  const appeals = { ...CLUB_REGULATION.appeals, deposit: '50 zł' };
  const regulation = { ...CLUB_REGULATION, name: 'own', source: '', edition: '', appeals };
  await evening.command('tournament.choose-settings', { settings: { ...DEFAULT_SETTINGS, regulation } });
  await evening.command('tournament.publish');
  await evening.command('tournament.publish-rulings', { as: 'with-names' });
  await evening.command('session.create', { session: '1' });
  const movement = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 };
  const sections = [{ section: 'A', boardsPerRound: 2, movement }];
  await evening.command('session.set-movement', { session: '1', sections });
  await evening.command('session.start', { session: '1' });
  await evening.command('session.call-round', { session: '1', round: 1 });
  await evening.command('result.record', { session: '1', ...play, result: score(140) });
  await evening.command('ruling.give', {
    ...of,
    law: { edition: '2017', law: '64A1' },
    ways: [
      wayOf(bridgeLaws(2017), '61', ['yes', 'side-played-on']),
      wayOf(bridgeLaws(2017), '64', ['no', 'no', 'offender', 'none', 'no']),
    ],
    effects: [{ kind: 'score', ...play, adjustment: { NS: given, EW: given } }],
    reason: 'One trick.',
    departs: 'Both sides agreed.',
    facts: 'South revoked.',
    told: 'One trick goes over.',
  });
  const appeal = { contestant: 'A-EW1', concur: true, deposit: true, reason: 'Two tricks.' };
  await evening.command('ruling.appeal', { ...of, ...appeal });
});
afterAll(() => server.stop());

async function printout(language = 'en'): Promise<string[]> {
  const wanted = { paper: 'rulings', form: 'filled', language };
  const told = await readPrintout(evening.director, evening.tournament, wanted);
  return told.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(MINUTE, 'T').trim());
}

it('tells who ruled and when, what was asked and answered, and the appeal that is open', async () => {
  const appealed = await printout();
  expect(appealed.slice(1, -1)).toEqual([
    'Law 64A1, 2017 · Established revoke (appeal open)',
    'Session 1 · Table A1, round 1, board 1',
    'A EW 1 · A NS 1',
    'T · Olga Organiser',
    'Findings',
    'Law 61',
    '• Did the player hold a card that they had to play? Yes',
    '• What has the offending side done since? Led or played to the next trick',
    'Law 63A1: The revoke is established: the trick stands as played.',
    'Law 64',
    '• Was it the twelfth trick? No',
    '• Does one of these apply? No',
    '• Who won the revoke trick? The offender',
    '• How many later tricks did the offending side win? None',
    '• After any transfer, is the other side still worse off than without the revoke? No',
    'Law 64A1: One trick goes to the other side.',
    'Facts: South revoked.',
    'Reason: One trick.',
    'Rules differently from the law book: Both sides agreed.',
    'Told: One trick goes over.',
    'Table A1, round 1, board 1: +140 → +170',
    'T · appealed: A EW 1 · deposit paid · Olga Organiser · Two tricks.',
  ]);
});

it('tells how an appeal was decided, by which committee, and what became of the deposit', async () => {
  const law = { edition: '2017', law: '93B3' };
  const decision = { decision: 'stands', law, committee: 'Anna, Boris, Cyryl', deposit: 'kept' };
  await evening.command('ruling.decide-appeal', { ...of, ...decision, reason: 'Clear.' });
  const decided = await printout();
  expect(decided[1]).toBe('Law 93B3, 2017 · Established revoke (appeal decided)');
  expect(decided.slice(-3, -1).join(' ')).toBe(
    'T · appeal decided (Law 93B3, 2017) · ruling stands · deposit kept · Olga Organiser · committee: Anna, Boris, Cyryl · Clear.',
  );
  expect((await printout('pl')).slice(-3, -1).join(' ')).toBe(
    'T · odwołanie rozstrzygnięto (przepis 93B3, 2017) · orzeczenie w mocy · kaucja zatrzymana · Olga Organiser · komisja: Anna, Boris, Cyryl · Clear.',
  );
  expect((await printout('ru')).slice(-3, -1).join(' ')).toBe(
    'T · апелляция рассмотрена (правило 93B3, 2017) · решение в силе · залог удержан · Olga Organiser · комитет: Anna, Boris, Cyryl · Clear.',
  );
});

it('is for those who direct, as what stands on it', async () => {
  const wanted = { paper: 'rulings', session: '1' };
  const asked = await server.client().post(`/api/tournaments/${evening.tournament}/prints`, wanted);
  expect(asked.status).toBe(401);
});
