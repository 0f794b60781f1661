import { carryForward, eventScores, Rational, type StageSize } from '#scoring';
import { stageOf } from '../../games/by-game.js';
import type { ContestPlay, PlayState } from '../../play-state.js';
import type { Stage } from '../../stages/contest-stage.js';
import {
  sessionsOf,
  sizeText,
  stageSize,
  type SeenOf,
  type Size,
  type StageDocument,
} from '../../stages/contest-stages.js';
import type { Participants } from '../../stages/participants.js';

/** What the formula of a carry-forward is made of. */
export type CarryDocument = {
  /** The mean of all scores of the qualification. */
  readonly average: string;
  readonly qualification: StageDocument;
  readonly final: StageDocument;
};

/** The carry-forward of participants from earlier sessions. */
export interface Carry {
  readonly document: CarryDocument | null;
  /** By participant, what the formula says. */
  readonly amounts: ReadonlyMap<string, { readonly amount: Rational; readonly qualified: Rational }>;
}

/** What the formula of a contest says is brought along. */
export function carryOf(
  state: PlayState,
  { settings: { carry, total } }: ContestPlay,
  stages: readonly Stage[],
  seenOf: SeenOf,
  participants: Participants,
): Carry {
  const nothing: Carry = { document: null, amounts: new Map() };
  if (!carry) return nothing;
  const before = sessionsOf(state, carry.from).map((session) =>
    stageOf(state, session, seenOf(session), participants),
  );
  const totals = eventScores(
    before.map(({ event }) => event),
    { total },
  ).flatMap(({ contestant, total: qualified }) => (qualified ? [[contestant, qualified] as const] : []));
  if (totals.length === 0) return nothing;
  const [qualification, final] = [stageSize(before), stageSize(stages)];
  const average = Rational.sum(totals.map(([, qualified]) => qualified)).div(Rational.of(totals.length));
  const isEbu = carry.regulation.kind === 'ebu';
  if (isEbu && ![qualification, final].every(({ maximum }) => maximum && !maximum.isZero)) return nothing;
  const { regulation } = carry;
  const rounding = regulation.decimals === undefined ? {} : { decimals: regulation.decimals };
  const plain =
    regulation.kind === 'ebu'
      ? { kind: regulation.kind, ...rounding }
      : {
          kind: regulation.kind,
          part: regulation.part,
          of: regulation.of,
          ...(regulation.most === undefined ? {} : { most: regulation.most }),
          ...rounding,
        };
  const size = ({ boards, maximum }: Size): StageSize => ({ number: boards, maximum: maximum ?? 0 });
  return {
    document: {
      average: average.toString(),
      qualification: sizeText(qualification),
      final: sizeText(final),
    },
    amounts: new Map(
      totals.map(([contestant, qualified]) => {
        const amount = carryForward(plain, {
          score: qualified,
          average,
          qualification: size(qualification),
          final: size(final),
        });
        return [contestant, { amount, qualified }];
      }),
    ),
  };
}
