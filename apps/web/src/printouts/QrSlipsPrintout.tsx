import { useTranslation } from 'react-i18next';
import type { QrSlip } from '../api/printoutDocuments.js';
import { nameSlipsQuery } from '../api/printoutQueries.js';
import { PhonesCannotCome } from '../parts/PhonesCannotCome.js';
import { QrCode } from '../parts/QrCode.js';
import { calledAs } from '../play/contestants.js';
import { Loaded } from './Loaded.js';
import { PrintoutControls } from './PrintoutControls.js';
import type { PrintoutProps } from './PrintoutProps.js';
import classes from './Printouts.module.css';

/** A slip for each pair: who it is, where it begins, and a code that leads to its card. */
export function QrSlipsPrintout({ tournament, session }: PrintoutProps) {
  const { t } = useTranslation();
  return (
    <>
      <PrintoutControls
        text={t('papers.slipsText')}
        pdf={{ tournament: tournament.id, of: { paper: 'name-slips', session: session.session } }}
      >
        <PhonesCannotCome />
        {tournament.status === 'draft' && <p className="note">{t('papers.unpublished')}</p>}
      </PrintoutControls>
      <Loaded query={nameSlipsQuery(tournament.id, session.session)}>
        {({ slips }) => (
          <div className={classes.cards}>
            {slips.map((slip) => (
              <Slip key={slip.contestant} slip={slip} tournament={tournament} session={session} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Slip({
  slip: { contestant, start, link },
  tournament,
  session,
}: PrintoutProps & { readonly slip: QrSlip }) {
  const { t } = useTranslation();
  const { number, names } = calledAs(session, contestant);
  const called = t('standings.pair', { number });
  return (
    <section className={classes.slip}>
      <div className={`stack gap-4 shrinks ${classes.words}`}>
        <h2 className="large breaks">{names ?? called}</h2>
        {names !== undefined && <p>{called}</p>}
        {start?.table && start.side && (
          <>
            <p>
              {start.round > 1
                ? t('papers.beginsIn', { round: start.round })
                : t(start.what === 'sits-out' ? 'papers.beginsSittingOut' : 'papers.begins')}
            </p>
            <p className={classes.start}>
              {start.table}{' '}
              {t(start.seat ? `contract.seatName.${start.seat}` : `contract.side.${start.side}`)}
            </p>
          </>
        )}
        <p className={classes.scan}>{t('papers.slipWords')}</p>
        <p className={classes.where}>
          {tournament.name}, {t('standings.session', { session: session.session })}
        </p>
      </div>
      <QrCode text={link} label={t('papers.slipCode', { pair: names ?? number })} />
    </section>
  );
}
