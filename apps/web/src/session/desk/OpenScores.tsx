import { useTranslation } from 'react-i18next';
import { Pill } from '../../kit/Pill.js';
import type { countsOf } from '../../play/scoreMarks.js';
import { MARK } from './scoreSigns.js';

/** How many scores wait for what. */
export function OpenScores({ counts }: { readonly counts: ReturnType<typeof countsOf> }) {
  const { t } = useTranslation();
  return counts.map(({ mark, count }) => (
    <Pill key={mark} meaning={MARK[mark].meaning}>
      <span aria-hidden="true">{MARK[mark].sign}</span> {t(`room.score.${mark}`)} {count}
    </Pill>
  ));
}
