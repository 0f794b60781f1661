import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TravellerLineSeen, TravellerSeen } from '../api/travellerDocuments.js';
import { signed } from '../messages/fieldText.js';
import { fieldPlot, type PlotMark } from './fieldPlot.js';
import classes from './FieldOfScores.module.css';

/** The height of a mark with what is between two of them; of more than fit they lie over each other. */
const STEP = 14;
const HIGHEST = 168;
const RADIUS = 5;
/** What is below the axis: its figures. */
const BELOW = 22;

/**
 * The scores of a board as a picture, East-West's left and North-South's right, with par: what the table beside it says
 * line by line.
 */
export function FieldOfScores({
  traveller: { board, doubleDummy, lines },
  own,
  asked,
}: {
  readonly traveller: TravellerSeen;
  /** Whether a line is one of whom the reader follows. */
  readonly own: (line: TravellerLineSeen) => boolean;
  /** The line that is asked why. */
  readonly asked: TravellerLineSeen | undefined;
}) {
  const { t } = useTranslation();
  const par = doubleDummy?.par?.score;
  // The first of equals stands on the axis.
  const plot = fieldPlot(
    lines.toSorted((one, other) => Number(own(other)) - Number(own(one))),
    board,
    par,
  );
  if (!plot) return null;
  const { marks, rows, low, high, alongOf } = plot;
  const step = rows === 1 ? STEP : Math.min(STEP, (HIGHEST - 2 * RADIUS) / (rows - 1));
  const axis = (rows - 1) * step + 2 * RADIUS + 6;
  const lineOf = (mark: PlotMark) =>
    lines.find(({ table, round }) => table === mark.table && round === mark.round)!;
  const zero = low < 0 && high > 0 ? alongOf(0) : undefined;
  const scores = marks.map(({ score }) => score);
  const kinds = marks.map((mark) => ({ mark, kind: kindOf(lineOf(mark), { own, asked }) }));
  return (
    <figure className="stack card pad-12 tiny number">
      <div className="row gap-0 stretch between muted" aria-hidden>
        <span>◂ {t('contract.side.EW')}</span>
        <span>{t('contract.side.NS')} ▸</span>
      </div>
      <svg
        className={`wide ${classes.picture}`}
        height={axis + BELOW}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image element could not take the colours of the page
        role="img"
        aria-label={t('traveller.plot.label', {
          count: marks.length,
          low: signed(Math.min(...scores)),
          high: signed(Math.max(...scores)),
        })}
      >
        {zero !== undefined && (
          <line x1={`${zero}%`} x2={`${zero}%`} y1={0} y2={axis} className={classes.zero} />
        )}
        <line x1="0" x2="100%" y1={axis} y2={axis} className={classes.axis} />
        {kinds.map(({ mark, kind }) => (
          <Mark
            key={`${mark.table} ${mark.round} ${mark.score}`}
            x={mark.along}
            y={axis - RADIUS - 3 - mark.row * step}
            ruled={mark.ruled}
            kind={kind}
          />
        ))}
        {par !== undefined && <Diamond x={alongOf(par)} y={axis} />}
        <Figure x={alongOf(low)} y={axis + 17} text={signed(low)} />
        {zero !== undefined && zero > 14 && zero < 86 && <Figure x={zero} y={axis + 17} text="0" />}
        {low !== high && <Figure x={alongOf(high)} y={axis + 17} text={signed(high)} />}
      </svg>
      {/* What the signs in the picture mean, which is for the eye alone. */}
      <figcaption className={classes.legend} aria-hidden="true">
        {kinds.some(({ kind }) => kind === 'own') && (
          <Sign text={t('traveller.plot.own')}>
            <Mark x={50} y={8} kind="own" ruled={false} />
          </Sign>
        )}
        {kinds.some(({ kind }) => kind === 'asked') && (
          <Sign text={t('traveller.plot.asked')}>
            <Mark x={50} y={8} kind="asked" ruled={false} />
          </Sign>
        )}
        {kinds.some(({ kind, mark }) => kind === 'other' && !mark.ruled) && (
          <Sign text={t('traveller.plot.table')}>
            <Mark x={50} y={8} kind="other" ruled={false} />
          </Sign>
        )}
        {marks.some(({ ruled }) => ruled) && (
          <Sign text={t('traveller.plot.ruled')}>
            <Mark x={50} y={8} kind="other" ruled />
          </Sign>
        )}
        {par !== undefined && (
          <Sign text={t('traveller.doubleDummy.par', { score: signed(par) })}>
            <Diamond x={50} y={8} />
          </Sign>
        )}
      </figcaption>
    </figure>
  );
}

type Kind = 'own' | 'asked' | 'other';

function kindOf(
  line: TravellerLineSeen,
  {
    own,
    asked,
  }: {
    readonly own: (line: TravellerLineSeen) => boolean;
    readonly asked: TravellerLineSeen | undefined;
  },
): Kind {
  if (own(line)) return 'own';
  return line === asked ? 'asked' : 'other';
}

/** A table's score: a circle, a square where a ruling has given it; told apart by shape and filling, not by colour alone. */
function Mark({
  x,
  y,
  kind,
  ruled,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
  readonly ruled: boolean;
}) {
  const radius = kind === 'other' ? RADIUS - 1 : RADIUS;
  if (!ruled) return <circle cx={`${x}%`} cy={y} r={radius} className={classes.mark} data-kind={kind} />;
  return (
    <svg x={`${x}%`} y={y} overflow="visible">
      <rect
        x={-radius}
        y={-radius}
        width={2 * radius}
        height={2 * radius}
        className={classes.mark}
        data-kind={kind}
      />
    </svg>
  );
}

/** Par, on the axis. */
function Diamond({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <svg x={`${x}%`} y={y} overflow="visible">
      <path d="M0 -7 L6 0 L0 7 L-6 0 Z" className={classes.par} />
    </svg>
  );
}

/** A figure below the axis, within the picture at its ends. */
function Figure({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  const anchor = x < 10 ? 'start' : x > 90 ? 'end' : 'middle';
  return (
    <text x={anchor === 'middle' ? `${x}%` : anchor === 'start' ? 0 : '100%'} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

function Sign({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <span className="inline-row">
      <svg width={16} height={16} aria-hidden>
        {children}
      </svg>
      {text}
    </span>
  );
}
