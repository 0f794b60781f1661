import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  auditDeals,
  auditPreferansDeals,
  parseDeal,
  parsePreferansDeal,
  PREFERANS_PLACES,
  RANKS,
  SEATS,
  SUITS,
  type AuditOfCards,
  type AuditTable,
  type Card,
  type DealsAudit,
  type PublishedDeal,
  type Rank,
} from '#cards';
import type { GameName } from '#tournament';
import { cardText } from '../messages/contractText.js';
import { Suit } from '../contract/Suit.js';
import { Panel } from '../kit/Panel.js';
import { useLocale } from '../parts/useLocale.js';
import { dealParts } from '../play/dealParts.js';
import classes from './Deals.module.css';

/** Fewer deals say little beside chance. */
const FEW = 100;
/** Chance strays farther in one of a hundred cases: worth a look. */
const RARE = 0.01;
/** Standard deviations from which a card's count is marked, and deals from which it says anything. */
const STRAYS = 2;
const MARKED_FROM = 20;

/** What the open deals look like beside what chance deals: points or aces, shapes, and where each card was dealt. */
export function DealsBesideChance({
  game,
  deals,
}: {
  readonly game: GameName;
  readonly deals: readonly PublishedDeal[];
}) {
  const { t } = useTranslation();
  const texts = useMemo(() => deals.flatMap(({ deal }) => deal ?? []), [deals]);
  if (texts.length === 0) return null;
  const Beside = dealParts(game).talon ? OfThreeHands : OfFourHands;
  return (
    <Panel title={t('audit.title')}>
      <p>{t('audit.about', { count: texts.length })}</p>
      {texts.length < FEW && <p className="note">{t('audit.few')}</p>}
      <Beside texts={texts} />
    </Panel>
  );
}

function OfFourHands({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useTranslation();
  const audit = useMemo(() => auditDeals(texts.map(parseDeal)), [texts]);
  return (
    <>
      <AveragePoints audit={audit} />
      <div className="grid gap-16 gap-x-24 fit-260 top">
        <Table title={t('audit.points')} what={t('audit.pointsOf')} table={audit.points} />
        <Table title={t('audit.shapes')} what={t('audit.shape')} table={audit.shapes} />
      </div>
      <Cards
        text={t('audit.cardsText')}
        cards={audit.cards}
        deals={audit.deals}
        places={SEATS.map((place) => ({
          place,
          part: 1 / 4,
          short: t(`contract.seat.${place}`),
          name: t(`contract.seatName.${place}`),
        }))}
      />
    </>
  );
}

/** The cards of a hand, and of the talon, in the pack of preferans. */
const PARTS = { hand: 10 / 32, talon: 2 / 32 } as const;

function OfThreeHands({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useTranslation();
  const audit = useMemo(() => auditPreferansDeals(texts.map(parsePreferansDeal)), [texts]);
  return (
    <>
      <div className="grid gap-16 gap-x-24 fit-260 top">
        <Table title={t('audit.aces')} what={t('audit.acesOf')} table={audit.aces} />
        <Table title={t('audit.shapes')} what={t('audit.shape')} table={audit.shapes} />
      </div>
      <Cards
        text={t('audit.cardsTextOfPreferans')}
        cards={audit.cards}
        deals={audit.deals}
        places={PREFERANS_PLACES.map((place, index) => ({
          place,
          part: place === 'talon' ? PARTS.talon : PARTS.hand,
          short: place === 'talon' ? t('audit.talon') : `${index + 1}`,
          name: place === 'talon' ? t('audit.talon') : t('audit.hand', { number: index + 1 }),
        }))}
      />
    </>
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
    <section className="stack shrinks">
      <h3 className="above-4">{t('audit.average')}</h3>
      <dl className="row gap-4 gap-x-24 stretch">
        {SEATS.map((seat) => (
          <div key={seat}>
            <dt className="small muted">{t(`contract.seatName.${seat}`)}</dt>
            <dd className="strong number">{figure(audit.averagePoints[seat], 2)}</dd>
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
      className={likelihood < RARE ? 'note' : undefined}
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
    <section className="stack shrinks">
      <h3 className="above-4">{title}</h3>
      <Likelihood likelihood={likelihood} />
      <table className={`wide box ruled figures ${classes.table}`}>
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

interface PlaceOfCards<Place extends string> {
  readonly place: Place;
  /** In which part of the deals chance deals a card there. */
  readonly part: number;
  readonly short: string;
  readonly name: string;
}

/** How often each card was dealt to each place; counts far from its part of the deals are marked. */
function Cards<Place extends string>({
  text,
  cards,
  deals,
  places,
}: {
  readonly text: string;
  readonly cards: AuditOfCards<Place>;
  readonly deals: number;
  readonly places: readonly PlaceOfCards<Place>[];
}) {
  const { t } = useTranslation();
  // A binomial count.
  const stray = (count: number, part: number) => {
    const difference = count - deals * part;
    const far = STRAYS * Math.sqrt(deals * part * (1 - part));
    if (deals < MARKED_FROM || Math.abs(difference) < far) return undefined;
    return difference > 0 ? 'more' : 'fewer';
  };
  return (
    <section className="stack shrinks">
      <h3 className="above-4">{t('audit.cards')}</h3>
      <Likelihood likelihood={cards.likelihood} />
      <p className="muted">{text}</p>
      <div className={`grid gap-12 fit-150 ${classes.cards}`}>
        {SUITS.map((suit) => (
          <table key={suit} className={`wide box ruled figures ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">
                  <Suit strain={suit} />
                </th>
                {places.map(({ place, short, name }) => (
                  <th key={place} scope="col">
                    <abbr title={name}>{short}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from(RANKS).flatMap((rank) => {
                const card: Card = `${suit}${rank as Rank}`;
                const counts = cards.counts[card] as Readonly<Record<Place, number>> | undefined;
                // A card that the pack does not have.
                if (counts === undefined) return [];
                return (
                  <tr key={rank}>
                    <th scope="row">{cardText(card).rank}</th>
                    {places.map(({ place, part }) => (
                      <td key={place} data-stray={stray(counts[place], part)}>
                        {counts[place]}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
