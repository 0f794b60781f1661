import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultSeen } from '../contract/ResultSeen.js';
import { Button } from '../kit/Button.js';
import { copyText } from '../parts/copyToClipboard.js';
import type { Unsent } from '../offline/outbox.js';
import classes from '../kit/Phone.module.css';
import { unsentText } from './unsentText.js';

/** What was given at the table, as those who gave it know it. */
export function UnsentSeen({ command }: { readonly command: Unsent }) {
  const { t } = useTranslation();
  if (command.name !== 'result.enter') return unsentText(t, command);
  const { board, round, result, side } = command.body;
  return (
    <>
      {t('waits.board', { board, round })}: <ResultSeen result={result} />{' '}
      <span className="muted">{t(`contract.side.${side}`)}</span>
    </>
  );
}

/** All of it, and a way to take it out of this phone. */
export function UnsentList({ unsent }: { readonly unsent: readonly Unsent[] }) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    if (field.current) setCopied(await copyText(field.current));
  };
  return (
    <>
      <ol className={classes.waits}>
        {unsent.map((command) => (
          <li key={command.id}>
            <UnsentSeen command={command} />
          </li>
        ))}
      </ol>
      <textarea
        ref={field}
        className="visually-hidden"
        aria-hidden
        tabIndex={-1}
        readOnly
        value={unsent.map((command) => unsentText(t, command)).join('\n')}
      />
      <Button variant="default" onClick={() => void copy()}>
        {t('entry.copyList')}
      </Button>
      <output className="muted">
        {copied === true && t('link.copied')}
        {copied === false && t('entry.notCopied')}
      </output>
    </>
  );
}
