import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { ChosenMovement } from './ChosenMovement.js';
import { seatsTaken } from './seatsTaken.js';
import { SeatsGo } from './SeatsGo.js';
import { wantedOf, type SectionPlan } from '../../play/sectionPlan.js';
import { useUnsaved } from './unsaved.js';
import { useSetMovement } from './useSetMovement.js';

/** What belongs to the movement of a session's only section, to be changed: boards, who is missing. */
export function TakenMovement({
  tournament,
  session,
  plan,
  copies,
  onSet,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly plan: SectionPlan;
  /** So many copies of each board there are. */
  readonly copies: number;
  readonly onSet: (remarks: readonly MovementRemark[]) => void;
}) {
  const { t } = useTranslation();
  const [changed, setChanged] = useState<{ readonly plan: SectionPlan; readonly at: number }>();
  const form = useSetMovement(tournament, session, 'session.set-movement', (remarks) => {
    setChanged(undefined);
    onSet(remarks);
  });
  useUnsaved(t('movement.panel'), changed !== undefined);
  const wanted = changed && wantedOf([changed.plan], copies);
  return (
    <>
      <Held pending={form.pending}>
        <ChosenMovement
          plan={changed?.plan ?? plan}
          copies={copies}
          others={[]}
          onChange={(other) => setChanged({ plan: other, at: changed?.at ?? session.position })}
        />
      </Held>
      {changed && <SeatsGo count={seatsTaken(session)} />}
      <ProblemNote problem={form.problem} />
      {wanted && (
        <div className="row">
          <Button
            loading={form.pending}
            onClick={() => form.submit({ session: session.session, sections: wanted, at: changed.at })}
          >
            {t('movement.keepChange')}
          </Button>
        </div>
      )}
    </>
  );
}
