import { useTranslation } from 'react-i18next';
import type { BoardSettings } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';

const SEATS = ['asked', 'demanded', 'not-asked'] as const;
const CARRIED = ['by-plan', 'north', 'caddy'] as const;
const USUAL: Required<BoardSettings> = {
  carried: 'by-plan',
  tapped: false,
  silence: 12,
  counted: false,
  dealt: false,
  seats: 'asked',
  others: true,
};

/** The same settings whichever of them were left out. */
export function filledBoards(boards: BoardSettings | undefined): Required<BoardSettings> {
  return { ...USUAL, ...boards };
}

/** Who carries boards (Law 8A2), and what tables say: what has come, has dealt (Law 6E1) and has counted (Law 7B). */
export function BoardsFields({
  boards: chosen,
  onChange,
}: {
  readonly boards: BoardSettings | undefined;
  readonly onChange: (boards: BoardSettings) => void;
}) {
  const { t } = useTranslation();
  const boards = filledBoards(chosen);
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
        value={boards.tapped}
        onChange={(tapped) => onChange({ ...boards, tapped })}
      />
      {!boards.tapped && (
        <div className="row gap-12 top fields">
          <NumberField
            label={t('boards.silence')}
            description={t('boards.silenceHint')}
            value={boards.silence ?? undefined}
            least={1}
            most={60}
            onChange={(silence) => onChange({ ...boards, silence })}
            onEmpty={() => onChange({ ...boards, silence: null })}
          />
        </div>
      )}
      <Choice
        label={t('boards.seats')}
        value={boards.seats}
        options={SEATS.map((value) => ({ value, label: t(`boards.seats.${value}`) }))}
        onChange={(seats) => onChange({ ...boards, seats })}
      />
      <Tick
        label={t('boards.counted')}
        description={t('boards.countedHint')}
        value={boards.counted}
        onChange={(counted) => onChange({ ...boards, counted })}
      />
      <Tick
        label={t('boards.dealt')}
        description={t('boards.dealtHint')}
        value={boards.dealt}
        onChange={(dealt) => onChange({ ...boards, dealt })}
      />
      <Tick
        label={t('boards.others')}
        description={t('boards.othersHint')}
        value={boards.others}
        onChange={(others) => onChange({ ...boards, others })}
      />
    </>
  );
}
