import { Dialog } from '../kit/Dialog.js';

/** Asks before a tap does what only the director can undo. */
export function AskOnce({
  title,
  text,
  action,
  onYes,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={title}
      action={action}
      pending={false}
      problem={undefined}
      onSubmit={() => {
        onClose();
        onYes();
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </Dialog>
  );
}
