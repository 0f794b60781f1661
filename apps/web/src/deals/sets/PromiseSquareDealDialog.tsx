import { Select } from '../../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSquareDeal, SquareDealRefused, type SquareDealDescription } from '#cards';
import { dealProblemText, type Language } from '#words';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';
import { base64Of } from './fileBytes.js';
import { FileField } from '../../kit/FileField.js';

type Phase = SquareDealDescription['phases'][number];
type Chosen = { readonly sqd: string; readonly description: SquareDealDescription };

/** Where in the body the fields stand. */
const PLACES = { phase: 'of.phase', session: 'of.session', from: 'boards.from', to: 'boards.to' };

/** Publishes an SQD before there is any deal, and says which of its sessions the set will be. */
export function PromiseSquareDealDialog({
  tournament,
  set,
  onClose,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const form = useCommandForm({
    tournament,
    command: 'deal-set.promise-squaredeal',
    keptAs: set,
    start: { phase: 1, session: 1, reserve: false, from: 1, to: 16 },
    places: PLACES,
    body: ({ phase, session, reserve, from, to }) => ({
      set,
      sqd: chosen!.sqd,
      of: { phase, session, set: reserve ? 'reserve' : 'original' },
      ...(!of!.boards && { boards: { from, to } }),
    }),
    onDone: onClose,
  });
  const { phase, from } = form.values;
  const of: Phase | undefined = chosen?.description.phases[phase - 1];
  async function choose(file: File) {
    setChosen(undefined);
    setFault(undefined);
    form.set({ phase: 1, session: 1 });
    try {
      const description = readSquareDeal(new Uint8Array(await file.arrayBuffer()));
      setChosen({ sqd: await base64Of(file), description });
    } catch (error) {
      if (!(error instanceof SquareDealRefused)) throw error;
      setFault(dealProblemText(error.fault.code, { ...error.fault }, i18n.language as Language));
    }
  }
  return (
    <FormDialog
      form={form}
      held={!of}
      title={t('squaredeal.promiseTitle', { set })}
      action={t('squaredeal.publish')}
      onClose={onClose}
    >
      <p>{t('squaredeal.promiseText')}</p>
      <FileField label={t('squaredeal.sqd')} onChange={(file) => void choose(file)} />
      {fault !== undefined && (
        <p className="note" data-meaning="bad" role="alert">
          {fault}
        </p>
      )}
      {chosen && of && (
        <>
          <p>
            <strong>{chosen.description.name}</strong>
          </p>
          <Select
            {...form.at('phase')}
            label={t('squaredeal.phase')}
            data={chosen.description.phases.map(({ description }, index) => ({
              value: index + 1,
              label: `${index + 1}: ${description}`,
            }))}
            onChange={(value) => form.set({ phase: value, session: 1 })}
          />
          <NumberField
            {...form.at('session')}
            label={t('squaredeal.session')}
            {...(of.sessions !== 'open' && { most: of.sessions })}
          />
          {!of.boards && (
            <>
              <NumberField {...form.at('from', false)} label={t('sets.from')} />
              <NumberField {...form.at('to', false)} label={t('sets.to')} least={from} />
            </>
          )}
          <Tick {...form.at('reserve')} label={t('squaredeal.reserve')} />
        </>
      )}
    </FormDialog>
  );
}
