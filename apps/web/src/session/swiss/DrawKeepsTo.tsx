import { Select } from '../../kit/Select.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { roundDrawsQuery } from '../../api/deskQueries.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useDraft } from '../../parts/useDraft.js';
import { calledAs, playingIn } from '../../play/contestants.js';
import { hasMatchesOfThree, playsTeams } from '../../play/playsTeams.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { ApartFields } from './ApartFields.js';
import { withApart } from './apartGroups.js';
import { DrawChoices } from './DrawChoices.js';
import classes from '../../play/Meetings.module.css';
import { VenuesFields } from './VenuesFields.js';
import { useTitleIn } from './useTitleIn.js';

/** What draws keep to: from which results, who stays at a table, who must not meet. It holds for the draws to come. */
export function DrawKeepsTo({
  tournament,
  session,
  section,
  options,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly section: string;
  readonly options: DrawOptions;
}) {
  const { t } = useTranslation();
  const titleIn = useTitleIn(session, section);
  const client = useQueryClient();
  const draft = useDraft<DrawOptions>(options, session.position);
  const { value: draw, at, changed, change: setDraw, take } = draft;
  const onKept = () => {
    const read = client.getQueryData(roundDrawsQuery(tournament, session.session).queryKey);
    const kept = read?.sections.find((one) => one.section === section)?.options;
    const now = read && kept && draft.on(kept, read.at);
    return now && { draw: now.value, at: now.at };
  };
  const [unread, setUnread] = useState(false);
  const [asking, setAsking] = useState(false);
  const form = useTournamentCommand(tournament, 'session.choose-draw-options', take, take, onKept);
  const body = { session: session.session, section, draw, at };
  const contestants = playingIn(session)
    .filter((one) => one.section === section)
    .map(({ contestant }) => contestant);
  const named = { session, contestants };
  const teams = playsTeams(session);
  const { stationary, bans, venues } = draw;
  return (
    <Panel title={titleIn(t('swiss.keepsTo'))}>
      <Held key={draft.begun} pending={form.pending}>
        <DrawChoices
          draw={draw}
          pairs={contestants.length}
          teams={teams}
          byMatches={teams || session.settings.method.ranking.by === 'victory-points'}
          ofThree={hasMatchesOfThree(session, section)}
          onChange={setDraw}
        />
        <Listed
          {...named}
          label={t('swiss.stationary')}
          lines={stationary.map((contestant) => [contestant])}
          onTake={(index) => setDraw({ ...draw, stationary: without(stationary, index) })}
        />
        <Adding
          {...named}
          label={t(teams ? 'swiss.stationaryTeam' : 'swiss.stationaryAdd')}
          count={1}
          onAdd={([one]) => setDraw({ ...draw, stationary: [...new Set([...stationary, one!])] })}
        />
        <Listed
          {...named}
          label={t('swiss.bans')}
          lines={bans}
          onTake={(index) => setDraw({ ...draw, bans: without(bans, index) })}
        />
        <Adding
          {...named}
          label={t('swiss.bansAdd')}
          count={2}
          onAdd={([one, other]) => setDraw({ ...draw, bans: [...bans, [one!, other!]] })}
        />
        <ApartFields
          tournament={tournament}
          contestants={session.contestants.filter(({ contestant }) => contestants.includes(contestant))}
          rounds={session.rounds}
          value={draw.apart}
          onChange={(apart) => setDraw(withApart(draw, apart))}
        />
        <VenuesFields
          section={section}
          tables={session.tables.filter((table) => table.replace(/\d+$/, '') === section)}
          pairs={contestants}
          teams={teams}
          venues={venues}
          onChange={(read) => {
            setUnread(read === undefined);
            if (read) setDraw({ ...draw, venues: read });
          }}
        />
      </Held>
      <ProblemNote problem={form.problem} />
      <div className="row">
        <Button
          variant="default"
          sends
          disabled={!changed || unread}
          loading={form.pending}
          onClick={() => (session.status === 'set-up' ? form.submit(body) : setAsking(true))}
        >
          {t('swiss.keepsToSet')}
        </Button>
      </div>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.choose-draw-options"
          body={(reason) => ({ ...body, reason })}
          title={t('swiss.keepsToTitle')}
          text={t('swiss.keepsToText')}
          action={t('swiss.keepsToSet')}
          reason="needed"
          onDone={take}
          onTaken={take}
          onKept={onKept}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

function without<Of>(list: readonly Of[], index: number): Of[] {
  return list.filter((_, at) => at !== index);
}

interface OfPairs {
  readonly session: SessionSeen;
  readonly contestants: readonly string[];
  readonly label: string;
}

function nameOf(session: SessionSeen, contestant: string): string {
  const { number, names } = calledAs(session, contestant);
  return names === undefined ? number : `${number} ${names}`;
}

/** Pairs, or two of them, each to be taken away again. */
function Listed({
  session,
  label,
  lines,
  onTake,
}: OfPairs & {
  readonly lines: readonly (readonly string[])[];
  readonly onTake: (index: number) => void;
}) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <ul className="stack list" aria-label={label}>
      {lines.map((line, index) => {
        const names = line.map((contestant) => nameOf(session, contestant)).join(' · ');
        return (
          <li className="row gap-x-12 between line-below pad-y-8" key={names}>
            <span>
              <span className="muted">{label}</span> {names}
            </span>
            <Button
              variant="default"

              aria-label={t('swiss.takeAwayWhat', { what: names })}
              onClick={() => onTake(index)}
            >
              {t('swiss.takeAway')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** One pair or two to be added. */
function Adding({
  session,
  contestants,
  label,
  count,
  onAdd,
}: OfPairs & { readonly count: 1 | 2; readonly onAdd: (pairs: readonly string[]) => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>(['', '']);
  const pairs = chosen.slice(0, count);
  const fit = pairs.every((pair) => pair !== '') && new Set(pairs).size === count;
  return (
    <div className={`row gap-12 bottom ${classes.adding}`}>
      {pairs.map((pair, index) => (
        <Select
          key={index === 0 ? 'one' : 'other'}
          label={index === 0 ? label : t('swiss.bansOther')}
          value={pair}
          data={[
            { value: '', label: t(playsTeams(session) ? 'swiss.chooseTeam' : 'swiss.choosePair') },
            ...contestants.map((value) => ({ value, label: nameOf(session, value) })),
          ]}
          onChange={(value) => setChosen(chosen.map((held, at) => (at === index ? value : held)))}
        />
      ))}
      <Button
        variant="default"
        disabled={!fit}
        aria-label={`${label}: ${t('swiss.add')}`}
        onClick={() => {
          onAdd(pairs);
          setChosen(['', '']);
        }}
      >
        {t('swiss.add')}
      </Button>
    </div>
  );
}
