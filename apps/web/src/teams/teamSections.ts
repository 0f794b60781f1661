import type { TeamMovementChoice } from '#tournament';
import type { SectionWanted } from '../api/sessionCommands.js';
import { MOST_SECTIONS, sectionLetter } from '../play/sectionPlan.js';

/** Movements of teams that are chosen here: none that was given match by match. */
export type MatchesToChoose = Exclude<TeamMovementChoice, { readonly name: 'given' }>;

/** Matches that were chosen for a section. */
export interface ChosenMatches extends Pick<SectionWanted, 'boardsPerRound' | 'copies' | 'shared'> {
  readonly teams: MatchesToChoose;
}

/** A section of teams as it is being planned. */
export interface TeamSectionPlan {
  readonly teams: number;
  /** Undefined as long as none were chosen. */
  readonly matches?: ChosenMatches | undefined;
}

/** In how many sections so many teams can play: two of them at least in each. */
export function mostTeamSections(teams: number): number {
  return Math.max(1, Math.min(MOST_SECTIONS, Math.floor(teams / 2)));
}

/** Plans of so many teams, shared out as evenly as can be; a section that keeps its number keeps its matches. */
export function planTeamSections(
  teams: number,
  sections: number,
  before: readonly TeamSectionPlan[] = [],
): TeamSectionPlan[] {
  const each = Math.floor(teams / sections);
  return Array.from({ length: sections }, (_, index) => {
    const share = each + (index < teams % sections ? 1 : 0);
    const held = before[index];
    return held?.teams === share ? held : { teams: share };
  });
}

/** The matches of a section, and of those of as many teams for which none were chosen yet. */
export function withMatches(
  plans: readonly TeamSectionPlan[],
  index: number,
  matches: ChosenMatches,
): TeamSectionPlan[] {
  const { teams } = plans[index]!;
  return plans.map((plan, other) =>
    other === index || (plan.teams === teams && !plan.matches) ? { ...plan, matches } : plan,
  );
}

/** The sections as they are asked for; undefined as long as one of them has no matches. */
export function teamSectionsWanted(plans: readonly TeamSectionPlan[]): SectionWanted[] | undefined {
  const wanted = plans.flatMap(({ matches }, index): SectionWanted[] => {
    if (!matches) return [];
    const { teams, ...section } = matches;
    return [{ section: sectionLetter(index), firstBoard: 1, ...section, movement: { kind: 'teams', teams } }];
  });
  return wanted.length === plans.length ? wanted : undefined;
}
