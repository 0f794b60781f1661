import { useTranslation } from 'react-i18next';
import { PrintoutControls } from '../PrintoutControls.js';
import type { PrintoutProps } from '../PrintoutProps.js';
import papers from '../Printouts.module.css';
import { Contestant } from '../../play/Contestant.js';
import { playingIn } from '../../play/contestants.js';
import { WayOfPlayer } from './WayOfPlayer.js';

/** The guide cards of all players, to be printed and handed out. */
export function WaysPrintout({ tournament, session }: PrintoutProps) {
  const { t } = useTranslation();
  return (
    <>
      <PrintoutControls
        text={t('papers.guideText')}
        pdf={{ tournament: tournament.id, of: { paper: 'guide-cards', session: session.session } }}
      />
      <div className={papers.cards}>
        {playingIn(session).map(({ contestant }) => (
          <section key={contestant} className={papers.card}>
            <h2>
              <Contestant session={session} contestant={contestant} />
            </h2>
            <WayOfPlayer session={session} contestant={contestant} />
            <p className={papers.where}>
              {tournament.name}, {t('standings.session', { session: session.session })}
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
