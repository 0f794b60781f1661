import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LastDraw, ProposedDraw } from '../../api/drawDocuments.js';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { AskCommand } from '../../form/AskCommand.js';
import { Meetings } from './Meetings.js';
import { meetingsNotIn } from './meetingChanges.js';
import { useTitleIn } from './useTitleIn.js';

/** What a drawn round would have been by the standings as they are now: the director keeps it, or draws again. */
export function OtherDraw({
  tournament,
  session,
  section,
  at,
  last,
  now,
  mayDraw,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly section: string;
  readonly at: number;
  readonly last: LastDraw;
  readonly now: ProposedDraw;
  readonly mayDraw: boolean;
}) {
  const { t } = useTranslation();
  const titleIn = useTitleIn(session, section);
  const [asking, setAsking] = useState<'keep' | 'again'>();
  const { round, plays, started, kept } = last;
  const incomplete = now.open > 0;
  const body = { session: session.session, section, round, at, incomplete };
  const close = () => setAsking(undefined);
  return (
    <Panel title={titleIn(t('swiss.otherTitle', { round }))}>
      <p className="note" data-meaning={kept ? 'good' : 'warn'}>
        {t(kept ? 'swiss.otherKept' : 'swiss.otherText', { round })}
      </p>
      {started.length > 0 && <p>{t('swiss.started', { tables: started.join(', ') })}</p>}
      {incomplete && <p>{t('swiss.missing', { count: now.open })}</p>}
      <div className="grid gap-16 fit-320">
        <div>
          <h3 className="below-8">{t('swiss.asItIs')}</h3>
          <Meetings
            session={session}
            round={round}
            meetings={plays}
            changed={meetingsNotIn(plays, now.plays)}
          />
        </div>
        <div>
          <h3 className="below-8">{t('swiss.asItWouldBe')}</h3>
          <Meetings
            session={session}
            round={round}
            meetings={now.plays}
            changed={meetingsNotIn(now.plays, plays)}
            ranking={now.ranking}
          />
        </div>
      </div>
      {mayDraw && !kept && (
        <div className="row">
          <Button variant="default" onClick={() => setAsking('keep')}>
            {t('swiss.keep')}
          </Button>
          <Button variant="default" onClick={() => setAsking('again')}>
            {t(started.length > 0 ? 'swiss.againRest' : 'swiss.again')}
          </Button>
        </div>
      )}
      {asking === 'keep' && (
        <AskCommand
          tournament={tournament}
          command="session.keep-draw"
          body={(reason) => ({ ...body, reason })}
          title={t('swiss.keepTitle', { round })}
          text={t('swiss.keepText')}
          action={t('swiss.keep')}
          reason="needed"
          onClose={close}
        />
      )}
      {asking === 'again' && (
        <AskCommand
          tournament={tournament}
          command="session.draw-round"
          body={(reason) => ({ ...body, reason })}
          title={t('swiss.againTitle', { round })}
          text={t(last.called ? 'swiss.againCalled' : 'swiss.againText')}
          action={t(started.length > 0 ? 'swiss.againRest' : 'swiss.again')}
          grave={last.called}
          reason="needed"
          onClose={close}
        />
      )}
    </Panel>
  );
}
