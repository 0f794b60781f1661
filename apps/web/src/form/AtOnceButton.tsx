import type { Commands } from '../api/schemas.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useTournamentCommand } from './useTournamentCommand.js';

/** Gives a command at once that can be undone. */
export function AtOnceButton<Name extends keyof Commands>({
  tournament,
  command,
  body,
  action,
}: {
  readonly tournament: string;
  readonly command: Name;
  readonly body: Commands[Name];
  readonly action: string;
}) {
  const form = useTournamentCommand(tournament, command, () => undefined);
  return (
    <>
      <Button variant="default" loading={form.pending} onClick={() => form.submit(body)}>
        {action}
      </Button>
      <ProblemNote problem={form.problem} />
    </>
  );
}
