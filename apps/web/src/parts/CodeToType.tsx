import { useTranslation } from 'react-i18next';
import type { PairingCode } from '../api/types.js';
import { Button } from '../kit/Button.js';
import classes from './CodeToType.module.css';
import { dateOf } from './instants.js';
import { PhonesCannotCome } from './PhonesCannotCome.js';
import { useSecondsLeft } from './useSecondsLeft.js';

/** A short code to be read out or typed elsewhere, for as long as it is good. */
export function CodeToType({
  code,
  instruction,
  onClose,
}: {
  readonly code: PairingCode;
  /** Where it is typed. */
  readonly instruction: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const left = useSecondsLeft(dateOf(code.expires));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="stack gap-12">
      <PhonesCannotCome />
      <p>{instruction}</p>
      {left > 0 ? (
        <>
          <p className={classes.code}>{code.code}</p>
          <p className="muted number" role="timer">
            {t('code.left', { clock })}
          </p>
        </>
      ) : (
        <output>{t('code.over')}</output>
      )}
      <Button variant="default" onClick={onClose}>
        {t('code.another')}
      </Button>
    </div>
  );
}
