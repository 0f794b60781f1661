import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { useTimes } from '../parts/useTimes.js';
import { type NewSecondFactor, type OwnAccount } from './ownAccount.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { BeginSecondFactor, ConfirmSecondFactor } from './SetUpSecondFactor.js';
import { SwitchSecondFactorOff } from './SwitchSecondFactorOff.js';

/** The second factor of one's own account: set up in two steps, then its recovery codes once, and switched off. */
export function SecondFactor({ secondFactor }: Pick<OwnAccount, 'secondFactor'>) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const [asked, setAsked] = useState<'on' | 'off'>();
  const [begun, setBegun] = useState<NewSecondFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setAsked(undefined);
  return (
    <Panel title={t('secondFactor.title')}>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {!codes && secondFactor && (
        <>
          <p>
            {t('secondFactor.since', { time: dayAndClock(secondFactor.since) })}{' '}
            {t('secondFactor.left', { count: secondFactor.recoveryCodes })}
          </p>
          <div>
            <Button variant="default" onClick={() => setAsked('off')}>
              {t('secondFactor.off')}
            </Button>
          </div>
        </>
      )}
      {!codes && !secondFactor && begun && (
        <ConfirmSecondFactor
          begun={begun}
          onConfirmed={(shown) => {
            setBegun(undefined);
            setCodes(shown);
          }}
        />
      )}
      {!codes && !secondFactor && !begun && (
        <>
          <p className="muted">{t('secondFactor.text')}</p>
          <div>
            <Button onClick={() => setAsked('on')}>{t('secondFactor.setUp')}</Button>
          </div>
        </>
      )}
      {asked === 'on' && <BeginSecondFactor onBegun={setBegun} onClose={close} />}
      {asked === 'off' && <SwitchSecondFactorOff onClose={close} />}
    </Panel>
  );
}
