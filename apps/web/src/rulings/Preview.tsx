import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedEffect } from '#tournament';
import type { Commands } from '../api/schemas.js';
import { problemText, type Language, type ProblemCode } from '#words';
import type { SessionSeen } from '../api/documents.js';
import { MOST_ALTERNATIVES, previewRulings, type AlternativeSeen } from '../api/rulingPreview.js';
import { rulingsKey } from '../api/rulingQueries.js';
import { adjustmentText } from '../messages/rulingText.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { calledAs, calledShort, calledText, isOfIndividuals } from '../play/contestants.js';
import { rowsOf } from './comparedRows.js';
import { ComparedTable } from './ComparedTable.js';
import { contestRows } from './contestRows.js';
import { awardsText, placeText } from './comparedText.js';
import { SheetCompared } from './sheets/SheetCompared.js';
import { MatchesCompared } from './MatchesCompared.js';
import { teamText } from '../play/teamText.js';
import { useMatchesSeen } from '../play/useMatchesSeen.js';
import { alternativesOf } from './effectDrafts.js';

interface PreviewProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly law: Commands['ruling.give']['law'];
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
        : t('rulings.after'),
  }));
  const refused = outcomes.flatMap(({ alternative: { refused: why }, called }) =>
    why ? [{ called, text: problemText(why.code as ProblemCode, why, i18n.language as Language) }] : [],
  );
  return (
    <>
      {refused.map(({ called, text }) => (
        <p key={called} className="note" data-meaning="bad">
          {all.length > 1 && `${called}: `}
          {text}
        </p>
      ))}
      <Changes
        tournament={tournament}
        session={session}
        outcomes={outcomes.filter(({ alternative }) => !alternative.refused)}
      />
    </>
  );
}

/** One of several outcomes, and what it is called by. */
interface Outcome {
  readonly alternative: AlternativeSeen;
  readonly called: string;
}

function Changes({
  tournament,
  session,
  outcomes,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly outcomes: readonly Outcome[];
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const ofTeams = useMatchesSeen(tournament, session);
  const columns = outcomes.map(({ called }) => called);
  const boards = [
    ...new Set(outcomes.flatMap(({ alternative }) => alternative.boards.map(({ board }) => board))),
  ];
  // Pairs are known by their numbers; players who play for themselves, and teams, by their names.
  const who = (contestant: string) => {
    if (ofTeams) return teamText(contestant, ofTeams.teams);
    return isOfIndividuals(session)
      ? calledText(calledAs(session, contestant))
      : calledShort(session, contestant);
  };
  const standings = rowsOf(
    outcomes.map(({ alternative }) =>
      alternative.standings.map(({ contestant, before, after }) => ({
        key: contestant,
        called: who(contestant),
        before: placeText(before, locale),
        after: placeText(after, locale),
      })),
    ),
  );
  const contests = new Map(
    outcomes.flatMap(({ alternative }) => alternative.contests.map((each) => [each.contest, each.title])),
  );
  const sheets = outcomes.flatMap(({ alternative }) => alternative.sheets);
  const matches = outcomes.map(({ alternative }) => alternative.matches);
  if (outcomes.length > 0 && boards.length + matches.flat().length + sheets.length + standings.length === 0)
    return <p className="muted">{t('lawBook.previewNothing')}</p>;
  return (
    <>
      {boards.map((board) => (
        <ComparedTable
          key={board}
          caption={t('rulings.changedBoard', { board })}
          first={t('rulings.table')}
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
      <MatchesCompared outcomes={matches} columns={columns} seen={ofTeams} />
      {outcomes.flatMap(({ alternative, called }) =>
        alternative.sheets.map((sheet) => (
          <SheetCompared
            key={`${called} ${sheet.table}/${sheet.round}/${sheet.board}`}
            sheet={sheet}
            called={(contestant) => {
              const { number, names } = calledAs(session, contestant);
              return names ?? number;
            }}
          />
        )),
      )}
      {standings.length > 0 && (
        <ComparedTable
          caption={t('rulings.changedStandings')}
          first={t('rulings.who')}
          columns={columns}
          rows={standings}
        />
      )}
      {[...contests].map(([contest, title]) => (
        <ComparedTable
          key={contest}
          caption={t('rulings.changedContest', { title })}
          first={t('rulings.who')}
          columns={columns}
          rows={rowsOf(
            outcomes.map(({ alternative }) =>
              alternative.contests
                .filter((each) => each.contest === contest)
                .flatMap((each) => contestRows(each, locale)),
            ),
          )}
        />
      ))}
    </>
  );
}
