import { useTranslation } from 'react-i18next';
import type { MatchesSeen, TeamSeen } from '../api/matchDocuments.js';
import { numbersText } from '../messages/fieldText.js';
import { namesText } from '../play/namesText.js';
import classes from './Teams.module.css';
import { teamText } from '../play/teamText.js';

/** Who is in each team, and who plays when, as far as line-ups are shown. */
export function TeamLineUps({ seen: { teams } }: { readonly seen: MatchesSeen }) {
  const { t } = useTranslation();
  const named = teams.filter(({ players }) => players.length > 0);
  if (named.length === 0) return null;
  return (
    <section>
      <h2>{t('match.teams')}</h2>
      <ul className="stack list">
        {named.map((team) => (
          <li key={team.team}>
            <Team team={team} teams={teams} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Team({ team, teams }: { readonly team: TeamSeen; readonly teams: readonly TeamSeen[] }) {
  const { t } = useTranslation();
  return (
    <details className="card">
      <summary className="row gap-4 gap-x-16 between target pad-12">
        <span className="shrinks strong breaks">{teamText(team.team, teams)}</span>
        {team.handedIn.length > 0 && (
          <span className="muted">{t('match.handedIn', { rounds: numbersText(team.handedIn) })}</span>
        )}
      </summary>
      <div className={classes.body}>
        <p>{namesText(team.players)}</p>
        {team.lineUps.map(({ fromRound, lineUp: { N, S, E, W } }) => (
          <p key={fromRound}>
            {t(fromRound === 0 ? 'match.lineUpBefore' : 'match.lineUp', {
              round: fromRound,
              northSouth: namesText([N, S]),
              eastWest: namesText([E, W]),
            })}
          </p>
        ))}
      </div>
    </details>
  );
}
