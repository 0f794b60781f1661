import { create } from 'qrcode';
import { useId, useMemo } from 'react';
import classes from './QrCode.module.css';

/** Modules of white around a code that a reader needs. */
const QUIET = 4;

/** The dark modules as the path of a picture, row by row. */
function modulesOf(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { size: modules.size + 2 * QUIET, path };
}

/** A text as a QR code, dark on white in either appearance. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => modulesOf(text), [text]);
  const title = useId();
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      aria-labelledby={title}
      shapeRendering="crispEdges"
    >
      <title id={title}>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
