import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offersFor, type Offer, type Wishes } from '#movement';
import { movementOfferText, type Language } from '#words';
import { Button } from '../../kit/Button.js';
import { ChosenMovement } from './ChosenMovement.js';
import { OfferCard } from './OfferCard.js';
import { OwnMovement } from './OwnMovement.js';
import { chosenOffer, isSameOffer, type SectionPlan } from '../../play/sectionPlan.js';
import { useStepVariant } from './steps.js';

const OFFERS_AT_FIRST = 3;

/** The movement of one section: offers with their price, one of the organiser's own, and what belongs to the chosen. */
export function SectionPlanner({
  section,
  plan,
  wishesFor,
  others,
  onTake,
  onChange,
}: {
  readonly section: string;
  readonly plan: SectionPlan;
  /** What is wanted of a section of so many pairs. */
  readonly wishesFor: (pairs: number) => Wishes;
  /** Sections with whose boards it can play. */
  readonly others: readonly string[];
  /** Of a session of one section: what is chosen is taken at once. */
  readonly onTake?: ((plan: SectionPlan) => void) | undefined;
  readonly onChange: (plan: SectionPlan) => void;
}) {
  const { t, i18n } = useTranslation();
  const [all, setAll] = useState(false);
  const variant = useStepVariant('movement');
  const choose = onTake ?? onChange;
  const pairs = useDeferredValue(plan.pairs);
  const asked = JSON.stringify(wishesFor(pairs));
  const { offers, refusals } = useMemo(() => offersFor(JSON.parse(asked) as Wishes), [asked]);
  const wishes = JSON.parse(asked) as Wishes;
  const chosen = useMemo(
    () => (pairs === plan.pairs ? chosenOffer(plan, JSON.parse(asked) as Wishes) : undefined),
    [pairs, plan, asked],
  );
  const isChosen = ({ choice }: Offer) => chosen !== undefined && isSameOffer(chosen.choice, choice);
  const shown = all ? offers : offers.slice(0, OFFERS_AT_FIRST);
  // What was chosen stays to be seen, also when something else is wanted since.
  const first = chosen && !shown.some(isChosen) ? [chosen] : [];
  const left = offers.length - shown.length - (first.length > 0 && offers.some(isChosen) ? 1 : 0);
  return (
    <section className="stack gap-12 line-above pad-top-12" aria-label={t('movement.section', { section })}>
      {!onTake && <h3>{t('movement.sectionPairs', { section, count: plan.pairs })}</h3>}
      {refusals.length > 0 && (
        <output className="note" data-meaning="warn">
          {[
            t('movement.noneFits'),
            ...refusals.map(({ code, ...params }) =>
              movementOfferText(code, params, i18n.language as Language),
            ),
          ].join(' ')}
        </output>
      )}
      <div className="grid gap-12 columns-320">
        {[...first, ...shown].map((offer, index) => (
          <OfferCard
            key={JSON.stringify([
              offer.choice.name,
              offer.choice.rounds,
              offer.cost.winners,
              offer.choice.scrambled !== undefined,
            ])}
            offer={chosen && isChosen(offer) ? chosen : offer}
            chosen={isChosen(offer)}
            {...(onTake && !chosen && index === 0 && { variant })}
            onChoose={() => {
              const { choice, cost } = offer;
              const { boardsPerRound } = cost;
              choose({ ...plan, movement: { kind: 'made', choice }, boardsPerRound });
            }}
          />
        ))}
      </div>
      {left > 0 && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('movement.more', { count: left })}
          </Button>
        </div>
      )}
      <OwnMovement plan={plan} onTake={choose} />
      {plan.movement && !onTake && (
        <ChosenMovement plan={plan} copies={wishes.copies ?? 1} others={others} onChange={onChange} />
      )}
    </section>
  );
}
