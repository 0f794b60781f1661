import type { ReactNode } from 'react';
import { Form as Card } from '../kit/Form.js';
import { ProblemNote } from '../kit/ProblemNote.js';
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
  return <Card {...card} pending={form.pending} note={<NoteOf form={form} />} onSubmit={form.submit} />;
}

/** Read behind the fields: what stands at one of them is not said a second time, also where it is a part of its own. */
function NoteOf({ form }: { readonly form: Pick<Form<never>, 'problem'> }) {
  return <ProblemNote problem={form.problem} />;
}
