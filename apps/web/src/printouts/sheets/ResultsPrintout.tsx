import { useTranslation } from 'react-i18next';
import type { PlayerStatus } from '#preferans';
import { conventionText, playerStatusText, standingLineText, type Language, type StandingLine } from '#words';
import { Loaded } from '../Loaded.js';
import { PrintoutControls } from '../PrintoutControls.js';
import type { PrintoutProps } from '../PrintoutProps.js';
import papers from '../Printouts.module.css';
import { WholePrintout } from '../WholePrintout.js';
import { useLocale } from '../../parts/useLocale.js';
import { Contestant } from '../../play/Contestant.js';
import { impsText } from '../../play/figures.js';
import { placeOf } from '../../play/places.js';
import { PlaceHeading, PlaceSeen } from '../../play/PlaceSeen.js';
import { scoreText } from '../../play/scoreText.js';
import { sheetStandingsQuery, type SheetStandingsSeen } from '../../play/sheetQueries.js';
import { SheetTeams } from '../../sheets/SheetTeams.js';
import { Signatures } from './Signatures.js';

/** The standings with what each round brought, to be hung up and signed. */
export function ResultsPrintout({ tournament, session }: PrintoutProps) {
  const { t, i18n } = useTranslation();
  const convention = session.sheets?.convention.name;
  return (
    <>
      <PrintoutControls
        text={t('papers.resultsText')}
        pdf={{ tournament: tournament.id, of: { paper: 'standings', session: session.session } }}
      />
      {convention === undefined && <p className="muted">{t('sheetsSeen.notAgreed')}</p>}
      {convention !== undefined && (
        <Loaded query={sheetStandingsQuery(tournament.id, session.session)}>
          {(seen) => (
            <WholePrintout label={t('papers.results')}>
              <p>
                {[
                  conventionText(i18n.language as Language, convention),
                  t(`sheetsSeen.counting.${seen.counting}`),
                  session.status === 'running' && session.round > 0
                    ? t('standings.round', { round: session.round, rounds: session.rounds })
                    : t(`standings.status.${session.status}`),
                ].join(' · ')}
              </p>
              {seen.teams.length > 0 && <SheetTeams {...seen} session={session} />}
              <Standings seen={seen} session={session} />
              <Signatures who={[t('papers.chiefJudge'), t('papers.secretary')]} />
            </WholePrintout>
          )}
        </Loaded>
      )}
    </>
  );
}

function Standings({
  seen: { upTo, counting, standings },
  session,
}: Pick<PrintoutProps, 'session'> & { readonly seen: SheetStandingsSeen }) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const rounds = Array.from({ length: Math.min(upTo, session.round) }, (_, index) => index + 1);
  return (
    <>
      <table className={`wide ${papers.rounds}`}>
        <thead>
          <tr>
            <PlaceHeading />
            <th scope="col">{t('sheetsSeen.player')}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {t('sheetsSeen.roundShort', { round })}
              </th>
            ))}
            <th scope="col">{t(`sheetsSeen.score.${counting}`)}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr key={standing.contestant}>
              <td>
                <PlaceSeen standing={standing} />
              </td>
              <th scope="row">
                <Contestant session={session} contestant={standing.contestant} />
                {standing.status !== 'playing' && (
                  <small>
                    {playerStatusText(i18n.language as Language, standing.status as PlayerStatus)}
                  </small>
                )}
                {standing.lines
                  .filter(({ what }) => what === 'carry')
                  .map((line) => (
                    <small key="carry">
                      {standingLineText(i18n.language as Language, line as unknown as StandingLine)}:{' '}
                      {impsText(`${line['value']}`, locale)}
                    </small>
                  ))}
              </th>
              {rounds.map((round) => {
                const own = standing.rounds.find((one) => one.round === round);
                return <td key={round}>{own ? `${impsText(own.whists, locale)} (${placeOf(own)})` : '–'}</td>;
              })}
              <td>
                <strong>{scoreText(standing.score, counting, locale)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.length > 0 && <p className={papers.remark}>{t('sheetsSeen.roundsText')}</p>}
    </>
  );
}
