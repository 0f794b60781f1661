import type { FormEvent, ReactNode } from 'react';
import { Button } from './Button.js';
import { Held } from './Held.js';
import { isWithoutFaults } from './withoutFaults.js';
import { ProblemNote } from './ProblemNote.js';

/** A form on a card: its fields, what went wrong, and the one button that sends it. */
export function Form({
  action,
  variant = 'filled',
  pending,
  problem,
  note,
  onSubmit,
  children,
}: {
  readonly action: string;
  /** What its button looks like; quiet where the page is for something else. */
  readonly variant?: 'filled' | 'default';
  readonly pending: boolean;
  readonly problem?: unknown;
  /** What went wrong, where that is known only once the fields are there. */
  readonly note?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWithoutFaults(event.currentTarget)) onSubmit();
  };
  return (
    <form className="stack gap-16 card pad-16" onSubmit={submit} noValidate>
      <Held pending={pending}>{children}</Held>
      {note ?? <ProblemNote problem={problem} />}
      <Button type="submit" variant={variant} sends loading={pending}>
        {action}
      </Button>
    </form>
  );
}
