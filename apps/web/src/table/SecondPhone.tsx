import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import type { PairedDevice } from '../api/types.js';
import { later } from '../kit/later.js';
import { Key } from '../kit/Keys.js';

const PairSecondPhone = later(() => import('./PairSecondPhone.js'), null);

/** A way for the side that does not hold this phone to answer on one of its own. */
export function SecondPhone({ device, side }: { readonly device: PairedDevice; readonly side: SideName }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Key size="small" onTap={() => setOpen(true)}>
        {t(device.sides.includes(side) ? 'entry.secondThere' : 'entry.second', {
          side: t(`contract.side.${side}`),
        })}
      </Key>
      {open && <PairSecondPhone device={device} side={side} onClose={() => setOpen(false)} />}
    </>
  );
}
