import type { SessionSeen } from '../api/documents.js';
import { Contestant } from './Contestant.js';

/** Who plays on a side: a pair, or the two of an individual, one under the other. */
export function Side({
  session,
  contestant,
  partner,
  round,
}: {
  readonly session: Pick<SessionSeen, 'contestants' | 'sections'>;
  readonly contestant: string;
  /** Of an individual. */
  readonly partner: string | undefined;
  readonly round: number;
}) {
  if (partner === undefined) return <Contestant session={session} contestant={contestant} round={round} />;
  return (
    <>
      {[contestant, partner].map((one) => (
        <div key={one}>
          <Contestant session={session} contestant={one} round={round} />
        </div>
      ))}
    </>
  );
}
