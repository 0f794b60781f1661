import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAULTY } from '../../kit/withoutFaults.js';
import type { SessionSettings } from '#tournament';
import { Choice } from '../../kit/Choice.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';
import { withCalls } from '../desk/CallsByItself.js';

type ClockSettings = SessionSettings['clock'];

const BY = ['round', 'board'] as const;
const USUAL_BY_BOARD = { minutes: 7, settle: 1 };
const USUAL_WARNINGS = [2];

/** Minutes in a row: `5, 1`; undefined where it is something else. */
function readMinutes(text: string): readonly number[] | undefined {
  const words = text.split(/[\s;]+|,(?!\d)/).filter(Boolean);
  const minutes = words.map(Number);
  const areWhole = words.every((word) => /^\d{1,2}$/.test(word));
  return areWhole && words.length <= 5 && minutes.every((each) => each >= 1 && each <= 60)
    ? minutes
    : undefined;
}

interface ClockProps {
  readonly clock: ClockSettings;
  readonly onChange: (clock: ClockSettings) => void;
}

/** How long rounds and changes are, by round or by board. */
export function MinutesFields({ clock, onChange }: ClockProps) {
  const { t } = useTranslation();
  const { byBoard } = clock;
  return (
    <div className="row gap-12 top fields">
      {byBoard ? (
        <>
          <NumberField
            label={t('session.boardMinutes')}
            value={byBoard.minutes}
            least={1}
            most={60}
            onChange={(each) => onChange({ ...clock, byBoard: { ...byBoard, minutes: each } })}
          />
          <NumberField
            label={t('session.settleMinutes')}
            value={byBoard.settle}
            least={0}
            most={30}
            onChange={(settle) => onChange({ ...clock, byBoard: { ...byBoard, settle } })}
          />
        </>
      ) : (
        <NumberField
          label={t('session.roundMinutes')}
          value={clock.round}
          least={1}
          most={240}
          onChange={(round) => onChange({ ...clock, round })}
        />
      )}
      <NumberField
        label={t('session.changeMinutes')}
        value={clock.change}
        least={0}
        most={60}
        onChange={(change) => onChange({ ...clock, change })}
      />
    </div>
  );
}

/** What is timed, when the clock warns, and whether it starts the rounds. */
export function ClockFields({
  clock,
  byBoard: hasBoards,
  onChange,
}: ClockProps & {
  /** Whether there are boards that could be timed. */
  readonly byBoard: boolean;
}) {
  const { t } = useTranslation();
  const { byBoard, warnings = USUAL_WARNINGS, ...minutes } = clock;
  const kept = clock.warnings ? { warnings: clock.warnings } : {};
  const [text, setTyped] = useState<string>();
  // What is typed stays as long as it means what is kept, or nothing yet.
  const read = text === undefined ? undefined : readMinutes(text);
  const isTyped = text !== undefined && (!read || read.join() === warnings.join());
  const typed = isTyped ? text : warnings.join(', ');
  return (
    <>
      {hasBoards && (
        <Choice
          label={t('session.timedBy')}
          value={byBoard ? 'board' : 'round'}
          options={BY.map((value) => ({ value, label: t(`session.timedBy.${value}`) }))}
          onChange={(by) =>
            onChange({ ...minutes, ...kept, ...(by === 'board' && { byBoard: byBoard ?? USUAL_BY_BOARD }) })
          }
        />
      )}
      <div className="row gap-12 top fields">
        <TextInput
          label={t('session.warnings')}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          {...(!readMinutes(typed) && { [FAULTY]: true })}
          error={readMinutes(typed) ? undefined : t('session.warningsFault')}
          onChange={(value) => {
            setTyped(value);
            const minutesRead = readMinutes(value);
            if (minutesRead) onChange({ ...clock, warnings: [...minutesRead] });
          }}
        />
      </div>
      <Tick
        label={t('room.clockCalls')}
        description={t('room.clockCalls.text')}
        value={clock.callsRounds ?? false}
        onChange={(calls) => onChange(withCalls(clock, calls))}
      />
    </>
  );
}
