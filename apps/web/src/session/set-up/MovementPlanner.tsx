import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/roomDocuments.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { Button } from '../../parts/Button.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { namesText } from '../entries/namesText.js';
import { Tick } from '../../parts/Tick.js';
import { NumberField } from '../NumberField.js';
import {
  chosenOffer,
  hostingSection,
  MOST_SECTIONS,
  paceOf,
  planSections,
  sectionLetter,
  shareOut,
  stationaryOf,
  wantedOf,
  withGuest,
  wishesOf,
  type SeatedPair,
  type SectionPlan,
  type SessionWishes,
} from './sectionPlan.js';
import { useStepVariant } from './steps.js';
import { SectionPlanner } from './SectionPlanner.js';
import classes from './SetUp.module.css';
import { methodAfterSwiss } from './methodAfterSwiss.js';
import { useFollowed } from './useFollowed.js';
import { useSetMovement } from './useSetMovement.js';
import { WishesFields } from './WishesFields.js';

const CLUB_SESSION = 24;
/** As long as fewer have entered than a session takes. */
const USUAL_PAIRS = 12;
const LARGEST_SECTION = 80;
/** Of a file: nobody has more pairs in one room. */
const MOST_PAIRS = 400;

/** From what is wanted to the movement of each section. */
export function MovementPlanner({
  tournament,
  session,
  entries,
  onSet,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** Who has entered. */
  readonly entries: readonly EntrySeen[];
  readonly onSet: (remarks: readonly MovementRemark[], seated: readonly SeatedPair[]) => void;
}) {
  const { t } = useTranslation();
  const { settings } = session;
  const entered = entries.length;
  const [wishes, setWishes] = useState<SessionWishes>({
    boards: CLUB_SESSION,
    copies: 1,
    stay: stationaryOf(entries).map(({ players }) => namesText(players)),
  });
  const usual = entered >= 4 ? entered : USUAL_PAIRS;
  const [planned, setPlans] = useState<readonly SectionPlan[]>(() =>
    planSections(usual, Math.ceil(usual / LARGEST_SECTION)),
  );
  const [hosting, setHosting] = useState(false);
  /** Plans of other numbers: of two sections with half a table as long as that is wanted and possible. */
  const planAnew = (count: number, sections: number, hosted: boolean) =>
    setPlans(planSections(count, sections, planned, hosted ? hostingSection(count, sections) : undefined));
  const planFor = (count: number) =>
    planAnew(count, Math.max(planned.length, Math.ceil(count / LARGEST_SECTION)), hosting);
  const [pairs, setPairs] = useFollowed(usual, planFor);
  const possibleHost = hostingSection(pairs, planned.length);
  const host = hosting ? possibleHost : undefined;
  const plans = useMemo(() => withGuest(planned, host), [planned, host]);
  const pace = useMemo(() => paceOf(settings.clock, session.sections), [settings.clock, session.sections]);
  const asked = useDeferredValue(wishes);
  const wishesFor = (index: number) => (count: number) =>
    wishesOf(count, asked, { index, sections: plans.length, pace, hosting: index === host });
  const seated = () =>
    plans.flatMap((plan, index) => {
      const { seats = [] } = chosenOffer(plan, wishesFor(index)(plan.pairs)) ?? {};
      return seats.map((seat) => ({ ...seat, section: sectionLetter(index) }));
    });
  const form = useSetMovement(
    tournament,
    session,
    'session.set-movement',
    (remarks) => onSet(remarks, seated()),
    methodAfterSwiss(session),
  );
  const [at] = useState(session.position);
  const wanted = wantedOf(plans, wishes.copies);
  const several = plans.length > 1;
  const variant = useStepVariant('movement');
  return (
    <>
      <WishesFields wishes={wishes} entries={entries} onChange={setWishes}>
        <NumberField
          label={t('movement.pairs')}
          description={entered > 0 ? t('movement.entered', { count: entered }) : t('movement.noEntries')}
          value={pairs}
          least={4}
          most={MOST_PAIRS}
          onChange={(value) => {
            setPairs(value);
            planFor(value);
          }}
        />
        <NumberField
          label={t('movement.boardsAbout')}
          description={t('movement.boardsAboutHint')}
          value={wishes.boards}
          least={4}
          most={80}
          onChange={(boards) => setWishes({ ...wishes, boards })}
        />
        <NumberField
          label={t('movement.sections')}
          value={plans.length}
          least={1}
          most={Math.min(MOST_SECTIONS, Math.floor(pairs / 4))}
          onChange={(count) => planAnew(pairs, count, hosting)}
        />
      </WishesFields>
      {possibleHost !== undefined && (
        <Tick
          label={t('movement.hosting', {
            one: sectionLetter(possibleHost),
            other: sectionLetter(possibleHost + 1),
            pairs: shareOut(pairs, plans.length, possibleHost)[possibleHost],
          })}
          description={t('movement.hostingHint', { one: sectionLetter(possibleHost) })}
          checked={hosting}
          onChange={(checked) => {
            setHosting(checked);
            planAnew(pairs, plans.length, checked);
          }}
        />
      )}
      {plans.map((plan, index) =>
        host !== undefined && index === host + 1 ? (
          <GuestSection key={sectionLetter(index)} index={index} plan={plan} />
        ) : (
          <SectionPlanner
            key={sectionLetter(index)}
            section={sectionLetter(index)}
            plan={plan}
            wishesFor={wishesFor(index)}
            headed={several}
            others={plans
              .slice(0, index)
              .flatMap(({ boardsWith }, other) => (boardsWith === undefined ? [sectionLetter(other)] : []))}
            onChange={(changed) => setPlans(planned.map((held, other) => (other === index ? changed : held)))}
          />
        ),
      )}
      <ProblemNote problem={form.problem} />
      <div className={classes.buttons}>
        <Button
          variant={variant}
          loading={form.pending}
          disabled={!wanted}
          onClick={() => wanted && form.submit({ session: session.session, sections: wanted, at })}
        >
          {t('movement.set')}
        </Button>
        {!wanted && (
          <span className="muted">{t(several ? 'movement.chooseEach' : 'movement.chooseFirst')}</span>
        )}
      </div>
    </>
  );
}

/** A section that plays what the one before it does, so that their sit-outs meet. */
function GuestSection({ index, plan }: { readonly index: number; readonly plan: SectionPlan }) {
  const { t } = useTranslation();
  const [section, host] = [sectionLetter(index), sectionLetter(index - 1)];
  return (
    <section className={classes.section} aria-label={t('movement.section', { section })}>
      <h3>{t('movement.sectionPairs', { section, count: plan.pairs })}</h3>
      <p>{t('movement.guest', { host })}</p>
    </section>
  );
}
