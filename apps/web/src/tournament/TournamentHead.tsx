import { useState } from 'react';
import type { LiveState } from '../api/journalStream.js';
import type { Tournament } from '../api/types.js';
import { HelpLink } from '../kit/HelpLink.js';
import type { HelpName } from '../kit/helpNames.js';
import { later } from '../kit/later.js';
import { LiveSessions } from '../shell/LiveSessions.js';
import { directs } from '../play/roles.js';
import { DaysOfTournament } from './DaysOfTournament.js';
import { StatusPill } from './StatusPill.js';
import classes from './TournamentHead.module.css';

const TournamentActions = later(() => import('./TournamentActions.js'), null);

/** The help on the tabs that have some of their own. */
const HELP: Readonly<Record<string, HelpName>> = {
  entries: 'entries',
  boards: 'deals',
  tables: 'table-phones',
  finish: 'results',
};

/** The tournament's name, how far it has come, whether what is shown is live, and what the reader may do. */
export function TournamentHead({
  tournament,
  tab,
  live,
}: {
  readonly tournament: Tournament;
  readonly tab: string | undefined;
  readonly live: LiveState | undefined;
}) {
  const { name, status } = tournament;
  const words = `${name} ${status}`;
  const [first] = useState(words);
  const help = tab === undefined ? undefined : HELP[tab];
  return (
    <div className={`not-printed ${classes.head}`}>
      <div key={words} className={classes.name + (words === first ? '' : ' glow')}>
        <h1 className="shrinks">{name}</h1>
        {help && <HelpLink to={help} />}
        <span className="row">
          <DaysOfTournament tournament={tournament} />
          <StatusPill status={status} />
          {live && <LiveSessions tournament={tournament.id} state={live} />}
        </span>
      </div>
      {live && directs(tournament) && <TournamentActions tournament={tournament} />}
    </div>
  );
}
