import { useTranslation } from 'react-i18next';
import type { LiveState } from '../api/journalStream.js';
import { site } from '../api/site.js';
import { Pill, type Meaning } from '../parts/Pill.js';

const MEANING: Readonly<Record<LiveState, Meaning>> = {
  connecting: 'plain',
  live: 'live',
  reconnecting: 'warn',
  offline: 'bad',
  ended: 'plain',
};

/** Whether what is shown is what is happening. */
export function LivePill({ state }: { readonly state: LiveState }) {
  const { t } = useTranslation();
  if (site !== undefined) return null;
  return (
    <output>
      <Pill meaning={MEANING[state]} dot>
        {t(`live.${state}`)}
      </Pill>
    </output>
  );
}
