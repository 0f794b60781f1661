import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { PushPlace } from '../api/pushQueries.js';
import type { ActionProps } from '../form/ActionProps.js';
import { Dialog } from '../kit/Dialog.js';
import { useSubmission } from '../parts/useSubmission.js';
import type { PlaceKind } from './placeFields.js';
import { placeBody, PlaceFields, usePlace } from './PlaceForm.js';

const KINDS = ['tirage', 's3', 'sftp', 'folder'] as const satisfies readonly PlaceKind[];

/** Says where the public pages go. */
export function PushDialog({
  tournament,
  known,
  mayChooseFolder,
  onClose,
}: ActionProps & { readonly known: PushPlace | undefined; readonly mayChooseFolder: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const place = usePlace(known, 'tirage');
  const form = useSubmission(
    () =>
      api.put('/api/tournaments/{tournament}/push', {
        params: { path: { tournament: tournament.id } },
        body: { active: true, ...placeBody(place) },
      }),
    async () => {
      await client.invalidateQueries({ queryKey: ['push', tournament.id] });
      onClose();
    },
    ['place', 'secret'],
  );
  return (
    <Dialog
      title={t('push.title')}
      action={t('push.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit(undefined)}
      onClose={onClose}
    >
      <PlaceFields
        place={place}
        kinds={KINDS.filter((each) => each !== 'folder' || mayChooseFolder || known?.kind === 'folder')}
        hint={t(`push.hint.${place.kind}`)}
        known={known}
        faultOf={(path) => form.faults.find((fault) => fault.path === path)?.message}
        onKind={form.reset}
      />
    </Dialog>
  );
}
