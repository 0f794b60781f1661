import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { dueSealQuery } from '../api/queries.js';
import type { Tournament } from '../api/types.js';
import { useIsOver } from '../parts/useIsOver.js';
import { useMoment } from '../parts/useMoment.js';
import { deskPath } from '../play/paths.js';
import { OpenAppeals, useOpenAppeals } from '../rulings/OpenAppeals.js';

/** When the official seal, or an amended one, is set by itself; and what keeps it back. For those who direct. */
export function DueSeal({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const { data: due } = useQuery({
    ...dueSealQuery(tournament.id, tournament.head),
    placeholderData: keepPreviousData,
  });
  const isOver = useIsOver(due?.from ?? null);
  const appeals = useOpenAppeals(tournament.id);
  if (!due) return null;
  const { kind: ofKind, from, playing, keptBack } = due;
  const kind = t(`sealKind.${ofKind}`);
  const waits = isOver && keptBack.length + appeals.length > 0;
  return (
    <div className="note" data-meaning={waits ? 'warn' : undefined}>
      {from === null && t('seals.due.playing', { kind, sessions: playing.join(', ') })}
      {from !== null && !isOver && t('seals.due.from', { kind, time: momentOf(from) })}
      {isOver && t(waits ? 'seals.due.waits' : 'seals.due.now', { kind })}
      {keptBack.length > 0 && (
        <ul>
          {keptBack.map(({ session, ...counts }) => (
            <li key={session}>
              <Link href={deskPath(tournament.id, session)}>{t('standings.session', { session })}</Link>
              {': '}
              {t('seals.due.keptBack', counts)}
            </li>
          ))}
        </ul>
      )}
      <OpenAppeals tournament={tournament.id} />
    </div>
  );
}
