import { useTranslation } from 'react-i18next';
import { mayDissent, type DealRecord } from '#preferans';
import { Button } from '../../kit/Button.js';
import groups from '../../kit/Group.module.css';
import { Tick } from '../../kit/Tick.js';
import { dealOfEffect, useKeptDeal } from '../halfWritten.js';
import { playersAt } from '../../sheets/playersAt.js';
import { DealFields } from '../../sheets/table/DealForm.js';
import { DealSeen } from '../../sheets/table/DealSeen.js';
import { draftOf, emptyDraft } from '../../sheets/table/draft.js';
import { PlansCompared } from './PlansCompared.js';
import type { LineOfDraft, PlansDraft } from './sheetDrafts.js';

const PLANS = ['ofWhister', 'ofDissenter'] as const;

/** The two plans: what has come of the whister's, what would come of the other, and who wants that (3.8.5.1b). */
export function PlansFields({
  draft,
  of,
  at: { seen, before },
  tried,
  onChange,
}: {
  readonly draft: PlansDraft;
  /** Which effect of the ruling it is. */
  readonly of: number;
  readonly at: LineOfDraft;
  readonly tried: boolean;
  readonly onChange: (draft: PlansDraft) => void;
}) {
  const { t } = useTranslation();
  const players = playersAt(seen);
  const kept = useKeptDeal(dealOfEffect(of, 'plan'));
  const { ofWhister, ofDissenter, dissenters } = draft;
  const open = PLANS.find((plan) => draft[plan] === undefined);
  const written = (plan: (typeof PLANS)[number], record: DealRecord | undefined) =>
    onChange({ ...draft, [plan]: record });
  const known = ofWhister ?? ofDissenter;
  return (
    <>
      {PLANS.map((plan) => {
        const record = draft[plan];
        return (
          <div key={plan}>
            <strong>{t(`sheetsRoom.plans.${plan}`)}</strong>
            {record && (
              <p>
                <DealSeen record={record} players={players} />{' '}
                <Button variant="default" onClick={() => written(plan, undefined)}>
                  {t('sheetsRoom.ruling.otherDeal')}
                </Button>
              </p>
            )}
            {plan === open && (
              <DealFields
                key={plan}
                sheet={{ ...before, dealer: known?.dealer ?? before.dealer }}
                players={players}
                // The same game by the other plan: only the tricks are others.
                draft={known ? draftOf(known) : emptyDraft(before)}
                kept={kept && { ...kept, of: `${kept.of} ${plan}` }}
                action={t('sheetsRoom.ruling.soPlayed')}
                onRecord={(result) => written(plan, result)}
              />
            )}
          </div>
        );
      })}
      {ofWhister && (
        <fieldset className={groups.group}>
          <legend>{t('sheetsRoom.plans.dissenters')}</legend>
          {players
            .filter(({ seat }) => mayDissent(ofWhister).includes(seat))
            .map(({ seat, name }) => (
              <Tick
                key={seat}
                label={name}
                value={dissenters.includes(seat)}
                onChange={(wanted) =>
                  onChange({
                    ...draft,
                    dissenters: wanted ? [...dissenters, seat] : dissenters.filter((one) => one !== seat),
                  })
                }
              />
            ))}
        </fieldset>
      )}
      {ofWhister && ofDissenter && dissenters.length > 0 && (
        <PlansCompared
          plans={{ ofWhister, ofDissenter, dissenters: [...dissenters] }}
          before={before}
          players={players}
        />
      )}
      {tried && (open || dissenters.length === 0) && (
        <p role="alert" className="bad">
          {t('sheetsRoom.plans.fault')}
        </p>
      )}
    </>
  );
}
