import { TextArea } from '../../kit/TextArea.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTop } from '#scoring';
import type { RankingTableChoice, SessionStandings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Held } from '../../kit/Held.js';
import { Panel } from '../../kit/Panel.js';
import { Tick } from '../../kit/Tick.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { ExactNumberField } from '../../kit/ExactNumberField.js';
import { useSessionDraft } from '../../form/useSessionDraft.js';
import entries from '../entries/Entries.module.css';
import { useUnsaved } from '../set-up/unsaved.js';
import { AddTables } from './AddTables.js';
import own from '../../kit/MoreFields.module.css';
import { masterPointRows, masterPointsText } from '../../play/masterPointsText.js';

const SHARED = ['mean', 'best'] as const;
const WITHDRAWN = ['standing', 'cancelled'] as const;
const STAND = { beforeHalf: 'standing', afterHalf: 'standing' } as const;

/** What is said of standings: what places are worth as it is written, with how equals share it. */
interface StandingsDraft extends Omit<SessionStandings, 'masterPoints'> {
  readonly places: { readonly rows: string; readonly of: SessionStandings['masterPoints'] };
}

function draftOf({ masterPoints, ...standings }: SessionStandings): StandingsDraft {
  const rows = masterPointsText(masterPoints ?? { rows: [] });
  return { ...standings, places: { rows, of: masterPoints } };
}

function standingsOf({ places: { of }, ...standings }: StandingsDraft): SessionStandings {
  return { ...standings, ...(of && { masterPoints: of }) };
}

/** The standings as they are to be saved; nothing where what places are worth cannot be read. */
function wantedOf(draft: StandingsDraft): SessionStandings | undefined {
  const read = masterPointRows(draft.places.rows);
  return read && withMasterPoints(standingsOf(draft), read);
}

/** What the standings show: one ranking or two, tables beside it, full cards that are fixed, master points. */
export function StandingsPanel({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const draft = useSessionDraft<StandingsDraft>(tournament, session, ({ standings: kept }) => draftOf(kept), {
    kept: draftOf(session.standings),
  });
  const standings = standingsOf(draft.value);
  const { rows } = draft.value.places;
  const { at, changed } = draft;
  const setStandings = ({ masterPoints: of, ...to }: SessionStandings) =>
    draft.change({ ...to, places: { rows, of } });
  const setRows = (to: string) =>
    draft.change({ ...draft.value, places: { ...draft.value.places, rows: to } });
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState(false);
  const onKept = () => {
    const now = draft.onKept();
    const saved = now && wantedOf(now.value);
    return saved && { standings: saved, at: now.at };
  };
  const form = useTournamentCommand(tournament, 'session.choose-standings', draft.take, draft.take, onKept);
  const sections = session.sections.map(({ section }) => section);
  const twoLines = session.sections.some(({ movement }) => movement.winners === 2);
  const read = masterPointRows(rows);
  const wanted = wantedOf(draft.value);
  useUnsaved(t('grouping.title'), changed);
  const change = (more: Partial<SessionStandings>) => setStandings({ ...standings, ...more });
  return (
    <Panel title={t('grouping.title')}>
      <Held key={draft.begun} pending={form.pending}>
        {twoLines && (
          <Tick
            label={t('grouping.together')}
            value={standings.lines === 'together'}
            onChange={(together) => change({ lines: together ? 'together' : 'apart' })}
          />
        )}
        {isOfIndividuals(session) && hasTop(session.settings.method.board) && (
          <Tick
            label={t('grouping.ties')}
            value={standings.ties !== undefined}
            onChange={(apart) => setStandings(withTies(standings, apart))}
          />
        )}
        <p className="muted">{t('grouping.text')}</p>
        {standings.tables.length > 0 && (
          <ul className="list">
            {standings.tables.map((table) => (
              <li key={table.name} className={`row gap-4 gap-x-12 line-above pad-y-8 ${entries.entry}`}>
                <span className={`grow-200 shrinks strong breaks ${entries.names}`}>{table.name}</span>
                <span className="muted">
                  <WhomText table={table} />
                </span>
                <Button
                  variant="default"
                  aria-label={t('grouping.removeLabel', { table: table.name })}
                  onClick={() => change({ tables: standings.tables.filter((each) => each !== table) })}
                >
                  {t('grouping.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('grouping.add')}
          </Button>
        </div>
        <details className={`opens spaced ${own.more}`}>
          <summary>{t('grouping.more')}</summary>
          {hasTop(session.settings.method.board) && (
            <div className="row gap-12 top fields">
              {sections.map((section) => (
                <ExactNumberField
                  key={section}
                  label={t('grouping.fullCard', { section })}
                  description={t('grouping.fullCardText')}
                  value={standings.fullCards[section]}
                  onChange={(card) => change({ fullCards: { ...standings.fullCards, [section]: card } })}
                  onEmpty={() => change({ fullCards: withoutCard(standings.fullCards, section) })}
                />
              ))}
            </div>
          )}
          {(['beforeHalf', 'afterHalf'] as const).map((when) => (
            <Choice
              key={when}
              label={t(`grouping.withdrawn.${when}`)}
              value={standings.withdrawn?.[when] ?? 'standing'}
              options={WITHDRAWN.map((value) => ({ value, label: t(`grouping.withdrawn.${value}`) }))}
              onChange={(value) => change({ withdrawn: { ...STAND, ...standings.withdrawn, [when]: value } })}
            />
          ))}
          <TextArea
            label={t('grouping.masterPoints')}
            description={t('grouping.masterPointsText')}
            value={rows}
            error={!read && t('grouping.masterPointsFault')}
            rows={2}
            onChange={setRows}
          />
          {read && read.length > 0 && (
            <Choice
              label={t('grouping.shared')}
              value={standings.masterPoints?.shared ?? 'mean'}
              options={SHARED.map((value) => ({ value, label: t(`grouping.shared.${value}`) }))}
              onChange={(shared) =>
                change({ masterPoints: { ...standings.masterPoints, rows: read, shared } })
              }
            />
          )}
        </details>
      </Held>
      <ProblemNote problem={form.problem} />
      {changed && (
        <div>
          <Button
            loading={form.pending}
            disabled={!wanted}
            onClick={() => {
              if (!wanted) return;
              if (session.status === 'set-up')
                form.submit({ session: session.session, standings: wanted, at });
              else setAsking(true);
            }}
          >
            {t('grouping.save')}
          </Button>
        </div>
      )}
      {adding && (
        <AddTables
          sections={sections}
          twoLines={twoLines}
          taken={standings.tables.map(({ name }) => name)}
          onAdd={(tables) => {
            change({ tables: [...standings.tables, ...tables] });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {asking && wanted && (
        <AskCommand
          tournament={tournament}
          command="session.choose-standings"
          body={(reason) => ({ session: session.session, standings: wanted, at, reason })}
          title={t('grouping.changeTitle')}
          text={t('grouping.changeText')}
          action={t('grouping.save')}
          reason="needed"
          onDone={draft.take}
          onTaken={draft.take}
          onKept={onKept}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

function withMasterPoints(
  { masterPoints, ...standings }: SessionStandings,
  rows: NonNullable<SessionStandings['masterPoints']>['rows'],
): SessionStandings {
  return rows.length === 0
    ? standings
    : { ...standings, masterPoints: { ...masterPoints, rows, shared: masterPoints?.shared ?? 'mean' } };
}

function withTies({ ties: _before, ...standings }: SessionStandings, apart: boolean): SessionStandings {
  return apart ? { ...standings, ties: 'opponents-over-partners' } : standings;
}

function withoutCard(cards: SessionStandings['fullCards'], section: string) {
  const { [section]: _before, ...others } = cards;
  return others;
}

/** Whom a table ranks, in words. */
function WhomText({ table: { whom, lines, handicap } }: { readonly table: RankingTableChoice }) {
  const { t } = useTranslation();
  const said = [
    ...(whom.strata ? [t('grouping.whom.strata', { strata: whom.strata.join(', ') })] : []),
    ...(whom.category === undefined ? [] : [whom.category]),
    ...(whom.section === undefined ? [] : [t('standings.oneSection', { section: whom.section })]),
    ...(whom.line === undefined ? [] : [t(`standings.line.${whom.line}`)]),
    ...(handicap ? [t('standings.handicapped')] : []),
    t(`grouping.over.${lines}`),
  ];
  return said.join(' · ');
}
