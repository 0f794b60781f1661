import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockSeen } from '../api/documents.js';
import { clockFace } from './clockFace.js';
import { signalOf, sound } from './signals.js';
import { useNow } from './useNow.js';
import classes from './WallPage.module.css';

/** Signals of the clock to be heard, for those who want them: browsers sound only what a hand has turned on. */
export function WallSound({ clock }: { readonly clock: ClockSeen }) {
  const { t } = useTranslation();
  const [audio, setAudio] = useState<AudioContext>();
  const now = useNow(clock.status !== 'stopped');
  const face = clockFace(clock, now);
  const signal = face && signalOf(clock, face);
  const last = useRef(signal);
  useEffect(() => {
    const before = last.current;
    last.current = signal;
    if (audio && before !== undefined && signal !== undefined && signal !== before) sound(audio);
  }, [audio, signal]);
  const turn = () => {
    if (audio) {
      void audio.close();
      return setAudio(undefined);
    }
    const made = new AudioContext();
    sound(made);
    setAudio(made);
  };
  return (
    <button type="button" className={classes.sound} aria-pressed={audio !== undefined} onClick={turn}>
      {t(audio ? 'wall.soundOn' : 'wall.soundOff')}
    </button>
  );
}
