import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INDIVIDUAL_PLAYERS } from '#movement';
import { movementRemarkText, type Language } from '#words';
import type { SessionSeen } from '../../api/documents.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';
import {
  individualPlan,
  wantedBefore,
  type IndividualPlan,
  type IndividualWanted,
} from './individualPlan.js';
import { movementTitle } from './offerText.js';
import { OwnMovement } from './OwnMovement.js';
import { costOf, wantedOf, type SectionPlan } from '../../play/sectionPlan.js';
import { methodAfterSwiss } from './methodAfterSwiss.js';
import { useFollowed } from './useFollowed.js';
import { useSetMovement } from './useSetMovement.js';

const MOST_ROUNDS = 60;
/** As long as fewer have entered than an individual takes. */
const USUAL_PLAYERS = 12;

/** From the number of players to an individual: everybody for himself, with another partner in each round. */
export function IndividualPlanner({
  tournament,
  session,
  entered,
  onSet,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many have entered. */
  readonly entered: number;
  readonly onSet: (remarks: readonly MovementRemark[]) => void;
}) {
  const { t, i18n } = useTranslation();
  const usual = entered >= INDIVIDUAL_PLAYERS.least ? entered : USUAL_PLAYERS;
  // It begins with what was taken before.
  const [before] = useState(() => wantedBefore(session));
  const [wanted, setWanted] = useState<IndividualWanted>(before ?? { players: usual, barometer: false });
  const playedBy = (count: number) => setWanted({ players: count, barometer: wanted.barometer });
  const [players, setPlayers] = useFollowed(usual, playedBy, before?.players);
  const [firstBoard, setFirstBoard] = useState(before ? session.sections[0]!.firstBoard : 1);
  const plan = useMemo(() => individualPlan(wanted), [wanted]);
  const made = 'code' in plan ? undefined : plan;
  const [copiesThere, setCopiesThere] = useState<number>();
  // More than one copy of each board is nothing that a club has without a word.
  const asksForCopies = made !== undefined && made.copies > 1 && wanted.copies === undefined;
  const tooFew = made !== undefined && made.copies < made.leastCopies;
  const { barometer } = wanted;
  const boardsPerRound = made?.boardsPerRound ?? 1;
  const [at] = useState(session.position);
  const form = useSetMovement(tournament, session, 'session.set-movement', onSet, methodAfterSwiss(session));
  const change = (changed: Partial<IndividualWanted>) => setWanted({ ...wanted, ...changed });
  const planned = ({ movement: { rounds } }: IndividualPlan): SectionPlan => ({
    pairs: players,
    movement: {
      kind: 'individuals',
      wish: { players, rounds, ...(barometer && { barometer: true as const }) },
    },
    boardsPerRound,
    firstBoard,
  });
  const take = (section: SectionPlan, copies: number) => {
    const sections = wantedOf([section], copies);
    if (sections) form.submit({ session: session.session, at, sections });
  };
  return (
    <>
      <p className="muted">{t('individual.about')}</p>
      <div className="row gap-12 top fields">
        <NumberField
          label={t('individual.players')}
          description={entered > 0 ? t('movement.entered', { count: entered }) : t('movement.noEntries')}
          value={players}
          least={4}
          most={188}
          onChange={(value) => {
            setPlayers(value);
            playedBy(value);
          }}
        />
        <NumberField
          key={`rounds ${players}`}
          label={t('individual.rounds')}
          value={made?.movement.rounds ?? 1}
          least={1}
          most={MOST_ROUNDS}
          onChange={(rounds) => change({ rounds })}
        />
        <NumberField
          key={`boards ${players} ${made?.movement.rounds}`}
          label={t('movement.boardsPerRound')}
          value={boardsPerRound}
          least={1}
          most={20}
          onChange={(value) => setWanted({ ...wanted, boardsPerRound: value })}
        />
        <NumberField
          label={t('movement.firstBoard')}
          value={firstBoard}
          least={1}
          most={900}
          onChange={setFirstBoard}
        />
        {made && made.mostCopies > 1 && (
          <NumberField
            key={`copies ${made.mostCopies}`}
            label={t('movement.copies')}
            description={t('movement.copiesHint')}
            value={made.copies}
            least={1}
            most={made.mostCopies}
            onChange={(copies) => setWanted({ ...wanted, copies })}
          />
        )}
      </div>
      <Tick
        label={t('movement.barometer')}
        description={t('movement.barometerHint')}
        value={barometer}
        onChange={(checked) => change({ barometer: checked })}
      />
      {'code' in plan ? (
        <output className="note" data-meaning="warn">
          {movementRemarkText(plan.code, { ...plan }, i18n.language as Language)}
        </output>
      ) : (
        <Planned plan={plan} players={players} />
      )}
      {tooFew && (
        <output className="note" data-meaning="warn">
          {t('individual.copiesTooFew', {
            tables: made.mostCopies,
            least: made.leastCopies,
          })}
        </output>
      )}
      {asksForCopies && (
        <Tick
          label={t('individual.copiesThere', { count: made.copies })}
          description={t('individual.copiesThereHint')}
          value={copiesThere === made.copies}
          onChange={(checked) => setCopiesThere(checked ? made.copies : undefined)}
        />
      )}
      <OwnMovement
        of="individual"
        plan={{ pairs: players, boardsPerRound, firstBoard }}
        onTake={(own) => take(own, costOf(own)!.sharing.tables)}
      />
      <ProblemNote problem={form.problem} />
      <div className="row">
        <Button
          loading={form.pending}
          disabled={!made || tooFew || (asksForCopies && copiesThere !== made.copies)}
          onClick={() => made && take(planned(made), made.copies)}
        >
          {t('movement.set')}
        </Button>
      </div>
    </>
  );
}

/** What is played, by how many, and what it takes. */
function Planned({ plan, players }: { readonly plan: IndividualPlan; readonly players: number }) {
  const { t, i18n } = useTranslation();
  const { movement, boardsPerRound, atTables, copies, mostCopies } = plan;
  const { name, rounds, sets } = movement;
  const out = Math.max(0, players - atTables);
  return (
    <div className="stack gap-12 line-above pad-top-12">
      <p>
        <strong>{movementTitle(t, i18n.language, movement)}</strong>
      </p>
      <ul className="small muted">
        <li>
          {t('movement.rounds', { count: rounds, boards: t('movement.boards', { count: boardsPerRound }) })}{' '}
          {t('movement.inPlay', { count: sets * boardsPerRound })}
        </li>
        {name === 'rainbow' && <li>{t('individual.nobodyMeets')}</li>}
        {name === 'individual-howell' && <li>{t('individual.nobodyPlays')}</li>}
        <li>{out === 0 ? t('movement.nobodySitsOut') : t('individual.sitOut', { count: out })}</li>
        <li>
          {t('movement.copiesOfEach', { count: copies })}
          {mostCopies > 1 && `: ${t('movement.allTheSame')}`}
        </li>
        {copies < mostCopies && <li>{t('movement.barometerShared')}</li>}
      </ul>
    </div>
  );
}
