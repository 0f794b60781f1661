import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FinalContract } from '#bridge';
import { sideOf, type Seat } from '#cards';
import type { RecordSeen } from '../api/recordDocuments.js';
import { Choice } from '../kit/Choice.js';
import { Compass } from './Compass.js';
import { cardsPlayed, handsOf, isSeen, positionAfter } from './position.js';
import { TrickList } from './TrickList.js';
import { trickSaid } from './trickText.js';
import classes from './Replay.module.css';
import { useArrowKeys } from './useArrowKeys.js';

/** Milliseconds for a card. */
const SPEEDS = { slow: 2000, usual: 1000, fast: 400 } as const;
type Speed = keyof typeof SPEEDS;

/** The play of a deal, card by card: by buttons, arrow keys and slider, by a tap on a trick, or by itself. */
export function Replayer({ record, deal }: { readonly record: RecordSeen; readonly deal: string | null }) {
  const { t } = useTranslation();
  const [played, setPlayed] = useState(0);
  const [by, setBy] = useState<Seat | 'all'>('all');
  const [speed, setSpeed] = useState<Speed>('usual');
  const [started, setStarted] = useState(false);
  const last = cardsPlayed(record);
  const hands = useMemo(() => handsOf(deal, record), [deal, record]);
  const position = positionAfter(record, hands, played);
  /** It runs by itself until the last card, or until somebody goes on by hand. */
  const runs = started && played < last;
  const go = (to: number) => {
    setStarted(false);
    setPlayed(Math.max(0, Math.min(last, to)));
  };
  useArrowKeys((step) => go(played + step));
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setPlayed(played + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [runs, speed, played]);
  const { trick, won, winner } = position;
  const said = t('replay.cardOf', { played, last });
  const declarers = record.declarer && sideOf(record.declarer);
  return (
    <div className={classes.replayer}>
      <div className="stack shrinks">
        <Compass
          position={position}
          declarer={record.declarer}
          contract={contractOf(record)}
          seen={(seat) => isSeen(seat, { by, declarer: record.declarer, played })}
        />
        <p className="strong number centre">
          {declarers &&
            t('replay.won', { declarer: won[declarers], defence: won[declarers === 'NS' ? 'EW' : 'NS'] })}
          {played === last &&
            record.claimed !== null &&
            ` · ${t('replay.claimed', { count: record.claimed })}`}
        </p>
        <p className="visually-hidden" aria-live={runs ? 'off' : 'polite'}>
          {trick !== null && trickSaid(t, { cards: position.onTable, winner }, trick + 1)}
        </p>
        <fieldset className={`bar stretch centred ${classes.controls}`}>
          <legend className="visually-hidden">{t('replay.controls')}</legend>
          <button type="button" disabled={played === 0} onClick={() => go(0)} aria-label={t('replay.first')}>
            |◀
          </button>
          <button
            type="button"
            disabled={played === 0}
            onClick={() => go(played - 1)}
            aria-label={t('replay.back')}
          >
            ◀
          </button>
          <button
            type="button"
            className={classes.run}
            disabled={last === 0}
            onClick={() => {
              if (played === last) setPlayed(0);
              setStarted(!runs);
            }}
          >
            {t(runs ? 'replay.stop' : 'replay.run')}
          </button>
          <button
            type="button"
            disabled={played === last}
            onClick={() => go(played + 1)}
            aria-label={t('replay.on')}
          >
            ▶
          </button>
          <button
            type="button"
            disabled={played === last}
            onClick={() => go(last)}
            aria-label={t('replay.last')}
          >
            ▶|
          </button>
        </fieldset>
        <input
          className={classes.slider}
          type="range"
          min={0}
          max={last}
          value={played}
          aria-label={t('replay.slider')}
          aria-valuetext={said}
          onChange={({ currentTarget: { value } }) => go(Number(value))}
        />
        <p className="muted">{said}</p>
        <Choice<Speed>
          label={t('replay.speed')}
          plain
          value={speed}
          options={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: t(`replay.${value}`) }))}
          onChange={setSpeed}
        />
        <Choice<Seat | 'all'>
          label={t('replay.eyes')}
          plain
          value={by}
          options={(['all', 'N', 'E', 'S', 'W'] as const).map((value) => ({
            value,
            label: value === 'all' ? t('replay.all') : t(`contract.seatName.${value}`),
          }))}
          onChange={setBy}
        />
      </div>
      <TrickList
        record={record}
        current={trick}
        onChoose={(index) => go(index * 4 + record.tricks[index]!.cards.length)}
      />
    </div>
  );
}

/** What is played: by the auction, or else by the result. */
function contractOf({ auction, result }: RecordSeen): FinalContract | null {
  if (auction?.outcome === 'contract') return auction.contract;
  return result.kind === 'contract' ? (result as FinalContract) : null;
}
