import {
  carryForward,
  eventScores,
  Rational,
  type StageSize,
  goingOn,
  type GoingOn,
  type Rank,
} from '#scoring';
import type { ContestSettings } from '#tournament';
import { stageOf } from '../../games/by-game.js';
import type { ContestPlay, PlayState } from '../../play-state.js';
import {
  type Stage,
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

/** How what stages have becomes one result: the master points of stages are their scores. */
export function regulationOf<Settings extends Pick<ContestSettings, 'total'>>({
  total,
  ...settings
}: Settings) {
  return { ...settings, total: total === 'master-points' ? ('sum' as const) : total };
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
    stageOf(state, session, seenOf(session), participants, total),
  );
  const totals = eventScores(
    before.map(({ event }) => event),
    regulationOf({ total }),
  ).flatMap(({ contestant, total: qualified }) => (qualified ? [[contestant, qualified] as const] : []));
  if (totals.length === 0) return nothing;
  const [qualification, final] = [stageSize(before), stageSize(stages)];
  const average = Rational.sum(totals.map(([, qualified]) => qualified)).div(Rational.of(totals.length));
  const isEbu = carry.regulation.kind === 'ebu';
  if (isEbu && ![qualification, final].every(({ maximum }) => maximum && !maximum.isZero)) return nothing;
  const size = ({ boards, maximum }: Size): StageSize => ({ number: boards, maximum: maximum ?? 0 });
  return {
    document: {
      average: average.toString(),
      qualification: sizeText(qualification),
      final: sizeText(final),
    },
    amounts: new Map(
      totals.map(([contestant, qualified]) => {
        const amount = carryForward(carry.regulation, {
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

/** How many go on from a contest, and who. */
export interface Cut {
  readonly places: number;
  /** How many places those share who are tied. */
  readonly open: number;
  /** How many places those share who are too many for them, and for how many of them it was decided that they go on. */
  readonly shared: number;
  readonly chosen: number;
  /** By participant. */
  readonly goingOn: ReadonlyMap<string, GoingOn>;
  /** By participant, what the director has decided, also where it has no effect. */
  readonly decided: ReadonlyMap<string, 'goes-on' | 'declines'>;
}

/** The qualifiers of a contest; undefined if it is the last stage. */
export function cutOf(
  ranks: readonly Rank[],
  { settings: { qualify }, goingOn: decisions }: Pick<ContestPlay, 'settings' | 'goingOn'>,
  participants: Pick<Participants, 'find' | 'hasWithdrawn'>,
): Cut | null {
  if (qualify === undefined) return null;
  const decided = new Map(
    Object.entries(decisions).flatMap(([who, decision]) => {
      const [session, contestant] = who.split('/') as [string, string];
      const name = participants.find({ session, contestant });
      return name === undefined ? [] : [[name, decision] as const];
    }),
  );
  const gone = new Map<string, 'declined' | 'withdrawn'>();
  for (const { contestant } of ranks) {
    if (participants.hasWithdrawn(contestant)) gone.set(contestant, 'withdrawn');
    else if (decided.get(contestant) === 'declines') gone.set(contestant, 'declined');
  }
  const chosen = new Set([...decided].flatMap(([name, decision]) => (decision === 'goes-on' ? [name] : [])));
  const { open, places, chosen: taken, goingOn: outcomes } = goingOn(ranks, qualify, gone, chosen);
  return { places: qualify, open, shared: places, chosen: taken, goingOn: outcomes, decided };
}
