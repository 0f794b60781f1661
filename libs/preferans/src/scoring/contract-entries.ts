import type { Seat } from '#cards';
import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import { countedTricks, remiseOf } from '../deal/counted-tricks.js';
import type { DealRecord, PlayedContract } from '../deal/deal-record.js';
import { talonTricks } from '../deal/talon-tricks.js';
import { checkWhists, type WhistStand } from '../deal/whist-call.js';
import { tricksOfWhister, whistersLack } from '../deal/whisters-lack.js';
import { defendersOf, sittingOut } from '../table/table-seats.js';
import type { DealTerms } from './deal-terms.js';
import { entry, type Entry } from './entry.js';

const HALF = Rational.of(1, 2);

/** Everything that the entries of a contract are computed from. */
interface Game {
  readonly record: DealRecord;
  readonly contract: PlayedContract;
  readonly settings: Settings;
  readonly terms: DealTerms;
  readonly stand: WhistStand;
  readonly defenders: readonly [Seat, Seat];
  /** Tricks that declarer lacks: as they were won, as they count, and as they are written to the mountain. */
  readonly undertricks: { readonly won: number; readonly counted: number; readonly written: number };
}

/** The entries of a contract: pool or mountain, whists, consolation, what whisters lack. Preferans Code 3.5, 3.8. */
export function contractEntries(
  record: DealRecord,
  contract: PlayedContract,
  settings: Settings,
  terms: DealTerms,
): readonly Entry[] {
  const checked = checkWhists(record.whists, { ...record, ...contract }, settings);
  if (!checked.legal) throw new RangeError(`Whists that cannot be: ${checked.fault}.`);
  const game: Game = {
    record,
    contract,
    settings,
    terms,
    stand: checked.stand,
    defenders: defendersOf(contract.declarer, record.dealer, record.players),
    undertricks: undertricksOf(record, contract, checked.stand, settings),
  };
  const talon = talonBonus(game);
  if (game.undertricks.written > 0) return [...failed(game), ...talon];
  return [...made(game), ...talon];
}

function undertricksOf(
  record: DealRecord,
  { declarer, level }: PlayedContract,
  { whisters }: WhistStand,
  settings: Settings,
): Game['undertricks'] {
  const all = (tricks: number) => ({ won: tricks, counted: tricks, written: tricks });
  if (record.ended === 'without-all') return all(level);
  if (record.ended === 'without-three') return all(3);
  const remise = remiseOf(record, declarer);
  // "Written as a remise of so many" (3.4.6), where no trick was played for.
  if (whisters.length === 0) return all(remise);
  const { won, counted } = countedTricks(record, declarer);
  const lacks = (tricks: number) => Math.max(0, level - tricks);
  // "Written as a contract that failed by seven": by everybody, and the whisters lack nothing then.
  if (remise > 0 && isAsFailed(record, declarer, settings)) return all(lacks(counted) + remise);
  return { won: lacks(won), counted: lacks(counted), written: lacks(counted) + remise };
}

/** Whether a remise is for an order with a wrong number of cards, which counts as if the tricks had been lacked (3.4.6). */
function isAsFailed({ rectifications }: DealRecord, declarer: Seat, settings: Settings): boolean {
  return (
    settings.orderedWithWrongCount === 'as-failed' &&
    rectifications.some(
      (one) => one.kind === 'remise' && one.seat === declarer && one.rule.split(', ').includes('3.4.6'),
    )
  );
}

function made(game: Game): readonly Entry[] {
  const { contract, settings, terms, stand } = game;
  const { level, declarer } = contract;
  const price = times(settings.whistPrices[level], terms);
  return [
    ...gameMade(game),
    ...(stand.half
      ? entry({
          seat: stand.half,
          kind: 'whists',
          on: declarer,
          count: Rational.of(settings.whistDuty[level], 2),
          price,
          rule: '3.8.7',
          because: 'half-whist',
        })
      : stand.whisters.flatMap((seat) => trickWhists(game, seat, tricksOf(game, seat), false, '3.8.1.1'))),
    ...shortfalls(game),
  ];
}

/** The price of the game to the pool; off the mountain as many whists' worth, where that was agreed. */
function gameMade({ contract, settings, terms }: Game): readonly Entry[] {
  const { declarer, level, offMountain } = contract;
  const points = times(settings.poolPrices[level], terms);
  if (!offMountain) {
    return entry({
      seat: declarer,
      kind: 'pool',
      count: 1,
      price: points,
      rule: '3.5.1',
      because: 'game-made',
    });
  }
  return entry({
    seat: declarer,
    kind: 'mountain',
    count: -1,
    price: points.mul(Rational.from(settings.poolUnit)).div(Rational.from(settings.mountainUnit)),
    rule: 'fn 74',
    because: 'game-made',
  });
}

function failed(game: Game): readonly Entry[] {
  const { record, contract, settings, terms, undertricks } = game;
  const { level, declarer } = contract;
  const mountain = entry({
    seat: declarer,
    kind: 'mountain',
    count: undertricks.written,
    price: times(settings.undertrickPrices[level], terms),
    rule: ruleOfUndertricks(game),
    because: 'undertricks',
  });
  // "Without three, without whists" (fn 39).
  if (record.ended === 'without-three') return mountain;
  return [...mountain, ...whistsOnFailed(game), ...consolation(game), ...shortfalls(game)];
}

function ruleOfUndertricks({ record, contract: { declarer } }: Game): string {
  if (record.ended === 'without-all') return '3.5.4';
  if (record.ended === 'without-three') return 'fn 39';
  const ruled = record.rectifications.find(
    (one) => (one.kind === 'remise' || one.kind === 'penalty-tricks') && one.seat === declarer,
  );
  return ruled?.rule ?? '3.5.1';
}

/** The whists for tricks on a contract that failed: greedy, each his own; gentleman's, the one whister's with the passer. */
function whistsOnFailed(game: Game): readonly Entry[] {
  const { settings, stand, defenders, undertricks } = game;
  const [whister, second] = stand.whisters;
  if (!whister) return [];
  if (second) {
    const rule = settings.whistStyle === 'greedy' ? '3.8.13' : '3.8.14';
    return stand.whisters.flatMap((seat) => trickWhists(game, seat, tricksOf(game, seat), false, rule));
  }
  const tricks = tricksOf(game, whister);
  const passer = defenders.find((seat) => seat !== whister)!;
  // Of a game that a penalty alone has made fail the whister loses nothing (fn 34).
  const isShared =
    settings.whistStyle === 'gentleman' &&
    undertricks.won > 0 &&
    !stand.returned &&
    defenders.includes(whister) &&
    stand.wentHalf === null;
  if (!isShared) {
    const rule = settings.whistStyle === 'greedy' ? '3.8.13' : '3.8.14';
    return trickWhists(game, whister, tricks, false, rule);
  }
  // The whister's penalty tricks are none of the passer's (3.9.12).
  const won = tricksOfWhister(game.record, game.contract, stand.whisters, whister, 'won');
  return [
    ...trickWhists(game, whister, tricks, true, '3.8.14'),
    ...trickWhists(game, passer, won, true, '3.8.14'),
  ];
}

function trickWhists(
  game: Game,
  seat: Seat,
  tricks: number,
  halved: boolean,
  rule: string,
): readonly Entry[] {
  const price = times(game.settings.whistPrices[game.contract.level], game.terms);
  return entry({
    seat,
    kind: 'whists',
    on: game.contract.declarer,
    count: tricks,
    price: halved ? price.mul(HALF) : price,
    rule,
    because: halved ? 'trick-whists-halved' : 'trick-whists',
  });
}

function tricksOf({ record, stand, contract }: Game, seat: Seat): number {
  return tricksOfWhister(record, contract, stand.whisters, seat);
}

/** Consolation for what declarer lacks, to the defenders and, as is usual, to the dealer who sits out. */
function consolation({ record, contract, settings, terms, defenders, undertricks }: Game): readonly Entry[] {
  const { declarer, level } = contract;
  const sitting = sittingOut(record.dealer, record.players);
  const writers = settings.consolationTo === 'everybody' && sitting ? [...defenders, sitting] : defenders;
  return writers.flatMap((seat) =>
    entry({
      seat,
      kind: 'whists',
      on: declarer,
      count: settings.consolationForPenaltyTricks ? undertricks.counted : undertricks.won,
      price: times(settings.consolationPrices[level], terms),
      rule: '3.8.1.2',
      because: 'consolation',
    }),
  );
}

/**
 * What whisters lack, whatever a declarer's penalty has made of his contract: it does them neither harm nor good (fn 34).
 */
function shortfalls(game: Game): readonly Entry[] {
  const { record, contract, settings, stand, undertricks } = game;
  const lacked = undertricks.won > 0 ? [] : whistersLack(record, contract, stand.whisters, settings);
  return [
    ...lacked.flatMap(({ seat, tricks, rule }) => shortfall(game, seat, tricks, rule, 'whist-short')),
    ...whisterRemises(game),
  ];
}

/** Remises of whisters that a ruling gives (3.9.18), whatever became of the contract. */
function whisterRemises(game: Game): readonly Entry[] {
  return game.stand.whisters.flatMap((seat) => {
    const ruled = game.record.rectifications.find((one) => one.kind === 'remise' && one.seat === seat);
    return ruled ? shortfall(game, seat, remiseOf(game.record, seat), ruled.rule, 'whist-remise') : [];
  });
}

function shortfall(
  { contract, settings, terms }: Game,
  seat: Seat,
  tricks: number,
  rule: string,
  because: 'whist-short' | 'whist-remise',
): readonly Entry[] {
  const price = times(settings.shortfallPrices[contract.level], terms);
  const isHalf = terms.responsibility === 'half';
  return entry({
    seat,
    kind: 'mountain',
    count: tricks,
    price: isHalf ? price.mul(HALF) : price,
    rule: `${rule}, ${isHalf ? '3.8.12' : '3.8.11'}`,
    because,
  });
}

/** The dealer's consolation for tricks that the talon gave; of three players, half of it to each opponent. 3.4.11. */
function talonBonus({ record, contract, settings, terms, defenders }: Game): readonly Entry[] {
  if (!settings.talonBonus || !record.talon) return [];
  const { declarer, level } = contract;
  const sitting = sittingOut(record.dealer, record.players);
  const writers = sitting ? [sitting] : settings.talonBonusOfThree === 'half-each' ? defenders : [];
  const price = times(settings.consolationPrices[level], terms);
  return writers.flatMap((seat) =>
    entry({
      seat,
      kind: 'whists',
      on: declarer,
      count: talonTricks(record.talon!),
      price: sitting ? price : price.mul(HALF),
      rule: '3.4.11',
      because: 'talon-bonus',
    }),
  );
}

function times(price: number | string, { multiplier }: DealTerms): Rational {
  return Rational.from(price).mul(multiplier);
}
