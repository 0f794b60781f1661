import type { AwardsOfLine, Standing } from '../api/rulingPreview.js';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { percentText, pointsText, worthText } from '../play/figures.js';

function awardText(award: AwardSeen, locale: string): string {
  return award.kind === 'not-played' ? '–' : worthText(award, locale);
}

/** What both sides of a table have: `6.5 / 1.5`. */
export function awardsText(awards: AwardsOfLine, locale: string): string {
  return awards ? `${awardText(awards.NS, locale)} / ${awardText(awards.EW, locale)}` : '–';
}

/** A place with its score: `3. 54.17 %`. */
export function placeText(standing: Standing | null, locale: string): string {
  if (!standing) return '–';
  const { place, score, percentage } = standing;
  const figure = percentage === null ? pointsText(score, locale) : percentText(percentage, locale);
  return place === null ? figure : `${place}.\u00a0${figure}`;
}
