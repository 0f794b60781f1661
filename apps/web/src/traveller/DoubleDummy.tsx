import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoubleDummySeen } from '../api/travellerDocuments.js';
import { ContractSeen } from '../contract/ContractSeen.js';
import { Suit } from '../contract/Suit.js';
import { Heard } from '../kit/Heard.js';
import { signed } from '../messages/fieldText.js';
import classes from './DoubleDummy.module.css';

const DECLARERS = ['N', 'S', 'E', 'W'] as const;
const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;

/** What stands under the hands of a hand record: tricks by declarer and strain, what can be made, and par. */
export function DoubleDummy({ analysis }: { readonly analysis: DoubleDummySeen | null }) {
  const { t } = useTranslation();
  if (!analysis) return <p className="muted">{t('traveller.doubleDummy.waiting')}</p>;
  const { tricks, makeable, par } = analysis;
  const isEmpty = DECLARERS.every((seat) => STRAINS.every((strain) => tricks[seat][strain] === null));
  if (isEmpty) return <p className="muted">{t('traveller.doubleDummy.limit')}</p>;
  return (
    <div className="stack gap-12 line-above pad-top-12">
      <table className={`wide ruled ${classes.tricks}`}>
        <caption>{t('traveller.doubleDummy.title')}</caption>
        <thead>
          <tr>
            <th className="centre" scope="col">
              <span className="visually-hidden">{t('entry.declarer')}</span>
            </th>
            {STRAINS.map((strain) => (
              <th className="centre" key={strain} scope="col">
                <Suit strain={strain} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DECLARERS.map((seat) => (
            <tr key={seat}>
              <th className="centre" scope="row" aria-label={t(`contract.seatName.${seat}`)}>
                {t(`contract.seat.${seat}`)}
              </th>
              {STRAINS.map((strain) => (
                <td className="centre" key={strain}>
                  {tricks[seat][strain] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {makeable && par ? (
        <dl className={classes.facts}>
          {(['NS', 'EW'] as const).map((side) => (
            <Fragment key={side}>
              <dt className="muted">
                <Heard seen={t('traveller.doubleDummy.makes', { side: t(`contract.side.${side}`) })}>
                  {t('traveller.doubleDummy.makes', { side: t(`contract.sideName.${side}`) })}
                </Heard>
              </dt>
              <dd className="row gap-0 gap-x-12 stretch">
                {makeable[side].length === 0
                  ? t('traveller.doubleDummy.nothing')
                  : makeable[side].map(({ declarers, ...contract }, index) => (
                      <ContractSeen
                        key={`${contract.strain} ${declarers[0]}`}
                        {...contract}
                        // Whoever of the side declares makes it.
                        declarers={declarers.length === 2 ? [] : declarers}
                        more={index + 1 < makeable[side].length}
                      />
                    ))}
              </dd>
            </Fragment>
          ))}
          <dt className="muted">{t('traveller.doubleDummy.par', { score: signed(par.score) })}</dt>
          <dd className="row gap-0 gap-x-12 stretch">
            {par.contracts.length === 0
              ? t('contract.passedOut')
              : par.contracts.map((contract, index) => (
                  <ContractSeen
                    key={`${contract.level} ${contract.strain}`}
                    {...contract}
                    more={index + 1 < par.contracts.length}
                  />
                ))}
          </dd>
        </dl>
      ) : (
        <p className="muted">{t('traveller.doubleDummy.limit')}</p>
      )}
    </div>
  );
}
