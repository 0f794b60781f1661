import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { guideCardQuery } from '../api/printoutQueries.js';
import type { SessionSeen } from '../api/documents.js';
import { gameParts } from '../play/gameParts.js';
import { WayOfPlayer } from './sheets/WayOfPlayer.js';
import { Contestant } from '../play/Contestant.js';
import { SessionPage } from '../shell/SessionPage.js';
import { GuideTable } from './GuideTable.js';
import { Loaded } from './Loaded.js';
import { PrintoutControls } from './PrintoutControls.js';
import classes from './Printouts.module.css';

/** A contestant's guide card, for everybody: where it goes in each round. */
export default function GuidePage({
  tournament: id,
  session: name,
  contestant,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly contestant: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={id} name={name} tab="standings" title={t('guide.title')}>
      {({ tournament, session, path }) =>
        gameParts(session.game).sheets ? (
          <WayOfOne session={session} contestant={contestant} path={path} />
        ) : (
          <Loaded query={guideCardQuery(tournament.id, session.session, contestant)}>
            {(card) => (
              <>
                <section className={classes.card}>
                  <h2>
                    <Contestant session={session} contestant={contestant} />
                  </h2>
                  <GuideTable card={card} session={session} />
                </section>
                <ToCard contestant={contestant} path={path} />
              </>
            )}
          </Loaded>
        )
      }
    </SessionPage>
  );
}

/** A player's way where sheets are written, as far as its tables are drawn. */
function WayOfOne({
  session,
  contestant,
  path,
}: {
  readonly session: SessionSeen;
  readonly contestant: string;
  readonly path: string;
}) {
  const { t } = useTranslation();
  if (!session.contestants.some((one) => one.contestant === contestant)) return <p>{t('card.unknown')}</p>;
  return (
    <>
      <section className={classes.card}>
        <h2>
          <Contestant session={session} contestant={contestant} />
        </h2>
        <WayOfPlayer session={session} contestant={contestant} />
      </section>
      <ToCard contestant={contestant} path={path} />
    </>
  );
}

/** What the card is, and the way to the one with results. */
function ToCard({ contestant, path }: { readonly contestant: string; readonly path: string }) {
  const { t } = useTranslation();
  return (
    <PrintoutControls text={t('guide.text')}>
      <p className="fingers">
        <Link href={`${path}/pair/${contestant}`}>{t('guide.toCard')}</Link>
      </p>
    </PrintoutControls>
  );
}
