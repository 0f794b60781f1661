import { TextInput } from '../kit/TextInput.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { walk, type Asked, type OutcomeIn } from '#laws';
import type { RecordedWay } from '#tournament';
import { Button } from '../kit/Button.js';
import { Choice } from '../kit/Choice.js';
import { Panel } from '../kit/Panel.js';
import taps from '../kit/Tap.module.css';
import type { JudgesBook } from './book/judgesBook.js';
import { useBookWords } from './book/useBookWords.js';
import { lawsFound } from './findLaw.js';
import classes from './Ruling.module.css';
import { answered, withWay } from './walk.js';

/** Finds what follows: the law by its number or by what happened, its questions, and where they lead. */
export function LawBook({
  book,
  ways,
  law,
  onChange,
  ofWay,
}: {
  readonly book: JudgesBook;
  readonly ways: readonly RecordedWay[];
  /** By which it is ruled without questions. */
  readonly law: string | undefined;
  readonly onChange: (ways: readonly RecordedWay[], law?: string) => void;
  /** What is asked of a way that has ended, beside the questions of the book. */
  readonly ofWay: (way: RecordedWay, outcome: OutcomeIn, onChange: (way: RecordedWay) => void) => ReactNode;
}) {
  const { t } = useTranslation();
  const { title, without } = useBookWords(book);
  if (ways.length === 0 && law === undefined) return <FindLaw book={book} onFound={onChange} />;
  return (
    <>
      {ways.length === 0 && law !== undefined && (
        <Panel
          isLeft
          title={law === book.otherwise ? title(law) : t(`lawBook.law.${book.words}`, { law })}
          aside={<AnotherLaw book={book} onClick={() => onChange([])} />}
        >
          {title(law) !== law && law !== book.otherwise && <p>{title(law)}</p>}
          {without(law) !== undefined && <p>{without(law)}</p>}
          <p className="muted">{t('lawBook.withoutText')}</p>
        </Panel>
      )}
      {ways.map((way, index) => {
        const { asked, outcome, lotToDraw } = walk(way, book.book);
        return (
          <div key={`${index} ${way.law}`} className="stack gap-16">
            <Panel
              isLeft={index === ways.length - 1}
              title={`${t(`lawBook.law.${book.words}`, { law: way.law })} · ${title(way.law)}`}
              aside={index === 0 ? <AnotherLaw book={book} onClick={() => onChange([])} /> : undefined}
            >
              {asked.map((each, at) => (
                <Question
                  book={book}
                  key={`${at} ${each.question}`}
                  asked={each}
                  number={at + 1}
                  onAnswer={(answer) => onChange(withWay(ways, index, answered(way, at, answer, book.book)))}
                />
              ))}
              {lotToDraw && <p className="muted">{t('lawBook.lotToDraw')}</p>}
              {outcome && ofWay(way, outcome, (known) => onChange(ways.with(index, known), law))}
              {asked.length === 0 && <p className="muted">{t('lawBook.nothingAsked')}</p>}
            </Panel>
            {outcome && (
              <Follows
                book={book}
                outcome={outcome}
                gone={ways[index + 1]?.law}
                onGoOn={(next) => onChange([...ways.slice(0, index + 1), { law: next, answers: [] }])}
              />
            )}
            {outcome && index === ways.length - 1 && leavesTheLawOpen(outcome) && (
              <FindLaw book={book} withQuestions onFound={(found) => onChange([...ways, ...found])} />
            )}
          </div>
        );
      })}
    </>
  );
}

/** Whether the irregularity itself is still to be ruled on, by a law that the director looks for. */
function leavesTheLawOpen({ rectifications, next }: OutcomeIn): boolean {
  return next.length === 0 && rectifications.some(({ kind }) => kind === 'rule-on-it');
}

interface OfBook {
  readonly book: JudgesBook;
}

function AnotherLaw({ book, onClick }: OfBook & { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={onClick}>
      {t(`lawBook.another.${book.words}`)}
    </Button>
  );
}

function FindLaw({
  book,
  withQuestions = false,
  onFound,
}: OfBook & {
  /** Only laws that ask: a ruling goes on by their questions. */
  readonly withQuestions?: boolean;
  readonly onFound: (ways: readonly RecordedWay[], law?: string) => void;
}) {
  const { t } = useTranslation();
  const { title } = useBookWords(book);
  const [text, setText] = useState('');
  const { otherwise } = book;
  const byBook = lawsFound(text, book).filter(({ procedure }) => procedure || !withQuestions);
  const nothing = byBook.length === 0 && book.number(text) === undefined;
  // Where the book is silent: what a judge rules by then.
  const found = nothing && otherwise !== undefined ? [{ law: otherwise, procedure: false }] : byBook;
  const number = book.number(text);
  const asItIs =
    !withQuestions &&
    number !== undefined &&
    !found.some(({ law, procedure }) => law === number && !procedure);
  return (
    <Panel title={t('lawBook.find')} isLeft={!withQuestions}>
      <TextInput
        type="search"
        label={t(`lawBook.search.${book.words}`)}
        description={t(`lawBook.searchHint.${book.words}`)}
        value={text}
        autoComplete="off"
        onChange={setText}
      />
      {nothing && <p className="muted">{t(`lawBook.nothing.${book.words}`)}</p>}
      <ul
        className={`stack list ${classes.found}`}
        data-book={book.words}
        aria-label={t(`lawBook.found.${book.words}`)}
      >
        {found.map(({ law, procedure }) => (
          <li key={law}>
            <button
              type="button"
              className={taps.tap}
              onClick={() => (procedure ? onFound([{ law, answers: [] }]) : onFound([], law))}
            >
              {law !== otherwise && <strong className={`number ${classes.law}`}>{law}</strong>}
              <span>{title(law)}</span>
            </button>
          </li>
        ))}
        {asItIs && (
          <li>
            <button type="button" className={taps.tap} onClick={() => onFound([], number)}>
              <strong className={`number ${classes.law}`}>{number}</strong>
              <span>{t('lawBook.byNumber')}</span>
            </button>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function Question({
  book,
  asked: { question, offered, answer },
  number,
  onAnswer,
}: OfBook & {
  readonly asked: Asked;
  readonly number: number;
  readonly onAnswer: (answer: string) => void;
}) {
  const { asks, answer: inWords } = useBookWords(book);
  return (
    <div className={classes.question}>
      <Choice
        label={`${number} · ${asks(question)}`}
        value={answer ?? ''}
        options={offered.map((value) => ({ value, label: inWords(value, question) }))}
        onChange={onAnswer}
      />
    </div>
  );
}

/** What a law says, to be told to the players, and where the director goes on. */
function Follows({
  book,
  outcome,
  gone,
  onGoOn,
}: OfBook & {
  readonly outcome: OutcomeIn;
  /** The law that was gone on to. */
  readonly gone: string | undefined;
  readonly onGoOn: (law: string) => void;
}) {
  const { t } = useTranslation();
  const { title, says } = useBookWords(book);
  const { law, next } = outcome;
  return (
    <div className={classes.follows}>
      <Panel title={t(`lawBook.law.${book.words}`, { law })}>
        <ul className="stack gap-4" aria-label={t('lawBook.says')}>
          {says(outcome).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {next
          .filter((each) => each !== gone)
          .map((each) => (
            <Button
              key={each}
              variant={gone === undefined ? 'filled' : 'default'}
              className={classes.goOn}
              onClick={() => onGoOn(each)}
            >
              {t(`lawBook.goOn.${book.words}`, { law: each, title: title(each) })}
            </Button>
          ))}
      </Panel>
    </div>
  );
}
