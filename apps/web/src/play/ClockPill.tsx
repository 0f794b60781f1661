import { useTranslation } from 'react-i18next';
import type { ClockFacts } from '../api/documents.js';
import { Heard } from '../kit/Heard.js';
import { Pill } from '../kit/Pill.js';
import { clockFace, type OwnTime } from './clockFace.js';
import { boardText, faceHeard, faceText, meaningOf } from './faceText.js';
import { useNow } from '../kit/useNow.js';
import { useLocale } from '../parts/useLocale.js';

/** The round's clock in a few words, for a table with an end of its own that one; nothing while it is stopped. */
export function ClockPill({
  clock,
  own,
}: {
  readonly clock: ClockFacts | undefined;
  readonly own?: OwnTime;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow(clock !== undefined && clock.status !== 'stopped');
  const face = clock && clockFace(clock, now, own);
  if (!face) return null;
  const board = boardText(t, face);
  return (
    <>
      <Pill meaning={meaningOf(face)}>
        <span className="number" role="timer">
          <Heard seen={faceText(t, face)}>{faceHeard(t, face, locale)}</Heard>
        </span>
      </Pill>
      {board !== undefined && <Pill meaning="plain">{board}</Pill>}
    </>
  );
}
