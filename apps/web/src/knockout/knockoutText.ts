import type { TFunction } from 'i18next';
import type { KnockoutSeen, MatchOfKnockout, SideOfMatch } from '../api/knockoutDocuments.js';
import { nameText } from './nameText.js';

/** The team of an entry with its seed, which is named as one: in each session the team has another number. */
export function seededText(t: TFunction, { teams }: Pick<KnockoutSeen, 'teams'>, entry: string): string {
  const seed = teams.find((one) => one.entry === entry)?.seed ?? null;
  const team = nameText({ teams }, entry);
  return seed === null ? team : t('knockout.seeded', { team, seed });
}

/** Who comes into a match whose sides are still to be decided: of seeds those who are still to be chosen. */
export function sideText(t: TFunction, side: SideOfMatch): string {
  return side.of === 'seed'
    ? t('knockout.side.chosen')
    : t(`knockout.side.${side.of}`, { match: side.match });
}

/** The two teams of a match; nobody yet where an earlier one has to be decided first. */
export function twoText(
  knockout: Pick<KnockoutSeen, 'teams'>,
  entries: readonly [string | null, string | null],
): string {
  return entries.map((entry) => (entry === null ? '?' : nameText(knockout, entry))).join(' – ');
}

/** A match by its number and its teams. */
export function meetingText(
  knockout: Pick<KnockoutSeen, 'teams'>,
  { match, entries }: MatchOfKnockout,
): string {
  return `${match}: ${twoText(knockout, entries)}`;
}
