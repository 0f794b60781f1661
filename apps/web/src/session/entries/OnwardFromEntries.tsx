import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useFormPlace } from '../../form/useFormPlace.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { recallDraft } from '../../parts/keptDraft.js';
import { setUpPath } from '../../play/paths.js';
import { useListNotEntered } from './listNotEntered.js';
import type { PlayerNamed } from './players.js';

/** The way on from the entries. Where names are written and not entered, it asks first: nobody goes on without noticing. */
export function OnwardFromEntries({
  tournament,
  session,
  keptAs,
}: {
  readonly tournament: string;
  /** The session that is set up next. */
  readonly session: string;
  /** Of what the form is in which names are typed one by one. */
  readonly keptAs: string;
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const listed = useListNotEntered(tournament);
  const place = useFormPlace(tournament, 'entries.register', keptAs);
  const isTyped = () =>
    recallDraft(place, { players: [] as readonly PlayerNamed[] })?.players.some(
      ({ name }) => name.trim() !== '',
    ) ?? false;
  const href = setUpPath(tournament, session);
  return (
    <div>
      <Button
        component={Link}
        variant={listed ? 'default' : 'filled'}
        href={href}
        onClick={(event) => {
          if (!listed && !isTyped()) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        {t('steps.onward', { session })}
      </Button>
      {asking && (
        <Dialog
          title={t('steps.notEnteredTitle')}
          action={t('steps.goOn')}
          pending={false}
          problem={undefined}
          onSubmit={() => go(href)}
          onClose={() => setAsking(false)}
        >
          <p>{t('steps.notEnteredText')}</p>
        </Dialog>
      )}
    </div>
  );
}
