import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { conventionText, type Language } from '#words';
import { Loaded } from '../Loaded.js';
import { PrintoutControls } from '../PrintoutControls.js';
import type { PrintoutProps } from '../PrintoutProps.js';
import { WholePrintout } from '../WholePrintout.js';
import { Choice } from '../../kit/Choice.js';
import { LinesOfSheet } from '../../sheets/LinesOfSheet.js';
import { playersAt } from '../../sheets/playersAt.js';
import { lastRoundOf, tablesIn } from '../../play/seatedIn.js';
import { SheetDrawn } from '../../sheets/SheetDrawn.js';
import { SheetFacts } from '../../sheets/SheetPage.js';
import { sheetQuery, type SheetSeen } from '../../play/sheetQueries.js';
import { blankSheet, namelessSheet } from '../../sheets/blankSheet.js';
import classes from '../../sheets/printouts/SheetForms.module.css';
import { Signatures } from './Signatures.js';

const KINDS = ['named', 'written', 'four', 'three'] as const;
type Kind = (typeof KINDS)[number];

/** A field to be written by hand: a space that does not break. */
const BLANK = '\u00A0';

/** As many deals a form has room for where the round has no number of them. */
const ROOM = 16;

/**
 * Sheets on paper: with the names of a round, to be written by hand; as the protocol of what is written, to be signed;
 * or of any table of four or three.
 */
export function SheetFormsPrintout(props: PrintoutProps) {
  const { t } = useTranslation();
  const { tournament, session } = props;
  const [kind, setKind] = useState<Kind>('named');
  const last = lastRoundOf(session);
  const [wanted, setRound] = useState<number>();
  const isOfRound = kind === 'named' || kind === 'written';
  const most = kind === 'written' ? session.round : last;
  const round = Math.min(wanted ?? (kind === 'written' ? session.round : last), most);
  const places = isOfRound && round > 0 ? tablesIn(session, round) : [];
  return (
    <>
      <PrintoutControls
        text={t('papers.formsText')}
        pdf={{
          tournament: tournament.id,
          of: {
            paper: 'sheets',
            session: session.session,
            form: kind === 'written' ? 'filled' : kind,
            ...(isOfRound && round > 0 && { round }),
          },
        }}
      >
        <Choice
          label={t('papers.formOf')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`papers.formOf.${value}`) }))}
          onChange={setKind}
        />
        {isOfRound && most > 1 && (
          <Choice
            label={t('sheetsSeen.rounds')}
            value={`${round}`}
            options={Array.from({ length: most }, (_, index) => ({
              value: `${index + 1}`,
              label: `${index + 1}`,
              spoken: t('roundDraw.round', { round: index + 1 }),
            }))}
            onChange={(value) => setRound(Number(value))}
          />
        )}
        {isOfRound && most === 0 && <p className="muted">{t('sheetsRoom.notCalled')}</p>}
      </PrintoutControls>
      {!isOfRound && <ByHand {...props} sheet={namelessSheet(kind === 'four' ? 4 : 3)} />}
      {places.map(({ table, seated }) =>
        kind === 'named' ? (
          <ByHand key={table} {...props} sheet={blankSheet(table, round, seated, session.contestants)} />
        ) : (
          <Loaded key={table} query={sheetQuery(tournament.id, session.session, table, round)}>
            {(sheet) => <Written {...props} sheet={sheet} />}
          </Loaded>
        ),
      )}
    </>
  );
}

interface FormProps extends PrintoutProps {
  readonly sheet: SheetSeen;
}

function nameOf(t: TFunction, { table, round }: Pick<SheetSeen, 'table' | 'round'>): string {
  return table === '' ? t('papers.anyTable') : t('sheetsSeen.sheetOf', { table, round });
}

function Head({ tournament, session, sheet: { table, round } }: FormProps) {
  const { t, i18n } = useTranslation();
  const convention = session.sheets?.convention.name;
  return (
    <div>
      <h2>{nameOf(t, { table, round })}</h2>
      <p>
        {[
          tournament.name,
          t('standings.session', { session: session.session }),
          ...(convention === undefined ? [] : [conventionText(i18n.language as Language, convention)]),
        ].join(', ')}
      </p>
    </div>
  );
}

/** A form to be written by hand: the sheet, a row for each deal, and where all sign. */
function ByHand(props: FormProps) {
  const { t } = useTranslation();
  const { session, sheet } = props;
  const players = playersAt(sheet);
  const ends = session.sheets?.ends;
  const deals = ends?.by === 'deals' ? ends.deals : ROOM;
  return (
    <WholePrintout label={nameOf(t, sheet)} className={classes.form}>
      <Head {...props} />
      <SheetDrawn sheet={sheet} poolSize={session.sheets?.convention.settings.poolSize ?? null} />
      <table className={classes.hand}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{t('papers.dealer')}</th>
            <th scope="col" className={classes.wide}>
              {t('papers.game')}
            </th>
            <th scope="col" className={classes.wide}>
              {t('papers.whisting')}
            </th>
            {players.map(({ seat, short }) => (
              <th key={seat} scope="col">
                {t('sheetTable.tricks')}
                <br />
                {short === '' ? '\u2026' : short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: deals }, (_, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>{players[index % players.length]?.short}</td>
              <td>{BLANK}</td>
              <td>{BLANK}</td>
              {players.map(({ seat }) => (
                <td key={seat}>{BLANK}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Signatures who={[...players.map(({ name }) => name), t('papers.judge')]} />
    </WholePrintout>
  );
}

/** What is written, with its lines and the rule of each entry, and where all sign. */
function Written(props: FormProps) {
  const { t } = useTranslation();
  const { session, sheet } = props;
  return (
    <WholePrintout label={nameOf(t, sheet)} className={classes.form}>
      <Head {...props} />
      <SheetFacts sheet={sheet} />
      <SheetDrawn sheet={sheet} poolSize={session.sheets?.convention.settings.poolSize ?? null} />
      <LinesOfSheet sheet={sheet} />
      <Signatures who={[...playersAt(sheet).map(({ name }) => name), t('papers.judge')]} />
    </WholePrintout>
  );
}
