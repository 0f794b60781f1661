import { useQuery } from '@tanstack/react-query';
import { site } from '../api/site.js';
import { sessionQuery } from '../api/queries.js';
import classes from './HouseMark.module.css';

/** The address of the server's logo. */
export function logoPath(logo: string): string {
  return site === undefined ? `/api/installation/logo?v=${logo}` : 'data/installation/logo';
}

/** Logo and name of the server, if it has some: on the hall display and on printouts. */
export function HouseMark() {
  const { data: session } = useQuery(sessionQuery);
  const { name, logo } = session?.installation ?? {};
  if (!name && !logo) return null;
  return (
    <span className="inline-row strong">
      {logo && <img className={classes.logo} src={logoPath(logo)} alt="" />}
      {name}
    </span>
  );
}
