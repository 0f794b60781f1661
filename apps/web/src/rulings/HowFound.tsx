import { useTranslation } from 'react-i18next';
import { roleIn, walk } from '#laws';
import type { SeatName, WayThrough } from '#tournament';
import type { LawSeen } from '../api/documents.js';
import { useBookWords } from './book/useBookWords.js';
import { useJudgesBook } from './book/useJudgesBook.js';
import classes from './Rulings.module.css';

/** How a ruling was found: what was asked and answered, and what each law says. */
export function HowFound({
  tournament,
  session,
  law: { edition },
  ways,
  nameAt,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly law: LawSeen;
  readonly ways: readonly WayThrough[];
  /** Who sits where, of a game in which a way names who is at fault. */
  readonly nameAt?: ((seat: SeatName) => string) | undefined;
}) {
  const { t } = useTranslation();
  const book = useJudgesBook(tournament, session, edition);
  const { asks, answer: inWords, says } = useBookWords(book);
  const name = (law: string) => t(`rulings.lawOf.${book.words}`, { law });
  return (
    <details className={`opens ${classes.found}`}>
      <summary>{t('rulings.found')}</summary>
      {ways.map((way, index) => {
        const { asked, outcome } = walk(way, book.book);
        return (
          <div key={`${index}`}>
            <strong>{name(way.law)}</strong>
            <ol>
              {asked.map(({ step, answer }, at) => (
                <li key={`${at}`}>
                  {asks(step)} <strong>{answer === undefined ? '–' : inWords(answer, step)}</strong>
                </li>
              ))}
            </ol>
            {nameAt && 'seat' in way && way.seat && (
              <p>{t(`rulings.${outcome ? roleIn(outcome) : 'atFault'}`, { name: nameAt(way.seat) })}</p>
            )}
            {outcome && (
              <p>
                {name(outcome.law)}: {says(outcome).join(' ')}
              </p>
            )}
          </div>
        );
      })}
    </details>
  );
}
