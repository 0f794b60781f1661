import {
  BRIDGE_DEALS,
  dealBridge,
  dealerOf,
  dealOfHands,
  dealOfNumber,
  firstFaultOf,
  formatDeal,
  isUnshuffled,
  parseDeal,
  SEATS,
  type SecretRandomBytes,
  vulnerabilityOf,
} from '#cards';
import { bridgeLaws, type Edition, lawNumber, leavesTricksUnsaid, type Outcome } from '#laws';
import { type Contract as PlayedInFull, contractsGiving, scoreForNS } from '#scoring';
import type { SideName } from '../../journal/names.js';
import type {
  BoardGame,
  Judgement,
  ResultFlag,
  RulingFound,
  TricksTransferred,
  Way,
} from '../../game/game.js';
import { bridgeBesideDeal, bridgeResult, type BridgeResult } from './result.js';
import { BRIDGE_EDITIONS, bridgeLaw, bridgeWay, departureOf } from './rulings.js';
import { BRIDGE_METHODS, bridgeMethod } from './method.js';

const MOST_TRICKS = 13;

type PlayedContract = Pick<
  Extract<BridgeResult, { kind: 'contract' }>,
  'level' | 'strain' | 'doubling' | 'tricks'
>;

/** What experience says about a contract with its tricks: rather a slip of the pen than a result. */
function flagsOf({ level, doubling, tricks }: PlayedContract): ResultFlag[] {
  const over = tricks - (level + 6);
  const flags: ResultFlag[] = [];
  if (over >= 4) flags.push('many-overtricks');
  if (over <= -5) flags.push('many-undertricks');
  if (level >= 6 && over <= -3) flags.push('slam-far-off');
  if (doubling === 'xx') flags.push('redoubled');
  return flags;
}

/** A score is as unlikely as the likeliest way to it. */
function judgeScore(score: number, board: number): Judgement {
  const ways = contractsGiving(score, vulnerabilityOf(board));
  const flagged = ways.map((way) => (way.kind === 'contract' ? flagsOf(way) : []));
  const [likeliest] = flagged.toSorted((one, other) => one.length - other.length);
  return likeliest ? { possible: true, flags: likeliest } : { possible: false };
}

function sameMembers(one: BridgeResult, other: BridgeResult): boolean {
  const members = Object.entries(one);
  const others = other as Readonly<Record<string, unknown>>;
  return (
    members.length === Object.keys(other).length &&
    members.every(([member, value]) => others[member] === value)
  );
}

/** Which card was led changes no score: the sides need not both know it. */
function withoutLead(result: BridgeResult): BridgeResult {
  if (result.kind !== 'contract') return result;
  const { lead: _lead, ...outcome } = result;
  return outcome;
}

/** The lead against the same declarer stays known as long as no other is said. */
function withLeadOf(result: BridgeResult, before: BridgeResult): BridgeResult {
  if (result.kind !== 'contract' || before.kind !== 'contract' || before.lead === undefined) return result;
  if (result.lead !== undefined || result.declarer !== before.declarer) return result;
  return { ...result, lead: before.lead };
}

/** Tricks of declarer's side, or of the defenders, given to the others (Law 64A). */
function withTricks(
  result: BridgeResult,
  { tricks, to }: { readonly tricks: number; readonly to: SideName },
): TricksTransferred<BridgeResult> {
  if (result.kind !== 'contract') return { transferred: 'unknown' };
  const toDeclarer = to.includes(result.declarer);
  const taken = toDeclarer ? MOST_TRICKS - result.tricks : result.tricks;
  if (tricks > taken) return { transferred: 'too-many', taken };
  const change = toDeclarer ? tricks : -tricks;
  return { transferred: 'done', result: { ...result, tricks: result.tricks + change } };
}

/** A deal from a pack that looks unshuffled is thrown away (Law 6D2, 1997). */
function makeDeal(random: SecretRandomBytes): string {
  for (;;) {
    const deal = dealBridge(random);
    if (!isUnshuffled(deal)) return formatDeal(deal);
  }
}

/** In points for North-South. */
function pointsForNS(result: BridgeResult, board: number): number {
  switch (result.kind) {
    case 'contract':
      return scoreForNS(result as PlayedInFull, vulnerabilityOf(board));
    case 'passed-out':
      return 0;
    case 'score':
      return result.score;
    default:
      return result satisfies never;
  }
}

function outcomesOf({ ends }: RulingFound<unknown, unknown, Way>): Outcome[] {
  return ends.map(({ outcome }) => outcome as Outcome);
}

/** Duplicate bridge. */
export const bridge = {
  name: 'bridge',
  played: 'boards',
  boardsHaveResults: true,
  playAlone: false,
  hasTeams: true,
  hasPercentages: true,
  seats: SEATS,
  deals: {
    make: makeDeal,
    count: BRIDGE_DEALS,
    ofNumber: (number) => formatDeal(dealOfNumber(number)),
    canonical: (text) => formatDeal(parseDeal(text)),
    ofHands: (read) => {
      const fault = firstFaultOf(read);
      return fault ? { fault } : { deal: formatDeal(dealOfHands(read)) };
    },
    looksUnshuffled: (text) => isUnshuffled(parseDeal(text)),
    areAnalysed: true,
    areOfSquareDeal: true,
    onlyFormat: undefined,
  },
  board: (number) => ({ dealer: dealerOf(number), vulnerable: vulnerabilityOf(number) }),
  result: bridgeResult,
  methods: BRIDGE_METHODS,
  method: bridgeMethod,
  lawEditions: BRIDGE_EDITIONS,
  law: bridgeLaw,
  way: bridgeWay,
  rulings: {
    lawBook: (edition) => bridgeLaws(Number(edition) as Edition),
    clauseOf: (law) => lawNumber(law) ?? law,
    leavesUnsaid: (found) => leavesTricksUnsaid(outcomesOf(found), found.effects, found.plays),
    departure(found) {
      const what = departureOf(outcomesOf(found), found.effects);
      return what && { code: 'ruling.departs', law: found.ends.at(-1)!.outcome.law, what };
    },
  },
  judge(result, board) {
    switch (result.kind) {
      case 'contract':
        return { possible: true, flags: flagsOf(result) };
      case 'passed-out':
        return { possible: true, flags: [] };
      case 'score':
        return judgeScore(result.score, board);
      default:
        return result satisfies never;
    }
  },
  alike: sameMembers,
  agree: (one, other) => sameMembers(withoutLead(one), withoutLead(other)),
  withoutCards: withoutLead,
  withCardsOf: withLeadOf,
  withTricks,
  isComparable: ({ kind }) => kind === 'contract',
  besideDeal: bridgeBesideDeal,
  points: pointsForNS,
} as const satisfies BoardGame<BridgeResult>;
