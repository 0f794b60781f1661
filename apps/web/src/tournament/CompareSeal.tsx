import { TextArea } from '../kit/TextArea.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seal } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { useTimes } from '../parts/useTimes.js';
import { compareKept } from './keptSeal.js';
import classes from './SealsTab.module.css';

/** Compares a fingerprint that somebody has kept with the seals of the journal, in the browser. */
export default function CompareSeal({ seals }: { readonly seals: readonly Seal[] }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [kept, setKept] = useState<string>();
  return (
    <form
      className={`stack gap-12 top prose ${classes.compare}`}
      onSubmit={(event) => {
        event.preventDefault();
        setKept(text);
      }}
    >
      <TextArea
        label={t('seals.kept')}
        description={t('seals.keptText')}
        rows={2}
        spellcheck={false}
        value={text}
        onChange={(value) => {
          setText(value);
          setKept(undefined);
        }}
      />
      <Button type="submit" variant="default">
        {t('seals.compare')}
      </Button>
      <output className="block">{kept !== undefined && <Compared kept={kept} seals={seals} />}</output>
    </form>
  );
}

function Compared({ kept, seals }: { readonly kept: string; readonly seals: readonly Seal[] }) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const found = compareKept(kept, seals);
  if (found.kind !== 'same') {
    return (
      <p className="note" data-meaning={found.kind === 'none' ? 'bad' : 'warn'}>
        {t(found.kind === 'none' ? 'seals.keptNone' : 'seals.keptMalformed')}
      </p>
    );
  }
  const { kind, position, time } = found.seal;
  return (
    <p className="note" data-meaning="good">
      ✓ {t('seals.keptSame', { kind: t(`sealKind.${kind}`), position, time: dayAndClock(time) })}
    </p>
  );
}
