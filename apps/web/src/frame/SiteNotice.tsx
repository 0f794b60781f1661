import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSiteMade, type SiteMade } from '../api/siteAnswers.js';
import { useMoment } from '../parts/useMoment.js';
import classes from './Notice.module.css';

/** Milliseconds between two looks whether newer files have come. */
const LOOK_AGAIN = 10_000;

/** Says how new the files are of which these pages are made, and reads everything anew when newer ones have come. */
export default function SiteNotice() {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const client = useQueryClient();
  const [made, setMade] = useState<SiteMade>();
  useEffect(() => {
    let shown: string | undefined;
    const look = async () => {
      const now = document.hidden ? undefined : await readSiteMade();
      if (now === undefined || now.made === shown) return;
      if (shown !== undefined) await client.invalidateQueries();
      shown = now.made;
      setMade(now);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [client]);
  return (
    <output>
      {made && (
        <span className={`not-printed ${classes.notice}`} data-meaning="plain">
          {t('copy.asOf', { time: momentOf(made.made), position: made.position })}
        </span>
      )}
    </output>
  );
}
