import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import type { LatePlaySeen, DeskSeen } from '../../api/deskDocuments.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { AskCommand } from '../../form/AskCommand.js';
import { AtOnceButton } from '../../form/AtOnceButton.js';
import { playPart } from '../../play/paths.js';
import { usePlayTitle, type PlayShown } from './PlayDialogs.js';
import classes from './Desk.module.css';
import { CancelLatePlay } from './RulingDialogs.js';
import { meetingAt } from '../../play/schedule.js';
import { TakeUpLatePlay } from './TakeUpLatePlay.js';

interface LatePlaysProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly mayDirect: boolean;
  readonly pathOf: (part: string) => string;
}

interface OneProps extends LatePlaysProps {
  readonly late: LatePlaySeen;
  /** The journal entry up to which it was seen. */
  readonly at: number;
}

/** The late plays of a session: those asked for, those that wait, and those that are being played. */
export default function LatePlays({ room, ...props }: LatePlaysProps & { readonly room: DeskSeen }) {
  const { t } = useTranslation();
  if (room.latePlays.length === 0 || room.status !== 'running') return null;
  return (
    <Panel title={t('late.title')}>
      <ul className="stack list">
        {room.latePlays.map((late) => (
          <One key={`${late.table} ${late.round} ${late.board}`} late={late} at={room.position} {...props} />
        ))}
      </ul>
    </Panel>
  );
}

const ACTIONS = ['grant', 'refuse', 'take-up', 'cancel', 'put-off-again'] as const;
type Action = (typeof ACTIONS)[number];
type AskedAction = Exclude<Action, 'grant' | 'put-off-again'>;

function actionsFor({ granted, at }: LatePlaySeen): readonly Action[] {
  if (!granted) return ['grant', 'refuse'];
  return at === null ? ['take-up', 'cancel'] : ['put-off-again', 'cancel'];
}

function One({ late, at: seenAt, tournament, session, mayDirect, pathOf }: OneProps) {
  const { t } = useTranslation();
  const [action, setAction] = useState<AskedAction>();
  const { table, round, board, granted, at } = late;
  const { ns = null, ew = null, partners } = meetingAt(session, table, round) ?? {};
  const play: PlayShown = { session, table, round, board, ns, ew, partners, result: null, at: seenAt };
  const title = usePlayTitle(play);
  const onClose = () => setAction(undefined);
  const own = { table, round, board };
  const place = { session: session.session, ...own };
  return (
    <li className={classes.want} data-meaning={granted ? 'plain' : 'warn'}>
      <Link href={pathOf(playPart(own))}>
        {t(!granted ? 'late.wanted' : at === null ? 'late.waiting' : 'late.playing', {
          table,
          round,
          board,
          at: at ?? '',
        })}
      </Link>
      {mayDirect && (
        <div className={`row ${classes.actions}`}>
          {actionsFor(late).map((each) =>
            each === 'grant' || each === 'put-off-again' ? (
              <AtOnceButton
                key={each}
                tournament={tournament}
                command="result.postpone"
                body={{ ...place, at: seenAt }}
                action={t(`late.action.${each}`)}
              />
            ) : (
              <Button key={each} variant="default" onClick={() => setAction(each)}>
                {t(`late.action.${each}`)}
              </Button>
            ),
          )}
        </div>
      )}
      {action === 'refuse' && (
        <AskCommand
          tournament={tournament}
          title={title}
          command="result.refuse-late-play"
          body={() => ({ ...place, at: seenAt })}
          text={t('late.refuseText')}
          action={t('late.action.refuse')}
          onClose={onClose}
        />
      )}
      {action === 'take-up' && <TakeUpLatePlay tournament={tournament} play={play} onClose={onClose} />}
      {action === 'cancel' && <CancelLatePlay tournament={tournament} play={play} onClose={onClose} />}
    </li>
  );
}
