import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../kit/Button.js';
import { playPart, deskPath } from '../../play/paths.js';
import { NotPlayedTogether } from './NotPlayedTogether.js';
import type { OpenPlay } from '../../play/stillOpen.js';
import classes from './Desk.module.css';

/** As many as are shown until somebody asks for all. */
const SHOWN = 8;

/** What keeps a session open, each with the way to where it is entered. */
export function OpenPlays({
  tournament,
  session,
  plays,
  onGo,
  onMarking,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly plays: readonly OpenPlay[];
  /** Somebody goes there. */
  readonly onGo?: () => void;
  /** Boards are being recorded as not played. */
  readonly onMarking?: () => void;
}) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const [marking, setMarking] = useState(false);
  const empty = plays.filter(({ emptyAt }) => emptyAt !== undefined);
  if (marking && empty.length > 0)
    return (
      <NotPlayedTogether
        {...{ tournament, session }}
        plays={empty}
        {...(onMarking && { onMarking })}
        onClose={() => setMarking(false)}
      />
    );
  return (
    <>
      <ul className="stack list">
        {(all ? plays : plays.slice(0, SHOWN)).map((play) => {
          const { table, round, board } = play;
          const place = board === undefined ? { table, round } : { table, round, board };
          const way = deskPath(tournament, session, playPart(place));
          return (
            <li key={way} className={classes.want} data-meaning="warn">
              <Link href={way} {...(onGo && { onClick: onGo })}>
                {board === undefined
                  ? t('sheetsRoom.wantOpen', { table, round })
                  : t('room.play', { table, round, board })}
              </Link>
            </li>
          );
        })}
      </ul>
      {!all && plays.length > SHOWN && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('room.suspectedAll', { count: plays.length })}
          </Button>
        </div>
      )}
      {empty.length > 0 && (
        <div>
          <Button variant="default" onClick={() => setMarking(true)}>
            {t('room.notPlayedTogether')}
          </Button>
        </div>
      )}
    </>
  );
}
