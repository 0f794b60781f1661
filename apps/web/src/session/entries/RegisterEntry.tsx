import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newCommandId } from '../../api/idempotency.js';
import { Form } from '../../kit/Form.js';
import { usePairCommand } from './usePairCommand.js';
import { PairFields } from './PairFields.js';
import { PLAYER_FIELD } from './PlayerField.js';
import { nobody } from './players.js';

const twoNobodies = () => ({ entry: newCommandId(), players: [nobody(), nobody()] as const });

/** Registers a pair by names, or a player alone; the form is empty again for the next one, and ready to be typed into. */
export function RegisterEntry({
  tournament,
  alone,
}: {
  readonly tournament: string;
  /** Everybody plays for himself. */
  readonly alone: boolean;
}) {
  const { t } = useTranslation();
  const [pair, setPair] = useState(twoNobodies);
  const [empty, setEmpty] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const registered = useRef(false);
  const form = usePairCommand(
    tournament,
    'entries.register',
    (players) => ({ entry: pair.entry, players }),
    () => {
      setPair(twoNobodies());
      registered.current = true;
    },
  );
  // The fields are held until then.
  useEffect(() => {
    if (form.pending || !registered.current) return;
    registered.current = false;
    fields.current?.querySelector('input')?.focus();
  }, [form.pending]);
  return (
    <Form
      action={t('players.register')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const [first, second] = pair.players.map(({ name }) => name.trim() !== '');
        const named = first || second;
        setEmpty(!named);
        if (first && !second && goOnToPartner(fields.current)) return;
        if (named) form.submit(pair.players);
      }}
    >
      <div ref={fields}>
        <PairFields
          tournament={tournament}
          players={pair.players}
          empty={empty}
          alone={alone}
          onChange={(players) => {
            setEmpty(false);
            setPair({ ...pair, players });
          }}
        />
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
