import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.js';
import { NumberField } from '../../kit/NumberField.js';
import type { FromRound } from './useFromRound.js';

/** From which round on; where play has passed it since, that is said, with the round to take instead. */
export function FromRoundField({
  round,
  setRound,
  overtakenBy,
  most,
}: FromRound & { readonly most: number }) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState(0);
  return (
    <div className="grid">
      {/* What was typed and is no round goes with the one that it was to replace. */}
      <NumberField
        key={taken}
        label={t('room.fromRound')}
        value={round}
        least={1}
        most={most}
        onChange={setRound}
      />
      {overtakenBy !== undefined && (
        <>
          <output className="note" data-meaning="warn">
            {t('room.roundPassed', { round: overtakenBy })}
          </output>
          <Button
            variant="default"
            onClick={() => {
              setRound(overtakenBy);
              setTaken(taken + 1);
            }}
          >
            {t('room.fromRoundNow', { round: overtakenBy })}
          </Button>
        </>
      )}
    </div>
  );
}
