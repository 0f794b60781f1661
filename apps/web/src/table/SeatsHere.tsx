import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineName, SeatName } from '#tournament';
import type { SeatsSeen } from '../api/tableDocuments.js';
import { AskOnce } from './AskOnce.js';
import { Key, Keys } from '../kit/Keys.js';
import { StepHeading } from './StepHeading.js';
import classes from './SeatsHere.module.css';
import table from '../kit/Phone.module.css';
import { Button } from '../kit/Button.js';

/** From the top of the table down, as they are read. */
const SEATS = ['N', 'W', 'E', 'S'] as const;
const LINES = ['ns', 'ew'] as const;
const PARTNER: Readonly<Record<SeatName, SeatName>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const LINE: Readonly<Record<SeatName, LineName>> = { N: 'ns', S: 'ns', E: 'ew', W: 'ew' };

/** Those at the table say how they sit: as announced, the two of a line the other way round, or that they are others. */
export function SeatsHere({
  seats,
  teams,
  onConfirm,
  onOthers,
}: {
  readonly seats: SeatsSeen;
  /** Which teams' pairs they are; empty where no teams with names play. */
  readonly teams: string;
  readonly onConfirm: (turned: readonly LineName[]) => void;
  /** They are not those who were announced. */
  readonly onOthers: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [turned, setTurned] = useState<readonly LineName[]>(seats.turned);
  const nameAt = (seat: SeatName) => seats.players[turned.includes(LINE[seat]) ? PARTNER[seat] : seat]?.name;
  const named = LINES.filter((line) => SEATS.some((seat) => LINE[seat] === line && nameAt(seat)));
  const turn = (line: LineName) =>
    setTurned(LINES.filter((each) => (each === line) !== turned.includes(each)));
  return (
    <section className={`${table.card} ${table.wideHalf}`} data-primary={seats.demanded || undefined}>
      <div className="row between">
        <StepHeading>{t('entry.seats')}</StepHeading>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('entry.seatsOthers')}
        </Button>
      </div>
      {teams !== '' && <p>{teams}</p>}
      {seats.demanded && !seats.confirmed && <p className="muted">{t('entry.seatsDemanded')}</p>}
      <dl className={classes.compass}>
        {SEATS.map((seat) => (
          <div key={seat} data-seat={seat} style={{ gridArea: seat.toLowerCase() }}>
            <dt>{t(`contract.seat.${seat}`)}</dt>
            <dd>{nameAt(seat) ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {named.length > 0 && (
        <Keys label={t('entry.seats')} labelHidden>
          {named.map((line) => (
            <Key key={line} size="small" pressed={turned.includes(line)} onTap={() => turn(line)}>
              {t(`entry.seatsTurned.${line}`)}
            </Key>
          ))}
        </Keys>
      )}
      <Button onClick={() => onConfirm(turned)}>{t('entry.seatsSo')}</Button>
      {asking && (
        <AskOnce
          title={t('entry.seatsOthersTitle')}
          text={t('entry.seatsOthersText')}
          action={t('calls.make')}
          onYes={onOthers}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
