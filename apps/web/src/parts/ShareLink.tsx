import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Hands a link on by what the device shares with. */
export function ShareLink({
  link,
  title,
  instead = null,
}: {
  readonly link: string;
  readonly title: string;
  /** What stands there on a device that shares nothing. */
  readonly instead?: ReactNode;
}) {
  const { t } = useTranslation();
  const [canShare, setCanShare] = useState('share' in navigator);
  if (!canShare) return instead;
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Whoever has thought better of it is done; a device that cannot after all has the link to copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setCanShare(false);
    }
  };
  return (
    <button type="button" className="target link-button accent" onClick={() => void share()}>
      {t('card.share')}
    </button>
  );
}
