import { useTranslation } from 'react-i18next';
import { guideCardsQuery } from '../api/printoutQueries.js';
import { Contestant } from '../play/Contestant.js';
import { GuideTable } from './GuideTable.js';
import { Loaded } from './Loaded.js';
import { PrintoutControls } from './PrintoutControls.js';
import type { PrintoutProps } from './PrintoutProps.js';
import classes from './Printouts.module.css';

/** The guide cards of everybody who takes part, to be printed and handed out. */
export function GuideCardsPrintout({ tournament, session }: PrintoutProps) {
  const { t } = useTranslation();
  return (
    <>
      <PrintoutControls
        text={t('papers.guideText')}
        pdf={{ tournament: tournament.id, of: { paper: 'guide-cards', session: session.session } }}
      />
      <Loaded query={guideCardsQuery(tournament.id, session.session)}>
        {({ cards }) => (
          <div className={classes.cards}>
            {cards.map((card) => (
              <section key={card.contestant} className={classes.card}>
                <h2>
                  <Contestant session={session} contestant={card.contestant} />
                </h2>
                <GuideTable card={card} session={session} />
                <p className={classes.where}>
                  {tournament.name}, {t('standings.session', { session: session.session })}
                </p>
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}
