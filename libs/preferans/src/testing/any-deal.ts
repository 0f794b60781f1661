import { SEATS, type Seat } from '#cards';
import fc from 'fast-check';
import { CONVENTIONS } from '../conventions/presets.js';
import type { Settings } from '../conventions/settings.js';
import { dealRecordSchema, type DealRecord } from '../deal/deal-record.js';
import { judgeDeal } from '../deal/judge.js';
import { DENOMINATIONS, GAME_LEVELS } from '../ladder.js';
import { defendersOf, handsOf, sittingOut } from '../table-seats.js';

/** The settings of any convention, with pools of any size or none. */
export const anySettings: fc.Arbitrary<Settings> = fc
  .tuple(fc.constantFrom(...CONVENTIONS), fc.option(fc.integer({ min: 4, max: 30 })), fc.boolean())
  .map(([{ settings }, poolSize, help]) => ({ ...settings, poolSize, help }));

/** Any three or four players. */
export const anyPlayers: fc.Arbitrary<Seat[]> = fc
  .shuffledSubarray([...SEATS], { minLength: 3, maxLength: 4 })
  .map((players) => SEATS.filter((seat) => players.includes(seat)));

/** Whist decisions, by who makes them: the first and the second of the defenders, and the dealer. */
const DECISIONS = [
  '1 pass, 2 pass',
  '1 pass, 2 half',
  '1 pass, 2 whist',
  '1 whist, 2 pass',
  '1 whist, 2 whist',
  '1 whist, 2 pass, 1 half',
  '1 pass, 2 half, 1 whist, 2 pass',
  '1 pass, 2 half, 1 pass, 4 whist',
  '1 pass, 2 pass, 4 whist',
];

/** Any deal of theirs that can be by the settings. */
export function anyDeal(settings: Settings, players: readonly Seat[]): fc.Arbitrary<DealRecord> {
  return fc
    .record({
      dealer: fc.constantFrom(...players),
      kind: fc.constantFrom('contract', 'contract', 'contract', 'misere', 'all-pass'),
      level: fc.constantFrom(...GAME_LEVELS),
      denomination: fc.constantFrom(...DENOMINATIONS),
      declarer: fc.nat(2),
      decisions: fc.constantFrom(...DECISIONS),
      halved: fc.boolean(),
      tricks: fc.tuple(fc.nat(10), fc.nat(10), fc.nat(2)),
      penalty: fc.option(fc.tuple(fc.constantFrom(...players), fc.integer({ min: 1, max: 5 }))),
    })
    .map(({ dealer, kind, level, denomination, declarer: hand, decisions, halved, tricks, penalty }) => {
      const hands = handsOf(dealer, players);
      const declarer = hands[hand]!;
      const [first, second] = defendersOf(declarer, dealer, players);
      const sitting = sittingOut(dealer, players);
      const seats: Readonly<Record<string, Seat | undefined>> = { 1: first, 2: second, 4: sitting };
      const whists = decisions
        .split(', ')
        .map((one) => one.split(' '))
        .map(([who, call]) => ({ seat: seats[who!] ?? declarer, call }));
      const played =
        kind === 'contract'
          ? { kind, level, denomination, declarer }
          : kind === 'misere'
            ? { kind, declarer, ...(halved && sitting ? { halved } : {}) }
            : { kind };
      const ofTalon = kind === 'all-pass' && sitting && settings.allPassTalon === 'opened' ? tricks[2] : 0;
      const one = Math.min(tricks[0], 10 - ofTalon);
      const two = Math.min(tricks[1], 10 - ofTalon - one);
      const won = Object.fromEntries([
        ...hands.map((seat, at) => [seat, [one, two, 10 - ofTalon - one - two][at]] as const),
        ...(ofTalon > 0 ? [[sitting!, ofTalon] as const] : []),
      ]);
      const isPlayed = kind !== 'contract' || decisions.includes('whist');
      return dealRecordSchema.parse({
        players: [...players],
        dealer,
        played,
        whists: kind === 'contract' ? whists : [],
        tricks: isPlayed && !decisions.endsWith('1 half') ? won : kind === 'contract' ? {} : won,
        rectifications: penalty
          ? [{ kind: 'mountain', seat: penalty[0], points: penalty[1], rule: '3.2.17' }]
          : [],
      });
    })
    .filter((record) => judgeDeal(record, settings).possible);
}
