import { useTranslation } from 'react-i18next';
import { RESULTS_FORMATS } from '#interchange';
import { dataAddress } from '../api/site.js';
import type { SessionShown } from '../shell/SessionPage.js';

/** The results of a closed session as files that other programs read. */
export default function ResultsFiles({ shown: { tournament, session } }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  return (
    <p className="row gap-4 gap-x-16 fingers">
      {RESULTS_FORMATS.map(({ name, extension }) => (
        <a
          key={name}
          href={dataAddress(
            `/api/tournaments/${tournament.id}/sessions/${session.session}/results?format=${name}`,
          )}
          download={`${tournament.name} - ${t('session.name', { session: session.session })}.${extension}`}
        >
          {t(`recap.file.${name}`)}
        </a>
      ))}
    </p>
  );
}
