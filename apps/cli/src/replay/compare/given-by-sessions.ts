import { contestantInSession, type PublishedGame, type PublishedResult, type UnreadWhy } from '#interchange';

/** Why figures of a file are not compared with those of a session here. */
export type NotComparedWhy =
  | UnreadWhy
  /** They rank some contestants by their strength, or pairs of both lines together. */
  | 'strata'
  | 'overall'
  /** They contain what was brought from another session. */
  | 'carry-over'
  /** They are out of a full card that was fixed for several sessions together. */
  | 'full-card'
  /** They contain a handicap or points given by hand. */
  | 'adjustment'
  /** Who takes no place is listed behind the others. */
  | 'unranked'
  /** Sections are ranked together in a way that a session cannot express. */
  | 'ranking';

export interface NotCompared {
  readonly why: NotComparedWhy;
  readonly what: string;
  /** How many figures. */
  readonly figures: number;
}

/** A published game with the figures that a session here has, too, and what is left out. */
export interface GivenBySession {
  readonly result: PublishedResult;
  readonly notCompared: readonly NotCompared[];
}

/** How sections are put together, as a session's settings say it; nothing where they cannot. */
export function together(groups: readonly (readonly string[])[]): 'together' | 'by-section' | undefined {
  if (groups.every((group) => group.length === 1)) return 'by-section';
  return groups.length === 1 ? 'together' : undefined;
}

/** Takes a game apart into those that a session can score: sections that are scored together, or each by itself. */
export function inSessions({ game, figures }: PublishedResult): PublishedResult[] {
  const { scored } = game.scoring;
  if (together(scored) !== undefined) return [{ game, figures }];
  return scored.map((group) => {
    const sections = game.sections.filter(({ section }) => group.includes(section));
    const ranked = game.scoring.ranked.filter(([section]) => group.includes(section!));
    const suffix = ` ${group.join('+')}`;
    const part: PublishedGame = {
      ...game,
      name: game.name + suffix,
      title: game.title + suffix,
      scoring: { ...game.scoring, scored: [group], ranked },
      sections,
    };
    const lines = new Set(sections.flatMap((section) => section.lines.map(({ id }) => id)));
    const playing = contestantsOf(part);
    return {
      game: part,
      figures: {
        ...figures,
        awards: figures.awards.filter(({ line }) => lines.has(line)),
        datums: figures.datums.filter(({ section }) => group.includes(section)),
        totals: figures.totals.filter(({ contestant }) => playing.has(contestant)),
        rankings: figures.rankings.map((ranking) => ({
          ...ranking,
          places: ranking.places.filter(({ contestant }) => playing.has(contestant)),
        })),
      },
    };
  });
}

/** Tells the figures that a session here has from those that it has not. */
export function givenBySession({ game, figures }: PublishedResult): GivenBySession {
  const { totals, rankings } = figures;
  const fixed = contestantsOf(
    game,
    (section) => game.session.of > 1 && isFullCardFixed(section, figures.totals),
  );
  const unranked = contestantsOf(game, undefined, ({ ranked }) => !ranked);
  const beside = contestantsOf(game, undefined, (each) => each.beside.length > 0);
  const isFinalOwn = (contestant: string) => game.session.of === 1 && !beside.has(contestant);
  const expressible = together(game.scoring.ranked) !== undefined;
  const inSections = rankings.filter(({ over, stratum }) => over === 'section' && stratum === null);
  const places = (among: typeof rankings) => among.flatMap((ranking) => ranking.places);
  const isGiven = ({ contestant }: { readonly contestant: string }) => !unranked.has(contestant);
  const finals = totals.filter(({ final }) => final !== undefined);
  const left: NotCompared[] = [
    {
      why: 'ranking',
      what: game.scoring.ranked.map((letters) => letters.join('+')).join(' and '),
      figures: expressible ? 0 : places(inSections).length,
    },
    {
      why: 'full-card',
      what: 'session scores and percentages',
      figures: totals
        .filter(({ contestant }) => fixed.has(contestant))
        .flatMap(({ score, percentage }) => [score, percentage].filter((each) => each !== undefined)).length,
    },
    ...strataOf(game).map((stratum): NotCompared => {
      const those = rankings.filter((ranking) => ranking.over === 'section' && ranking.stratum === stratum);
      return { why: 'strata', what: `places in stratum ${stratum}`, figures: places(those).length };
    }),
    {
      why: 'overall',
      what: 'places among all pairs of both lines',
      figures: places(rankings.filter(({ over }) => over === 'overall')).length,
    },
    {
      why: game.session.of > 1 ? 'carry-over' : 'adjustment',
      what: 'final scores, with what is beside the session',
      figures: finals.filter(({ contestant }) => !isFinalOwn(contestant)).length,
    },
    {
      why: 'unranked',
      what: 'numbers of pairs that take no place',
      figures: expressible ? places(inSections).filter((place) => !isGiven(place)).length : 0,
    },
    ...figures.unread,
  ];
  return {
    result: {
      game,
      figures: {
        ...figures,
        totals: totals.map(({ score, percentage, final, ...total }) => ({
          ...total,
          ...(score !== undefined && !fixed.has(total.contestant) && { score }),
          ...(percentage !== undefined && !fixed.has(total.contestant) && { percentage }),
          ...(final !== undefined && isFinalOwn(total.contestant) && { final }),
        })),
        rankings: expressible
          ? inSections.map((ranking) => ({ ...ranking, places: ranking.places.filter(isGiven) }))
          : [],
      },
    },
    notCompared: left.filter((each) => each.figures > 0),
  };
}

/** Those that are not everybody. */
function strataOf({ strata }: PublishedGame): readonly string[] {
  return strata.slice(1);
}

type Section = PublishedGame['sections'][number];

function contestantsOf(
  { sections }: PublishedGame,
  within: (section: Section) => boolean = () => true,
  which: (contestant: Section['contestants'][number]) => boolean = () => true,
): Set<string> {
  return new Set(
    sections
      .filter(within)
      .flatMap(({ section, contestants }) =>
        contestants.filter(which).map(({ contestant }) => contestantInSession(section, contestant)),
      ),
  );
}

/** Whether session scores are out of something else than the fullest card of the section. */
function isFullCardFixed(
  { section, expected, fullCard }: Section,
  totals: PublishedResult['figures']['totals'],
): boolean {
  if (expected === null || fullCard === null) return false;
  const own = totals.filter(({ contestant }) => contestant.startsWith(`${section}-`));
  const boards = Math.max(0, ...own.map((total) => total.boards ?? 0));
  return Number(fullCard) !== (expected - 1) * boards;
}
