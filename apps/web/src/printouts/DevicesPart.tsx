import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DeviceNote } from '../api/printoutDocuments.js';
import { devicesQuery } from '../api/printoutQueries.js';
import { Button } from '../kit/Button.js';
import { Loaded } from './Loaded.js';
import type { PrintoutProps } from './PrintoutProps.js';

/** The file for the control program of scoring devices, and what it cannot tell them. */
export function DevicesPart({ tournament, session }: PrintoutProps) {
  const { t } = useTranslation();
  const name = session.session;
  return (
    <div className="stack gap-12 top prose">
      <p>{t('bridgemates.text')}</p>
      <Loaded query={devicesQuery(tournament.id, name)}>
        {({ sections, notes }) => (
          <>
            <p>
              {t('bridgemates.holds', {
                sections: sections.map(({ section }) => section).join(', '),
                tables: sections.reduce((sum, { tables }) => sum + tables.length, 0),
                rounds: Math.max(0, ...sections.flatMap(({ rounds }) => rounds.map(({ round }) => round))),
              })}
            </p>
            {notes.length > 0 && (
              <ul>
                {notes.map((note) => (
                  <li key={JSON.stringify(note)}>{noteText(t, note)}</li>
                ))}
              </ul>
            )}
            <div>
              <Button
                component="a"
                href={`/api/tournaments/${tournament.id}/sessions/${name}/papers/devices/file`}
                download={`${tournament.name} - ${t('session.name', { session: name })}.bws`}
              >
                {t('bridgemates.file')}
              </Button>
            </div>
            <p className="muted">{t('bridgemates.hands')}</p>
          </>
        )}
      </Loaded>
    </div>
  );
}

function noteText(t: TFunction, note: DeviceNote): string {
  switch (note.code) {
    case 'undrawn':
      return t('bridgemates.undrawn', note);
    case 'other-section':
      return t('bridgemates.other-section', { table: note.table, rounds: note.rounds.join(', ') });
    case 'nameless':
      return t('bridgemates.nameless', { section: note.section, count: note.seats });
    default:
      return note satisfies never;
  }
}
