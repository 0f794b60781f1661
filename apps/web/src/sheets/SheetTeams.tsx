import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { useLocale } from '../parts/useLocale.js';
import { calledAs } from '../play/contestants.js';
import { PlaceHeading, PlaceSeen } from '../play/PlaceSeen.js';
import ranking from '../standings/RankingTable.module.css';
import { scoreText } from '../play/scoreText.js';
import type { SheetStandingsSeen, SheetTeamSeen } from '../play/sheetQueries.js';

/** The players of a team with what each brings, as its lines say: they add up to its score. */
export function membersText(
  { lines }: SheetTeamSeen,
  session: SessionSeen,
  figure: (value: string) => string,
): string {
  return lines
    .map(({ player, value }) => {
      const { names, number } = calledAs(session, String(player));
      return `${names ?? number} ${figure(String(value))}`;
    })
    .join(' · ');
}

/** Teams of three in their order, each with what its players bring. */
export function SheetTeams({
  teams,
  counting,
  session,
}: {
  readonly teams: readonly SheetTeamSeen[];
  readonly counting: SheetStandingsSeen['counting'];
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const figure = (value: string) => scoreText(value, counting, locale);
  return (
    <section className={`stack ${ranking.ranking}`}>
      <h2>{t('sheetsSeen.teams')}</h2>
      <table className={`wide card ruled figures ${ranking.table}`} aria-label={t('sheetsSeen.teams')}>
        <thead>
          <tr>
            <PlaceHeading />
            <th scope="col" className={ranking.left}>
              {t('match.team')}
            </th>
            <th scope="col">{t(`sheetsSeen.score.${counting}`)}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.team}>
              <td>
                <PlaceSeen standing={team} />
              </td>
              <th scope="row" className={ranking.left}>
                {team.team}
                <div className="muted">{membersText(team, session, figure)}</div>
              </th>
              <td>
                <strong>{figure(team.score)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
