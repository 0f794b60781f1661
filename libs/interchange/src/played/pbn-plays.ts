import { nextSeat, SEATS, type Card, type Seat } from '#cards';
import { checkPlay, type MadeCall, type PlayedBy } from '#bridge';
import { scoreForNS } from '#scoring';
import { dealerIn, vulnerableIn } from '../deals/deal-file.js';
import { dealerOfGame, dealOfGame, doubleDummyOf, hiddenHand } from '../deals/read-pbn.js';
import { tagsOfDeal } from '../deals/pbn.js';
import { isNoDeal, readBoard, readVulnerability } from '../text/written-fields.js';
import { pbnGame, pbnPlace, pbnTag, pbnValue, type PbnGame, type PbnTag } from '../pbn/pbn-game.js';
import { readPbnResult, type PbnResult, type PlacedText } from '../pbn/pbn-result.js';
import { contractText } from '../pbn/pbn-scores.js';
import { saysNothing } from '../text/written-values.js';
import { soundPlay } from './sound-play.js';
import { VULNERABLE } from '../pbn/pbn-values.js';
import { inSuitLetters, inSuitSigns } from '../text/calls-written.js';
import { ALERT, callsOf, cardsOf, writtenContract } from './pbn-records.js';
import { contractOfCalls, PLAY_TAGS, type PlayInFile } from './play-in-file.js';

/** There are 32 notes at most (PBN 2.1, 3.5.4). */
export const NOTES = 32;

const PLAYERS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const satisfies Record<Seat, string>;
/**
 * How the board of a game was played; what cannot be is kept as text.
 *
 * @param next its board where the game does not say
 * @throws UnreadableDeals which names the first value that tells nothing that is known
 */
export function playOfGame(game: PbnGame, next: number): PlayInFile {
  const value = (name: string) => pbnValue(game, name);
  const board = readBoard(value('Board'), pbnPlace(game, 'Board')) ?? next;
  const at = (name: string) => ({ ...pbnPlace(game, name), board });
  const isWhole = !isNoDeal(value('Deal')) && !hiddenHand(game, next);
  const said = isWhole
    ? dealOfGame(game, next).one
    : {
        ...named('dealer', dealerOfGame(game, board)),
        ...named('vulnerable', readVulnerability(value('Vulnerable'), at('Vulnerable'))),
        ...named('doubleDummy', doubleDummyOf(game.tags, board).doubleDummy),
      };
  const placed = (name: string) => ({ text: value(name), place: at(name) });
  const { calls, callPlaces, passedOver } = callsOf(game, said.dealer);
  const called = passedOver ? undefined : contractOfCalls(calls, { ...said, board });
  const result = readPbnResult({
    contract: placed('Contract'),
    declarer: withDeclarer(placed('Declarer'), called),
    result: placed('Result'),
  });
  const contract = contractSaid(result);
  const unsaid = typeof result.contract === 'object' && !contract ? result.contract : undefined;
  const by = contract ?? called;
  const ofEnd = writtenContract(value('Contract'), value('Declarer'));
  const room = value('Room').trim().toLowerCase();
  return soundPlay({
    rest: {
      ...said,
      board,
      ...((room === 'open' || room === 'closed') && { room }),
      event: Object.fromEntries(
        PLAY_TAGS.flatMap((name) => (isNothing(value(name)) ? [] : [[name, value(name).trim()] as const])),
      ),
      players: Object.fromEntries(
        SEATS.flatMap((seat) => {
          const name = value(PLAYERS[seat]).trim();
          return isNothing(name) ? [] : [[seat, name] as const];
        }),
      ),
      comments: commentsOf(game),
    },
    said: contract,
    ...(unsaid && { withoutDeclarer: contractText(unsaid) }),
    saidPlace: at('Contract'),
    calls,
    callPlaces,
    passedOver,
    ...cardsOf(game, typeof by === 'object' ? by.strain : ofEnd?.strain),
    tricks: result.tricks,
    tricksPlace: value('Result').includes('^') ? undefined : at('Result'),
    by: ofEnd,
  });
}

/** What dealing programs write where there is no name. */
function isNothing(text: string): boolean {
  return /^[-?\s]*$/.test(text);
}

/** Who declares by the calls, where the tag does not say it. */
function withDeclarer(declarer: PlacedText, called: PlayInFile['contract']): PlacedText {
  return saysNothing(declarer.text) && typeof called === 'object'
    ? { ...declarer, text: called.declarer }
    : declarer;
}

/** What is told of a game in words, wherever it stands; drawings in the words of a program are none. */
export function commentsOf({ remarks, tags }: PbnGame): string[] {
  const all = [
    ...remarks,
    ...[...tags.values()].flatMap((tag) => [
      ...tag.remarks,
      ...tag.elements.flatMap((element) => element.remarks),
      ...tag.notes.flatMap((note) => note.remarks),
    ]),
  ];
  return all.flatMap(({ kind, text }) =>
    kind === 'escape' || text.trim() === '' ? [] : [inSuitSigns(text.trim(), '\\')],
  );
}

/** A game out of how a board was played. */
export function gameOfPlay(play: PlayInFile): PbnGame {
  const { board, deal, event, players, contract, tricks, calls, cards, room } = play;
  const dealer = dealerIn(play);
  const declarer = typeof contract === 'object' ? contract.declarer : undefined;
  const tags = deal
    ? tagsOfDeal({ ...play, board, deal, event: {} })
    : [
        pbnTag('Board', String(board)),
        pbnTag('Dealer', dealer),
        pbnTag('Vulnerable', VULNERABLE[vulnerableIn(play)]),
      ];
  const more = [
    ...Object.entries(event).map(([name, value]) => pbnTag(name, value)),
    ...SEATS.flatMap((seat) => (players[seat] === undefined ? [] : [pbnTag(PLAYERS[seat], players[seat])])),
    ...(room ? [pbnTag('Room', room === 'open' ? 'Open' : 'Closed')] : []),
    pbnTag('Declarer', declarer ?? (contract === 'passed-out' ? '' : '?')),
    pbnTag('Contract', contract ? contractText(contract) : '?'),
    pbnTag('Result', contract === 'passed-out' ? '' : (tricks?.toString() ?? '?')),
    ...scoreTag(play),
    ...(calls.length > 0 ? [auctionTag(dealer, calls)] : []),
    ...(cards.length > 0 && typeof contract === 'object' ? [playTag(contract, cards)] : []),
  ];
  const { tags: byName } = pbnGame([...tags, ...more]);
  const remarks = play.comments.map((text) => ({
    kind: 'brace' as const,
    text: inSuitLetters(text, '\\').replaceAll('}', ')'),
    startsLine: true,
  }));
  return { ...pbnGame([...byName.values()]), remarks };
}

function scoreTag(play: PlayInFile): PbnTag[] {
  const { contract, tricks } = play;
  if (contract === 'passed-out') return [pbnTag('Score', 'NS 0')];
  if (!contract || tricks === undefined) return [];
  return [pbnTag('Score', `NS ${scoreForNS({ ...contract, tricks }, vulnerableIn(play))}`)];
}

function auctionTag(dealer: Seat, calls: readonly MadeCall[]): PbnTag {
  const notes: string[] = [];
  const elements = calls.flatMap(({ call, alert, explanation }) => {
    const sign = call === 'pass' ? 'Pass' : call.toUpperCase();
    if (!alert) return [sign];
    const text = explanation ? inSuitLetters(explanation, '\\') : ALERT;
    const known = notes.indexOf(text);
    if (known === -1 && notes.length === NOTES) return [sign];
    const index = known === -1 ? notes.push(text) : known + 1;
    return [sign, `=${index}=`];
  });
  return pbnTag('Auction', dealer, [elements], notes);
}

/** The cards in columns, each a player's, from the opening leader (PBN 2.1, 3.6). */
function playTag({ declarer, strain }: PlayedBy, cards: readonly Card[]): PbnTag {
  const leader = nextSeat(declarer);
  const checked = checkPlay(cards, { declarer, strain }, null);
  const rows = checked.possible
    ? checked.play.tricks
        .filter((trick) => trick.cards.length > 0)
        .map((trick) =>
          Array.from({ length: 4 }, (_, column) => {
            const seat = SEATS[(SEATS.indexOf(leader) + column) % 4]!;
            return trick.cards.find((one) => one.seat === seat)?.card ?? '-';
          }),
        )
    : [];
  return pbnTag('Play', leader, [...rows, ...(cards.length < 52 ? [['*']] : [])]);
}

function contractSaid({ contract, declarer }: PbnResult): PlayInFile['contract'] {
  if (contract === undefined || contract === 'passed-out') return contract;
  return declarer && { ...contract, declarer };
}

function named<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [key in Key]: Value });
}
