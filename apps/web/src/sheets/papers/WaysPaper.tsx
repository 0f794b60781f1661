import { useTranslation } from 'react-i18next';
import { PaperControls } from '../../papers/PaperControls.js';
import type { PaperProps } from '../../papers/PaperProps.js';
import papers from '../../papers/Papers.module.css';
import { Contestant } from '../../standings/Contestant.js';
import { playingIn } from '../../standings/contestants.js';
import { WayOfPlayer } from './WayOfPlayer.js';

/** The guide cards of all players, to be printed and handed out. */
export function WaysPaper({ tournament, session }: PaperProps) {
  const { t } = useTranslation();
  return (
    <>
      <PaperControls
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
