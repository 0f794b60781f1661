import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedEffect } from '#tournament';
import { problemText, type Language, type ProblemCode } from '#words';
import type { SessionSeen } from '../api/documents.js';
import {
  MOST_ALTERNATIVES,
  previewRulings,
  type AlternativeSeen,
  type AwardsOfLine,
  type Standing,
} from '../api/rulingPreview.js';
import { rulingsKey } from '../api/rulingQueries.js';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { contestantText } from '../messages/fieldText.js';
import { adjustmentText } from '../messages/rulingText.js';
import notes from '../parts/Note.module.css';
import { Panel } from '../parts/Panel.js';
import { QueryProblem } from '../parts/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../parts/Waiting.js';
import { impsText, percentText, pointsText } from '../standings/figures.js';
import { rowsOf, type ComparedRow } from './comparedRows.js';
import { alternativesOf } from './effectDrafts.js';
import classes from './Ruling.module.css';

interface PreviewProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly law: { readonly edition: string; readonly law: string };
  readonly effects: readonly AskedEffect[];
  /** The ruling that it would take the place of. */
  readonly amends?: string | undefined;
}

/** What a ruling would change, before it is given: boards and ranking before and after, several outcomes side by side. */
export function Preview(props: PreviewProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <Panel title={t('lawBook.preview')}>
      {asked ? (
        <Outcomes {...props} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('lawBook.previewShow')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Outcomes({ tournament, session, law, effects, amends }: PreviewProps) {
  const { t, i18n } = useTranslation();
  const all = alternativesOf(effects).slice(0, MOST_ALTERNATIVES);
  const body = {
    session: session.session,
    ...(amends !== undefined && { amends }),
    alternatives: all.map((each) => ({ law, effects: each })),
  };
  const preview = useQuery({
    queryKey: [...rulingsKey(tournament), 'preview', body],
    queryFn: ({ signal }) => previewRulings(tournament, body, signal),
  });
  if (preview.error) return <QueryProblem problem={preview.error} retry={() => preview.refetch()} />;
  if (!preview.data) return <Waiting />;
  const outcomes = preview.data.map((alternative, index) => ({
    alternative,
    called:
      all.length > 1
        ? all[index]!.flatMap((effect) =>
            effect.kind === 'score' ? [adjustmentText(i18n, effect.adjustment)] : [],
          ).join('; ')
        : t('lawBook.after'),
  }));
  const refused = outcomes.flatMap(({ alternative: { refused: why }, called }) =>
    why ? [{ called, text: problemText(why.code as ProblemCode, why, i18n.language as Language) }] : [],
  );
  return (
    <>
      {refused.map(({ called, text }) => (
        <p key={called} className={notes.note} data-meaning="bad">
          {all.length > 1 && `${called}: `}
          {text}
        </p>
      ))}
      <Changes session={session} outcomes={outcomes.filter(({ alternative }) => !alternative.refused)} />
    </>
  );
}

/** One of several outcomes, and what it is called by. */
interface Outcome {
  readonly alternative: AlternativeSeen;
  readonly called: string;
}

function Changes({
  session,
  outcomes,
}: {
  readonly session: SessionSeen;
  readonly outcomes: readonly Outcome[];
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const columns = outcomes.map(({ called }) => called);
  const boards = [
    ...new Set(outcomes.flatMap(({ alternative }) => alternative.boards.map(({ board }) => board))),
  ];
  const standings = rowsOf(
    outcomes.map(({ alternative }) =>
      alternative.standings.map(({ contestant, before, after }) => ({
        key: contestant,
        called: contestantText(contestant, { section: session.sections.length > 1 }),
        before: standingText(before, locale),
        after: standingText(after, locale),
      })),
    ),
  );
  if (outcomes.length > 0 && boards.length === 0 && standings.length === 0)
    return <p className="muted">{t('lawBook.previewNothing')}</p>;
  return (
    <>
      {boards.map((board) => (
        <Table
          key={board}
          caption={t('lawBook.previewBoard', { board })}
          first={t('lawBook.table')}
          columns={columns}
          rows={rowsOf(
            outcomes.map(({ alternative }) =>
              alternative.boards
                .filter((each) => each.board === board)
                .flatMap(({ lines }) => lines)
                .map(({ table, round, before, after }) => ({
                  key: `${table}/${round}`,
                  called: table,
                  before: awardsText(before, locale),
                  after: awardsText(after, locale),
                })),
            ),
          )}
        />
      ))}
      {standings.length > 0 && (
        <Table
          caption={t('lawBook.previewStandings')}
          first={t('lawBook.who')}
          columns={columns}
          rows={standings}
        />
      )}
    </>
  );
}

/** What was before, and what would be by each outcome. */
function Table({
  caption,
  first,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly string[];
  readonly rows: readonly ComparedRow[];
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.compared}>
      <table className={classes.changes}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t('lawBook.before')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, called, before, after }) => (
            <tr key={key}>
              <th scope="row">{called}</th>
              <td>{before}</td>
              {after.map((text, index) => (
                <td key={columns[index]} data-changed={text !== before || undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function awardText(award: AwardSeen, locale: string): string {
  if (award.kind === 'not-played') return '–';
  return award.top === null ? impsText(award.points, locale) : pointsText(award.points, locale);
}

/** What both sides of a table have: `6.5 / 1.5`. */
function awardsText(awards: AwardsOfLine, locale: string): string {
  return awards ? `${awardText(awards.NS, locale)} / ${awardText(awards.EW, locale)}` : '–';
}

/** A place with its score: `3. 54.17 %`. */
function standingText(standing: Standing | null, locale: string): string {
  if (!standing) return '–';
  const { place, score, percentage } = standing;
  const figure = percentage === null ? pointsText(score, locale) : percentText(percentage, locale);
  return place === null ? figure : `${place}. ${figure}`;
}
