import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { CheckDealsLink } from '../deals/CheckDealsLink.js';
import { SessionPage } from '../standings/SessionPage.js';
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
      {({ tournament: { id }, session: { boardSet, boards, released }, path, at }) => (
        <>
          <p className="muted">
            {t('traveller.whenShown')} <CheckDealsLink tournament={id} set={boardSet} at={at} />
          </p>
          <ul className={classes.boards}>
            {boards.map((board) => (
              <li key={board}>
                {released.includes(board) ? (
                  <Link href={address(`${path}/board/${board}`, { at })} className={classes.board}>
                    {board}
                  </Link>
                ) : (
                  <span className={classes.board} data-hidden>
                    {board}
                    <span className="visually-hidden"> {t('traveller.notYet')}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </SessionPage>
  );
}
