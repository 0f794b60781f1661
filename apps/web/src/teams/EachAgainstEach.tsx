import { useTranslation } from 'react-i18next';
import type { MatchesSeen, MatchSeen, TeamSeen } from '../api/matchDocuments.js';
import { contestantText } from '../messages/fieldText.js';
import { useLocale } from '../parts/useLocale.js';
import { pointsText } from '../play/figures.js';
import classes from './Teams.module.css';
import { sectionsOf, teamText } from '../play/teamText.js';

/** Who has what against whom, section by section, team by team in the order of their numbers. */
export function EachAgainstEach({ seen }: { readonly seen: MatchesSeen }) {
  const { t } = useTranslation();
  const sections = sectionsOf(seen.teams);
  return (
    <section>
      <h2>{t('match.eachAgainstEach')}</h2>
      {sections.map((section) => (
        <div key={section}>
          {sections.length > 1 && <h3 className={classes.part}>{t('standings.oneSection', { section })}</h3>}
          <OneSection seen={seen} teams={seen.teams.filter(({ team }) => team.startsWith(`${section}-`))} />
        </div>
      ))}
    </section>
  );
}

function OneSection({
  seen: { matches, teams: everybody },
  teams,
}: {
  readonly seen: MatchesSeen;
  readonly teams: readonly TeamSeen[];
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const against = (own: string, other: string) =>
    matches
      .filter(({ home, away }) => (home === own && away === other) || (home === other && away === own))
      .flatMap((match) => worth(match, match.home === own ? 'home' : 'away') ?? [])
      .map((exact) => pointsText(exact, locale))
      .join(' ');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <div className="scrolls-x" tabIndex={0}>
        <table className={`wide ruled figures ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col" className={classes.left}>
                {t('match.team')}
              </th>
              {teams.map(({ team }) => (
                <th key={team} scope="col">
                  {contestantText(team, { section: false })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map(({ team }) => (
              <tr key={team}>
                <th scope="row" className={classes.team}>
                  {teamText(team, everybody)}
                </th>
                {teams.map((other) => (
                  <td key={other.team}>{other.team === team ? '×' : against(team, other.team)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** What a match that is over was worth to a side. */
function worth({ complete, score }: MatchSeen, side: 'home' | 'away'): string | undefined {
  const own = score?.[side];
  return complete && own ? (own.victoryPoints?.points ?? own.score) : undefined;
}
