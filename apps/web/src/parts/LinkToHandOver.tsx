import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copyText.js';
import classes from './LinkToHandOver.module.css';
import { QrCode } from './QrCode.js';

/** A link for somebody else: to be scanned from this screen or copied into a message. */
export function LinkToHandOver({ link, label }: { readonly link: string; readonly label: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    if (field.current) setCopied(await copyText(field.current));
  };
  return (
    <div className={classes.whole}>
      <QrCode text={link} label={label} />
      <div className={classes.link}>
        <TextInput
          ref={field}
          label={label}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
        <output className="muted">
          {copied === true && t('link.copied')}
          {copied === false && t('link.notCopied')}
        </output>
      </div>
    </div>
  );
}
