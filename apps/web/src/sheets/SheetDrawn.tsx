import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { impsText, pointsText } from '../standings/figures.js';
import { useLocale } from '../parts/useLocale.js';
import { from, playersAt, type PlayerAt } from './playersAt.js';
import classes from './SheetDrawn.module.css';
import type { PartSeen, SheetSeen, TermSeen } from './sheetQueries.js';
import { ruleText, termText } from './words.js';

/** How large the drawing is, and how far in the whists, and then the pools, reach. */
const SIZE = 400;
const WHISTS = 42;
const POOLS = 82;
const MIDDLE = SIZE / 2;

/** How a part is turned, by the place around who looks: below, left, above, right. */
const TURNS = [0, 90, 180, -90] as const;
/** At a table of three nobody sits above. */
const TURNS_OF_THREE = [0, 90, -90] as const;

/**
 * A sheet (пулька) as players draw it: a cross of four or three, in each part whists on the others without, the pool
 * within, and the mountain innermost; below it the figures by name, with what each balance is made of.
 *
 * @param bottom whose part is drawn below
 */
export function SheetDrawn({
  sheet,
  poolSize,
  bottom,
}: {
  readonly sheet: SheetSeen;
  /** To how many points pools are played; null: they are not closed. */
  readonly poolSize: number | null;
  readonly bottom?: SeatName | undefined;
}) {
  const { t } = useTranslation();
  const players = from(playersAt(sheet), bottom);
  const turns = players.length === 3 ? TURNS_OF_THREE : TURNS;
  return (
    <div className={classes.sheet}>
      <figure
        className={classes.drawing}
        aria-label={t('sheets.drawnOf', { names: players.map(({ name }) => name).join(', ') })}
      >
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          {players.length === 3 ? <LinesOfThree /> : <LinesOfFour />}
          {players.map((player, at) => (
            <Part
              key={player.seat}
              player={player}
              part={sheet.parts.find(({ seat }) => seat === player.seat)}
              turn={turns[at]!}
              isDealer={sheet.dealer === player.seat && !sheet.over}
            />
          ))}
          <circle cx={MIDDLE} cy={MIDDLE} r={24} className={classes.middle} />
          <text x={MIDDLE} y={MIDDLE} className={classes.size}>
            {poolSize ?? '∞'}
          </text>
        </svg>
      </figure>
      <Balances sheet={sheet} players={players} />
    </div>
  );
}

function LinesOfFour() {
  return (
    <g className={classes.lines}>
      <rect x={1} y={1} width={SIZE - 2} height={SIZE - 2} />
      <rect x={WHISTS} y={WHISTS} width={SIZE - 2 * WHISTS} height={SIZE - 2 * WHISTS} />
      <rect x={POOLS} y={POOLS} width={SIZE - 2 * POOLS} height={SIZE - 2 * POOLS} />
      <path d={`M0 0 L${SIZE} ${SIZE} M${SIZE} 0 L0 ${SIZE}`} />
    </g>
  );
}

function LinesOfThree() {
  const [near, far] = [POOLS, SIZE - POOLS];
  return (
    <g className={classes.lines}>
      <rect x={1} y={1} width={SIZE - 2} height={SIZE - 2} />
      <path d={`M${WHISTS} 0 V${SIZE - WHISTS} H${SIZE - WHISTS} V0`} />
      <path d={`M${near} 0 V${far} H${far} V0`} />
      <path
        d={`M${MIDDLE} 0 V${MIDDLE} M${MIDDLE} ${MIDDLE} L0 ${SIZE} M${MIDDLE} ${MIDDLE} L${SIZE} ${SIZE}`}
      />
    </g>
  );
}

/** How many signs of a figure fit: of whists in one of so many fields, of a pool, of a mountain. */
const FITTING = { whists: [0, 40, 19, 12], pool: 26, mountain: 20 } as const;

/** The last figures of a column, as many as fit: those before are crossed out anyway. */
function fitted(chain: string, most: number): string {
  const figures = chain.split('.');
  let shown = figures.pop() ?? '';
  while (figures.length > 0 && shown.length + figures.at(-1)!.length + 2 <= most) {
    shown = `${figures.pop()}.${shown}`;
  }
  return figures.length > 0 ? `…${shown}` : shown;
}

/** One player's part, drawn as the one below and turned; what stands above is not upside down. */
function Part({
  player: { short },
  part,
  turn,
  isDealer,
}: {
  readonly player: PlayerAt;
  readonly part: PartSeen | undefined;
  readonly turn: (typeof TURNS)[number];
  readonly isDealer: boolean;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isAbove = turn === 180;
  /** Where a text stands in the middle of a strip, counted from the edge. */
  const at = (x: number, fromEdge: number) =>
    isAbove ? { x: SIZE - x, y: fromEdge } : { x, y: SIZE - fromEdge };
  const whists = part?.whists ?? [];
  const width = (SIZE - WHISTS) / Math.max(1, whists.length);
  const rest = isAbove ? undefined : `rotate(${turn} ${MIDDLE} ${MIDDLE})`;
  return (
    <g transform={rest}>
      {whists.map(({ on, chain }, index) => (
        <g key={on}>
          {index > 0 && (
            <path
              className={classes.tick}
              d={
                isAbove
                  ? tickAt(SIZE - WHISTS / 2 - index * width, 0)
                  : tickAt(WHISTS / 2 + index * width, SIZE - WHISTS)
              }
            />
          )}
          <text {...at(WHISTS / 2 + (index + 0.5) * width, WHISTS / 2)} className={classes.figure}>
            {fitted(chain, FITTING.whists[whists.length]!)}
          </text>
        </g>
      ))}
      <text {...at(MIDDLE, (WHISTS + POOLS) / 2)} className={classes.figure}>
        {fitted(part?.pool ?? '', FITTING.pool)}
      </text>
      <text {...at(MIDDLE, POOLS + 18)} className={classes.figure}>
        {fitted(part?.mountain ?? '', FITTING.mountain)}
      </text>
      <text {...at(MIDDLE, POOLS + 44)} className={classes.name}>
        {short}
        {isDealer && ` ${t('sheets.dealerSign')}`}
      </text>
      <text {...at(MIDDLE, POOLS + 66)} className={classes.balance}>
        {part && impsText(part.balance, locale)}
      </text>
    </g>
  );
}

/** A short line across a strip of whists. */
function tickAt(x: number, y: number): string {
  return `M${x} ${y} v${WHISTS}`;
}

/** The figures by name, and what each balance is made of. */
function Balances({
  sheet: { parts },
  players,
}: {
  readonly sheet: SheetSeen;
  readonly players: readonly PlayerAt[];
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const shortOf = (seat: SeatName) => players.find((one) => one.seat === seat)?.short ?? seat;
  if (parts.length === 0) return null;
  return (
    <ul className={classes.balances} aria-label={t('sheets.balances')}>
      {players.map(({ seat, name }) => {
        const part = parts.find((one) => one.seat === seat);
        if (!part) return null;
        return (
          <li key={seat}>
            <details>
              <summary>
                <span>{name}</span>
                <strong className="number">{impsText(part.balance, locale)}</strong>
              </summary>
              <dl>
                <Column name={t('sheets.pool')} chain={part.pool} />
                <Column name={t('sheets.mountain')} chain={part.mountain} />
                {part.whists.map(({ on, chain }) => (
                  <Column key={on} name={t('sheets.whistsOn', { name: shortOf(on) })} chain={chain} />
                ))}
                {part.adjustment !== '' && <Column name={t('sheets.adjustment')} chain={part.adjustment} />}
              </dl>
              <table>
                <caption>{t('sheets.balanceOf')}</caption>
                <tbody>
                  {part.terms.map((term) => (
                    <Term key={`${term.of} ${term.opponent}`} term={term} shortOf={shortOf} />
                  ))}
                </tbody>
              </table>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function Column({ name, chain }: { readonly name: string; readonly chain: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="number">{chain === '' ? '–' : chain.replaceAll('.', ' · ')}</dd>
    </div>
  );
}

/** A term of a balance: what it is, what it comes to, and by which rule. */
export function Term({
  term: { of, opponent, figure, mean, unit, whists, rule },
  shortOf,
}: {
  readonly term: TermSeen;
  readonly shortOf: (seat: SeatName) => string;
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        {termText(i18n, of, opponent === null ? undefined : shortOf(opponent))}
        {figure !== null && mean !== null && unit !== null && (
          <span className="muted">
            {' '}
            {t(of === 'mountain' ? 'sheets.belowMean' : 'sheets.aboveMean', {
              figure: pointsText(figure, locale),
              mean: pointsText(mean, locale),
              unit: pointsText(unit, locale),
            })}
          </span>
        )}
      </th>
      <td className="number">{impsText(whists, locale)}</td>
      <td className="muted">{t('sheets.rule', { rule: ruleText(i18n, rule) })}</td>
    </tr>
  );
}
