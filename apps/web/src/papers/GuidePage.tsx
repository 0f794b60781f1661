import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { guideCardQuery } from '../api/paperQueries.js';
import { Contestant } from '../standings/Contestant.js';
import { SessionPage } from '../standings/SessionPage.js';
import { GuideTable } from './GuideTable.js';
import { Loaded } from './Loaded.js';
import { PaperControls } from './PaperControls.js';
import classes from './Papers.module.css';

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
      {({ tournament, session, path }) => (
        <Loaded query={guideCardQuery(tournament.id, session.session, contestant)}>
          {(card) => (
            <>
              <section className={classes.card}>
                <h2>
                  <Contestant session={session} contestant={contestant} />
                </h2>
                <GuideTable card={card} session={session} />
              </section>
              <PaperControls text={t('guide.text')}>
                <p>
                  <Link href={`${path}/pair/${contestant}`}>{t('guide.toCard')}</Link>
                </p>
              </PaperControls>
            </>
          )}
        </Loaded>
      )}
    </SessionPage>
  );
}
