import fc from 'fast-check';
import { dealOfNumber, parseDeal, SEATS, suitOf, type Card, type Deal, type Seat } from '#cards';
import { BRIDGE_DEALS } from '#cards';
import { STRAINS } from '#scoring';
import { cards } from '../testing/written.js';
import {
  checkPlay,
  openingLeader,
  tricksOfDeclarer,
  winnerOf,
  type CardOfSeat,
  type PlayedBy,
} from './play.js';

const deal = parseDeal('N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95');
const by: PlayedBy = { declarer: 'N', strain: 'S' };

/** The first tricks of four spades by North: who wins each. */
const TRICKS = `
  C6 C2 CJ C3
  D3 D4 DA D5
  C7 CA C5 C8
  S6 S3 SA S5
  SK S7 S8 S4
  SQ S9 SJ H2
`;

/** What is written under a play: the winners of its tricks and whose turn it is, or the first card that cannot be. */
function seen(text: string, of: { readonly by?: PlayedBy; readonly deal?: Deal | null } = {}): string {
  const checked = checkPlay(cards(text), of.by ?? by, of.deal === undefined ? deal : of.deal);
  if (!checked.possible) {
    const { fault, law, at, card, seat } = checked;
    return `${fault}, Law ${law}: ${card} as card ${at + 1}, ${seat} to play`;
  }
  const { tricks, turn, revokes } = checked.play;
  const winners = tricks.map(({ winner }) => winner ?? '-').join('');
  const marked = revokes.map(({ trick, seat, card }) => ` revoke ${seat} ${card} in ${trick}`).join(',');
  return `${winners} ${turn ?? 'over'}${marked}`;
}

describe('the play of a deal', () => {
  it('is led by the opponent on declarer’s left, and who wins a trick leads to the next (Laws 41A, 44G)', () => {
    expect(seen('')).toBe(' E');
    expect(seen('C6')).toBe('- S');
    expect(seen(TRICKS)).toBe('WESNNN N');
  });

  it.each([
    ['the highest of the suit led wins', 'NT', 'C2 CK C9 C3', 'S'],
    ['a discard wins nothing, however high', 'NT', 'C2 DA C9 C3', 'W'],
    ['the highest trump wins', 'S', 'C2 S2 CA S9', 'N'],
    ['trumps that are led are a suit as any other', 'H', 'H2 H5 S9 HT', 'N'],
  ] as const)('%s', (_case, strain, trick, winner) => {
    const turns: readonly Seat[] = ['E', 'S', 'W', 'N'];
    const given = cards(trick).map((card, index): CardOfSeat => ({ seat: turns[index]!, card }));
    expect(winnerOf(given, strain)).toBe(winner);
  });

  it.each([
    ['a card that somebody else holds', 'C6 CK', 'play.out-of-turn, Law 44B: CK as card 2, S to play'],
    ['a lead of somebody else', 'C6 C2 CJ C3 D4', 'play.lead-out-of-turn, Law 53A: D4 as card 5, W to play'],
    [
      'a card for the second time',
      'C6 C2 CJ C3 D3 D4 DA DA',
      'play.card-twice, Law 1: DA as card 8, S to play',
    ],
  ])('%s cannot be', (_case, text, expected) => expect(seen(text)).toBe(expected));

  it('marks a revoke and goes on (Law 61A)', () =>
    expect(seen('C6 C2 CJ C3 D3 D4 S5 D5')).toBe('WE E revoke E S5 in 2'));

  it('without the deal knows a revoke by what the same hand plays later', () => {
    const revoked = 'C6 C2 CJ C3 D3 D4 S5 D5 ';
    expect(seen(revoked, { deal: null })).toBe('WE E');
    expect(seen(`${revoked} DA`, { deal: null })).toBe('WE- S revoke E S5 in 2');
  });

  it('with a claim comes to the tricks that were won and those that were given (Law 68A)', () => {
    const checked = checkPlay(cards(TRICKS), by, deal);
    if (!checked.possible) throw new Error('it is possible');
    expect(tricksOfDeclarer(checked.play, 'N', 6)).toBe(10);
    expect(tricksOfDeclarer(checked.play, 'N', null)).toBeUndefined();
  });

  it('of any deal by any cards that follow suit is possible, has no revoke and thirteen tricks', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: BRIDGE_DEALS - 1n }),
        fc.constantFrom(...SEATS),
        fc.constantFrom(...STRAINS),
        fc.infiniteStream(fc.nat()),
        (number, declarer, strain, choice) => {
          const dealt = dealOfNumber(number);
          const made = playedByTheRules(dealt, { declarer, strain }, () => choice.next().value);
          const checked = checkPlay(made, { declarer, strain }, dealt);
          if (!checked.possible) throw new Error(checked.fault);
          const { won, revokes, turn } = checked.play;
          expect([won.NS + won.EW, revokes, turn]).toEqual([13, [], null]);
          expect(tricksOfDeclarer(checked.play, declarer, null)).toBe(
            declarer === 'N' || declarer === 'S' ? won.NS : won.EW,
          );
          expect(checkPlay(made, { declarer, strain }, null)).toEqual(checked);
        },
      ),
      { numRuns: 50 },
    ));
});

/** Thirteen tricks of a deal, played by Law 44 alone. */
function playedByTheRules(dealt: Deal, { declarer, strain }: PlayedBy, choose: () => number): Card[] {
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, [...dealt[seat]]])) as Record<Seat, Card[]>;
  const all: Card[] = [];
  let leader = openingLeader(declarer);
  for (let trick = 1; trick <= 13; trick++) {
    const played: CardOfSeat[] = [];
    for (const seat of [0, 1, 2, 3].map((on) => SEATS[(SEATS.indexOf(leader) + on) % 4]!)) {
      const led = played[0] && suitOf(played[0].card);
      const following = hands[seat].filter((card) => suitOf(card) === led);
      const from = following.length > 0 ? following : hands[seat];
      const card = from[choose() % from.length]!;
      hands[seat].splice(hands[seat].indexOf(card), 1);
      played.push({ seat, card });
    }
    all.push(...played.map(({ card }) => card));
    leader = winnerOf(played, strain);
  }
  return all;
}
