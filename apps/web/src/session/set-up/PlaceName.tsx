import type { SessionSeen } from '../../api/documents.js';
import { contestantText } from '../../messages/fieldText.js';
import { gameParts } from '../../play/gameParts.js';
import { tableOf } from '../../play/seatedIn.js';

/** A place of a session by its number: of a game of sheets with the table where it begins. */
export function PlaceName({
  session,
  contestant,
}: {
  readonly session: SessionSeen;
  readonly contestant: string;
}) {
  const at = gameParts(session.game).sheets ? tableOf(session, contestant, 1) : undefined;
  return (
    <span>
      {numberOfPlace(session, contestant)}
      {at && <small className="muted"> {at.table}</small>}
    </span>
  );
}

/** The number of a place, with its section where there are several. */
export function numberOfPlace({ sections }: SessionSeen, contestant: string): string {
  return contestantText(contestant, { section: sections.length > 1 });
}
