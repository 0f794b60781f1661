import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import type { SheetPlace } from '../../../api/sheetCommands.js';
import { Button } from '../../../kit/Button.js';
import { Panel } from '../../../kit/Panel.js';
import { AskCommand } from '../../../form/AskCommand.js';
import room from '../Desk.module.css';
import { playersAt } from '../../../sheets/playersAt.js';
import type { SheetSeen } from '../../../play/sheetQueries.js';

/** The yellow cards of a sheet, and one more for a player. */
export function YellowCards({
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
  const [showing, show] = useState<SeatName>();
  const [taking, take] = useState<number>();
  const players = playersAt(sheet);
  const nameOf = (seat: SeatName) => players.find((one) => one.seat === seat)?.name ?? seat;
  return (
    <Panel title={t('sheetsRoom.yellowCards')}>
      <ul className="list">
        {sheet.cards.map(({ card, seat, reason, takenBack }) => (
          <li key={card} className={`row gap-x-12 line-above pad-y-8 ${room.play}`}>
            <span className={takenBack ? 'struck muted' : room.where}>{nameOf(seat)}</span>
            <span className={`grow-160 shrinks number ${room.result}`}>{sheet.texts?.[reason]}</span>
            {!takenBack && (
              <Button variant="default" onClick={() => take(card)}>
                {t('sheetsRoom.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={`row ${room.actions}`}>
        {players.map(({ seat, name }) => (
          <Button key={seat} variant="default" onClick={() => show(seat)}>
            {t('sheetsRoom.showCard', { name })}
          </Button>
        ))}
      </div>
      {showing !== undefined && (
        <AskCommand
          tournament={tournament}
          command="sheet.show-card"
          body={(reason) => ({ ...place, seat: showing, at, reason })}
          title={t('sheetsRoom.showCard', { name: nameOf(showing) })}
          text={t('sheetsRoom.showCardText')}
          action={t('sheetsRoom.show')}
          reason="needed"
          onClose={() => show(undefined)}
        />
      )}
      {taking !== undefined && (
        <AskCommand
          tournament={tournament}
          command="sheet.take-card-back"
          body={(reason) => ({ ...place, card: taking, reason })}
          title={t('sheetsRoom.takeBackTitle')}
          text={t('sheetsRoom.cardBackText')}
          action={t('sheetsRoom.takeBack')}
          reason="needed"
          onClose={() => take(undefined)}
        />
      )}
    </Panel>
  );
}
