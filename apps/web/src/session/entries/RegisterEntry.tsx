import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newCommandId } from '../../api/idempotency.js';
import { Form } from '../../kit/Form.js';
import { PairFields, type PairNamed } from './PairFields.js';
import { PLAYER_FIELD } from './PlayerField.js';
import { nobody } from './players.js';
import { usePairForm } from './usePairForm.js';

interface RegisterProps {
  readonly tournament: string;
  /** Everybody plays for himself. */
  readonly alone: boolean;
}

/** Under which name what is typed into it is kept. */
export function keptAsOf(alone: boolean): string {
  return alone ? 'alone' : 'pair';
}

/** Registers a pair by names, or a player alone; the form is empty again for the next one, and ready to be typed into. */
export function RegisterEntry(props: RegisterProps) {
  const [registered, setRegistered] = useState(0);
  return (
    <RegisterOne
      key={registered}
      {...props}
      isNext={registered > 0}
      onDone={() => setRegistered(registered + 1)}
    />
  );
}

function RegisterOne({
  tournament,
  alone,
  isNext,
  onDone,
}: RegisterProps & { readonly isNext: boolean; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNext) fields.current?.querySelector('input')?.focus();
  }, [isNext]);
  const form = usePairForm({
    tournament,
    command: 'entries.register',
    keptAs: keptAsOf(alone),
    start: { entry: newCommandId(), players: [nobody(), nobody()] as PairNamed },
    body: (players, { entry }) => ({ entry, players }),
    onDone,
  });
  const { value: players, error, onChange } = form.at('players', true);
  return (
    <Form
      action={t('players.register')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const [first, second] = players.map(({ name }) => name.trim() !== '');
        if (!(first && !second && goOnToPartner(fields.current))) form.submit();
      }}
    >
      <div ref={fields}>
        <PairFields {...{ tournament, players, error, alone, onChange }} />
      </div>
    </Form>
  );
}

/** From the first player Enter goes on to the partner, if there is a field for one: whoever has none is sent from there. */
function goOnToPartner(fields: HTMLElement | null): boolean {
  const [first, partner] = fields?.querySelectorAll<HTMLElement>(`[${PLAYER_FIELD}]`) ?? [];
  if (!partner || !first?.contains(document.activeElement)) return false;
  partner.querySelector('input')?.focus();
  return true;
}
