import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockFacts } from '../api/documents.js';
import { clockFace } from '../play/clockFace.js';
import { signalOf, sound } from './signals.js';
import { useNow } from '../kit/useNow.js';
import classes from '../kit/Display.module.css';

/** Signals of the clock to be heard, for those who want them: browsers sound only what a hand has turned on. */
export function HallSound({ clocks }: { readonly clocks: readonly ClockFacts[] }) {
  const { t } = useTranslation();
  const [audio, setAudio] = useState<AudioContext>();
  const now = useNow(clocks.some(({ status }) => status !== 'stopped'));
  const signals = clocks.flatMap((clock) => {
    const face = clockFace(clock, now);
    return face ? [signalOf(clock, face)] : [];
  });
  const signal = signals.length > 0 ? signals.join('; ') : undefined;
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
    <button type="button" className={classes.sound} onClick={turn}>
      {t(audio ? 'wall.soundOn' : 'wall.soundOff')}
    </button>
  );
}
