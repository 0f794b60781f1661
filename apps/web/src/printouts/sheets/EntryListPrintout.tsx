import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { entriesQuery } from '../../api/deskQueries.js';
import { contestantText } from '../../messages/fieldText.js';
import { classText } from '../../messages/classText.js';
import { PrintoutControls } from '../PrintoutControls.js';
import type { PrintoutProps } from '../PrintoutProps.js';
import papers from '../Printouts.module.css';
import { WholePrintout } from '../WholePrintout.js';
import { isPlain } from '../../play/classDraft.js';
import { namesText } from '../../play/namesText.js';
import { playingIn } from '../../play/contestants.js';
import { directs } from '../../play/roles.js';
import { tableOf } from '../../play/seatedIn.js';

/** Who has entered, by name, with the number and the first table, and room to tick who is there. */
export function EntryListPrintout({ tournament, session }: PrintoutProps) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery({ ...entriesQuery(tournament.id), enabled: directs(tournament) });
  const seated = new Set(session.contestants.map(({ entry }) => entry));
  const rows = [
    ...playingIn(session).map(({ contestant, players, class: takesPartAs }) => ({
      key: contestant,
      number: contestantText(contestant, { section: session.sections.length > 1 }),
      name: players.length > 0 ? namesText(players) : '',
      as: isPlain(takesPartAs) ? '' : classText(i18n, takesPartAs),
      table: tableOf(session, contestant, 1)?.table ?? '–',
    })),
    ...(data?.entries ?? [])
      .filter(({ entry, withdrawn }) => !withdrawn && !seated.has(entry))
      .map(({ entry, players, class: takesPartAs }) => ({
        key: entry,
        number: '–',
        name: namesText(players),
        as: isPlain(takesPartAs) ? '' : classText(i18n, takesPartAs),
        table: '–',
      })),
  ].toSorted((one, other) => one.name.localeCompare(other.name, i18n.language));
  return (
    <>
      <PrintoutControls
        text={t('papers.entriesText')}
        pdf={{ tournament: tournament.id, of: { paper: 'entry-list', session: session.session } }}
      />
      <WholePrintout label={t('papers.entry-list')}>
        <table className={`wide ${papers.rounds}`}>
          <thead>
            <tr>
              <th scope="col">{t('papers.number')}</th>
              <th scope="col">{t('sheetsSeen.player')}</th>
              <th scope="col">{t('papers.firstTable')}</th>
              <th scope="col">{t('papers.there')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, number, name, as, table }) => (
              <tr key={key}>
                <td>{number}</td>
                <th scope="row">
                  {name} {as !== '' && <small>{as}</small>}
                </th>
                <td>{table}</td>
                <td>☐</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WholePrintout>
    </>
  );
}
