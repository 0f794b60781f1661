import type { ComponentProps } from 'react';
import { NumberField } from './NumberField.js';

/** Whole numbers that are told together, side by side where there is room. */
export function NumberFields({ fields }: { readonly fields: readonly ComponentProps<typeof NumberField>[] }) {
  return (
    <div className="row gap-12 top fields">
      {fields.map((field) => (
        <NumberField key={field.label} {...field} />
      ))}
    </div>
  );
}
