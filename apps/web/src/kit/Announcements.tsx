import { useLayoutEffect, useRef } from 'react';
import { announced } from './announce.js';

/**
 * What is said to a screen reader, in a place that is there before it: what comes with its place is often not read. It is no
 * text of the page, so that nobody who searches or copies that meets it twice. An open dialog has its own place, for nothing
 * outside of it is read.
 */
export function Announcements() {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = document.createElement('div');
    region.ariaLive = 'polite';
    host.current!.attachShadow({ mode: 'closed' }).append(region);
    return announced.subscribe(() => {
      const said = document.createElement('p');
      said.textContent = announced.current().text;
      // As a new element it is read again, also where it says the same.
      region.replaceChildren(said);
    });
  }, []);
  return <div ref={host} className="visually-hidden" />;
}
