import { useTranslation } from 'react-i18next';
import type { DrawWishes, MetAllTheSame } from '#movement';
import { Panel } from '../kit/Panel.js';

/** What a draw kept to beside the lot, and what it could not. */
export function WhatItKeptTo({
  wishes: { held, seeds, apart, unavoidable, sections },
  met,
  nameOf,
  place,
}: {
  readonly wishes: Omit<DrawWishes, 'entries'>;
  readonly met: readonly MetAllTheSame[];
  readonly nameOf: (entry: string) => string;
  readonly place: (contestant: string) => string;
}) {
  const { t } = useTranslation();
  return (
    <Panel title={t('drawn.keptTo')}>
      {held.length > 0 && (
        <>
          <p>{t('drawn.held')}</p>
          <ul>
            {held.map(({ entry, contestant }) => (
              <li className="breaks" key={contestant}>
                {place(contestant)} · {nameOf(entry)}
              </li>
            ))}
          </ul>
        </>
      )}
      {seeds.length > 0 && (
        <>
          <p>{t('drawn.seeded')}</p>
          <ul>
            {seeds
              .toSorted((one, other) => one.seed - other.seed)
              .map(({ entry, seed }) => (
                <li className="breaks" key={entry}>
                  {seed} · {nameOf(entry)}
                </li>
              ))}
          </ul>
        </>
      )}
      {apart.length > 0 && (
        <>
          <p>{t(unavoidable === 'late' ? 'drawn.apartLate' : 'drawn.apartEarly')}</p>
          <ul>
            {apart.map((group) => (
              <li className="breaks" key={group.join()}>
                {group.map(nameOf).join(' · ')}
              </li>
            ))}
          </ul>
          <MetList met={met} nameOf={nameOf} sections={sections} />
        </>
      )}
    </Panel>
  );
}

/** Whether it was still to be drawn who meets whom in the last round of any of them. */
function haveRoundsToDraw(sections: DrawWishes['sections']): boolean {
  return sections.some(({ movement }) => movement.rows.every((row) => !row[movement.rounds - 1]));
}

/** Who was to be kept apart and meets all the same, round by round. */
export function MetList({
  met,
  nameOf,
  sections,
}: {
  readonly met: readonly MetAllTheSame[];
  readonly nameOf: (entry: string) => string;
  readonly sections: DrawWishes['sections'];
}) {
  const { t } = useTranslation();
  if (met.length === 0)
    return <p>{t(haveRoundsToDraw(sections) ? 'drawn.nobodyMeetsYet' : 'drawn.nobodyMeets')}</p>;
  return (
    <>
      <p>{t('drawn.met', { count: met.length })}</p>
      <ul>
        {met.map(({ round, table, ns, ew }) => (
          <li className="breaks" key={`${round} ${table}`}>
            {t('drawn.metAt', { round, table, one: nameOf(ns), other: nameOf(ew) })}
          </li>
        ))}
      </ul>
    </>
  );
}
