import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FileDropped.module.css';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Takes a file that is let fall anywhere on the page; while one is above it, says so. */
export function FileDropped({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [above, setAbove] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Otherwise the browser would open the file in the place of the page.
      event.preventDefault();
      setAbove(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setAbove(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setAbove(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(file);
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return above && <p className={classes.above}>{t('home.drop')}</p>;
}
