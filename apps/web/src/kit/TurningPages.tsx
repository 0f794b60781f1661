import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  bestLayout,
  layoutsOf,
  PAGE_STANDS,
  pagesOfColumns,
  turnedOn,
  type DisplayLayout,
} from './displayLayouts.js';
import classes from './Display.module.css';

/** A list on the hall display. */
export interface DisplayList {
  readonly title: readonly string[];
  /** What stands above the rows: the headings of their columns. */
  readonly head?: ReactNode;
  readonly rows: readonly ReactNode[];
}

/** What stands on the hall display at a time, on as many pages as it needs. */
export interface DisplayPart {
  /** One, or two beside each other. */
  readonly lists: readonly DisplayList[];
  /** The rows need the width of the screen. */
  readonly wide?: boolean;
}

/**
 * Parts of the hall display, one after the other. The letters of each are as large as they can be with all of it on one
 * page; what never fits turns as few pages as it can.
 */
export function TurningPages({ parts }: { readonly parts: readonly DisplayPart[] }) {
  const { t } = useTranslation();
  const [turned, setTurned] = useState({ part: 0, page: 0 });
  const at = turned.part < parts.length ? turned : { part: 0, page: 0 };
  const part = parts[at.part];
  const { ref, pages } = useFitted(part);
  const turns = parts.length > 1 || pages > 1;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setTimeout(() => setTurned(turnedOn(at, pages, parts.length)), PAGE_STANDS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `at` by what is in it
  }, [turns, at.part, at.page, pages, parts.length]);
  if (!part) return <p className={classes.none}>{t('standings.none')}</p>;
  const page = Math.min(at.page, pages - 1);
  const count = pages > 1 ? t('wall.page', { page: page + 1, pages }) : '';
  return (
    <section ref={ref} className={classes.page} style={{ '--page': page } as Record<string, number>}>
      {part.lists.map(({ title, head, rows }, index) => {
        const said = [...title, index === 0 ? count : ''].filter(Boolean);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the first list and the second
          <div key={`${at.part} ${index}`} className={classes.list}>
            {said.length > 0 && <h2>{said.join(' · ')}</h2>}
            {head !== undefined && (
              <div className={classes.heads}>
                {head}
                <div aria-hidden="true">{head}</div>
              </div>
            )}
            <div className={classes.room}>
              <ol className={classes.rows}>{rows}</ol>
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** Sets the letters and columns of a part by its room, also when that changes; tells on how many pages it stands. */
function useFitted(part: DisplayPart | undefined): {
  readonly ref: RefObject<HTMLElement | null>;
  readonly pages: number;
} {
  const ref = useRef<HTMLElement>(null);
  const [pages, setPages] = useState(1);
  const inOne = part !== undefined && (part.lists.length > 1 || part.wide === true);
  const fit = () => {
    if (ref.current) setPages(fitted(ref.current, layoutsOf(inOne)));
  };
  const latest = useRef(fit);
  useLayoutEffect(() => {
    latest.current = fit;
    fit();
  });
  const shows = part !== undefined;
  useEffect(() => {
    if (!shows || !ref.current) return undefined;
    const resized = new ResizeObserver(() => latest.current());
    resized.observe(ref.current);
    return () => resized.disconnect();
  }, [shows]);
  return { ref, pages };
}

/** Lays lists out as it is best in their room; returns how many pages they take. */
function fitted(shown: HTMLElement, layouts: readonly DisplayLayout[]): number {
  const lists = [...shown.querySelectorAll('ol')];
  const smallest = layouts.at(-1)!.size;
  const lay = ({ size, columns, wraps }: DisplayLayout) => {
    shown.style.setProperty('--size', `${size}`);
    shown.style.setProperty('--spare', '0px');
    shown.dataset['columns'] = `${columns}`;
    shown.toggleAttribute('data-wraps', wraps);
    shown.toggleAttribute('data-smallest', size === smallest);
  };
  const { layout, pages } = bestLayout(layouts, (each) => {
    lay(each);
    // A word that is longer than its row is not broken as long as smaller letters are left.
    return each.size > smallest && lists.some(isTooWide) ? Infinity : Math.max(...lists.map(pagesOf));
  });
  lay(layout);
  if (pages === 1 && layout.columns === 1)
    shown.style.setProperty('--spare', `${Math.min(...lists.map(spareOf))}px`);
  return pages;
}

/** How much room is left below a list, for each of its rows. */
function spareOf(list: HTMLElement): number {
  const last = list.lastElementChild;
  const left = last ? list.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom : 0;
  // Rounded down: what is a hair too high goes to a second page.
  return Math.max(0, Math.floor(left / list.childElementCount) - 1);
}

function pagesOf(list: HTMLElement): number {
  return pagesOfColumns(
    list.scrollWidth,
    list.clientWidth,
    parseFloat(getComputedStyle(list).columnGap) || 0,
  );
}

function isTooWide(list: HTMLElement): boolean {
  return [...list.querySelectorAll('*')].some(
    (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
  );
}
