import { TextInput } from '../kit/TextInput.js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import classes from './LinkToHandOver.module.css';
import { copyText } from './copyToClipboard.js';

/** A text to be copied somewhere else. */
export function CopyText({
  label,
  description,
  text,
  action,
}: {
  readonly label: string;
  readonly description?: string;
  readonly text: string;
  /** What the button that copies it says. */
  readonly action: string;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    if (field.current) setCopied(await copyText(field.current));
  };
  return (
    <div className={`stack shrinks ${classes.link}`}>
      <TextInput
        ref={field}
        label={label}
        description={description}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copy()}>
        {action}
      </Button>
      <output className="muted">
        {copied === true && t('link.copied')}
        {copied === false && t('link.notCopied')}
      </output>
    </div>
  );
}
