import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import { impsText } from '../play/figures.js';
import { Button } from '../kit/Button.js';
import { useLocale } from '../parts/useLocale.js';
import { FigureWhy, type Figure } from './FigureWhy.js';
import { from, playersAt, type PlayerAt } from './playersAt.js';
import classes from './SheetDrawn.module.css';
import type { PartSeen, SheetSeen } from '../play/sheetQueries.js';

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
 * within, and the mountain innermost; a figure that is tapped tells why. Below it the figures by name, with the same.
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
  const [asked, ask] = useState<Figure>();
  return (
    <div className="grid gap-12">
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
              onAsk={ask}
            />
          ))}
          <circle cx={MIDDLE} cy={MIDDLE} r={24} className={classes.middle} />
          <text x={MIDDLE} y={MIDDLE} className={classes.size}>
            {poolSize ?? '∞'}
          </text>
        </svg>
      </figure>
      {asked && <Asked figure={asked} sheet={sheet} players={players} onClose={() => ask(undefined)} />}
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
  player: { seat, short },
  part,
  turn,
  isDealer,
  onAsk,
}: {
  readonly player: PlayerAt;
  readonly part: PartSeen | undefined;
  readonly turn: (typeof TURNS)[number];
  readonly isDealer: boolean;
  readonly onAsk: (figure: Figure) => void;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isAbove = turn === 180;
  /** Where a text stands in the middle of a strip, counted from the edge. */
  const at = (x: number, fromEdge: number) =>
    isAbove ? { x: SIZE - x, y: fromEdge } : { x, y: SIZE - fromEdge };
  /** What is tapped for a figure, counted from the edge. */
  const area = (x: number, fromEdge: number, width: number, height: number) => ({
    x: isAbove ? SIZE - x - width : x,
    y: isAbove ? fromEdge : SIZE - fromEdge - height,
    width,
    height,
  });
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
          <text {...at(WHISTS / 2 + (index + 0.5) * width, WHISTS / 2)}>
            {fitted(chain, FITTING.whists[whists.length]!)}
          </text>
        </g>
      ))}
      <text {...at(MIDDLE, (WHISTS + POOLS) / 2)}>{fitted(part?.pool ?? '', FITTING.pool)}</text>
      <text {...at(MIDDLE, POOLS + 18)}>{fitted(part?.mountain ?? '', FITTING.mountain)}</text>
      <text {...at(MIDDLE, POOLS + 44)} className={classes.name}>
        {short}
        {isDealer && ` ${t('sheets.dealerSign')}`}
      </text>
      <text {...at(MIDDLE, POOLS + 66)} className={classes.balance}>
        {part && impsText(part.balance, locale)}
      </text>
      {part && (
        <>
          {whists.map(({ on }, index) => (
            <rect
              key={on}
              {...area(WHISTS / 2 + index * width, 0, width, WHISTS)}
              className={classes.asks}
              onClick={() => onAsk({ seat, kind: 'whists', on })}
            />
          ))}
          <rect
            {...area(WHISTS, WHISTS, SIZE - 2 * WHISTS, POOLS - WHISTS)}
            className={classes.asks}
            onClick={() => onAsk({ seat, kind: 'pool' })}
          />
          <rect
            {...area(POOLS + 20, POOLS, SIZE - 2 * (POOLS + 20), 34)}
            className={classes.asks}
            onClick={() => onAsk({ seat, kind: 'mountain' })}
          />
          <rect
            {...area(MIDDLE - 60, POOLS + 34, 120, 46)}
            className={classes.asks}
            onClick={() => onAsk({ seat, kind: 'balance' })}
          />
        </>
      )}
    </g>
  );
}

/** A short line across a strip of whists. */
function tickAt(x: number, y: number): string {
  return `M${x} ${y} v${WHISTS}`;
}

/** The figures by name, each with why it is what it is. */
function Balances({ sheet, players }: { readonly sheet: SheetSeen; readonly players: readonly PlayerAt[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { parts } = sheet;
  if (parts.length === 0) return null;
  return (
    <ul className={`list ${classes.balances}`} aria-label={t('sheets.balances')}>
      {players.map(({ seat, name }) => {
        const part = parts.find((one) => one.seat === seat);
        if (!part) return null;
        return (
          <li className="line-above" key={seat}>
            <details>
              <summary className="bar gap-12 between target">
                <span>{name}</span>
                <strong className="number">{impsText(part.balance, locale)}</strong>
              </summary>
              {columnsOf(part).map(({ figure, chain }) => (
                <details key={`${figure.kind} ${figure.on}`} className={classes.column}>
                  <summary className="bar gap-12 between target">
                    <span>{figureText(t, figure, players)}</span>
                    <span className="number">{chain.replaceAll('.', ' · ')}</span>
                  </summary>
                  <FigureWhy figure={figure} sheet={sheet} players={players} />
                </details>
              ))}
              <FigureWhy figure={{ seat, kind: 'balance' }} sheet={sheet} players={players} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** The columns of a part in which something is written, as they are named one after the other. */
function columnsOf({ seat, pool, mountain, whists, adjustment }: PartSeen) {
  const columns: { readonly figure: Figure; readonly chain: string }[] = [
    { figure: { seat, kind: 'pool' }, chain: pool },
    { figure: { seat, kind: 'mountain' }, chain: mountain },
    ...whists.map(({ on, chain }) => ({ figure: { seat, kind: 'whists', on } as const, chain })),
  ];
  return [...columns, { figure: { seat, kind: 'adjustment' } as const, chain: adjustment }].filter(
    ({ chain }) => chain !== '',
  );
}

/** What a figure is called. */
function figureText(t: TFunction, { kind, on }: Figure, players: readonly PlayerAt[]): string {
  if (kind !== 'whists') return t(`sheets.${kind}`);
  return t('sheets.whistsOn', { name: players.find(({ seat }) => seat === on)?.name ?? on });
}

/** Why the figure that was tapped in the drawing is what it is. */
function Asked({
  figure,
  sheet,
  players,
  onClose,
}: {
  readonly figure: Figure;
  readonly sheet: SheetSeen;
  readonly players: readonly PlayerAt[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <section className="box pad-12 accented" aria-live="polite">
      <div className="bar between">
        <strong>
          {players.find(({ seat }) => seat === figure.seat)?.name}: {figureText(t, figure, players)}
        </strong>
        <Button variant="default" onClick={onClose}>
          {t('action.back')}
        </Button>
      </div>
      <FigureWhy figure={figure} sheet={sheet} players={players} />
    </section>
  );
}
