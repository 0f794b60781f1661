import { isPlaceOfPhantom } from '#movement';
import {
  contestantsIn,
  games,
  hasIndividuals,
  hasTeams,
  roundsOf,
  teamsIn,
  type GameName,
  type SectionData,
} from '#tournament';

/** A session as far as a list of tournaments tells of it. */
export type SessionOverview = {
  readonly game: GameName;
  readonly status: 'set-up' | 'running' | 'closed';
  /** The last round that was called, in whichever section; 0 before the first. */
  readonly round: number;
  /** Where sections are called apart: the last one of each that has begun. */
  readonly roundsCalled: { readonly [section: string]: number };
  readonly rounds: number;
  /** What its contestants are, and how many its movement has; 0 before there is one. */
  readonly of: 'pairs' | 'players' | 'teams';
  readonly contestants: number;
  /** By section, of which a change may replace one. */
  readonly sections: { readonly [section: string]: SizeOfSection };
  /** When it was started, and when it was closed last, in microseconds since the epoch. */
  readonly started: number | null;
  readonly closed: number | null;
  /** YYYY-MM-DD: on which day it is played, where that was said. */
  readonly day: string | null;
};

/** How many a section has, for how many rounds, and who is missing as long as nobody comes. */
export type SizeOfSection = {
  readonly rounds: number;
  readonly contestants: number;
  readonly phantom: string | null;
};

/** A session that was just created. */
export function newSession(game: GameName, day: string | undefined): SessionOverview {
  return {
    game,
    status: 'set-up',
    round: 0,
    roundsCalled: {},
    rounds: 0,
    of: games[game].playAlone ? 'players' : 'pairs',
    contestants: 0,
    sections: {},
    started: null,
    closed: null,
    day: day ?? null,
  };
}

/** A session whose sections have these movements and no others. */
export function withSections(session: SessionOverview, sections: readonly SectionData[]): SessionOverview {
  const of = hasTeams({ sections }) ? 'teams' : hasIndividuals({ sections }) ? 'players' : session.of;
  return withSizes(
    { ...session, of },
    Object.fromEntries(sections.map((data) => [data.section, sizeOf(data)])),
  );
}

/** A session one of whose sections has another movement; its boards do not matter here. */
export function withMovement(session: SessionOverview, changed: SectionData): SessionOverview {
  return withSizes(session, { ...session.sections, [changed.section]: sizeOf(changed) });
}

/** A session in which somebody comes late, perhaps in the place of who was missing. */
export function withArrived(session: SessionOverview, contestant: string): SessionOverview {
  const sizes = Object.entries(session.sections).map(([section, size]) => [
    section,
    size.phantom !== null && isPlaceOfPhantom(size.phantom, contestant)
      ? { ...size, contestants: size.contestants + 1, phantom: null }
      : size,
  ]);
  return withSizes(session, Object.fromEntries(sizes) as SessionOverview['sections']);
}

function withSizes(session: SessionOverview, sections: SessionOverview['sections']): SessionOverview {
  const sizes = Object.values(sections);
  return {
    ...session,
    sections,
    rounds: Math.max(0, ...sizes.map(({ rounds }) => rounds)),
    contestants: sizes.reduce((sum, { contestants }) => sum + contestants, 0),
  };
}

function sizeOf(data: SectionData): SizeOfSection {
  const one = { sections: [data] };
  const { phantom, teams } = data.movement;
  const everybody =
    teams === undefined ? contestantsIn(one).length - Number(phantom !== undefined) : teamsIn(one).length;
  return {
    rounds: roundsOf(one),
    contestants: everybody,
    phantom: phantom === undefined ? null : `${data.section}-${phantom}`,
  };
}
