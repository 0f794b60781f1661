import { useTranslation } from 'react-i18next';
import { site } from '../api/site.js';
import classes from './HelpLink.module.css';
import type { HelpName } from './helpNames.js';

/** A small “?” beside a heading that opens the help on it; a copy in files has no help. */
export function HelpLink({ to }: { readonly to: HelpName }) {
  const { t } = useTranslation();
  if (site !== undefined) return null;
  return (
    <a
      className={`not-printed ${classes.help}`}
      href={to === 'contents' ? '/help' : `/help/${to}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('help.link')}
      title={t('help.link')}
    >
      ?
    </a>
  );
}
