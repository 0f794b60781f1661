import {
  checkAuction,
  checkPlay,
  tricksLeft,
  type Call,
  type CardPlay,
  type FinalContract,
  type MadeCall,
  type PlayedBy,
} from '#bridge';
import { sideOf, type Card } from '#cards';
import { dealerIn } from '../deals/deal-file.js';
import type { DealPlace } from '../faults/unreadable.js';
import { contractText } from '../pbn/pbn-scores.js';
import type { PlayInFile, FaultInFile, WrongInPlay } from './play-in-file.js';

/** A board as a file tells it, whatever in it cannot be. */
export interface PlayTold {
  /** All but the contract, the calls and the cards. */
  readonly rest: Omit<PlayInFile, 'contract' | 'calls' | 'cards' | 'tricks'>;
  /** The contract that the file tells beside the calls. */
  readonly said?: PlayInFile['contract'] | undefined;
  /** A contract of which nothing says who declared it. */
  readonly withoutDeclarer?: string;
  readonly saidPlace: DealPlace;
  readonly calls: readonly MadeCall[];
  readonly callPlaces: readonly DealPlace[];
  /** Where a player was passed over, and the calls from there on as they stand. */
  readonly passedOver?: { readonly place: DealPlace; readonly text: string } | undefined;
  readonly cards: readonly Card[];
  readonly cardPlaces: readonly DealPlace[];
  /** Where a card is not given, and the cards behind it. */
  readonly cardUnknown?: { readonly place: DealPlace; readonly text: string } | undefined;
  /** Tricks that declarer has won. */
  readonly tricks?: number | undefined;
  /** Left out where the file says itself that the tricks are other than those that were played. */
  readonly tricksPlace?: DealPlace | undefined;
  /** A claim behind another one that tells other tricks. */
  readonly claimAgain?: { readonly tricks: number; readonly place: DealPlace } | undefined;
  /** What the file has for a room, which is neither open nor closed. */
  readonly unknownRoom?: { readonly place: DealPlace; readonly text: string } | undefined;
  /** A denomination of an end position, and who plays it. */
  readonly by?: PlayedBy | undefined;
}

/**
 * How a board was played, as far as it can have been: what cannot be is kept as text, from the first call or card of it on,
 * and the first of all is named.
 */
export function soundPlay(told: PlayTold): PlayInFile {
  const { rest, said } = told;
  const wrong: WrongInPlay[] = [];
  const texts: string[] = [];
  const found = (place: DealPlace | undefined, fault: FaultInFile) =>
    wrong.push({ place: { ...(place ?? told.saidPlace), board: rest.board }, fault });

  if (told.unknownRoom) {
    found(told.unknownRoom.place, { fault: 'record.room', written: told.unknownRoom.text });
    texts.push(`Room: ${told.unknownRoom.text}`);
  }
  if (told.withoutDeclarer !== undefined) {
    found(told.saidPlace, { fault: 'record.no-declarer', written: told.withoutDeclarer });
    texts.push(`Contract: ${told.withoutDeclarer}`);
  }
  const { calls, called } = soundCalls(told, found, texts);
  const contract = said ?? called;
  const { cards, play } = soundCards(told, contract, found, texts);
  const tricks = typeof contract === 'object' ? told.tricks : undefined;
  if (tricks !== undefined && play)
    checkTricks(tricks, { contract: contract as FinalContract, play, told }, found);
  if (contract === undefined && told.tricks !== undefined) texts.push(`Tricks: ${told.tricks}`);
  if (told.claimAgain) {
    const { tricks: written, place } = told.claimAgain;
    found(place, { fault: 'record.claim-again', written, first: told.tricks! });
    texts.push(`Tricks: ${written}`);
  }
  return {
    ...rest,
    ...(contract && { contract }),
    ...(tricks !== undefined && { tricks }),
    calls,
    cards,
    comments: [...rest.comments, ...texts],
    ...(wrong[0] && { wrong: wrong[0] }),
  };
}

type Found = (place: DealPlace | undefined, fault: FaultInFile) => void;

function soundCalls(
  { rest, said, saidPlace, calls, callPlaces, passedOver }: PlayTold,
  found: Found,
  texts: string[],
): { readonly calls: readonly MadeCall[]; readonly called: PlayInFile['contract'] } {
  if (passedOver) {
    found(passedOver.place, { fault: 'record.passed-over', call: calls.length + 1 });
    texts.push(`Calls from ${calls.length + 1}: ${passedOver.text}`);
    return { calls, called: undefined };
  }
  const checked = checkAuction(
    calls.map(({ call }) => call),
    dealerIn(rest),
  );
  if (!checked.legal) {
    const { fault, law, call, seat } = checked;
    found(callPlaces[call], { fault, law, call: call + 1, seat });
    texts.push(`Calls from ${call + 1}: ${callsText(calls.slice(call))}`);
    return { calls: calls.slice(0, call), called: undefined };
  }
  const { auction } = checked;
  const called =
    calls.length === 0 || auction.outcome === 'open'
      ? undefined
      : auction.outcome === 'contract'
        ? auction.contract
        : auction.outcome;
  if (called && said && !isSame(called, said)) {
    found(saidPlace, { fault: 'record.contract', written: textOf(said), called: textOf(called) });
    texts.push(`Calls: ${callsText(calls)}`);
    return { calls: [], called: undefined };
  }
  return { calls, called };
}

function soundCards(
  { rest, cards, cardPlaces, cardUnknown, by: ofEnd }: PlayTold,
  contract: PlayInFile['contract'],
  found: Found,
  texts: string[],
): { readonly cards: readonly Card[]; readonly play?: CardPlay } {
  const keep = (from: number) => {
    const trick = `${Math.floor(from / 4) + 1}`;
    texts.push(
      `Cards from trick ${trick}: ${[...cards.slice(from), cardUnknown?.text ?? ''].join(' ').trim()}`,
    );
    return { cards: cards.slice(0, from) };
  };
  if (cards.length === 0 && !cardUnknown) return { cards };
  const by = typeof contract === 'object' ? contract : ofEnd;
  if (contract === 'passed-out' || !by) {
    found(
      cardPlaces[0] ?? cardUnknown?.place,
      contract === 'passed-out'
        ? ({ fault: 'play.passed-out', law: '22A' } as const)
        : ({ fault: 'play.no-contract', law: '41A' } as const),
    );
    return keep(0);
  }
  const checked = checkPlay(cards, by, rest.deal ?? null);
  if (!checked.possible) {
    const { fault, law, at, card, seat } = checked;
    found(cardPlaces[at], { fault, law, trick: Math.floor(at / 4) + 1, card, seat });
    return keep(at);
  }
  if (cardUnknown) {
    found(cardUnknown.place, { fault: 'record.card-unknown', trick: Math.floor(cards.length / 4) + 1 });
    keep(cards.length);
  }
  return { cards, play: checked.play };
}

function checkTricks(
  tricks: number,
  {
    contract,
    play,
    told,
  }: { readonly contract: FinalContract; readonly play: CardPlay; readonly told: PlayTold },
  found: Found,
): void {
  const won = play.won[sideOf(contract.declarer)];
  const isWhole = play.turn === null;
  if (!told.tricksPlace || (isWhole && tricks === won)) return;
  // With a revoke tricks may have been transferred (Law 64, 2017).
  if (isWhole && play.revokes.length === 0)
    found(told.tricksPlace, { fault: 'record.tricks', written: tricks, played: won });
  else if (!isWhole && (tricks < won || tricks > won + tricksLeft(play)))
    found(told.tricksPlace, {
      fault: 'play.claimed-too-many',
      law: '68A',
      trick: play.won.NS + play.won.EW + 1,
    });
}

function isSame(one: FinalContract | 'passed-out', other: FinalContract | 'passed-out'): boolean {
  return textOf(one) === textOf(other);
}

function textOf(contract: FinalContract | 'passed-out'): string {
  return contract === 'passed-out' ? 'Pass' : `${contractText(contract)} ${contract.declarer}`;
}

function callsText(calls: readonly MadeCall[]): string {
  return calls
    .map(
      ({ call, explanation }) => `${callText(call)}${explanation === undefined ? '' : ` (${explanation})`}`,
    )
    .join(' ');
}

function callText(call: Call): string {
  return call === 'pass' ? 'Pass' : call.toUpperCase();
}
