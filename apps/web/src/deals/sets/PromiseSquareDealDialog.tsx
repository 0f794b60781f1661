import { Select } from '../../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSquareDeal, SquareDealRefused, type SquareDealDescription } from '#cards';
import { dealProblemText, type Language } from '#words';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../session/NumberField.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { base64Of } from './fileBytes.js';
import { FileField } from '../../kit/FileField.js';

const LAST_BOARD = 999;
const MOST_SESSIONS = 9_999;

type Chosen = { readonly file: File; readonly description: SquareDealDescription };

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
  const [phase, setPhase] = useState(1);
  const [session, setSession] = useState(1);
  const [reserve, setReserve] = useState(false);
  const [from, setFrom] = useState(1);
  const [to, setTo] = useState(16);
  const form = useTournamentCommand(tournament, 'deal-set.promise-squaredeal', onClose);
  const of = chosen?.description.phases[phase - 1];
  async function choose(file: File) {
    setChosen(undefined);
    setFault(undefined);
    setPhase(1);
    setSession(1);
    try {
      setChosen({ file, description: readSquareDeal(new Uint8Array(await file.arrayBuffer())) });
    } catch (error) {
      if (!(error instanceof SquareDealRefused)) throw error;
      setFault(dealProblemText(error.fault.code, { ...error.fault }, i18n.language as Language));
    }
  }
  return (
    <Dialog
      title={t('squaredeal.promiseTitle', { set })}
      action={t('squaredeal.publish')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        if (!chosen || !of) return;
        const boards = of.boards ? {} : { boards: { from, to } };
        const wanted = { phase, session, set: reserve ? 'reserve' : 'original' } as const;
        void base64Of(chosen.file).then((sqd) => form.submit({ set, sqd, of: wanted, ...boards }));
      }}
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
            label={t('squaredeal.phase')}
            value={String(phase)}
            data={chosen.description.phases.map(({ description }, index) => ({
              value: String(index + 1),
              label: `${index + 1}: ${description}`,
            }))}
            onChange={({ currentTarget }) => {
              setPhase(Number(currentTarget.value));
              setSession(1);
            }}
          />
          <NumberField
            label={t('squaredeal.session')}
            value={session}
            least={1}
            most={of.sessions === 'open' ? MOST_SESSIONS : of.sessions}
            onChange={setSession}
          />
          {!of.boards && (
            <>
              <NumberField
                label={t('sets.from')}
                value={from}
                least={1}
                most={LAST_BOARD}
                onChange={setFrom}
              />
              <NumberField label={t('sets.to')} value={to} least={from} most={LAST_BOARD} onChange={setTo} />
            </>
          )}
          <Tick label={t('squaredeal.reserve')} checked={reserve} onChange={setReserve} />
        </>
      )}
    </Dialog>
  );
}
