import { useTranslation } from 'react-i18next';
import type { ClockFacts } from '../api/documents.js';
import { useTimes } from '../parts/useTimes.js';
import { projectedEnd } from './clockFace.js';
import { useNow } from '../kit/useNow.js';

/** When the session is expected to end, by its clock; nothing where it cannot be told. */
export function ProjectedEnd({
  clock,
  section,
}: {
  readonly clock: ClockFacts | undefined;
  /** Of several whose ends stand side by side: the section whose it is. */
  readonly section?: string | undefined;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const now = useNow(Boolean(clock?.toCome));
  const end = clock && projectedEnd(clock, now);
  if (end === undefined) return null;
  const line = t('clock.ends', { time: times.minute(end * 1000) });
  return (
    <span className="muted">{section === undefined ? line : t('line.ofSection', { section, line })}</span>
  );
}
