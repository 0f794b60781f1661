import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { pointsUnitOf, scoreLines } from '#scoring';
import type { SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { AwardSeen, TravellerLineSeen, TravellerSeen } from '../api/travellerDocuments.js';
import { CardSeen } from '../contract/Suit.js';
import { later } from '../kit/later.js';
import { useLocale } from '../parts/useLocale.js';
import { Side } from '../play/Side.js';
import { percentText, worthText } from '../play/figures.js';
import { LineResult } from './LineResult.js';
import { bestFirst, percentOf, plays } from '../play/ownAward.js';
import { PlayLink } from './PlayLink.js';
import { scoreWords, standingScores } from './standingScores.js';
import classes from './TravellerTable.module.css';
import { WhyButton } from './WhyButton.js';

// Not before somebody asks: the page of a board is fetched by everybody in the hall.
const FieldOfScores = later(
  async () => ({ default: (await import('./FieldOfScores.js')).FieldOfScores }),
  null,
);
const LineWhy = later(() => import('./LineWhy.js'), null);

export interface TravellerTableProps {
  readonly traveller: TravellerSeen;
  readonly session: SessionSeen;
  readonly tournament: string;
  /** Whose line is marked; of teams it is asked why from the beginning, of others that stands above the deal. */
  readonly pair: string | undefined;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
  readonly path: string;
}

const SIDES = ['NS', 'EW'] as const;

/** The lines of a board, best for North-South first; one of them can be asked why. */
export function TravellerTable({
  traveller,
  session,
  tournament,
  pair,
  at,
  path,
  matches,
}: TravellerTableProps & {
  /** Of teams: the lines match by match, with what the board is worth there in the place of what each line has. */
  readonly matches?: readonly {
    readonly title: string;
    readonly worth: string;
    readonly lines: readonly TravellerLineSeen[];
  }[];
}) {
  const { t, i18n } = useTranslation();
  const own = (line: TravellerLineSeen) => pair !== undefined && plays(line, pair);
  const unit = t(`method.unit.${pointsUnitOf(session.settings.method.board)}`);
  const [search] = useSearchParams();
  const [asked, setAsked] = useState(() => {
    const [table, round] = [search.get('table'), search.get('round')];
    if (table !== null && round !== null) return keyOf({ table, round });
    const followed = matches && traveller.lines.find(own);
    return followed && keyOf(followed);
  });
  const lines = bestFirst(traveller.lines, 'NS');
  const leads = lines.some(leadOf);
  // A phone has room for one side: for that of whom the reader follows.
  const followed = lines.find(own);
  const narrow = followed && [followed.ew, followed.partners?.ew].includes(pair) ? 'EW' : 'NS';
  const ofSide = (side: SideName) => `${classes.figure} ${side === narrow ? '' : classes.wide}`;
  const chosen = lines.find((line) => keyOf(line) === asked);
  const columns = 6 + Number(leads) + (matches ? 0 : 2);
  return (
    <>
      <div className={classes.scroll}>
        <table
          className={`wide ruled ${classes.table} ${classes.lines}`}
          aria-label={t('traveller.board', { board: traveller.board })}
          data-leads={leads || undefined}
        >
          <thead>
            <tr>
              <th scope="col">{t('traveller.table')}</th>
              {SIDES.map((side) => (
                <th
                  key={side}
                  scope="col"
                  className={classes.pair}
                  aria-label={t(`contract.sideName.${side}`)}
                >
                  {t(`contract.side.${side}`)}
                </th>
              ))}
              <th scope="col">{t('traveller.contract')}</th>
              {leads && (
                <th scope="col" className={classes.wide}>
                  {t('traveller.lead')}
                </th>
              )}
              <th scope="col" className={classes.figure}>
                {t('traveller.score')}
              </th>
              {!matches &&
                SIDES.map((side) => (
                  <th
                    key={side}
                    scope="col"
                    className={ofSide(side)}
                    aria-label={t('traveller.award', { side: t(`contract.sideName.${side}`), unit })}
                  >
                    {t('traveller.award', { side, unit })}
                  </th>
                ))}
              <th scope="col">
                <span className="visually-hidden">{t('traveller.why')}</span>
              </th>
            </tr>
          </thead>
          {(matches ?? [{ title: '', worth: '', lines }]).map(({ title, worth, lines: played }) => (
            <tbody key={`${title} ${worth}`}>
              {title !== '' && (
                <tr className={classes.match}>
                  <th scope="rowgroup" colSpan={columns}>
                    {title} <span className={classes.worth}>{worth}</span>
                  </th>
                </tr>
              )}
              {played.map((line) => (
                <Fragment key={keyOf(line)}>
                  <tr
                    data-chosen={line === chosen || undefined}
                    data-own={own(line) || undefined}
                    aria-current={own(line) || undefined}
                  >
                    <th scope="row">{line.table}</th>
                    <Pair side="NS" line={line} session={session} />
                    <Pair side="EW" line={line} session={session} />
                    <td>
                      <LineResult line={line} />
                      {leadOf(line) && (
                        <div className={`muted ${classes.narrow}`}>
                          {t('traveller.lead')} <CardSeen card={leadOf(line)!} />
                        </div>
                      )}
                      <PlayLink
                        tournament={tournament}
                        play={{ ...line, session: session.session, board: traveller.board }}
                        at={at}
                      />
                      {line.form !== undefined && <div className="muted">{t('traveller.otherForm')}</div>}
                    </td>
                    {leads && (
                      <td className={classes.wide}>{leadOf(line) && <CardSeen card={leadOf(line)!} />}</td>
                    )}
                    <td className={classes.figure}>
                      {scoreLines(standingScores(line, traveller.board), scoreWords(i18n.language)).map(
                        (each) => (
                          <div key={each}>{each}</div>
                        ),
                      )}
                    </td>
                    {!matches && (
                      <>
                        <Award award={line.awards?.NS} className={ofSide('NS')} />
                        <Award award={line.awards?.EW} className={ofSide('EW')} />
                      </>
                    )}
                    <td>
                      <WhyButton
                        table={line.table}
                        open={line === chosen}
                        onAsk={() => setAsked(line === chosen ? undefined : keyOf(line))}
                      />
                    </td>
                  </tr>
                  {line === chosen && (
                    <tr className={classes.told}>
                      <td className="spaced" colSpan={columns}>
                        <LineWhy
                          line={line}
                          traveller={traveller}
                          session={session}
                          tournament={tournament}
                          at={at}
                          path={path}
                          worth={matches && worth}
                        />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {!chosen && <p className="muted">{t('traveller.ask')}</p>}
      {(matches || !followed) && <FieldOfScores traveller={traveller} own={own} asked={chosen} />}
    </>
  );
}

function leadOf({ result }: TravellerLineSeen): string | undefined {
  return result?.kind === 'contract' ? result.lead : undefined;
}

function keyOf({ table, round }: { readonly table: string; readonly round: number | string }): string {
  return `${table} ${round}`;
}

/** Who plays on a side; named where that is not said by a heading above. */
function Pair({
  side,
  line,
  session,
}: {
  readonly side: SideName;
  readonly line: TravellerLineSeen;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const [contestant, partner] = side === 'NS' ? [line.ns, line.partners?.ns] : [line.ew, line.partners?.ew];
  return (
    <td className={classes.pair}>
      {contestant !== null && (
        <div className={classes.who}>
          <span className={classes.side} aria-hidden="true">
            {t(`contract.side.${side}`)}
          </span>
          <div>
            <Side session={session} contestant={contestant} partner={partner} round={line.round} />
          </div>
        </div>
      )}
    </td>
  );
}

/** Matchpoints with the percentage under them, or IMPs. */
function Award({ award, className }: { readonly award: AwardSeen | undefined; readonly className: string }) {
  const locale = useLocale();
  const percent = percentOf(award);
  return (
    <td className={className}>
      {award && award.kind !== 'not-played' && <strong>{worthText(award, locale)}</strong>}
      {percent !== undefined && <span className="block tiny muted">{percentText(percent, locale)}</span>}
    </td>
  );
}
