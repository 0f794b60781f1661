import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LastDraw } from '../../api/drawDocuments.js';
import type { SessionSeen } from '../../api/documents.js';
import { WhySitsOut } from '../../draws/WhySitsOut.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { calledAs, calledText } from '../../play/contestants.js';
import { playsTeams } from '../../play/playsTeams.js';
import { AskCommand } from '../../form/AskCommand.js';
import { Meetings } from './Meetings.js';
import { useTitleIn } from './useTitleIn.js';

/** The round that was drawn last; before it is called, two pairs that are tapped change places. */
export function LastDrawn({
  tournament,
  session,
  section,
  last,
  mayChange,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly section: string;
  readonly last: LastDraw;
  readonly mayChange: boolean;
}) {
  const { t } = useTranslation();
  const titleIn = useTitleIn(session, section);
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState<string>();
  const { round, called, plays, byes, basis } = last;
  const tap = (contestant: string) => {
    if (chosen === undefined) setChosen(contestant);
    else if (chosen === contestant) setChosen(undefined);
    else setOther(contestant);
  };
  const done = () => {
    setChosen(undefined);
    setOther(undefined);
  };
  const name = (contestant: string) => calledText(calledAs(session, contestant));
  const changing = mayChange && !called;
  return (
    <Panel
      title={titleIn(t('swiss.drawn', { round }))}
      aside={
        <Pill meaning={called ? 'live' : 'plain'}>{t(called ? 'swiss.called' : 'swiss.notCalled')}</Pill>
      }
    >
      <p>
        {t(`swiss.basis.${basis}`)}
        {changing && ` ${t(playsTeams(session) ? 'swiss.tapTwoTeams' : 'swiss.tapTwo')}`}
      </p>
      <Meetings
        session={session}
        round={round}
        meetings={plays}
        tapping={changing ? { chosen, tap } : undefined}
      />
      {byes.length > 0 && basis !== 'by-hand' && <WhySitsOut session={session} />}
      {chosen !== undefined && other !== undefined && (
        <AskCommand
          tournament={tournament}
          command="session.change-draw"
          body={(reason) => ({
            session: session.session,
            section,
            round,
            one: chosen,
            other,
            at: session.position,
            reason,
          })}
          title={t('swiss.exchangeTitle', { round })}
          text={t('swiss.exchangeText', { one: name(chosen), other: name(other) })}
          action={t('swiss.exchange')}
          reason="needed"
          onClose={done}
        />
      )}
    </Panel>
  );
}
