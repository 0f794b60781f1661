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

/**
 * What the clock shows, in a few words.
 *
 * @param time how long is left; as digits, unless it is said in words
 */
export function faceText(t: TFunction, { phase, left }: ClockFace, time = durationText(left)): string {
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

/** The same for a screen reader, which has no use for each second: "9 minutes left", at last "40 seconds left". */
export function faceHeard(t: TFunction, face: ClockFace, locale: string): string {
  const seconds = Math.max(0, Math.ceil(face.left / 1000));
  const [unit, count] =
    seconds < 60 ? (['second', seconds] as const) : (['minute', Math.ceil(seconds / 60)] as const);
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return faceText(t, face, time);
}
