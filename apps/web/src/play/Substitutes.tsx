import { useTranslation } from 'react-i18next';
import type { Substituted } from './contestants.js';
import { substitutesText } from './substitutesText.js';

/** Who sat in for a contestant, in a line of its own or behind what else stands in a row. */
export default function Substitutes({
  substituted,
  inRow = false,
}: {
  readonly substituted: Substituted;
  readonly inRow?: boolean;
}) {
  const { t } = useTranslation();
  const text = substitutesText(t, substituted);
  if (text === undefined) return null;
  return inRow ? <span className="muted"> · {text}</span> : <p className="muted">{text}</p>;
}
