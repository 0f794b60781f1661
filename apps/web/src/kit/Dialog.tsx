import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcements } from './Announcements.js';
import { Button } from './Button.js';
import classes from './Dialog.module.css';
import { Held } from './Held.js';
import { isWithoutFaults } from './withoutFaults.js';
import { ProblemNote } from './ProblemNote.js';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button that does it says; left out where there is nothing to be done but to read. */
  readonly action?: string;
  readonly grave?: boolean;
  /** Nothing that is typed into it is lost with it: it closes without asking. */
  readonly looksFor?: boolean;
  /** It shows a table. */
  readonly wide?: boolean;
  /** The part of it that is read with its title. */
  readonly describedBy?: string | undefined;
  /** The button that does it has the focus first: whoever comes here has just said what is wanted. */
  readonly focused?: boolean;
  readonly pending: boolean;
  readonly problem: unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A question above the page: the browser's own modal dialog, which keeps the focus and gives it back. */
export function Dialog({
  title,
  children,
  action,
  grave,
  wide,
  looksFor,
  describedBy,
  focused = false,
  pending,
  problem,
  onSubmit,
  onClose,
}: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const typed = useRef(false);
  const [asked, setAsked] = useState(false);
  // Closed before it is taken out of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    first.current?.focus();
    return () => element?.close();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWithoutFaults(event.currentTarget)) onSubmit();
  };
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        if (pending) return;
        // A slip of the finger leaves what was typed: the second time it is meant.
        if (typed.current && !asked) setAsked(true);
        else onClose();
      }}
      // A browser that asks no second time has closed it itself; one that was taken out of the page is over already.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) onClose();
      }}
    >
      <form
        onSubmit={submit}
        onInput={() => {
          typed.current = !looksFor;
          setAsked(false);
        }}
        noValidate
        className={classes.form}
      >
        <h2 id={heading}>{title}</h2>
        <Held pending={pending}>{children}</Held>
        <Announcements />
        <div className={`stack gap-16 ${classes.foot}`}>
          <ProblemNote problem={problem} />
          {asked && (
            <p role="alert" className="note" data-meaning="warn">
              {t('action.typed')}
            </p>
          )}
          <div className={`row end ${classes.buttons}`}>
            <Button variant="default" onClick={onClose} disabled={pending}>
              {t(action === undefined ? 'action.back' : 'action.cancel')}
            </Button>
            {action !== undefined && (
              <Button
                type="submit"
                {...(focused && { ref: first })}
                loading={pending}
                color={grave ? 'red' : 'teal'}
              >
                {action}
              </Button>
            )}
          </div>
        </div>
      </form>
    </dialog>
  );
}
