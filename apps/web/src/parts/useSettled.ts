import { useEffect, useState } from 'react';

/** What is typed, once nothing was typed for some milliseconds. */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
