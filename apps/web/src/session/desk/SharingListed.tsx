import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedBoards } from '#movement';
import { ofBoards } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';

const AT_FIRST = 6;

/** Which tables would share which boards, round by round. */
export function SharingListed({ shared }: { readonly shared: readonly SharedBoards[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? shared : shared.slice(0, AT_FIRST);
  return (
    <>
      {t('room.change.shared')}
      <ul className="above-4">
        {shown.map(({ round, boards, tables }) => (
          <li key={`${round} ${tables.join(' ')}`}>
            {t('room.change.sharedIn', { round, ...ofBoards(boards), tables: tables.join(', ') })}
          </li>
        ))}
      </ul>
      {shared.length > shown.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('room.change.more', { count: shared.length - shown.length })}
        </Button>
      )}
    </>
  );
}
