import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { SentTogether } from '../../parts/SentTogether.js';
import { namesText } from '../../play/namesText.js';
import { Tick } from '../../kit/Tick.js';
import { NumberField } from '../../kit/NumberField.js';
import {
  chosenOffer,
  hostingSection,
  MOST_SECTIONS,
  mostBoards,
  pairsIn,
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
} from '../../play/sectionPlan.js';
import { plansTaken } from './planTaken.js';
import { useStepVariant } from './steps.js';
import { SectionPlanner } from './SectionPlanner.js';
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

/** From what is wanted to the movement of each section; of one section alone what is chosen is taken at once. */
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
  // It begins with what was taken before.
  const [taken] = useState(() => plansTaken(session));
  const before = taken?.plans.some(({ movement }) => movement?.kind === 'individuals') ? undefined : taken;
  const [wishes, setWishes] = useState<SessionWishes>({
    boards: before ? mostBoards(before.plans) : CLUB_SESSION,
    copies: before?.copies ?? 1,
    stay: stationaryOf(entries).map(({ players }) => namesText(players)),
  });
  const usual = entered >= 4 ? entered : USUAL_PAIRS;
  const [planned, setPlans] = useState<readonly SectionPlan[]>(
    () => before?.plans ?? planSections(usual, Math.ceil(usual / LARGEST_SECTION)),
  );
  const [hosting, setHosting] = useState(before?.plans.some(({ hosts }) => hosts !== undefined) ?? false);
  /** Plans of other numbers: of two sections with half a table as long as that is wanted and possible. */
  const planAnew = (count: number, sections: number, hosted: boolean) =>
    setPlans(planSections(count, sections, planned, hosted ? hostingSection(count, sections) : undefined));
  const planFor = (count: number) =>
    planAnew(count, Math.max(planned.length, Math.ceil(count / LARGEST_SECTION)), hosting);
  const [pairs, setPairs] = useFollowed(usual, planFor, before && pairsIn(before.plans));
  const possibleHost = hostingSection(pairs, planned.length);
  const host = hosting ? possibleHost : undefined;
  const plans = useMemo(() => withGuest(planned, host), [planned, host]);
  const pace = useMemo(() => paceOf(settings.clock, session.sections), [settings.clock, session.sections]);
  const asked = useDeferredValue(wishes);
  const wishesFor = (index: number) => (count: number) =>
    wishesOf(count, asked, { index, sections: plans.length, pace, hosting: index === host });
  const seatedIn = (chosen: readonly SectionPlan[]) =>
    chosen.flatMap((plan, index) => {
      const { seats = [] } = chosenOffer(plan, wishesFor(index)(plan.pairs)) ?? {};
      return seats.map((seat) => ({ ...seat, section: sectionLetter(index) }));
    });
  const sent = useRef<readonly SectionPlan[]>([]);
  const form = useSetMovement(
    tournament,
    session,
    'session.set-movement',
    (remarks) => onSet(remarks, seatedIn(sent.current)),
    methodAfterSwiss(session),
    () => onSet([], []),
  );
  const [at] = useState(session.position);
  const several = plans.length > 1;
  const isWhole = wantedOf(plans, wishes.copies) !== undefined;
  const take = (chosen: readonly SectionPlan[]) => {
    const sections = wantedOf(chosen, wishes.copies);
    if (!sections) return;
    sent.current = chosen;
    form.submit({ session: session.session, sections, at });
  };
  const variant = useStepVariant('movement');
  return (
    <SentTogether>
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
          value={hosting}
          onChange={(checked) => {
            setHosting(checked);
            planAnew(pairs, plans.length, checked);
          }}
        />
      )}
      <Held pending={form.pending}>
        {plans.map((plan, index) =>
          host !== undefined && index === host + 1 ? (
            <GuestSection key={sectionLetter(index)} index={index} plan={plan} />
          ) : (
            <SectionPlanner
              key={sectionLetter(index)}
              section={sectionLetter(index)}
              plan={plan}
              wishesFor={wishesFor(index)}
              others={plans
                .slice(0, index)
                .flatMap(({ boardsWith }, other) => (boardsWith === undefined ? [sectionLetter(other)] : []))}
              onTake={several ? undefined : (chosen) => take([chosen])}
              onChange={(changed) =>
                setPlans(planned.map((held, other) => (other === index ? changed : held)))
              }
            />
          ),
        )}
      </Held>
      <ProblemNote problem={form.problem} />
      {several && (
        <div className="row">
          <Button
            variant={variant}
            sends
            loading={form.pending}
            disabled={!isWhole}
            onClick={() => take(plans)}
          >
            {t('movement.setEach')}
          </Button>
          {!isWhole && <span className="muted">{t('movement.chooseEach')}</span>}
        </div>
      )}
    </SentTogether>
  );
}

/** A section that plays what the one before it does, so that their sit-outs meet. */
function GuestSection({ index, plan }: { readonly index: number; readonly plan: SectionPlan }) {
  const { t } = useTranslation();
  const [section, host] = [sectionLetter(index), sectionLetter(index - 1)];
  return (
    <section className="stack gap-12 line-above pad-top-12" aria-label={t('movement.section', { section })}>
      <h3>{t('movement.sectionPairs', { section, count: plan.pairs })}</h3>
      <p>{t('movement.guest', { host })}</p>
    </section>
  );
}
