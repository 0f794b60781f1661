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
  return (
    <div className={classes.alternatives}>
      {preview.data.map((alternative, index) => {
        const scores = all[index]!.flatMap((effect) => (effect.kind === 'score' ? [effect] : []));
        return (
          <div key={`${index}`}>
            {all.length > 1 && (
              <h3>{scores.map(({ adjustment }) => adjustmentText(i18n, adjustment)).join('; ')}</h3>
            )}
            {alternative.refused ? (
              <p className={notes.note} data-meaning="bad">
                {problemText(
                  alternative.refused.code as ProblemCode,
                  alternative.refused,
                  i18n.language as Language,
                )}
              </p>
            ) : (
              <Changes session={session} alternative={alternative} />
            )}
          </div>
        );
      })}
      {preview.data.length === 0 && <p className="muted">{t('lawBook.previewNothing')}</p>}
    </div>
  );
}

function Changes({
  session,
  alternative: { boards, standings },
}: {
  readonly session: SessionSeen;
  readonly alternative: AlternativeSeen;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const called = (contestant: string) => contestantText(contestant, { section: session.sections.length > 1 });
  if (boards.length === 0 && standings.length === 0)
    return <p className="muted">{t('lawBook.previewNothing')}</p>;
  return (
    <>
      {boards.map(({ board, lines }) => (
        <table key={board} className={classes.changes}>
          <caption>{t('lawBook.previewBoard', { board })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lawBook.table')}</th>
              <th scope="col">{t('lawBook.before')}</th>
              <th scope="col">{t('lawBook.after')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ table, round, before, after }) => (
              <tr key={`${table}/${round}`}>
                <th scope="row">{table}</th>
                <td>{awardsText(before, locale)}</td>
                <td>{awardsText(after, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {standings.length > 0 && (
        <table className={classes.changes}>
          <caption>{t('lawBook.previewStandings')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lawBook.who')}</th>
              <th scope="col">{t('lawBook.before')}</th>
              <th scope="col">{t('lawBook.after')}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ contestant, before, after }) => (
              <tr key={contestant}>
                <th scope="row">{called(contestant)}</th>
                <td>{standingText(before, locale)}</td>
                <td>{standingText(after, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
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
