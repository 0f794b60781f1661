import type { ComponentProps, ReactNode } from 'react';
import { gameParts } from '../play/gameParts.js';
import { TablesOfRound } from '../sheets/TablesOfRound.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { AboutSession } from '../standings/AboutSession.js';

/** From how many tables on people look for themselves by name. */
export const LONG = 8;

/** A page of the tables of a session: with sheets all of a round, otherwise what the page shows of them. */
export function PageOfTables({
  tournament,
  session,
  children,
  ...page
}: Pick<ComponentProps<typeof SessionPage>, 'tournament' | 'tab' | 'title'> & {
  readonly session: string;
  readonly children: (shown: SessionShown) => ReactNode;
}) {
  return (
    <SessionPage tournament={tournament} name={session} {...page}>
      {(shown) => (
        <>
          {gameParts(shown.session.game).sheets ? (
            <TablesOfRound {...shown} tournament={shown.tournament.id} />
          ) : (
            children(shown)
          )}
          <AboutSession shown={shown} />
        </>
      )}
    </SessionPage>
  );
}
