import type { ReactNode } from 'react';
import { Dialog } from '../kit/Dialog.js';
import type { Form } from './useForm.js';

/** A form above the page. */
export function FormDialog({
  form,
  held,
  onClose,
  ...words
}: {
  readonly form: Pick<Form<never>, 'forget' | 'pending' | 'problem' | 'submit'>;
  /** Something beside the fields is still to be done before it can be sent. */
  readonly held?: boolean;
  readonly title: string;
  readonly action: string;
  readonly grave?: boolean;
  readonly wide?: boolean;
  readonly describedBy?: string | undefined;
  /** Its button has the focus first. */
  readonly focused?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      {...words}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit(held)}
      onClose={() => {
        form.forget();
        onClose();
      }}
    />
  );
}
