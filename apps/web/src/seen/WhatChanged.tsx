import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readResult } from '#lists';
import type { KnockoutSettings, PenaltyAmount, SheetLine } from '#tournament';
import { entriesQuery } from '../api/deskQueries.js';
import type { ChangeSeen, SeenChanged } from '../api/seenChanged.js';
import { playSessionQuery } from '../api/sessionQueries.js';
import { hundredthsText, resultText } from '../messages/fieldText.js';
import { penaltyText } from '../messages/rulingText.js';
import { sheetLineText } from '../messages/sheetLineText.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { useLocale } from '../parts/useLocale.js';
import { namesText } from '../play/namesText.js';
import { calledAs } from '../play/contestants.js';
import { isSetBy, settingRows, type SettingRow } from './settingRows.js';
import { pointsText } from '../play/figures.js';
import classes from './WhatChanged.module.css';

const isSetting = ({ what }: ChangeSeen) => what === 'setting';

/** The settings of a knockout, in words. */
const SETTINGS: Readonly<Record<string, ParseKeys>> = {
  title: 'combining.name',
  places: 'seeding.places',
  segments: 'teams.segments',
  boards: 'seeding.boards',
  choosers: 'seeding.choosers',
  higherSeed: 'seeding.higherSeed',
  carry: 'seeding.carry.from',
  rounds: 'seenChanged.roundsOpened',
};

/** An exact figure, as the server writes it. */
const EXACT = /-?\d+(?:\/\d+)?/g;

/** Points of two teams, as the server writes them in hundredths. */
function pointsIn(text: string): string {
  return text
    .split(' : ')
    .map((points) => hundredthsText(Number(points)))
    .join(' : ');
}

/** Rounds from one to another; one alone. */
function roundsIn(text: string): string {
  const [from, to] = text.split('–');
  return from === to ? `${from}` : text;
}

/** What has changed since a page showed it: the command is given by what is now, or not at all. */
export default function WhatChanged({
  problem,
  onClose,
}: {
  readonly problem: SeenChanged;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { changes, tournament, parameters, sent, take } = problem;
  // Saving settings all the same writes over theirs: that is said, and what it would write.
  const sets = changes.some((change) => isSetting(change) && isSetBy(change, sent));
  const more = Number(parameters['count']) - changes.length;
  const sessions = [...new Set(changes.map(({ session }) => session))];
  return (
    <Dialog
      title={t('seenChanged.title')}
      action={t(sets ? 'seenChanged.saveMine' : 'seenChanged.goOn')}
      wide
      pending={false}
      problem={null}
      onSubmit={() => {
        onClose();
        problem.again();
      }}
      onClose={onClose}
    >
      <p>{t(sets ? 'seenChanged.settingsText' : 'seenChanged.text')}</p>
      <table className={classes.changes} data-of={changes.some(isSetting) ? 'settings' : undefined}>
        <thead>
          <tr>
            <th scope="col">{t('seenChanged.what')}</th>
            <th scope="col">{t('seenChanged.before')}</th>
            <th scope="col">{t('seenChanged.now')}</th>
            {sets && <th scope="col">{t('seenChanged.yours')}</th>}
          </tr>
        </thead>
        {sessions.map((session) => (
          <ChangesOf
            key={session ?? ''}
            tournament={tournament}
            session={session}
            sent={sets ? sent : undefined}
            changes={changes.filter((change) => change.session === session)}
          />
        ))}
      </table>
      {more > 0 && <p className="muted">{t('seenChanged.more', { count: more })}</p>}
      {sets && take && (
        <div>
          <Button
            variant="default"
            onClick={() => {
              onClose();
              take();
            }}
          >
            {t('seenChanged.take')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function ChangesOf({
  tournament,
  session,
  sent,
  changes,
}: {
  readonly tournament: string;
  readonly session: string | null;
  /** What was to be saved, where settings have changed. */
  readonly sent: unknown;
  readonly changes: readonly ChangeSeen[];
}) {
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const { data: seen } = useQuery({
    ...playSessionQuery(tournament, session ?? ''),
    enabled: session !== null,
  });
  const { data: entered } = useQuery(entriesQuery(tournament));
  const nameOf = (one: string): string => {
    const entry = entered?.entries.find((each) => each.entry === one);
    if (entry) return namesText(entry.players);
    if (!seen) return one;
    const { names, number } = calledAs(seen, one);
    return names ?? number;
  };
  const whoIn = ({ what, who }: ChangeSeen): string => {
    const [first = '', round = '', last = ''] = who;
    switch (what) {
      case 'open-results':
        return t('seenChanged.openResults');
      case 'table':
      case 'agreed-sheet':
        return t('table.name', { table: first });
      case 'knockout-setting':
        return t(SETTINGS[first] ?? 'seeding.do.change');
      case 'choice':
        return t('seeding.chooses', { team: nameOf(first) });
      case 'ruling':
        return t('seenChanged.ruling');
      case 'result':
        return t('room.play', { table: first, round, board: last });
      case 'line':
        return t('seenChanged.line', { table: first, round, line: last });
      case 'players':
        return session === null
          ? t('seenChanged.entryPlayers')
          : t('seenChanged.players', { who: nameOf(first) });
      case 'card':
      case 'penalty':
      case 'seat':
      case 'substitute':
      case 'absence':
        return t(`seenChanged.${what}`, { who: nameOf(first) });
      case 'captain':
        return t('teams.captain');
      case 'team-name':
        return t('teams.name');
      case 'split':
        return t('seenChanged.split', { board: first });
      case 'hands':
        return t('seenChanged.hands', { board: first });
      case 'recorded-play':
        return t('seenChanged.recordedPlay', { table: first, round, board: last });
      case 'match-given':
        return t('seenChanged.matchGiven', { match: who.map(nameOf).join(' – ') });
      case 'match-carried':
        return t('seenChanged.matchCarried', { match: who.map(nameOf).join(' – ') });
      case 'match':
        return who.map(nameOf).join(' – ');
      default:
        return nameOf(first);
    }
  };
  const valueIn = ({ what, who }: ChangeSeen, value: string | null): string => {
    if (value === null) return what === 'result' ? t('seenChanged.noResult') : '–';
    switch (what) {
      case 'table':
        return value.split(', ').map(nameOf).join(', ');
      case 'agreed-sheet':
        return t(value === 'agreed' ? 'seenChanged.sheetCounts' : 'seenChanged.sheetOpen');
      case 'choice':
      case 'seat':
        return nameOf(value);
      case 'knockout-setting':
        return who[0] === 'places' ? t(`knockout.places.${value as KnockoutSettings['places']}`) : value;
      case 'entry':
        return t('seenChanged.entered');
      case 'ruling':
        return rulingIn(value);
      case 'result':
        return resultIn(value);
      case 'line':
        return sheetLineText(i18n, JSON.parse(value) as SheetLine);
      case 'card':
        return t(value === 'shown' ? 'seenChanged.cardShown' : 'seenChanged.cardTakenBack');
      case 'penalty':
        return penaltyIn(value);
      case 'players':
        return value === 'withdrawn' ? t('players.withdrawn') : value;
      case 'substitute': {
        const [, player = '', rounds = ''] = /^(.*), (\d+–\d+)$/.exec(value) ?? [];
        return t('seenChanged.inRounds', { player, rounds: roundsIn(rounds) });
      }
      case 'absence':
        return value.endsWith('–')
          ? t('seenChanged.fromRound', { round: value.slice(0, -1) })
          : t('seenChanged.rounds', { rounds: roundsIn(value) });
      case 'match-given': {
        const [, to = value, points] = /^(\S+)(?: (.+))?$/.exec(value) ?? [];
        return points === undefined ? nameOf(to) : `${nameOf(to)} (${pointsIn(points)})`;
      }
      case 'match-carried':
        return pointsIn(value);
      case 'split':
        return value.replaceAll('/', ' · ');
      case 'hands':
      case 'recorded-play':
        return t('seenChanged.lineOfBook', { line: value });
      case 'place':
      case 'balance':
      case 'match':
        return value.replaceAll(EXACT, (exact) => pointsText(exact, locale));
      default:
        return value;
    }
  };
  const rowsOf = (change: ChangeSeen): readonly SettingRow[] =>
    isSetting(change)
      ? settingRows(change, sent, { i18n, nameOf })
      : [
          {
            label: whoIn(change),
            before: valueIn(change, change.before),
            now: valueIn(change, change.now),
            yours: undefined,
          },
        ];
  /** A law; of a ruling that was given anew with its version. */
  const rulingIn = (value: string): string => {
    if (value === 'withdrawn') return t('seenChanged.withdrawn');
    const [, law = value, version] = /^(.*) \((\d+)\)$/.exec(value) ?? [];
    return version === undefined ? law : t('seenChanged.version', { law, version });
  };
  /** A result, with who sat there where it was played otherwise; or why there is none. */
  const resultIn = (value: string): string => {
    if (value === 'voided' || value === 'not-played' || value === 'postponed')
      return t(`room.status.${value}`);
    const [, text = value, sat = ''] = /^(.*?)( \(.*\))?$/.exec(value) ?? [];
    const result = readResult(text);
    return result ? `${resultText(result, t('line.passedOut'))}${sat}` : value;
  };
  const penaltyIn = (value: string): string => {
    if (value === 'warning') return t('seenChanged.warning');
    const [amount = '', unit] = value.split(' ');
    return unit === undefined
      ? hundredthsText(Number(amount))
      : penaltyText(i18n, { unit: unit as PenaltyAmount['unit'], hundredths: Number(amount) });
  };
  return (
    <tbody>
      {changes.flatMap((change) => {
        const { by } = change;
        return rowsOf(change).map(({ label, before, now, yours }, index) => (
          <tr key={`${change.who.join(' ')} ${label}`}>
            <th scope="row">
              {label}
              {by !== undefined && index === 0 && (
                <div className="light muted">{t('seenChanged.by', { name: by })}</div>
              )}
            </th>
            <td data-label={t('seenChanged.before')}>{before}</td>
            <td data-label={t('seenChanged.now')}>{now}</td>
            {sent !== undefined && <td data-label={t('seenChanged.yours')}>{yours}</td>}
          </tr>
        ));
      })}
    </tbody>
  );
}
