import { TextInput } from '../../kit/TextInput.js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import type { DeskSeen } from '../../api/deskDocuments.js';
import { useAnnounced } from '../../kit/announce.js';
import { Dialog } from '../../kit/Dialog.js';
import { calledAs, calledText } from '../../play/contestants.js';
import { deskPath } from '../../play/paths.js';
import { findAtDesk, onlyTable, type Found } from './findAtDesk.js';
import classes from './Keys.module.css';

/** Finds a table, a board, or who plays and where they sit now. */
export default function FindDialog({
  tournament,
  session,
  room,
  table: onlyTables,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly room: DeskSeen;
  /** A table is meant: it is gone to as soon as no other begins as what was written. */
  readonly table: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const words = { table: t('rulings.table'), board: t('lawBook.board') };
  const found = findAtDesk(text, session, room.tables, words);
  const pathOf = (part: string) => deskPath(tournament, session.session, part);
  const open = (path: string) => {
    onClose();
    go(path);
  };
  const [first] = found;
  const moving = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = moving.current;
    shown?.addEventListener('keydown', moveInFound);
    return () => shown?.removeEventListener('keydown', moveInFound);
  }, []);
  const nothing = text.trim() !== '' && found.length === 0;
  useAnnounced(
    text.trim() === ''
      ? undefined
      : nothing
        ? t('room.find.nothing')
        : t('room.find.count', { count: found.length }),
  );
  return (
    <Dialog
      title={t(onlyTables ? 'room.goTo' : 'room.find')}
      action={t('room.find.go')}
      looksFor
      pending={false}
      problem={undefined}
      onSubmit={() => {
        if (first) open(pathOf(partOf(first)));
      }}
      onClose={onClose}
    >
      <div className="stack gap-16" ref={moving}>
        <TextInput
          label={t('room.find.label')}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          data-autofocus
          onChange={(value) => {
            const only = onlyTables ? onlyTable(value, session.tables) : undefined;
            if (only === undefined) setText(value);
            else open(pathOf(`table/${only}`));
          }}
        />
        <ul className={classes.found} aria-label={t('room.find.found')}>
          {found.map((each) => (
            <li key={JSON.stringify(each)}>
              <Link href={pathOf(partOf(each))} onClick={onClose}>
                <FoundText found={each} session={session} />
              </Link>
            </li>
          ))}
          {nothing && <li className="muted">{t('room.find.nothing')}</li>}
        </ul>
      </div>
    </Dialog>
  );
}

/** The arrows go from the field to what was found, and back. */
function moveInFound(event: KeyboardEvent): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way === undefined) return;
  const places = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('input, a')];
  const to = places[places.indexOf(event.target as HTMLElement) + way];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Where in the room something that was found is. */
function partOf(found: Found): string {
  if (found.kind === 'board') return `board/${found.board}`;
  return found.table === null ? 'pairs' : `table/${found.table}`;
}

function FoundText({ found, session }: { readonly found: Found; readonly session: SessionSeen }) {
  const { t } = useTranslation();
  if (found.kind === 'table') return t('table.name', { table: found.table });
  if (found.kind === 'board') return t('room.board', { board: found.board });
  const { table, round } = found;
  return (
    <>
      <strong>{calledText(calledAs(session, found.contestant))}</strong>
      <span className="muted">
        {table === null ? t('room.find.nowhere') : t('room.find.at', { table, round })}
      </span>
    </>
  );
}
