import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type {
  ContestAmendmentSeen,
  ContestSeen,
  SealOverSeen,
  SessionCountedSeen,
} from '../../api/contestDocuments.js';
import { Pill } from '../../kit/Pill.js';
import { useTimes } from '../../parts/useTimes.js';
import { sessionPath } from '../../play/paths.js';
import { PublishedProtocol } from '../PublishedProtocol.js';
import moved from '../MovedSince.module.css';

/** From which protocols and seals of its sessions a contest is made, and what has changed it once it was official. */
export function MadeFrom({
  tournament,
  contest: { contest, sessions, broughtFrom, seal, amendments },
}: {
  readonly tournament: string;
  readonly contest: ContestSeen;
}) {
  const { t } = useTranslation();
  if (!sessions.some(({ final }) => final)) return null;
  return (
    <>
      {amendments.length > 0 && (
        <section aria-label={t('contest.amendments')}>
          <h2>{t('contest.amendments')}</h2>
          <ul className={moved.moves}>
            {amendments.map((amendment) => (
              <Amendment key={`${contest} ${amendment.position}`} {...{ tournament, amendment }} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('contest.madeFrom')}>
        <h2>{t('contest.madeFrom')}</h2>
        <p>
          {t('contest.itself')}: <Sealed seal={seal} />
        </p>
        <ul className={moved.moves}>
          {[...sessions, ...broughtFrom].map((session) => (
            <Counted key={session.session} tournament={tournament} counted={session} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Counted({
  tournament,
  counted: { session, protocol, seal },
}: {
  readonly tournament: string;
  readonly counted: SessionCountedSeen;
}) {
  const { t } = useTranslation();
  return (
    <li>
      <Link href={sessionPath(tournament, session)}>{t('contest.session', { session })}</Link>:{' '}
      <Sealed seal={seal} />
      <PublishedProtocol tournament={tournament} session={session} protocol={protocol} />
    </li>
  );
}

function Sealed({ seal }: { readonly seal: SealOverSeen | null }) {
  const { t } = useTranslation();
  if (!seal) return t('contest.unsealed');
  return (
    <>
      <Pill meaning={seal.kind === 'official' ? 'good' : 'warn'}>{t(`sealKind.${seal.kind}`)}</Pill>{' '}
      <span className="number">{t('seals.lines', { position: seal.position })}</span>{' '}
      <span className="mono">{seal.hash.slice(0, 16)}…</span>
    </>
  );
}

function Amendment({
  tournament,
  amendment: { position, time, what, session = '', by, reason },
}: {
  readonly tournament: string;
  readonly amendment: ContestAmendmentSeen;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <li>
      <span className="number">{times.dayAndClock(time)}</span>{' '}
      {what === 'session' ? (
        <Link href={`${sessionPath(tournament, session)}?at=${position - 1}`}>
          {t('contest.amended.session', { session })}
        </Link>
      ) : (
        t(`contest.amended.${what}`)
      )}
      {by && <span className="muted"> · {by}</span>}
      {reason && <p className="muted">{reason}</p>}
    </li>
  );
}
