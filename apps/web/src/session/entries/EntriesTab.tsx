import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesQuery } from '../../api/deskQueries.js';
import { playSessionsQuery } from '../../api/sessionQueries.js';
import type { EntriesSeen, EntrySeen } from '../../api/deskDocuments.js';
import type { Tournament } from '../../api/types.js';
import { classText } from '../../messages/classText.js';
import { WordsOf } from '../../messages/WordsOf.js';
import { NotFound } from '../../kit/NotFound.js';
import { Button } from '../../kit/Button.js';
import { isKept } from '../../parts/keptDraft.js';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { later } from '../../kit/later.js';
import { directs } from '../../play/roles.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { mayComeBack } from '../../undo/waysBack.js';
import { AskCommand } from '../../form/AskCommand.js';
import { ClassifyEntry } from '../classes/ClassDialog.js';
import { isPlain } from '../../play/classDraft.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';
import { ChangeEntry } from './ChangeEntry.js';
import classes from './Entries.module.css';
import { useListUnderWay } from './listUnderWay.js';
import { namesText } from '../../play/namesText.js';
import { ForDrawsDialog } from './ForDrawsDialog.js';
import { isKnown } from './forDrawsDraft.js';
import { gameParts } from '../../play/gameParts.js';
import { RegisterThree } from './RegisterThree.js';
import { ChangeTeam, RegisterTeam } from '../teams/TeamEntry.js';
import { placeOfList } from './placeOfList.js';
import { OnwardFromEntries } from './OnwardFromEntries.js';
import { keptAsOf, RegisterEntry } from './RegisterEntry.js';

const PlayersEnter = later(() => import('./PlayersEnter.js'), null);
const PasteEntries = later(() => import('./PasteEntries.js'));

/** Who takes part: pairs by their names, or players where everybody plays for himself. */
export default function EntriesTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const entries = useQuery({ ...entriesQuery(tournament.id), enabled: directs(tournament) });
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament.id));
  // Of a list that was pasted and not entered: it is in sight again.
  const underWay = useListUnderWay(tournament.id);
  const [listKept] = useState(() => isKept(placeOfList(tournament.id)));
  if (!directs(tournament)) return <NotFound />;
  if (!entries.data) {
    return entries.isError ? (
      <QueryProblem problem={entries.error} retry={() => entries.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const open = tournament.status !== 'archived';
  const parts = sessions.map(({ game }) => gameParts(game));
  const preparing = sessions.find(({ status }) => status === 'set-up');
  const onSheets = parts.some((part) => part.sheets);
  const sheets = onSheets && parts.every((part) => part.sheets);
  return (
    <WordsOf individuals={sheets} sheets={sheets}>
      <What />
      {open && <RegisterEntry tournament={tournament.id} alone={sheets} />}
      {open && (
        <OpensWhenAsked summary={t('paste.title')} open={listKept}>
          <PasteEntries tournament={tournament.id} entries={entries.data.entries} alone={sheets} />
        </OpensWhenAsked>
      )}
      {open && !sheets && (
        <details className="opens">
          <summary>{t('teams.registerTitle')}</summary>
          <RegisterTeam tournament={tournament.id} />
        </details>
      )}
      {open && onSheets && (
        <details className="opens">
          <summary>{t('players.registerThreeTitle')}</summary>
          <RegisterThree tournament={tournament.id} />
        </details>
      )}
      {open && <PlayersEnter tournament={tournament} />}
      <EntryList tournament={tournament.id} entries={entries.data} alone={sheets} mayChange={open} />
      {underWay && <output className="muted number">{t('steps.entering', { ...underWay })}</output>}
      {open && preparing && !underWay && (
        <OnwardFromEntries tournament={tournament.id} session={preparing.session} keptAs={keptAsOf(sheets)} />
      )}
    </WordsOf>
  );
}

/** What is entered here, in the words of the games that are played. */
function What() {
  const { t } = useTranslation();
  return <p>{t('players.what')}</p>;
}

function EntryList({
  tournament,
  entries: { entries, open },
  alone: sheets,
  mayChange,
}: {
  readonly tournament: string;
  readonly entries: EntriesSeen;
  /** Everybody plays for himself, on sheets. */
  readonly alone: boolean;
  readonly mayChange: boolean;
}) {
  const { t } = useTranslation();
  const there = entries.filter(({ withdrawn }) => !withdrawn);
  const teams = there.filter(({ captain }) => captain !== undefined).length;
  const others = there.length - teams;
  // Who has no partner yet may be waiting for one, or play an individual.
  const alone = there.every(({ captain, players }) => captain !== undefined || players.length === 1);
  return (
    <Panel
      title={
        entries.length === 0 && !sheets
          ? t('tab.entries')
          : [
              ...(others > 0 || teams === 0
                ? [
                    t(sheets || (alone && others > 0) ? 'players.players' : 'players.pairs', {
                      count: others,
                    }),
                  ]
                : []),
              ...(teams > 0 ? [t('teams.entered', { count: teams })] : []),
            ].join(', ')
      }
      aside={mayChange && <OpenOrClose tournament={tournament} open={open} />}
    >
      {entries.length === 0 && <p>{t('players.none')}</p>}
      <ol className="list">
        {entries.map((entry, index) => (
          <WordsOf key={entry.entry} individuals={entry.players.length === 1} sheets={sheets}>
            <Entry
              tournament={tournament}
              entry={entry}
              number={index + 1}
              alone={sheets}
              mayChange={mayChange}
            />
          </WordsOf>
        ))}
      </ol>
    </Panel>
  );
}

function OpenOrClose({ tournament, open }: { readonly tournament: string; readonly open: boolean }) {
  const { t } = useTranslation();
  const command = useTournamentCommand(tournament, open ? 'entries.close' : 'entries.open', () => undefined);
  return (
    <span className="row">
      <Pill meaning={open ? 'live' : 'plain'}>{t(open ? 'players.open' : 'players.closed')}</Pill>
      <Button variant="default" loading={command.pending} onClick={() => command.submit({})}>
        {t(open ? 'players.close' : 'players.reopen')}
      </Button>
      <ProblemNote problem={command.problem} />
    </span>
  );
}

function Entry({
  tournament,
  entry,
  number,
  alone,
  mayChange,
}: {
  readonly tournament: string;
  readonly entry: EntrySeen;
  readonly number: number;
  /** Everybody plays for himself, on sheets. */
  readonly alone: boolean;
  readonly mayChange: boolean;
}) {
  const { t, i18n } = useTranslation();
  const [doing, setDoing] = useState<'change' | 'class' | 'draw' | 'withdraw'>();
  const names = namesText(entry.players);
  const at = useEntriesSeenAt(tournament);
  const close = () => setDoing(undefined);
  // No question beforehand if it can be undone.
  const withdraw = useTournamentCommand(tournament, 'entries.withdraw', () => undefined);
  return (
    <li
      className={`row gap-4 gap-x-12 line-above pad-y-8 ${classes.entry}`}
      data-withdrawn={entry.withdrawn || undefined}
    >
      <span className={classes.number}>{number}</span>
      <span className={`grow-200 shrinks strong breaks ${classes.names}`}>
        {entry.captain && `${entry.name ?? t('teams.called', { captain: entry.captain.name })}: `}
        {names}
      </span>
      {!isPlain(entry.class) && <span className="muted">{classText(i18n, entry.class)}</span>}
      <KnownForDraws entry={entry} />
      {entry.withdrawn && <Pill meaning="plain">{t('players.withdrawn')}</Pill>}
      {mayChange && (
        <span className="row">
          <Button
            variant="default"
            aria-label={t('players.changeLabel', { names })}
            onClick={() => setDoing('change')}
          >
            {t(entry.withdrawn ? 'players.again' : 'players.change')}
          </Button>
          {!entry.withdrawn && (
            <Button
              variant="default"
              aria-label={t('classes.doLabel', { pair: names })}
              onClick={() => setDoing('class')}
            >
              {t('classes.do')}
            </Button>
          )}
          {!entry.withdrawn && !entry.captain && (
            <Button
              variant="default"
              aria-label={t('players.drawLabel', { names })}
              onClick={() => setDoing('draw')}
            >
              {t('players.draw')}
            </Button>
          )}
          {!entry.withdrawn && (
            <Button
              variant="default"
              aria-label={t('players.withdrawLabel', { names })}
              loading={withdraw.pending}
              onClick={() =>
                mayComeBack(entry) ? withdraw.submit({ entry: entry.entry, at }) : setDoing('withdraw')
              }
            >
              {t('players.withdraw')}
            </Button>
          )}
        </span>
      )}
      {doing === 'change' && entry.captain && (
        <ChangeTeam tournament={tournament} entry={entry} onClose={close} />
      )}
      {doing === 'change' && !entry.captain && (
        <ChangeEntry tournament={tournament} entry={entry} alone={alone} onClose={close} />
      )}
      {doing === 'class' && (
        <ClassifyEntry tournament={tournament} entry={entry} names={names} onClose={close} />
      )}
      {doing === 'draw' && (
        <ForDrawsDialog tournament={tournament} entry={entry} names={names} onClose={close} />
      )}
      {doing === 'withdraw' && (
        <AskCommand
          tournament={tournament}
          command="entries.withdraw"
          body={() => ({ entry: entry.entry, at })}
          title={t('players.withdrawTitle', { names })}
          text={t('players.withdrawText')}
          action={t('players.withdraw')}
          onClose={close}
        />
      )}
      <ProblemNote problem={withdraw.problem} />
    </li>
  );
}

/** What draws know of an entry, in a line. */
function KnownForDraws({ entry: { forDraws } }: { readonly entry: EntrySeen }) {
  const { t } = useTranslation();
  if (!forDraws || !isKnown(forDraws)) return null;
  const { groups, team, seed, stationary } = forDraws;
  const parts = [
    ...(team === undefined ? [] : [t('players.drawTeamOf', { team })]),
    ...groups.club,
    ...groups.country,
    ...groups.family.map((mark) => t('players.drawFamily', { mark })),
    ...(seed === null ? [] : [t('players.drawSeedNumber', { number: seed })]),
    ...(stationary ? [t('players.drawStationary')] : []),
  ];
  return <span className="muted">{parts.join(' · ')}</span>;
}
