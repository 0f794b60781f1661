import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetPlace } from '../../../api/sheetCommands.js';
import { minutesText } from '../../../messages/fieldText.js';
import { Button } from '../../../kit/Button.js';
import { Panel } from '../../../kit/Panel.js';
import { AskCommand } from '../../../form/AskCommand.js';
import { NumberField } from '../../../kit/NumberField.js';
import room from '../Desk.module.css';
import { playersAt } from '../../../sheets/playersAt.js';
import type { SheetSeen, TimeSeen } from '../../../play/sheetQueries.js';

/** Longer than any round. */
const MOST_MINUTES = 600;

/** Each player's thinking time in the round, to correct if the clock at the table was wrong. */
export function PlayersTimes({
  tournament,
  place,
  sheet,
  at,
}: {
  readonly tournament: string;
  readonly place: SheetPlace;
  readonly sheet: SheetSeen;
  /** The journal entry up to which it was seen. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  const [time, setTime] = useState<TimeSeen>();
  const [minutes, setMinutes] = useState(0);
  const players = playersAt(sheet);
  const nameOf = ({ seat }: TimeSeen) => players.find((one) => one.seat === seat)?.name ?? seat;
  return (
    <Panel title={t('sheetsRoom.times')}>
      <ul className="list">
        {sheet.times.map((one) => (
          <li
            key={one.seat}
            className={`row gap-x-12 line-above pad-y-8 ${room.play}`}
            data-meaning={one.used > one.allowed ? 'bad' : undefined}
          >
            <span className={room.where}>{nameOf(one)}</span>
            <span className={`grow-160 shrinks number ${room.result}`}>
              {t('sheetsRoom.timeUsed', { used: minutesText(one.used), allowed: minutesText(one.allowed) })}
              {one.used > one.allowed && ` · ${t('sheetsRoom.timeOver')}`}
            </span>
            <Button
              variant="default"

              onClick={() => {
                setMinutes(Math.round(one.used / 60));
                setTime(one);
              }}
            >
              {t('sheetsRoom.correctTime')}
            </Button>
          </li>
        ))}
      </ul>
      {time && (
        <AskCommand
          tournament={tournament}
          command="sheet.correct-time"
          body={(reason) => ({ ...place, seat: time.seat, seconds: minutes * 60, at, reason })}
          title={t('sheetsRoom.correctTimeTitle', { name: nameOf(time) })}
          text={
            <NumberField
              label={t('sheetsRoom.minutesUsed')}
              value={minutes}
              least={0}
              most={MOST_MINUTES}
              onChange={setMinutes}
            />
          }
          action={t('sheetsRoom.correctTime')}
          reason="needed"
          onClose={() => setTime(undefined)}
        />
      )}
    </Panel>
  );
}
