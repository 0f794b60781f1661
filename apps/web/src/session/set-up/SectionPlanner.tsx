import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardPlan, isCaddyMove, makeMovement, movementsFor, type MovementOffer } from '#movement';
import { numbersText } from '../../messages/fieldText.js';
import { NumberField } from '../NumberField.js';
import { OfferCard } from './OfferCard.js';
import { costOf, type Clock, type SectionPlan } from './sectionPlan.js';
import classes from './SetUp.module.css';

const OFFERS_AT_FIRST = 3;

const same = (one: object | undefined, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The movement of one section: offers with their price, and what belongs to the chosen one. */
export function SectionPlanner({
  section,
  plan,
  boards,
  clockOf,
  headed,
  onChange,
}: {
  readonly section: string;
  readonly plan: SectionPlan;
  /** About how many boards each pair is to play. */
  readonly boards: number;
  /** The clock that rounds of so many boards are given. */
  readonly clockOf: (boardsPerRound: number) => Clock;
  readonly headed: boolean;
  readonly onChange: (plan: SectionPlan) => void;
}) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const offers = useMemo(() => movementsFor({ pairs: plan.pairs, boards }), [plan.pairs, boards]);
  const shown = all ? offers : offers.slice(0, OFFERS_AT_FIRST);
  const choose = ({ choice, cost }: MovementOffer) =>
    onChange({ ...plan, choice, boardsPerRound: cost.boardsPerRound });
  return (
    <section className={classes.section} aria-label={t('movement.section', { section })}>
      {headed && <h3>{t('movement.sectionPairs', { section, count: plan.pairs })}</h3>}
      {offers.length === 0 && <p>{t('movement.none')}</p>}
      <div className={classes.offers}>
        {shown.map((offer) => {
          const chosen = same(plan.choice, offer.choice);
          const cost = chosen ? (costOf(plan) ?? offer.cost) : offer.cost;
          return (
            <OfferCard
              key={JSON.stringify(offer.choice)}
              offer={{ ...offer, cost }}
              clock={clockOf(cost.boardsPerRound)}
              chosen={chosen}
              onChoose={() => choose(offer)}
            />
          );
        })}
      </div>
      {offers.length > shown.length && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('movement.more', { count: offers.length - shown.length })}
          </Button>
        </div>
      )}
      {plan.choice && <Chosen plan={plan} onChange={onChange} />}
    </section>
  );
}

/** How many boards a round has, which ones, of how many copies; and where they go. */
function Chosen({
  plan,
  onChange,
}: {
  readonly plan: SectionPlan;
  readonly onChange: (plan: SectionPlan) => void;
}) {
  const { t } = useTranslation();
  const { boardsPerRound, firstBoard, copies } = plan;
  return (
    <>
      <div className={classes.fields}>
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
        <NumberField
          label={t('movement.copies')}
          description={t('movement.copiesHint')}
          value={copies}
          least={1}
          most={99}
          onChange={(value) => onChange({ ...plan, copies: value })}
          onEmpty={() => onChange({ ...plan, copies: undefined })}
        />
      </div>
      <BoardsGo plan={plan} />
    </>
  );
}

function BoardsGo({ plan: { choice, copies } }: { readonly plan: SectionPlan }) {
  const { t } = useTranslation();
  const plan = useMemo(
    () => choice && boardPlan(makeMovement(choice), copies === undefined ? {} : { copies }),
    [choice, copies],
  );
  if (!plan) return null;
  const most = Math.max(...plan.copies.map((set) => set.copies));
  const caddied = plan.moves.filter(isCaddyMove).length;
  const shared = plan.setup.filter(({ sharedWith }) => sharedWith.length > 0).map(({ table }) => table);
  return (
    <ul className={classes.moves} aria-label={t('movement.boardsGo')}>
      <li>{most === 1 ? t('movement.oneCopyEach') : t('movement.copiesMost', { count: most })}</li>
      {shared.length > 0 && <li>{t('movement.sharing', { tables: numbersText(shared) })}</li>}
      {plan.relays.map(({ between: [one, other], most: sets }) => (
        <li key={one}>{t('movement.relay', { one, other, count: sets })}</li>
      ))}
      <li>{caddied === 0 ? t('movement.down') : t('movement.caddy', { count: caddied })}</li>
    </ul>
  );
}
