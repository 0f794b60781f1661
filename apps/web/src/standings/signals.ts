import type { ClockFacts } from '../api/documents.js';
import { warningsOf, type ClockFace } from '../play/clockFace.js';

/**
 * What the clock last gave a signal for: that play begins, each warning, that time or the break is over. Another text is
 * another signal.
 */
export function signalOf(clock: ClockFacts, { phase, left }: ClockFace): string {
  const passed = warningsOf(clock).filter((minutes) => left <= minutes * 60_000).length;
  const over = left <= 0;
  switch (phase) {
    case 'break':
      return over ? `break ${clock.round} over` : `break ${clock.round}`;
    case 'play':
    case 'warning':
      return `round ${clock.round} ${passed}`;
    default:
      return `round ${clock.round} ${phase}`;
  }
}

/** Seconds and hertz of a signal. */
const LASTS = 0.7;
const PITCH = 660;

/** Sounds a signal; a browser that has been told nothing by a hand yet keeps silent. */
export function sound(audio: AudioContext): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = PITCH;
  volume.gain.setValueAtTime(0.4, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + LASTS);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + LASTS);
}
