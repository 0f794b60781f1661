import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { later } from '../kit/later.js';

const HandViewers = later(
  () => import('./HandViewers.js'),
  // As high as they are: nothing below moves once they are there.
  <p className="target" />,
);

/** The ways to a board in viewers of others, which are fetched once somebody asks for them. */
export function InHandViewer(props: ComponentProps<typeof HandViewers>) {
  const { t } = useTranslation();
  return (
    <OpensWhenAsked summary={t('traveller.openIn')}>
      <HandViewers {...props} />
    </OpensWhenAsked>
  );
}
