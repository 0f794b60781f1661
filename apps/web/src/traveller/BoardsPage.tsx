import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { Heard } from '../kit/Heard.js';
import { HandRecords } from './HandRecords.js';
import { AboutSession } from '../standings/AboutSession.js';
import { SessionPage } from '../shell/SessionPage.js';
import classes from './BoardsPage.module.css';

/** The boards of a session: those that may be seen lead to their travellers. */
export default function BoardsPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="boards" title={t('traveller.boards')}>
      {(shown) => (
        <>
          <h2 className="visually-hidden">{t('traveller.boards')}</h2>
          {shown.session.boards.length > shown.session.released.length && (
            <p className="muted">{t('traveller.whenShown')}</p>
          )}
          <ul className={classes.boards}>
            {shown.session.boards.map((board) => (
              <li key={board}>
                {shown.session.released.includes(board) ? (
                  <Link
                    href={address(`${shown.path}/board/${board}`, { at: shown.at })}
                    className={classes.board}
                    aria-label={t('traveller.board', { board })}
                  >
                    {board}
                  </Link>
                ) : (
                  <span className={classes.board} data-hidden>
                    <Heard
                      seen={board}
                    >{`${t('traveller.board', { board })}, ${t('traveller.notYet')}`}</Heard>
                  </span>
                )}
              </li>
            ))}
          </ul>
          <HandRecords shown={shown} />
          <AboutSession shown={shown} />
        </>
      )}
    </SessionPage>
  );
}
