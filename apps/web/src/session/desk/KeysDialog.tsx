import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { UNDO_KEY } from '../../undo/undoKey.js';
import classes from './Keys.module.css';
import { ROOM_KEYS } from './keysOfDesk.js';

/** The keys of the room, and whether those of one character do anything (WCAG 2.1.4). */
export default function KeysDialog({
  on,
  onTurn,
  onClose,
}: {
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('room.keys')} pending={false} problem={undefined} onSubmit={onClose} onClose={onClose}>
      <Tick label={t('room.keys.on')} description={t('room.keys.text')} value={on} onChange={onTurn} />
      <dl className={`grid gap-x-16 columns-260 ${classes.keys}`}>
        {ROOM_KEYS.map(({ keys, does }) => (
          <div className="bar baseline" key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`room.key.${does}`)}</dd>
          </div>
        ))}
        <div className="bar baseline">
          <dt>
            <kbd>← ↑ → ↓</kbd>
          </dt>
          <dd>{t('room.key.arrows')}</dd>
        </div>
        <div>
          <dt>
            <kbd>{UNDO_KEY.shown}</kbd>
          </dt>
          <dd>{t('room.key.undo')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
