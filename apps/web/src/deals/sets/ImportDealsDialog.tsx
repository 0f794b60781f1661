import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '#tournament';
import { importDeals, type DealsTaken } from '../../api/boardSets.js';
import { readAfter } from '../../api/commands.js';
import { dealsQuery } from '../../api/dealQueries.js';
import { Dialog } from '../../kit/Dialog.js';
import { useSubmission } from '../../parts/useSubmission.js';
import { dealParts } from '../../play/dealParts.js';
import { importedIn, noFile, type DealFileImported } from './dealFile.js';
import { DealFileFields } from './DealFileFields.js';
import { base64Of } from './fileBytes.js';
import { FileField } from '../../kit/FileField.js';

/** Deals that a machine or others have made, from a file: all of them or none. */
export function ImportDealsDialog({
  tournament,
  set,
  game,
  onTaken,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly game: GameName;
  readonly onTaken: (taken: DealsTaken) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: deals } = useQuery(dealsQuery(tournament, set));
  const [chosen, setChosen] = useState(noFile(game));
  const [sqk, setSqk] = useState<File>();
  const form = useSubmission(
    async (imported: DealFileImported & { readonly sqk?: string }, commandId) =>
      importDeals(tournament, set, imported, commandId),
    async (taken) => {
      await readAfter(client, tournament, taken.position);
      onTaken(taken);
      onClose();
    },
  );
  return (
    <Dialog
      title={t('sets.bringTitle', { set })}
      action={t('sets.bring')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() =>
        void Promise.all([importedIn(chosen), sqk && base64Of(sqk)]).then(
          ([brought, keys]) => brought && form.submit({ ...brought, ...(keys && { sqk: keys }) }),
        )
      }
      onClose={onClose}
    >
      <p>{t('sets.bringText')}</p>
      {!dealParts(game).machines && <p>{t('sets.handsText')}</p>}
      <DealFileFields chosen={chosen} game={game} onChange={setChosen} />
      {deals?.squareDeal && (
        <>
          <p>{t('squaredeal.compareText')}</p>
          <FileField label={t('squaredeal.sqk')} onChange={setSqk} />
        </>
      )}
    </Dialog>
  );
}
