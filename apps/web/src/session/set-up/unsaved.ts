import { createContext, useContext, useEffect } from 'react';

/** Takes a panel, by its title, among those with changes that are not saved, or out of them. */
export type ReportUnsaved = (panel: string, unsaved: boolean) => void;

/** The page that wants to know; without one nobody does. */
export const UnsavedPanels = createContext<ReportUnsaved>(() => undefined);

/** Tells the page whether this panel, by its title, has changes that are not saved. */
export function useUnsaved(panel: string, unsaved: boolean): void {
  const report = useContext(UnsavedPanels);
  useEffect(() => {
    report(panel, unsaved);
    return () => report(panel, false);
  }, [report, panel, unsaved]);
}
