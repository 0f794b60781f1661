import { useTranslation } from 'react-i18next';
import { OpensWhenAsked } from '../kit/OpensWhenAsked.js';
import { later } from '../kit/later.js';
import { ShareLink } from './ShareLink.js';

const LinkToHandOver = later(async () => ({
  default: (await import('./LinkToHandOver.js')).LinkToHandOver,
}));

/** The page as a link for somebody else: by what the device shares with, otherwise to be copied or scanned. */
export function SharePage({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  // Of a copy in files the page is named behind `#`.
  const [link] = location.href.split('?', 1) as [string];
  return (
    <ShareLink
      link={link}
      title={title}
      instead={
        <OpensWhenAsked summary={t('card.share')}>
          <LinkToHandOver link={link} label={t('card.shareLink')} />
        </OpensWhenAsked>
      }
    />
  );
}
