import { useTranslation } from 'react-i18next';
import type { LiveState } from '../api/journalStream.js';
import { site } from '../api/site.js';
import { Pill, type Meaning } from '../kit/Pill.js';

const MEANING: Readonly<Record<LiveState, Meaning>> = {
  connecting: 'plain',
  live: 'live',
  reconnecting: 'warn',
  refused: 'warn',
  offline: 'bad',
  ended: 'plain',
};

/** Whether what is shown is what is happening. */
export function LivePill({
  state,
  runs,
}: {
  readonly state: LiveState;
  /** It is played now: of what has not begun, or is over, nothing is live, however well it is followed. */
  readonly runs: boolean;
}) {
  const { t } = useTranslation();
  if (site !== undefined || (!runs && (state === 'live' || state === 'connecting'))) return null;
  return (
    <output>
      <Pill meaning={MEANING[state]} dot>
        {t(`live.${state}`)}
      </Pill>
    </output>
  );
}
