import { useQueryClient } from '@tanstack/react-query';
import { later } from '../../kit/later.js';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { whereaboutsQuery } from '../../api/deskQueries.js';
import { Button } from '../../kit/Button.js';
import { recall, remember } from '../../browser/memory.js';
import { isWrittenIn } from '../../browser/keys.js';
import { deskPath, rulePath } from '../../play/paths.js';
import { boardNow } from '../../rulings/boardNow.js';
import classes from './Keys.module.css';
import { inNextRow, isOneCharacter, deskKey, type PressedAt, type DeskKey } from './keysOfDesk.js';
import { useLastingAlerts } from './useLastingAlerts.js';
import { alertsOf } from './alerts.js';
import { wayTo } from './wayTo.js';

const FindDialog = later(() => import('./FindDialog.js'), null);
const KeysDialog = later(() => import('./KeysDialog.js'), null);

/** Under which name this browser remembers that the keys are off. */
const KEYS = 'tirage.room.keys';

type Asked = 'help' | 'go-to' | 'find';

/** The keys of the room, what they open, and the buttons that open it without a key. */
export function DeskKeys({
  tournament,
  session,
  room,
  part,
  mayDirect,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly room: DeskSeen;
  readonly part: string | undefined;
  readonly mayDirect: boolean;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [location, go] = useLocation();
  const [on, setOn] = useState(() => recall(KEYS) !== 'off');
  const [asked, setAsked] = useState<Asked>();
  const lasting = useLastingAlerts(tournament, session, mayDirect);
  const pathOf = (of?: string) => deskPath(tournament, session.session, of);

  const goToNextAlert = () => {
    const whereabouts = client.getQueryData(whereaboutsQuery(tournament, session.session).queryKey);
    const ways = alertsOf({ room, whereabouts, lasting, now: Date.now() }).flatMap((want) =>
      want.kind === 'no-phone' ? [] : [wayTo(tournament, session.session, want)],
    );
    const here = ways.indexOf(location + window.location.search);
    const next = ways[(here + 1) % ways.length];
    if (next !== undefined) go(next);
  };

  const rule = () => {
    const focused = document.activeElement;
    const table = tableAt(focused) ?? tableIn(location);
    const seen = room.tables.find((each) => each.table === table);
    const about = seen && {
      table: seen.table,
      ...(seen.round > 0 && { round: seen.round }),
      ...boardNow(room, seen.table),
    };
    if (mayDirect && session.status !== 'set-up') go(rulePath(tournament, session.session, about));
  };

  const act = (key: DeskKey) => {
    switch (key) {
      case 'help':
      case 'go-to':
      case 'find':
        return setAsked(key);
      case 'next-want':
        return goToNextAlert();
      case 'next-step':
        // The one filled button of the desk: Enter does it.
        return document.querySelector<HTMLElement>('main [data-variant="filled"]')?.focus();
      case 'rule':
        return rule();
      case 'scores':
        return go(pathOf('scores'));
      case 'clock':
        return document.querySelector<HTMLElement>('[data-turns-clock]')?.click();
      case 'back': {
        // What is open around the focus is closed first.
        const opened = document.activeElement
          ?.closest('li')
          ?.querySelector<HTMLElement>('[aria-expanded="true"]');
        if (opened) {
          opened.click();
          return opened.focus();
        }
        return part === undefined ? undefined : go(pathOf());
      }
      default:
        return moveTo(key);
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    const key = deskKey(event, pressedAt(event.target));
    if (key === undefined || (!on && isOneCharacter(key))) return;
    if (key === 'back' && part === undefined) return;
    event.preventDefault();
    act(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Button variant="default" onClick={() => setAsked('find')}>
        {t('room.find')}
      </Button>
      <Button variant="default" className={classes.open} onClick={() => setAsked('help')}>
        {t('room.keys')}
      </Button>
      {asked === 'help' && (
        <KeysDialog
          on={on}
          onTurn={(turned) => {
            remember(KEYS, turned ? 'on' : 'off');
            setOn(turned);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {(asked === 'find' || asked === 'go-to') && (
        <FindDialog
          tournament={tournament}
          session={session}
          room={room}
          table={asked === 'go-to'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The tables of the hall, as they lie on the screen. */
function tablesShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[data-table]')];
}

function tableAt(element: Element | null): string | undefined {
  return element instanceof HTMLElement ? element.dataset['table'] : undefined;
}

/** The table whose part of the room an address is. */
function tableIn(location: string): string | undefined {
  return /\/room\/table\/([A-Z]+\d+)$/.exec(location)?.[1];
}

function pressedAt(target: EventTarget | null): PressedAt {
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)) return 'choice';
  if (isWrittenIn(target)) return 'field';
  return tableAt(target) === undefined ? 'elsewhere' : 'table';
}

/** Moves the focus from table to table: to the next one, or to the one above or below. */
function moveTo(key: 'next-table' | 'table-before' | 'left' | 'right' | 'up' | 'down'): void {
  const tables = tablesShown();
  const from = tables.findIndex((table) => table === document.activeElement);
  const to = () => {
    if (key === 'next-table' || key === 'right') return Math.min(from + 1, tables.length - 1);
    if (key === 'table-before' || key === 'left') return Math.max(from - 1, 0);
    const places = tables.map((table) => {
      const { x, y } = table.getBoundingClientRect();
      return { x, y };
    });
    return inNextRow(places, from, key);
  };
  const next = to();
  if (next !== undefined) tables[next]?.focus();
}
