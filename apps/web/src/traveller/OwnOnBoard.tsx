import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TravellerLineSeen, TravellerSeen } from '../api/travellerDocuments.js';
import { signed } from '../messages/fieldText.js';
import { Panel } from '../kit/Panel.js';
import { useLocale } from '../parts/useLocale.js';
import { Contestant } from '../play/Contestant.js';
import { percentText, worthText } from '../play/figures.js';
import { AwardWhy } from './AwardWhy.js';
import { FieldOfScores } from './FieldOfScores.js';
import { LineResult } from './LineResult.js';
import { ownOf } from '../play/ownAward.js';
import page from './TravellerPage.module.css';

/** What somebody has on a board, and why, from their own side: said before anything else is, with all scores as a picture. */
export default function OwnOnBoard({
  line,
  contestant,
  traveller,
  session,
}: {
  readonly line: TravellerLineSeen;
  readonly contestant: string;
  readonly traveller: TravellerSeen;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { side, score, award, percent } = ownOf(line, contestant);
  const [opponents, others] = side === 'NS' ? [line.ew, line.partners?.ew] : [line.ns, line.partners?.ns];
  const worth = award && award.kind !== 'not-played' ? worthText(award, locale) : undefined;
  return (
    <div className={`grid gap-16 one-column ${page.whole} top`}>
      <Panel
        title={t('match.tableRound', { table: line.table, round: line.round })}
        aside={
          opponents !== null && (
            <span className="muted">
              {t('move.against')} <Contestant session={session} contestant={opponents} round={line.round} />
              {others !== undefined && (
                <>
                  , <Contestant session={session} contestant={others} round={line.round} />
                </>
              )}
            </span>
          )
        }
      >
        <p className="row gap-4 gap-x-16 stretch larger number">
          <span>
            <LineResult line={line} />
          </span>
          {score !== undefined && <span>{signed(score)}</span>}
          <strong>{percent === undefined ? worth : percentText(percent, locale)}</strong>
        </p>
        {award ? (
          <AwardWhy
            award={award}
            line={line}
            side={side}
            traveller={traveller}
            method={session.settings.method.board}
          />
        ) : (
          <p>{t('traveller.noAward')}</p>
        )}
      </Panel>
      <FieldOfScores traveller={traveller} own={(one) => one === line} asked={undefined} />
    </div>
  );
}
