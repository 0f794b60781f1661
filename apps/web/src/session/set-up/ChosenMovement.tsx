import { Select } from '../../kit/Select.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boardPlan, isCaddyMove, missing, withoutPair, type MovementChoice } from '#movement';
import { numbersText } from '../../messages/fieldText.js';
import { NumberField } from '../../kit/NumberField.js';
import { pairText } from './offerText.js';
import { costOf, movementIn, type SectionPlan } from '../../play/sectionPlan.js';

/** How many boards a round of the chosen movement has and which ones, who is missing, and where the boards go. */
export function ChosenMovement({
  plan,
  copies,
  others,
  onChange,
}: {
  readonly plan: SectionPlan;
  /** So many copies of each board there are. */
  readonly copies: number;
  /** Sections with whose boards it can play. */
  readonly others: readonly string[];
  readonly onChange: (plan: SectionPlan) => void;
}) {
  const { t } = useTranslation();
  const { movement, boardsPerRound, firstBoard } = plan;
  return (
    <>
      <div className="row gap-12 top fields">
        <NumberField
          label={t('movement.boardsPerRound')}
          value={boardsPerRound}
          least={1}
          most={20}
          onChange={(value) => onChange({ ...plan, boardsPerRound: value })}
        />
        <NumberField
          label={t('movement.firstBoard')}
          value={firstBoard}
          least={1}
          most={900}
          onChange={(value) => onChange({ ...plan, firstBoard: value })}
        />
        {movement?.kind === 'made' && movement.choice.phantom !== undefined && (
          <MissingPair
            choice={movement.choice}
            phantom={movement.choice.phantom}
            guest={plan.hosts}
            onChange={(choice) => onChange({ ...plan, movement: { kind: 'made', choice } })}
          />
        )}
        {others.length > 0 && (
          <Select
            label={t('movement.boardsWith')}
            value={plan.boardsWith ?? ''}
            data={[
              { value: '', label: t('movement.boardsOwn') },
              ...others.map((section) => ({
                value: section,
                label: t('movement.boardsOfSection', { section }),
              })),
            ]}
            onChange={(value) => onChange({ ...plan, boardsWith: value === '' ? undefined : value })}
          />
        )}
      </div>
      {plan.boardsWith === undefined && <BoardsGo plan={plan} copies={copies} />}
    </>
  );
}

/** Where the half table is: any place can be the one that stays empty. */
function MissingPair({
  choice,
  phantom,
  guest,
  onChange,
}: {
  readonly choice: MovementChoice;
  readonly phantom: number;
  /** The section whose sit-outs come here. */
  readonly guest: string | undefined;
  readonly onChange: (choice: MovementChoice) => void;
}) {
  const { t } = useTranslation();
  const places = useMemo(() => missing(choice), [choice]);
  return (
    <Select
      label={t('movement.missing')}
      description={
        guest === undefined ? t('movement.missingHint') : t('movement.missingHosted', { section: guest })
      }
      descriptionBelow
      value={phantom}
      data={places.map(({ number, contestant, table, direction, stays }) => ({
        value: number,
        label: t(stays ? 'movement.missingStays' : 'movement.missingBegins', {
          pair: pairText(contestant),
          table,
          side: direction,
        }),
      }))}
      onChange={(value) => onChange(withoutPair(choice, value))}
    />
  );
}

function BoardsGo({ plan, copies }: { readonly plan: SectionPlan; readonly copies: number }) {
  const { t } = useTranslation();
  const movement = useMemo(() => movementIn(plan), [plan]);
  const going = useMemo(() => movement && boardPlan(movement, { copies }), [movement, copies]);
  if (!movement || !going) return null;
  const most = Math.max(...going.copies.map((set) => set.copies));
  const together = costOf(plan)?.sharing.tables ?? 1;
  const made = t('movement.copiesOfEach', { count: most });
  if (movement.name === 'barometer') {
    return (
      <ul className="small muted" aria-label={t('movement.boardsGo')}>
        <li>{made}</li>
        <li>{t(most < together ? 'movement.barometerShared' : 'movement.barometerGo')}</li>
      </ul>
    );
  }
  const caddied = going.moves.filter(isCaddyMove).length;
  const shared = going.setup
    .filter(({ sharedWith }) => sharedWith.length > 0)
    .flatMap(({ table, sharedWith }) => [table, ...sharedWith]);
  return (
    <ul className="small muted" aria-label={t('movement.boardsGo')}>
      <li>{made}</li>
      {shared.length > 0 && <li>{t('movement.sharing', { tables: numbersText(shared) })}</li>}
      {going.relays.map(({ between: [one, other], most: sets }) => (
        <li key={one}>{t('movement.relay', { one, other, count: sets })}</li>
      ))}
      <li>{caddied === 0 ? t('movement.down') : t('movement.caddy', { count: caddied })}</li>
    </ul>
  );
}
