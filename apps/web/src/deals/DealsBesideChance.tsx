import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  auditDeals,
  parseDeal,
  RANKS,
  SEATS,
  SUITS,
  type AuditTable,
  type Card,
  type DealsAudit,
  type PublishedDeal,
  type Rank,
} from '#cards';
import { cardText } from '../contract/contractText.js';
import { Suit } from '../contract/Suit.js';
import notes from '../parts/Note.module.css';
import { Panel } from '../parts/Panel.js';
import { useLocale } from '../parts/useLocale.js';
import classes from './Deals.module.css';

/** Fewer deals say little beside chance. */
const FEW = 100;
/** Chance strays farther in one of a hundred cases: worth a look. */
const RARE = 0.01;
/** Standard deviations from which a card's count is marked, and deals from which it says anything. */
const STRAYS = 2;
const MARKED_FROM = 20;

/** What the open deals look like beside what chance deals: points, shapes, and who was dealt each card. */
export function DealsBesideChance({ deals }: { readonly deals: readonly PublishedDeal[] }) {
  const { t } = useTranslation();
  const audit = useMemo(() => {
    const texts = deals.flatMap(({ deal }) => deal ?? []);
    return texts.length === 0 ? undefined : auditDeals(texts.map(parseDeal));
  }, [deals]);
  if (!audit) return null;
  return (
    <Panel title={t('audit.title')}>
      <p>{t('audit.about', { count: audit.deals })}</p>
      {audit.deals < FEW && <p className={notes.note}>{t('audit.few')}</p>}
      <AveragePoints audit={audit} />
      <div className={classes.tables}>
        <Table title={t('audit.points')} what={t('audit.pointsOf')} table={audit.points} />
        <Table title={t('audit.shapes')} what={t('audit.shape')} table={audit.shapes} />
      </div>
      <section className={classes.part}>
        <h3>{t('audit.cards')}</h3>
        <Likelihood likelihood={audit.cards.likelihood} />
        <CardsBySeat audit={audit} />
      </section>
    </Panel>
  );
}

/** A figure with so many digits after the point, as the language writes it. */
function useFigure(): (value: number, digits: number) => string {
  const locale = useLocale();
  return (value, digits) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function AveragePoints({ audit }: { readonly audit: DealsAudit }) {
  const { t } = useTranslation();
  const figure = useFigure();
  return (
    <section className={classes.part}>
      <h3>{t('audit.average')}</h3>
      <dl className={classes.averages}>
        {SEATS.map((seat) => (
          <div key={seat}>
            <dt>{t(`contract.seatName.${seat}`)}</dt>
            <dd>{figure(audit.averagePoints[seat], 2)}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t('audit.averageExpected')}</p>
    </section>
  );
}

/** How often chance strays as far, in words. */
function Likelihood({ likelihood }: { readonly likelihood: number }) {
  const { t } = useTranslation();
  const cases = Math.round(likelihood * 100);
  return (
    <p
      className={likelihood < RARE ? notes.note : undefined}
      data-meaning={likelihood < RARE ? 'warn' : undefined}
    >
      {likelihood < RARE ? t('audit.rare') : t('audit.likelihood', { cases })}
    </p>
  );
}

function Table({
  title,
  what,
  table: { lines, likelihood },
}: {
  readonly title: string;
  readonly what: string;
  readonly table: AuditTable;
}) {
  const { t } = useTranslation();
  const figure = useFigure();
  // Of a handful of deals everything is one line.
  if (lines.length === 1) return null;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <Likelihood likelihood={likelihood} />
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{t('audit.dealt')}</th>
            <th scope="col">{t('audit.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, observed, expected }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{observed}</td>
              <td>{figure(expected, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How often each seat was dealt each card; counts far from a quarter of the deals are marked. */
function CardsBySeat({ audit }: { readonly audit: DealsAudit }) {
  const { t } = useTranslation();
  const { deals, cards } = audit;
  // Each card is dealt to a seat in a quarter of the deals: a binomial count.
  const far = STRAYS * Math.sqrt((deals * 3) / 16);
  const stray = (count: number) => {
    const difference = count - deals / 4;
    if (deals < MARKED_FROM || Math.abs(difference) < far) return undefined;
    return difference > 0 ? 'more' : 'fewer';
  };
  return (
    <>
      <p className="muted">{t('audit.cardsText')}</p>
      <div className={classes.cards}>
        {SUITS.map((suit) => (
          <table key={suit} className={classes.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Suit strain={suit} />
                </th>
                {SEATS.map((seat) => (
                  <th key={seat} scope="col">
                    <abbr title={t(`contract.seatName.${seat}`)}>{t(`contract.seat.${seat}`)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from(RANKS).map((rank) => {
                const card: Card = `${suit}${rank as Rank}`;
                return (
                  <tr key={rank}>
                    <th scope="row">{cardText(card).rank}</th>
                    {SEATS.map((seat) => (
                      <td key={seat} data-stray={stray(cards.counts[card][seat])}>
                        {cards.counts[card][seat]}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
