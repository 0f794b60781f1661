import { useTranslation } from 'react-i18next';
import { Problem } from '../api/problem.js';
import { Button } from '../kit/Button.js';
import type { PlaceWritten } from '../push/PlaceForm.js';

/** Takes over the key that a host has shown, once somebody has compared it. */
export function KeyOfHost({
  problem,
  place: { written, change },
  onKept,
}: {
  readonly problem: Error | null;
  readonly place: PlaceWritten;
  readonly onKept: () => void;
}) {
  const { t } = useTranslation();
  const found = problem instanceof Problem && problem.code === 'push.host-key' && problem.parameters['found'];
  if (typeof found !== 'string') return null;
  return (
    <div>
      <Button
        variant="default"
        onClick={() => {
          change({ written: { ...written, hostKey: found } });
          onKept();
        }}
      >
        {t('push.keepKey')}
      </Button>
    </div>
  );
}
