import { Select } from '../../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { namesText } from '../../play/namesText.js';
import { DrawByCards } from './DrawByCards.js';
import { DrawSeats } from './DrawSeats.js';
import { HowDrawn } from './HowDrawn.js';
import { numberOfPlace, PlaceName } from './PlaceName.js';
import { PlacesByHand } from './PlacesByHand.js';
import classes from './SetUp.module.css';
import { replacesDraw, seatsTaken } from './seatsTaken.js';
import { useStepVariant } from './steps.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';

interface SeatsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The pairs that take part. */
  readonly entries: readonly EntrySeen[];
}

/** Which pair has which place: drawn, or given by hand; or nobody, and the names come from the tables. */
export function SeatsPanel(props: SeatsProps) {
  const { t } = useTranslation();
  const { session, entries } = props;
  const preparing = session.status === 'set-up';
  return (
    <Panel title={t('draw.title')}>
      {session.sections.length === 0 ? (
        <p className="muted">{t('draw.movementFirst')}</p>
      ) : (
        <>
          <p>{t(entries.length > 0 ? 'draw.what' : 'draw.noEntries')}</p>
          {preparing && entries.length > 0 && <Draws {...props} />}
          <HowDrawn tournament={props.tournament} session={session} />
          <Places {...props} />
        </>
      )}
    </Panel>
  );
}

function Draws({ tournament, session, entries }: SeatsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'random' | 'draw' | 'cards'>();
  const at = useEntriesSeenAt(tournament);
  const random = useTournamentCommand(tournament, 'session.draw-seats', () => undefined);
  const close = () => setAsking(undefined);
  const variant = useStepVariant('seats');
  const again = replacesDraw(session);
  const taken = seatsTaken(session);
  return (
    <>
      <ProblemNote problem={random.problem} />
      <div className="row">
        {!again && (
          <Button
            variant={variant}
            loading={random.pending}
            onClick={() =>
              taken > 0 ? setAsking('random') : random.submit({ session: session.session, at })
            }
          >
            {t('draw.random')}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking('draw')}>
          {t(again ? 'draw.drawAgain' : 'draw.withWishes')}
        </Button>
        {!session.sections.some(({ tables }) => tables?.teams) && (
          <Button variant="default" onClick={() => setAsking('cards')}>
            {t('draw.byCards')}
          </Button>
        )}
      </div>
      {asking === 'random' && (
        <AskCommand
          tournament={tournament}
          command="session.draw-seats"
          body={() => ({ session: session.session, at })}
          title={t('draw.replacesTitle')}
          text={t('draw.replaces', { count: taken })}
          action={t('draw.random')}
          onClose={close}
        />
      )}
      {asking === 'draw' && (
        <DrawSeats tournament={tournament} session={session} entries={entries} onClose={close} />
      )}
      {asking === 'cards' && (
        <DrawByCards tournament={tournament} session={session} entries={entries} onClose={close} />
      )}
    </>
  );
}

function Places({ tournament, session, entries }: SeatsProps) {
  const { t } = useTranslation();
  const [byHand, setByHand] = useState(false);
  const form = useTournamentCommand(tournament, 'session.seat', () => undefined);
  const { contestants, session: name, position } = session;
  const taken = new Set(contestants.map(({ entry }) => entry));
  const playing = contestants.filter(
    ({ absent }) => !absent.some(({ fromRound, untilRound }) => fromRound === 1 && untilRound === null),
  );
  return (
    <>
      {entries.length > 0 && session.status !== 'closed' && (
        <div>
          <Button variant="default" aria-pressed={byHand} onClick={() => setByHand(!byHand)}>
            {t(byHand ? 'draw.byHandDone' : 'draw.byHand')}
          </Button>
        </div>
      )}
      <ProblemNote problem={form.problem} />
      {byHand && session.status === 'set-up' ? (
        <PlacesByHand
          tournament={tournament}
          session={session}
          entries={entries}
          seats={playing}
          at={position}
        />
      ) : (
        <ul className="grid gap-4 gap-x-24 columns-260 list" aria-label={t('draw.places')}>
          {playing.map(({ contestant, entry, players }) => {
            return (
              <li key={contestant} className={`bar gap-12 target line-above ${classes.seat}`}>
                <PlaceName session={session} contestant={contestant} />
                {byHand ? (
                  <Select
                    aria-label={t('draw.seatOf', { pair: numberOfPlace(session, contestant) })}
                    value={entry ?? ''}
                    disabled={form.pending}
                    data={[
                      { value: '', label: t('draw.nobody') },
                      ...entries
                        .filter((one) => one.entry === entry || !taken.has(one.entry))
                        .map((one) => ({ value: one.entry, label: namesText(one.players) })),
                    ]}
                    onChange={(value) =>
                      form.submit({
                        session: name,
                        contestant,
                        entry: value === '' ? null : value,
                        at: position,
                      })
                    }
                  />
                ) : (
                  <span>
                    {players.length > 0 ? (
                      namesText(players)
                    ) : (
                      <span className="muted">{t('draw.nobody')}</span>
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
