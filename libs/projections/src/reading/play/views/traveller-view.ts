import type { GameResult } from '#tournament';
import type {
  AfterPeriod,
  AwardDocument,
  RulingOnPlay,
  SplitOfField,
  TravellerDocument,
  TravellerLineDocument,
} from '../../../play/documents/boards/traveller-document.js';
import { peopleAmong } from './people.js';
import type { DealViewPlay, ScoreEvent } from '../../../play/play-state.js';

/** What a reader may see of what somebody did. */
export interface HistoryVisibility {
  /** Who did what is told by name to those who run the tournament. */
  readonly staff: boolean;
  /** Reasons and facts, for those who direct: texts by their ids. */
  readonly texts: ReadonlyMap<string, string | null> | null;
  readonly names: ReadonlyMap<string, string>;
}

/** What a reader may see of a board beside its lines. */
export interface TravellerVisibility extends HistoryVisibility {
  /** Whether the lines may be seen at all. */
  readonly traveller: boolean;
  readonly flags: boolean;
  /** A result as far as it may be seen: with or without what it tells of the cards. */
  readonly result: (result: GameResult) => GameResult;
  /** Whether it may be seen where calls and cards are recorded. */
  readonly records: boolean;
  /** The deal with its double-dummy results, as far as it may be seen. */
  readonly hands: Pick<TravellerDocument, 'deal' | 'doubleDummy'>;
  /** Whether everybody may see the deal, and so that somebody looked at it before. */
  readonly open: boolean;
  /** Whether totals are seen as they stand: otherwise nothing tells of a contestant's own average. */
  readonly totals: boolean;
}

/** A board's traveller as a reader sees it; without fields and lines when `shown` is false. */
export type TravellerSeen = Omit<TravellerDocument, 'lines' | 'looks' | 'splits'> & {
  readonly shown: boolean;
  readonly lines: readonly TravellerLineSeen[];
  /** Looks at the deal before it was released; told to everybody once it is. */
  readonly looks: readonly DealViewSeen[];
  readonly splits: readonly SplitSeen[];
};

/** A ruling that some tables played another form of the board; reason and facts for those who direct. */
export type SplitSeen = BasisSeen & Pick<SplitOfField, 'plays'>;

/** Somebody looked at a deal: in which office; for those who run the tournament who, and for those who direct why. */
export type DealViewSeen = Omit<DealViewPlay, 'actor' | 'person' | 'reason'> &
  ActorSeen & { readonly reason?: string | null };

export type TravellerLineSeen = Omit<TravellerLineDocument, 'rulings' | 'history'> & {
  readonly rulings: readonly RulingSeen[];
  readonly history: readonly HistoryEventSeen[];
};

/** What was done to a result; times in microseconds since the epoch. */
export type HistoryEventSeen = Omit<ScoreEvent, 'actor' | 'reason' | 'flags'> &
  AfterPeriod &
  ActorSeen & { readonly reason?: string | null };

/** Who did something: `person`, `device` or `job`; for those who run the tournament with the id and the name. */
export interface ActorSeen {
  readonly actor: string;
  readonly actorName?: string | null;
}

type Given = Omit<RulingOnPlay['given'], 'actor'> & ActorSeen;

/** A ruling on a play: its law and its effect; reason and facts for those who direct. */
export type RulingSeen = BasisSeen & Pick<RulingOnPlay, 'adjustment'>;

interface BasisSeen extends Pick<RulingOnPlay, 'ruling' | 'law'> {
  readonly given: Given;
  readonly withdrawn: (Given & { readonly reason?: string | null }) | null;
  readonly reason?: string | null;
  readonly facts?: string | null;
}

/** The ruling that a line is scored by; undefined: as it was played. */
export function rulingThatHolds({ rulings }: Pick<TravellerLineSeen, 'rulings'>): RulingSeen | undefined {
  return rulings.findLast(({ withdrawn }) => withdrawn === null);
}

/** A board's traveller as a reader sees it. */
export function travellerView(document: TravellerDocument, visibility: TravellerVisibility): TravellerSeen {
  const { fields, lines, looks: all, splits, ...board } = document;
  const looks = visibility.open || visibility.staff ? all.map((look) => dealViewSeen(look, visibility)) : [];
  if (!visibility.traveller)
    return { ...board, ...visibility.hands, shown: false, looks, fields: [], lines: [], splits: [] };
  return {
    ...board,
    ...visibility.hands,
    shown: true,
    looks,
    fields,
    lines: lines.map((line) => lineView(line, visibility)),
    splits: splits.map(({ plays, ...split }) => ({ ...basisView(split, visibility), plays })),
  };
}

/** A traveller that may not be seen, with the results of those who read: their contracts and scores, and nothing beside. */
export function withOwnLines(
  hidden: TravellerSeen,
  own: readonly TravellerLineDocument[],
  visibility: TravellerVisibility,
): TravellerSeen {
  const lines = own.map((line): TravellerLineSeen => {
    const isPlayed = line.status === 'agreed';
    return {
      ...lineView(line, visibility),
      ...(!isPlayed && { result: null, score: null }),
      flags: [],
      awards: null,
      rulings: [],
      history: [],
    };
  });
  return { ...hidden, lines };
}

/** A look at a deal as a reader sees it. */
export function dealViewSeen(
  { actor, person: _person, reason, ...look }: DealViewPlay,
  visibility: HistoryVisibility,
): DealViewSeen {
  return { ...look, ...actorView(actor, visibility), ...textView(visibility.texts, 'reason', reason) };
}

function lineView(
  { copy, recorded, ...line }: TravellerLineDocument,
  visibility: TravellerVisibility,
): TravellerLineSeen {
  return {
    ...line,
    ...(recorded && visibility.records && { recorded }),
    ...(copy && visibility.staff && { copy }),
    flags: visibility.flags ? line.flags : [],
    result: line.result && visibility.result(line.result),
    awards: line.awards && {
      NS: awardView(line.awards.NS, visibility),
      EW: awardView(line.awards.EW, visibility),
    },
    rulings: line.rulings.map((ruling) => rulingView(ruling, visibility)),
    history: line.history.map((historyEvent) => historyEventView(historyEvent, visibility)),
  };
}

/** An award that a contestant's own average has moved tells that average: it is shown plain where totals are not seen. */
export function awardView(
  award: AwardDocument,
  { totals }: Pick<TravellerVisibility, 'totals'>,
): AwardDocument {
  return award.kind === 'artificial' && !totals ? { ...award, ...award.plain } : award;
}

/** Who did something, as a reader may know it. */
export function actorView(actor: string, { staff, names }: HistoryVisibility): ActorSeen {
  const [kind, id] = actor.split(':') as [string, string | undefined];
  if (!staff) return { actor: kind };
  return { actor, ...(kind === 'person' ? { actorName: names.get(id ?? '') ?? null } : {}) };
}

/** A free text by its id, for those to whom texts are shown. */
export function textView(
  texts: TravellerVisibility['texts'],
  name: 'reason' | 'facts',
  id: string | null | undefined,
) {
  return texts && id ? { [name]: texts.get(id) ?? null } : {};
}

function historyEventView(
  { actor, reason, flags: _flags, result, ...event }: ScoreEvent & AfterPeriod,
  visibility: TravellerVisibility,
): HistoryEventSeen {
  return {
    ...event,
    ...(result && { result: visibility.result(result) }),
    ...actorView(actor, visibility),
    ...textView(visibility.texts, 'reason', reason),
  };
}

function rulingView({ adjustment, ...ruling }: RulingOnPlay, visibility: TravellerVisibility): RulingSeen {
  return { ...basisView(ruling, visibility), adjustment };
}

function basisView(ruling: Omit<RulingOnPlay, 'adjustment'>, visibility: TravellerVisibility): BasisSeen {
  const { given, withdrawn, reason, facts, law } = ruling;
  const when = ({ actor, position, time, afterPeriod }: RulingOnPlay['given']) => ({
    position,
    time,
    ...(afterPeriod && { afterPeriod }),
    ...actorView(actor, visibility),
  });
  return {
    ruling: ruling.ruling,
    law,
    given: when(given),
    withdrawn: withdrawn && { ...when(withdrawn), ...textView(visibility.texts, 'reason', withdrawn.reason) },
    ...textView(visibility.texts, 'reason', reason),
    ...textView(visibility.texts, 'facts', facts),
  };
}

/** The ids of the free texts and of the people that a traveller names. */
export function mentionedIn({ lines, looks, splits }: TravellerDocument): {
  texts: string[];
  people: string[];
} {
  const historyEvents = lines.flatMap(({ history }) => history);
  const rulings = [...lines.flatMap((line) => line.rulings), ...splits];
  const texts = [
    ...historyEvents.map(({ reason }) => reason),
    ...rulings.flatMap(({ reason, facts, withdrawn }) => [reason, facts, withdrawn?.reason]),
    ...looks.map(({ reason }) => reason),
  ];
  const actors = [
    ...historyEvents.map(({ actor }) => actor),
    ...rulings.flatMap(({ given, withdrawn }) => [given.actor, withdrawn?.actor]),
    ...looks.map(({ actor }) => actor),
  ];
  return {
    texts: texts.filter((text) => typeof text === 'string'),
    people: peopleAmong(actors),
  };
}
