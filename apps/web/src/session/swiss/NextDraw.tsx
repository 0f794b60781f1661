import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedDraw } from '../../api/drawDocuments.js';
import type { SessionSeen } from '../../api/documents.js';
import { WhySitsOut } from '../../draws/WhySitsOut.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { Meetings } from './Meetings.js';
import { useTitleIn } from './useTitleIn.js';

/** The next round as the standings make it now, to be drawn. */
export function NextDraw({
  tournament,
  session,
  section,
  at,
  next,
  variant,
  mayDraw,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly section: string;
  /** The journal entry that the draw is made of. */
  readonly at: number;
  readonly next: ProposedDraw;
  readonly variant: 'filled' | 'default';
  readonly mayDraw: boolean;
}) {
  const { t } = useTranslation();
  const titleIn = useTitleIn(session, section);
  const [incomplete, setIncomplete] = useState(false);
  const { round, upTo, open, plays, byes, ranking } = next;
  const form = useTournamentCommand(tournament, 'session.draw-round', () => setIncomplete(false));
  return (
    <Panel title={titleIn(t('swiss.next', { round }))}>
      <p>{upTo === 0 ? t('swiss.fromNumbers') : t('swiss.fromResults', { round: upTo })}</p>
      {open > 0 && <p className="note">{t('swiss.missing', { count: open })}</p>}
      <Meetings session={session} round={round} meetings={plays} ranking={upTo === 0 ? [] : ranking} />
      {byes.length > 0 && upTo > 0 && <WhySitsOut session={session} />}
      {mayDraw && (
        <>
          {open > 0 && (
            <Held pending={form.pending}>
              <Tick label={t('swiss.incomplete')} value={incomplete} onChange={setIncomplete} />
            </Held>
          )}
          <ProblemNote problem={form.problem} />
          <div className="row">
            <Button
              variant={variant}
              sends
              loading={form.pending}
              disabled={open > 0 && !incomplete}
              onClick={() => form.submit({ session: session.session, section, round, at, incomplete })}
            >
              {t('swiss.draw', { round })}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
