import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import classes from './AboutResults.module.css';

/** How results come about and how anybody checks them, closed at the end of a page; made and fetched once it is opened. */
export function AboutResults({
  open = false,
  children,
}: {
  /** Whether it is open from the beginning: who looks at the past has the slider there. */
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  // On the way back to now it does not close under the hand.
  const [begun] = useState(open);
  return (
    <OpensWhenAsked summary={t('about.title')} open={begun}>
      <div className={classes.about}>
        <p className="muted">{t('about.text')}</p>
        {children}
      </div>
    </OpensWhenAsked>
  );
}
