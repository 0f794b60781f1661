import { nextSeat, SEATS, type Card, type Seat } from '#cards';
import { checkPlay, type MadeCall, type PlayedBy } from '#bridge';
import { scoreForNS } from '#scoring';
import { dealerIn, vulnerableIn } from '../deals/deal-file.js';
import { dealOfGame } from '../deals/read-pbn.js';
import { tagsOfDeal } from '../deals/write-pbn.js';
import { isUnsaid, readBoard, readDealer, readVulnerability } from '../deals/written-fields.js';
import { pbnGame, pbnPlace, pbnTag, pbnValue, type PbnGame, type PbnTag } from '../pbn/pbn-game.js';
import { contractText, pbnContract } from '../pbn/pbn-scores.js';
import { pbnSeat } from '../pbn/pbn-values.js';
import { inSuitLetters, inSuitSigns } from '../text/suit-signs.js';
import { recordOf, writtenTricks } from './pbn-records.js';
import { contractOfCalls, PLAY_TAGS, type PlayInFile } from './play-in-file.js';

const PLAYERS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const satisfies Record<Seat, string>;
const VULNERABLE = { none: 'None', NS: 'NS', EW: 'EW', both: 'All' } as const;

/**
 * How the board of a game was played.
 *
 * @param next its board where the game does not say
 * @throws UnreadableDeals
 */
export function playOfGame(game: PbnGame, next: number): PlayInFile {
  const value = (name: string) => pbnValue(game, name);
  const hasDeal = !isUnsaid(value('Deal'));
  const board = readBoard(value('Board'), pbnPlace(game, 'Board')) ?? next;
  const said = hasDeal
    ? dealOfGame(game, next).one
    : {
        ...named('dealer', readDealer(value('Dealer'), pbnPlace(game, 'Dealer'))),
        ...named('vulnerable', readVulnerability(value('Vulnerable'), pbnPlace(game, 'Vulnerable'))),
      };
  const { calls, cards } = recordOf(game).record;
  const contract =
    contractSaid(value('Contract'), value('Declarer')) ?? contractOfCalls(calls, { ...said, board });
  const declarer = typeof contract === 'object' ? contract.declarer : undefined;
  const room = value('Room').trim().toLowerCase();
  return {
    ...said,
    board,
    ...((room === 'open' || room === 'closed') && { room }),
    event: Object.fromEntries(
      PLAY_TAGS.flatMap((name) => (isUnsaid(value(name)) ? [] : [[name, value(name).trim()] as const])),
    ),
    players: Object.fromEntries(
      SEATS.flatMap((seat) => {
        const name = value(PLAYERS[seat]).trim();
        return isUnsaid(name) ? [] : [[seat, name] as const];
      }),
    ),
    ...named('contract', contract),
    ...named('tricks', declarer && writtenTricks(value('Result'), declarer)),
    calls,
    cards,
    comments: commentsOf(game),
  };
}

/** What is told of a game in words, wherever it stands; drawings in the words of a program are none. */
function commentsOf({ remarks, tags }: PbnGame): string[] {
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
    const text = explanation ? inSuitLetters(explanation, '\\') : 'alert';
    const known = notes.indexOf(text);
    // There are 32 notes at most (PBN 2.1, 3.5.4).
    if (known === -1 && notes.length === 32) return [sign];
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

function contractSaid(text: string, declarer: string): PlayInFile['contract'] {
  const contract = pbnContract(text);
  const seat = pbnSeat(declarer.replace('^', ''));
  if (contract === undefined || contract === 'passed-out') return contract;
  return seat && { ...contract, declarer: seat };
}

function named<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [key in Key]: Value });
}
