import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { ofBoards } from '../messages/fieldText.js';
import { isSought } from '../parts/isSought.js';
import { Heard } from '../kit/Heard.js';
import { Pill } from '../kit/Pill.js';
import meetings from '../play/Meetings.module.css';
import { Contestant } from '../play/Contestant.js';
import { calledAs } from '../play/contestants.js';
import { teamText } from '../play/teamText.js';
import type { PlaceInRound } from '../play/roundDraw.js';
import { tableOfSitOut } from './tableOfSitOut.js';
import classes from './RoundDraw.module.css';

/** Whether a table or somebody at it is called so. */
export function isAtPlace(
  session: SessionSeen,
  { table, sides, team }: PlaceInRound,
  sought: string,
  teams: readonly TeamSeen[],
): boolean {
  const called = sides
    .flatMap(({ contestant, partner }) => [contestant, ...(partner === undefined ? [] : [partner])])
    .map((contestant) => {
      const { number, names = '' } = calledAs(session, contestant);
      return `${number} ${names}`;
    });
  return [table, ...called, ...(team === undefined ? [] : [teamText(team, teams)])].some((each) =>
    isSought(sought, each),
  );
}

/** Who meets whom at a table, with which boards; who sits out. */
export function Place({
  place: { table, sides, boards, team },
  session,
  teams,
  path,
  at,
}: {
  readonly place: PlaceInRound;
  readonly session: SessionSeen;
  readonly teams: readonly TeamSeen[];
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const alone = sides.length === 1;
  const shown = alone ? tableOfSitOut(session, { table, team }) : table;
  return (
    <li className="bar gap-12 card pad-12 choosable">
      <strong className={classes.table}>
        {shown === undefined ? (
          <span aria-hidden="true">–</span>
        ) : (
          <Heard seen={shown}>{t('follow.table', { table: shown })}</Heard>
        )}
      </strong>
      <div className="stack gap-4 grow shrinks">
        {sides.map(({ side, contestant, partner }) => (
          <div key={side} className="bar baseline shrinks">
            {!alone && <span className={meetings.side}>{t(`contract.side.${side}`)}</span>}
            {team === undefined ? (
              <span className="fingers">
                {[contestant, ...(partner === undefined ? [] : [partner])].map((each, index) => (
                  <Fragment key={each}>
                    {index > 0 && ' – '}
                    <Link href={address(`${path}/pair/${each}`, { at })}>
                      <Contestant session={session} contestant={each} />
                    </Link>
                  </Fragment>
                ))}
              </span>
            ) : (
              <span>{t('roundDraw.team', { team: teamText(team, teams) })}</span>
            )}
          </div>
        ))}
        {alone ? (
          <span>
            <Pill meaning="plain">{t(team === undefined ? 'roundDraw.bye' : 'match.bye')}</Pill>
          </span>
        ) : (
          <span className="muted">{t('roundDraw.boards', ofBoards(boards))}</span>
        )}
      </div>
    </li>
  );
}
