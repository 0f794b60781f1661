import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import { api } from '../api/client.js';
import { newCommandId } from '../api/idempotency.js';
import { sessionQuery } from '../api/queries.js';
import type { PairedDevice } from '../api/types.js';
import { CodeToType } from '../parts/CodeToType.js';
import { Dialog } from '../kit/Dialog.js';
import { QrCode } from '../parts/QrCode.js';
import { useAddressText } from '../parts/useAddress.js';
import { Waiting } from '../kit/Waiting.js';
import classes from '../kit/Phone.module.css';

/** Milliseconds between two looks at whether the other phone is there. */
const LOOK_AGAIN = 2_000;

/** A code by which a phone of the other side comes beside this one; it closes when that phone is there. */
export default function PairSecondPhone({
  device: { tournament, sides: before },
  side,
  onClose,
}: {
  readonly device: PairedDevice;
  readonly side: SideName;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const addressText = useAddressText();
  const [asked, setAsked] = useState(newCommandId);
  const code = useQuery({
    queryKey: ['code-beside', asked],
    queryFn: () =>
      api.post('/api/tournaments/{tournament}/devices/beside', {
        params: { path: { tournament } },
        body: { side },
      }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [wasThere] = useState(before.includes(side));
  const { data: session } = useQuery({ ...sessionQuery, staleTime: 0, refetchInterval: LOOK_AGAIN });
  const isThere = !wasThere && (session?.device?.sides ?? []).includes(side);
  useEffect(() => {
    if (isThere) onClose();
  }, [isThere, onClose]);
  const named = { side: t(`contract.sideName.${side}`) };
  return (
    <Dialog
      title={t('entry.secondTitle', named)}
      pending={false}
      problem={code.error ?? undefined}
      onSubmit={onClose}
      onClose={onClose}
    >
      {code.isPending && <Waiting />}
      {code.data && (
        <>
          <div className={classes.scan}>
            <QrCode text={code.data.link} label={t('entry.secondTitle', named)} />
          </div>
          <CodeToType
            code={code.data}
            instruction={t('entry.secondText', { ...named, address: addressText('/pair') })}
            onClose={() => setAsked(newCommandId())}
          />
        </>
      )}
    </Dialog>
  );
}
