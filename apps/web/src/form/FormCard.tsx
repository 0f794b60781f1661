import type { ReactNode } from 'react';
import { Form as Card } from '../kit/Form.js';
import type { Form } from './useForm.js';

/** A form on a card of the page. */
export function FormCard({
  form,
  ...card
}: {
  readonly form: Pick<Form<never>, 'pending' | 'problem' | 'submit'>;
  readonly action: string;
  readonly children: ReactNode;
}) {
  return <Card {...card} pending={form.pending} problem={form.problem} onSubmit={form.submit} />;
}
