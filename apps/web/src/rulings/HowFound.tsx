import { useTranslation } from 'react-i18next';
import { roleIn } from '#laws';
import type { SeatName, RecordedWay } from '#tournament';
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
  readonly ways: readonly RecordedWay[];
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
        const { law, answers, outcome } = way;
        return (
          <div key={`${index}`}>
            <strong>{name(law)}</strong>
            <ol>
              {answers.map(({ question, answer }, at) => (
                <li key={`${at}`}>
                  {asks(question)} <strong>{inWords(answer, question)}</strong>
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
