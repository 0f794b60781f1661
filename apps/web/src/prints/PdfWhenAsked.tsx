import { useState } from 'react';
import { site } from '../api/site.js';
import { Button } from '../kit/Button.js';
import { Pdf } from './Pdf.js';
import type { PdfProps } from './PrintWanted.js';

/** A paper as PDF on the pages that everybody opens: nothing of it is fetched before somebody asks. Where no server is nobody makes one. */
export function PdfWhenAsked(props: PdfProps) {
  const [asked, setAsked] = useState(false);
  if (site !== undefined) return null;
  if (asked) return <Pdf {...props} atOnce />;
  return (
    <p className="row gap-x-12 not-printed">
      <Button variant="default" onClick={() => setAsked(true)}>
        {props.label === undefined ? 'PDF' : `${props.label} (PDF)`}
      </Button>
    </p>
  );
}
