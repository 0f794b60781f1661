import { useTranslation } from 'react-i18next';
import type { Clash } from '../../api/sessionCommands.js';
import { contestantText } from '../../messages/fieldText.js';
import notes from '../../parts/Note.module.css';
import classes from './Room.module.css';

/** What a play that was not as scheduled does to the rest of the schedule. */
export function Clashes({ clashes }: { readonly clashes: readonly Clash[] | undefined }) {
  const { t } = useTranslation();
  if (!clashes) return null;
  return (
    <output className={notes.note} data-meaning={clashes.length > 0 ? 'warn' : 'good'}>
      <p>{t(clashes.length > 0 ? 'room.clashes' : 'room.noClashes')}</p>
      {clashes.length > 0 && (
        <ul className={classes.history}>
          {clashes.map(({ kind, contestant, table, round }) => (
            <li key={`${kind} ${contestant} ${table} ${round}`}>
              {t(`room.clash.${kind}`, { pair: contestantText(contestant), table, round })}
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}
