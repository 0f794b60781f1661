import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition, Outcome } from '#laws';
import type { WayThrough } from '#tournament';
import { answerText, chooserText, lawTitle, questionText, rectificationText, type Language } from '#words';
import { Choice } from '../parts/Choice.js';
import { Panel } from '../parts/Panel.js';
import taps from '../parts/Tap.module.css';
import { isLawNumber, lawsFound, lawWritten } from './findLaw.js';
import classes from './Ruling.module.css';
import { answered, answersTo, walk, withWay, type Asked } from './walk.js';

/** Finds what follows: the law by its number or by what happened, its questions, and where they lead. */
export function LawBook({
  edition,
  ways,
  law,
  onChange,
}: {
  readonly edition: Edition;
  readonly ways: readonly WayThrough[];
  /** By which it is ruled without questions. */
  readonly law: string | undefined;
  readonly onChange: (ways: readonly WayThrough[], law?: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  if (ways.length === 0 && law === undefined) return <FindLaw edition={edition} onFound={onChange} />;
  return (
    <>
      {ways.length === 0 && law !== undefined && (
        <Panel title={t('lawBook.law', { law })} aside={<AnotherLaw onClick={() => onChange([])} />}>
          {lawTitle(language, law) !== law && <p>{lawTitle(language, law)}</p>}
          <p className="muted">{t('lawBook.withoutText')}</p>
        </Panel>
      )}
      {ways.map((way, index) => {
        const { asked, outcome } = walk(way, edition);
        return (
          <div key={`${index} ${way.law}`} className={classes.way}>
            <Panel
              title={`${t('lawBook.law', { law: way.law })} · ${lawTitle(language, way.law)}`}
              aside={index === 0 ? <AnotherLaw onClick={() => onChange([])} /> : undefined}
            >
              {asked.map((each, at) => (
                <Question
                  key={`${at} ${'ask' in each.step ? each.step.ask : each.step.by}`}
                  asked={each}
                  number={at + 1}
                  onAnswer={(answer) => onChange(withWay(ways, index, answered(way, at, answer)))}
                />
              ))}
              {asked.length === 0 && <p className="muted">{t('lawBook.nothingAsked')}</p>}
            </Panel>
            {outcome && (
              <Follows
                outcome={outcome}
                gone={ways[index + 1]?.law}
                onGoOn={(next) => onChange([...ways.slice(0, index + 1), { law: next, answers: [] }])}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

function AnotherLaw({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={onClick}>
      {t('lawBook.another')}
    </Button>
  );
}

function FindLaw({
  edition,
  onFound,
}: {
  readonly edition: Edition;
  readonly onFound: (ways: readonly WayThrough[], law?: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const [text, setText] = useState('');
  const found = lawsFound(text, edition);
  const number = lawWritten(text);
  const asItIs = isLawNumber(text) && !found.some(({ law, procedure }) => law === number && !procedure);
  return (
    <Panel title={t('lawBook.find')}>
      <TextInput
        type="search"
        label={t('lawBook.search')}
        description={t('lawBook.searchHint')}
        value={text}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <ul className={classes.found} aria-label={t('lawBook.found')}>
        {found.map(({ law, procedure }) => (
          <li key={law}>
            <button
              type="button"
              className={taps.tap}
              onClick={() => (procedure ? onFound([{ law, answers: [] }]) : onFound([], law))}
            >
              <strong className={`number ${classes.law}`}>{law}</strong>
              <span>{lawTitle(i18n.language as Language, law)}</span>
            </button>
          </li>
        ))}
        {asItIs && (
          <li>
            <button type="button" className={taps.tap} onClick={() => onFound([], text.trim())}>
              <strong className={`number ${classes.law}`}>{text.trim()}</strong>
              <span>{t('lawBook.byNumber')}</span>
            </button>
          </li>
        )}
      </ul>
      {found.length === 0 && !asItIs && <p className="muted">{t('lawBook.nothing')}</p>}
    </Panel>
  );
}

function Question({
  asked: { step, answer },
  number,
  onAnswer,
}: {
  readonly asked: Asked;
  readonly number: number;
  readonly onAnswer: (answer: string) => void;
}) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const text = 'ask' in step ? questionText(language, step.ask) : chooserText(language, step.by);
  return (
    <div className={classes.question}>
      <Choice
        label={`${number} · ${text}`}
        value={answer ?? ''}
        options={answersTo(step).map((value) => ({ value, label: answerText(language, value) }))}
        onChange={onAnswer}
      />
    </div>
  );
}

/** What a law says, to be told to the players, and where the director goes on. */
function Follows({
  outcome: { law, rectifications, next },
  gone,
  onGoOn,
}: {
  readonly outcome: Outcome;
  /** The law that was gone on to. */
  readonly gone: string | undefined;
  readonly onGoOn: (law: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <div className={classes.follows}>
      <Panel title={t('lawBook.law', { law })}>
        <ul className={classes.says} aria-label={t('lawBook.says')}>
          {rectifications.map((one) => (
            <li key={JSON.stringify(one)}>{rectificationText(language, one)}</li>
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
              {t('lawBook.goOn', { law: each, title: lawTitle(language, each) })}
            </Button>
          ))}
      </Panel>
    </div>
  );
}
