import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { ClashSeen } from '../../api/deskDocuments.js';
import type { Clash } from '../../api/sessionCommands.js';
import { clashText } from './clashText.js';

/** What a play that was not as scheduled does to the rest of the schedule. */
export function Clashes({
  session,
  clashes,
}: {
  readonly session: Pick<SessionSeen, 'sections' | 'contestants'>;
  readonly clashes: readonly Clash[] | undefined;
}) {
  const { t } = useTranslation();
  if (!clashes) return null;
  return (
    <output className="note" data-meaning={clashes.length > 0 ? 'warn' : 'good'}>
      <p>{t(clashes.length > 0 ? 'room.clashes' : 'room.noClashes')}</p>
      {clashes.length > 0 && (
        <ul className="above-4 small muted">
          {clashes.map(({ kind, contestant, table, round }) => (
            <li key={`${kind} ${contestant} ${table} ${round}`}>
              {clashText(t, session, { kind, contestant, table, round })}
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}

/** What plays that were not as scheduled do at a table, or did from there, as long as that is not over. */
export function OpenClashes({
  session,
  clashes,
}: {
  readonly session: Pick<SessionSeen, 'sections' | 'contestants'>;
  readonly clashes: readonly ClashSeen[];
}) {
  const { t } = useTranslation();
  if (clashes.length === 0) return null;
  return (
    <div className="note" data-meaning="warn">
      <ul className="above-4 small muted">
        {clashes.map(({ kind, contestant, table, round, board }) => (
          <li key={`${board} ${kind} ${contestant} ${table} ${round}`}>
            {t('room.want.clash', {
              board,
              clash: clashText(t, session, { kind, contestant, table, round }),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
