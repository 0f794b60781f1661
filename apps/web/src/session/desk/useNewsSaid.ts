import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { whereaboutsQuery } from '../../api/deskQueries.js';
import type { SessionSeen } from '../../api/documents.js';
import { announce } from '../../kit/announce.js';
import type { CalledPart } from '../../play/calledParts.js';
import { alertsOf, alertKey, type Alert } from './alerts.js';
import { alertText } from './alertText.js';

/** What comes at one table, and cannot wait until the desk is read again. */
const SAID = ['called', 'disputed', 'correction', 'boards-missing', 'late-asked'] as const;

type Said = Extract<Alert, { readonly kind: (typeof SAID)[number] }>;

function isSaid(want: Alert): want is Said {
  return (SAID as readonly Alert['kind'][]).includes(want.kind);
}

/**
 * Says to a screen reader what comes to the desk, whatever part of it is open: a round that starts, and what wants the
 * director. Each is said once, and nothing of what was there when the page was opened.
 */
export function useNewsSaid(
  tournament: string,
  session: SessionSeen,
  parts: readonly CalledPart[],
  room: DeskSeen | undefined,
): void {
  const { t, i18n } = useTranslation();
  // Read where the tables are shown.
  const { data: whereabouts } = useQuery({
    ...whereaboutsQuery(tournament, session.session),
    enabled: false,
  });
  const rounds = useRef(new Map<string | undefined, number>());
  const wants = useRef<ReadonlyMap<string, Said>>(undefined);
  const areBoardsKnown = useRef(false);
  useEffect(() => {
    const news = parts.flatMap(({ section, session: { round } }) => {
      const before = rounds.current.get(section);
      rounds.current.set(section, round);
      if (before === undefined || before === round) return [];
      const of = section === undefined ? '' : 'In';
      return [
        before < round
          ? t(`room.roundStarted${of}`, { section, round })
          : t(`room.roundUndone${of}`, { section, round: before }),
      ];
    });
    if (room) {
      const now = new Map(
        alertsOf({ room, whereabouts, now: Date.now() })
          .filter(isSaid)
          .map((want) => [alertKey(want), want] as const),
      );
      for (const [key, want] of now) {
        const isNew = wants.current && !wants.current.has(key);
        // Which boards are missing is read later than the rest.
        if (isNew && (want.kind !== 'boards-missing' || areBoardsKnown.current))
          news.push(alertText(i18n, session, want));
      }
      for (const [key, want] of wants.current ?? [])
        if (want.kind === 'called' && !now.has(key)) news.push(t('room.callOver', { table: want.table }));
      wants.current = now;
      areBoardsKnown.current = whereabouts !== undefined;
    }
    if (news.length > 0) announce(news.join(' '));
  }, [parts, room, whereabouts, session, t, i18n]);
}
