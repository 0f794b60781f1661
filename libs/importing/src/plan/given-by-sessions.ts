import {
  contestantInSession,
  type PublishedGame,
  type PublishedRanking,
  type PublishedResult,
  type UnreadWhy,
} from '#interchange';

/** Why figures of a file are not compared with those of a session here. */
export type NotComparedWhy =
  | UnreadWhy
  /** Sections are ranked together in a way that a session cannot express. */
  | 'ranking'
  /** Of whoever had no match in some round, or of a match without boards: no file says what that is worth. */
  | 'no-match';

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
    const rankings = figures.rankings.map((ranking) => ({
      ...ranking,
      places: ranking.places.filter(({ contestant }) => playing.has(contestant)),
    }));
    // They are among pairs who play in the other sessions.
    const overall = rankings.filter(({ over }) => over === 'overall').flatMap(({ places }) => places).length;
    const unread = { why: 'several-sessions', what: 'places over all pairs', figures: overall } as const;
    return {
      game: part,
      figures: {
        ...figures,
        awards: figures.awards.filter(({ line }) => lines.has(line)),
        datums: figures.datums.filter(({ section }) => group.includes(section)),
        totals: figures.totals.filter(({ contestant }) => playing.has(contestant)),
        rankings: rankings.filter(({ over }) => over === 'section'),
        unread: [...figures.unread, unread],
      },
    };
  });
}

/** Tells the figures that a session here has from those that it has not. */
export function givenBySession({ game, figures }: PublishedResult): GivenBySession {
  const expressible = together(game.scoring.ranked) !== undefined;
  const has = ({ over }: PublishedRanking) => expressible || over !== 'section';
  const left = figures.rankings.filter((each) => !has(each)).flatMap(({ places }) => places).length;
  const groups = game.scoring.ranked.map((letters) => letters.join('+')).join(' and ');
  return {
    result: { game, figures: { ...figures, rankings: figures.rankings.filter(has) } },
    notCompared: [{ why: 'ranking', what: groups, figures: left } as const, ...figures.unread].filter(
      (each) => each.figures > 0,
    ),
  };
}

function contestantsOf({ sections }: PublishedGame): Set<string> {
  return new Set(
    sections.flatMap(({ section, contestants }) =>
      contestants.map(({ contestant }) => contestantInSession(section, contestant)),
    ),
  );
}
