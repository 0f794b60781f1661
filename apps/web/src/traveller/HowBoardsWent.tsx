import { useTranslation } from 'react-i18next';
import type { CardSeen } from '../api/cardDocuments.js';
import { numbersText } from '../messages/fieldText.js';
import { useLocale } from '../parts/useLocale.js';
import { percentText, worthText } from '../play/figures.js';
import classes from './HowBoardsWent.module.css';
import { boardsPlot, type BoardPlotted } from './boardsPlot.js';
import { percentOf } from '../play/ownAward.js';

/** The height of the best board above the average, and of the worst one below it. */
const FULL = 36;
/** What is below the columns: the numbers of boards. */
const BELOW = 20;
/** A column in the width that each board has, in hundredths. */
const COLUMN = 70;
/** So many numbers stand beside each other on a phone. */
const NUMBERS = 12;

/** How the boards of a card went: a column each, up from the average or down; the caption says what matters of it. */
export default function HowBoardsWent({ rounds }: { readonly rounds: CardSeen['rounds'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const plot = boardsPlot(rounds);
  if (!plot) return null;
  const { boards, above, best, worst } = plot;
  const width = 100 / boards.length;
  const every = Math.ceil(boards.length / NUMBERS);
  const figure = ([first]: readonly BoardPlotted[]) => {
    const award = first!.award;
    const percent = percentOf(award);
    if (percent !== undefined) return percentText(percent, locale);
    return award.kind === 'not-played' ? '' : worthText(award, locale);
  };
  const numbers = (of: readonly BoardPlotted[]) => numbersText(of.map(({ board }) => board));
  return (
    <figure className="stack card pad-12 number">
      <svg className={`wide ${classes.picture}`} height={2 * FULL + BELOW} aria-hidden>
        <line x1="0" x2="100%" y1={FULL} y2={FULL} className={classes.average} />
        {boards.map(({ board, share }, index) => {
          const height = (Math.abs(share - 50) / 50) * FULL;
          return (
            <rect
              key={board}
              x={`${(index + (100 - COLUMN) / 200) * width}%`}
              y={share > 50 ? FULL - height : FULL - 1}
              width={`${(width * COLUMN) / 100}%`}
              height={Math.max(2, height)}
              className={classes.column}
              data-above={share > 50 || undefined}
              data-below={share < 50 || undefined}
            />
          );
        })}
        {boards.map(
          ({ board }, index) =>
            index % every === 0 && (
              <text key={board} x={`${(index + 0.5) * width}%`} y={2 * FULL + 16} textAnchor="middle">
                {board}
              </text>
            ),
        )}
      </svg>
      <figcaption>
        {t('card.plot', {
          above,
          all: boards.length,
          best: numbers(best),
          bestFigure: figure(best),
          worst: numbers(worst),
          worstFigure: figure(worst),
        })}
      </figcaption>
    </figure>
  );
}
