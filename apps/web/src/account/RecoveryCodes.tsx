import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <output className="note" data-meaning="good">
        {t('secondFactor.isOn')}
      </output>
      <p>{t('secondFactor.recovery')}</p>
      <ul className="grid fit-150 list mono" aria-label={t('secondFactor.recoveryLabel')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onClose}>{t('secondFactor.kept')}</Button>
      </div>
    </>
  );
}
