import type { TFunction } from 'i18next';
import type { Meaning } from '../kit/Pill.js';
import type { ClockFace, Phase } from './clockFace.js';
import { durationText } from './figures.js';

const MEANINGS: Readonly<Record<Phase, Meaning>> = {
  break: 'live',
  change: 'live',
  play: 'plain',
  warning: 'warn',
  over: 'bad',
  paused: 'plain',
};

/** In which colour the clock is shown; its words say the same. */
export function meaningOf({ phase }: ClockFace): Meaning {
  return MEANINGS[phase];
}

/** What the clock shows, in a few words. */
export function faceText(t: TFunction, { phase, left }: ClockFace): string {
  const time = durationText(left);
  if (phase === 'break' && left <= 0) return t('clock.breakOver');
  if (phase === 'over') {
    const minutes = Math.floor(-left / 60_000);
    return minutes > 0 ? t('clock.overBy', { minutes }) : t('clock.over');
  }
  return t(`clock.${phase}`, { time });
}

/** Which board should be on the table; nothing where rounds are not timed by board. */
export function boardText(t: TFunction, { phase, board }: ClockFace): string | undefined {
  return board && phase !== 'over' ? t('clock.board', { number: board.number, of: board.of }) : undefined;
}
