import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { publishedQuery } from '../api/imports.js';
import classes from './Import.module.css';
import { sumOf } from './sumOf.js';

/** How an imported tournament stands beside what was published: all equal, or which figures are not. */
export default function PublishedNote({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(publishedQuery(tournament));
  if (!data?.imported) return null;
  const figures = sumOf(data.sessions.map(({ counts }) => counts));
  if (figures.compared === 0) return null;
  const unequal = data.sessions.flatMap(({ session, differences, irregularities }) => [
    ...differences.map((figure) => ({ session, ...figure, why: '' })),
    ...irregularities
      .filter(({ published, ours }) => published !== ours)
      .map((figure) => ({ session, ...figure })),
  ]);
  return (
    <div className="note" data-meaning={figures.different === 0 ? 'good' : 'warn'}>
      {figures.otherwise === 0
        ? t('import.allEqual', { count: figures.compared })
        : t('import.someDiffer', { count: figures.otherwise, of: figures.compared })}
      {unequal.length > 0 && (
        <details>
          <summary>{t('import.which')}</summary>
          <ul className={classes.lines}>
            {unequal.map(({ session, kind, of, published, ours, why }) => (
              <li key={`${session} ${kind} ${of} ${published}`}>
                {t('import.difference', {
                  session,
                  kind: t(`import.figure.${kind}`),
                  of,
                  published,
                  ours,
                })}
                {why !== '' && ` (${why})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
