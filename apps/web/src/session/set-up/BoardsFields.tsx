import { useTranslation } from 'react-i18next';
import type { BoardSettings } from '#tournament';
import { Choice } from '../../parts/Choice.js';
import { Tick } from '../../parts/Tick.js';

const CARRIED = ['by-plan', 'north', 'caddy'] as const;
const NOTHING_ASKED: BoardSettings = { carried: 'by-plan', tapped: false, counted: false };

/** Who carries boards (Law 8A2), and what tables say: who has come, has dealt (Law 6E1) and has counted (Law 7B1). */
export function BoardsFields({
  boards = NOTHING_ASKED,
  onChange,
}: {
  readonly boards: BoardSettings | undefined;
  readonly onChange: (boards: BoardSettings) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('boards.carried')}
        value={boards.carried}
        options={CARRIED.map((value) => ({ value, label: t(`boards.carried.${value}`) }))}
        onChange={(carried) => onChange({ ...boards, carried })}
      />
      <Tick
        label={t('boards.tapped')}
        description={t('boards.tappedHint')}
        checked={boards.tapped}
        onChange={(tapped) => onChange({ ...boards, tapped })}
      />
      <Tick
        label={t('boards.counted')}
        description={t('boards.countedHint')}
        checked={boards.counted}
        onChange={(counted) => onChange({ ...boards, counted })}
      />
      <Tick
        label={t('boards.dealt')}
        description={t('boards.dealtHint')}
        checked={boards.dealt ?? false}
        onChange={(dealt) => onChange({ ...boards, dealt })}
      />
    </>
  );
}
