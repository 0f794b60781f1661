import { useTranslation } from 'react-i18next';
import type { ResultColumn } from '#lists';
import { resultRemarkText, type Language } from '#words';
import { Pill, type Meaning } from '../../kit/Pill.js';
import { Tick } from '../../kit/Tick.js';
import classes from '../entries/PasteEntries.module.css';
import type { ImportedRow } from './resultsImport.js';

const MEANINGS: Readonly<Record<ImportedRow['is'], Meaning>> = {
  new: 'good',
  changed: 'warn',
  erased: 'warn',
  'not-played': 'good',
  irregular: 'warn',
  kept: 'warn',
  same: 'plain',
  nothing: 'plain',
  later: 'plain',
  'to-rule': 'warn',
  hidden: 'plain',
  refused: 'bad',
  unreadable: 'bad',
};

/** What asking for a line does, where it is more than that. */
const ASKED: Partial<Record<ImportedRow['is'], 'brought.asPlayed' | 'brought.asRuling'>> = {
  irregular: 'brought.asPlayed',
  'to-rule': 'brought.asRuling',
};

/** What differs from the journal, or would. */
const CHANGES: readonly ImportedRow['is'][] = ['changed', 'kept', 'irregular'];

/** A line of a file of results, with what will happen to it. */
export function ImportedLine({
  line: { row, text, is, play, why, had, now, steps, taken },
  asked,
  onAsk,
}: {
  readonly line: ImportedRow;
  /** It is taken all the same. */
  readonly asked: boolean;
  /** Left out: nobody here may ask for it. */
  readonly onAsk: ((asked: boolean) => void) | undefined;
}) {
  const { t, i18n } = useTranslation();
  const named =
    why && 'column' in why ? { ...why, column: t(`brought.column.${why.column as ResultColumn}`) } : why;
  const said = [
    ...(named ? [resultRemarkText(named, i18n.language as Language)] : []),
    ...(CHANGES.includes(is) && had !== null && now !== null ? [t('brought.change', { had, now })] : []),
  ];
  return (
    <li className={classes.line}>
      <span className="number right muted">{row}</span>
      <span className="shrinks breaks">
        {play ? [t('room.scores.cell', play), t('room.board', play), now].filter(Boolean).join(' · ') : text}
      </span>
      <Pill meaning={asked ? 'good' : MEANINGS[is]}>{t(`brought.is.${is}`)}</Pill>
      {said.length > 0 && <span className={classes.said}>{said.join(' · ')}</span>}
      {!taken && steps.length > 0 && onAsk && (
        <span className={classes.said}>
          <Tick label={t(ASKED[is] ?? 'brought.allTheSame')} value={asked} onChange={onAsk} />
        </span>
      )}
    </li>
  );
}
