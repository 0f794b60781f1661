import { useTranslation } from 'react-i18next';
import { readingFaultText, sectionsAlike, type Language } from '#words';
import type { LeftOut, ResultsSeen } from '../api/imports.js';
import classes from './Import.module.css';
import { sumOf } from './sumOf.js';

/** So many lines are shown at once of what is left out. */
const SHOWN = 200;

/** What a file would become: its sessions, how its figures stand by its own lines, and what is left out, line by line. */
export function ResultsToCome({ seen }: { readonly seen: ResultsSeen }) {
  const { t } = useTranslation();
  const { title, players, sessions, leftOut } = seen;
  const figures = sumOf(sessions.flatMap((session) => (session.figures ? [session.figures] : [])));
  return (
    <section className="stack" aria-label={t('import.seen')}>
      <h3>{title}</h3>
      <p className="muted">
        {[t('import.sessions', { count: sessions.length }), t('import.players', { count: players })].join(
          ' · ',
        )}
      </p>
      <ul className="stack list">
        {sessions.map((session) => (
          <SessionToCome key={session.session} session={session} />
        ))}
      </ul>
      {figures.compared > 0 && (
        <p className="note" data-meaning={figures.different === 0 ? 'good' : 'warn'}>
          {figures.otherwise === 0
            ? t('import.figuresEqual', { count: figures.compared })
            : t('import.figuresDiffer', { count: figures.otherwise, of: figures.compared })}
        </p>
      )}
      {leftOut.length > 0 && (
        <>
          <h3>{t('import.leftOut')}</h3>
          <ul className={classes.lines}>
            {leftOut.slice(0, SHOWN).map((left) => (
              <li key={JSON.stringify(left)}>
                {left.code !== 'import.value' && `${left.game}: `}
                <Left left={left} />
              </li>
            ))}
          </ul>
          {leftOut.length > SHOWN && <p>{t('import.more', { count: leftOut.length - SHOWN })}</p>}
        </>
      )}
    </section>
  );
}

function SessionToCome({ session }: { readonly session: ResultsSeen['sessions'][number] }) {
  const { t } = useTranslation();
  const { sections, deeds, deals } = session;
  const rulings = deeds.artificial + deeds.assigned;
  const facts = [
    t(`import.kind.${session.kind}`),
    t(`import.scoring.${session.scoring}`, { defaultValue: session.scoring }),
    ...sectionsAlike(sections, ({ tables, rounds, boards, computed }) =>
      [
        t('import.tables', { count: tables }),
        t('import.rounds', { count: rounds }) + (computed ? ` (${t('import.computed')})` : ''),
        t('import.boards', { count: boards }),
      ].join(', '),
    ).map((alike) => `${alike.sections}: ${alike.text}`),
    t('import.results', { count: deeds.results + deeds.irregular }),
    rulings > 0 ? t('import.rulings', { count: rulings }) : '',
    deeds.notPlayed > 0 ? t('import.notPlayed', { count: deeds.notPlayed }) : '',
    session.beside > 0 ? t('import.beside', { count: session.beside }) : '',
    deals > 0 ? t('import.deals', { count: deals }) : '',
  ];
  return (
    <li>
      <span className="block strong">{session.title}</span>
      <span className="muted">{facts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}

function Left({ left }: { readonly left: LeftOut }) {
  const { t, i18n } = useTranslation();
  switch (left.code) {
    case 'import.dealt-anew':
      return t('import.left.dealtAnew', { what: left.what });
    case 'import.matches':
      return t('import.left.matches', { what: left.what, count: left.count });
    case 'import.scoring':
      return t('import.left.scoring', { what: left.what });
    case 'import.empty':
      return t('import.left.empty');
    case 'import.value':
      return readingFaultText({ ...left.value }, i18n.language as Language);
    case 'import.contract':
      return t('import.left.contract', { ...left });
    case 'import.day':
      return t('import.left.day', { what: left.what });
    case 'import.no-day':
      return t('import.left.noDay');
    case 'import.line':
      return t(`import.left.line.${left.why}`, { what: left.what });
    case 'import.beyond-one':
      return t('import.left.beyondOne', { what: left.what, count: left.count });
    case 'import.beyond-six':
      return t('import.left.beyondSix', { what: left.what, count: left.count });
    case 'import.team-without-entry':
      return t('import.left.teamWithoutEntry', { what: left.what });
    case 'import.beyond-two':
      return t('import.left.beyondTwo', { what: left.what, count: left.count });
    case 'import.never-played':
      return t('import.left.neverPlayed', { what: left.what });
    case 'import.team-names':
      return t('import.left.teamNames', { what: left.what });
    case 'import.deals':
      return t('import.left.deals', { what: left.what });
    case 'import.figures':
      return t(`import.left.figures.${left.why}`, { what: left.what, count: left.count });
    default:
      return left satisfies never;
  }
}
