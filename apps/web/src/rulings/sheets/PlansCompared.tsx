import { useTranslation } from 'react-i18next';
import { netValueOf, planByLot, termsIn, type DisputedPlan, type Plan, type Sheet } from '#preferans';
import { useLocale } from '../../parts/useLocale.js';
import classes from '../Ruling.module.css';
import { pointsText } from '../../play/figures.js';
import type { PlayerAt } from '../../sheets/playersAt.js';

const LOTS = ['of-whister', 'of-dissenter'] as const satisfies readonly Plan[];

/** What each has of the deal whatever the lot gives: his own plan's result, declarer's and the others' by the lot. */
export function PlansCompared({
  plans,
  before,
  players,
  lot,
}: {
  readonly plans: Omit<DisputedPlan, 'seed'>;
  /** The sheet before the deal. */
  readonly before: Sheet;
  readonly players: readonly PlayerAt[];
  /** What was drawn; undefined: nothing yet. */
  readonly lot?: Plan;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { settings } = before;
  const terms = termsIn(before, plans.ofWhister);
  const values = {
    'of-whister': netValueOf(plans.ofWhister, settings, terms),
    'of-dissenter': netValueOf(plans.ofDissenter, settings, terms),
  };
  const lots = lot === undefined ? LOTS : [lot];
  const ruled = lots.map((one) => planByLot(plans, one, settings, terms));
  return (
    <div className="scrolls-x">
      <table className={classes.changes}>
        <caption>{t('rulings.plans.worth')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rulings.who')}</th>
            {lots.map((one) => (
              <th key={one} scope="col">
                {t(`rulings.plans.lot.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, name }) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              {ruled.map(({ lot: drawn, results }) => (
                <td key={drawn}>
                  {pointsText(`${values[results[seat] ?? drawn][seat] ?? 0}`, locale)}{' '}
                  <span className="muted">{t(`rulings.plans.by.${results[seat] ?? drawn}`)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
