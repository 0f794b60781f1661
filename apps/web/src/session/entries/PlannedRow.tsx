import { useTranslation } from 'react-i18next';
import type { ListFault } from '#lists';
import { Pill } from '../../parts/Pill.js';
import classes from './PasteEntries.module.css';
import type { PlannedLine } from './plannedEntries.js';

const MEANINGS = { new: 'good', entered: 'plain', plays: 'warn', unreadable: 'bad' } as const;

/** A line of a list, with what will happen to it. */
export function PlannedRow({ line }: { readonly line: PlannedLine }) {
  const { t } = useTranslation();
  return (
    <li className={classes.line}>
      <span className={classes.number}>{line.line}</span>
      <span className={classes.names}>
        {line.is === 'new' ? line.players.map(({ name }) => name).join(' – ') : line.text}
      </span>
      <Pill meaning={MEANINGS[line.is]}>{t(`paste.is.${line.is}`)}</Pill>
      <Said line={line} />
    </li>
  );
}

/** What is to be said of a line beside its names. */
function Said({ line }: { readonly line: PlannedLine }) {
  const { t } = useTranslation();
  if (line.is === 'entered') return null;
  if (line.is === 'plays')
    return <span className={classes.said}>{t('paste.plays', { name: line.name })}</span>;
  if (line.is === 'unreadable') return <FaultSaid fault={line.fault} />;
  const { clubs, seed, stratum, categories, team } = line.entry;
  const known = line.players.filter((player) => player.known);
  const said = [
    ...(known.length > 0
      ? [t('paste.known', { count: known.length, names: known.map(({ name }) => name).join(', ') })]
      : []),
    ...line.namesakes.map((name) => t('paste.namesakes', { name })),
    ...(team === undefined ? [] : [team]),
    ...clubs,
    ...line.newClubs.map((club) => t('paste.newClub', { club })),
    ...(seed === undefined ? [] : [t('players.drawSeedNumber', { number: seed })]),
    ...(stratum === undefined ? [] : [stratum]),
    ...categories,
  ];
  return said.length === 0 ? null : <span className={classes.said}>{said.join(' · ')}</span>;
}

function FaultSaid({ fault }: { readonly fault: ListFault }) {
  const { t } = useTranslation();
  return (
    <span className={classes.said}>
      {'players' in fault
        ? t(`paste.fault.${fault.code}`, { count: fault.players })
        : t(`paste.fault.${fault.code}`, { name: '', line: '', found: '', ...fault })}
    </span>
  );
}
