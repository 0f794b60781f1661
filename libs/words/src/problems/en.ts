import { movementChanges } from '../movement-changes.js';

/**
 * Problems in English, by their stable codes: what is wrong and what would be right. Words in braces are the
 * problem's parameters.
 */
export const en = {
  'tournament.unknown': 'There is no such tournament: check the address.',
  'tournament.exists': 'This tournament exists already: open it, or create another with a new command id.',
  'tournament.archived':
    'The tournament is archived and its book is closed: only seals can still be asked for.',
  'tournament.not-published':
    'The tournament is not published, so nobody else may see anything of it: publish it first.',
  'tournament.already-published': 'The tournament is published already: there is nothing left to do.',
  'tournament.sessions-open':
    'Sessions are still being played ({sessions}): close them first, then archive the tournament.',
  'tournament.scores-contradicted':
    'Entries of session {session} cannot be as they stand ({plays}): decide about them in the room first. A provisional seal does not wait.',
  'tournament.scores-disputed':
    'Scores of session {session} are in dispute ({plays}): decide them first. A provisional seal does not wait.',
  'tournament.scores-missing':
    'Scores of session {session} are missing or not confirmed ({plays}): enter them, or say that they are not played. A provisional seal does not wait.',
  'tournament.sheets-disputed':
    'Sheets of session {session} are in dispute (tables with rounds: {sheets}): decide them first. A provisional seal does not wait.',
  'tournament.sheets-open':
    'Sheets of session {session} are not agreed (tables with rounds: {sheets}): let the tables sign them, or accept them. A provisional seal does not wait.',
  'tournament.entries-unchecked':
    'Entries of session {session} are still being compared with the deals ({plays}): ask again in a moment. A provisional seal does not wait.',
  'tournament.appeals-open': 'An appeal waits for its decision: look at the open appeals, then ask again.',
  'tournament.correction-runs':
    'Corrections of session {session} are still taken: wait for the end of the correction period, or end it with a reason in the rules of the tournament. A provisional seal does not wait.',
  'tournament.already-archived': 'The tournament is archived already: there is nothing left to do.',
  'tournament.last-organiser': 'This is the last organiser: make somebody else organiser first.',
  'tournament.own-player': 'You play here, so you cannot change this yourself: ask another organiser.',
  'tournament.role-not-held': 'This person does not hold the role {role}: choose a role that is held.',
  'tournament.seal-not-owed': 'Line {request} does not ask for a seal: name the line that does.',
  'tournament.text-unknown': 'There is no such text in this tournament, or it has been erased already.',
  'tournament.settings-frozen':
    'The settings are frozen since the first session started: amend them, and say why.',
  'tournament.not-started':
    'No session has started yet, so there is nothing to amend: choose the settings instead.',
  'entries.exists': 'This entry is registered already: change it, or register another with a new id.',
  'entries.unknown': 'No such entry takes part: check it, or register the pair first.',
  'entries.player-twice': 'A player is named twice: name each player once.',
  'entries.player-entered':
    'One of these players takes part in another entry already: change or withdraw that entry first.',
  'entries.is-team': 'This entry is a team: change it as a team, with its captain.',
  'entries.is-pair': 'This entry is a pair: change it as a pair.',
  'entries.of-two':
    'In an individual everybody enters alone, but there are entries of two players ({pairs}): enter them one by one, or choose who plays in this session.',
  'entries.none': 'No pair has entered yet: register the pairs first.',
  'session.settings-frozen':
    'The session has started, and how it is scored is settled: amend it with a reason.',
  'session.movement-empty': 'Nobody plays in the movement of section {section}: choose another.',
  'session.called-apart': 'Each section has rounds and a clock of its own: say which section is meant.',
  'session.called-together':
    'The rounds of all sections are called together: section {section} has none of its own.',
  'session.sections-share':
    'Sections {section} and {other} cannot be called apart, as they share a table or their boards: call them together.',
  'session.teams-called-together':
    'Section {section} plays in teams: its rounds are called together with the others.',
  'session.section-unknown': 'The session has no section {section}: choose one of its sections.',
  ...movementChanges.en,
  'session.boards-beyond':
    'Section {section} would need board {last}, and boards go up to {most}: begin with a lower board or play fewer.',
  'session.plays-without-entry': 'No entry plays as {contestant}: give its place to an entry first.',
  'session.entry-withdrawn':
    'The pair seated as {contestant} has withdrawn its entry: seat another pair there, or nobody.',
  'session.contestant-absent': '{contestant} is not there at that time: admit it first, or choose another.',
  'session.contestant-has-played':
    '{contestant} has played in round {round} already: let it leave from a later round.',
  'session.contestant-played-last':
    '{contestant} has played in round {round}, which is the last: nothing is left to withdraw from.',
  'session.player-elsewhere': 'This player plays as {contestant} already: choose another player.',
  'session.seat-not-held':
    '{contestant} does not hold seat {seat} in these rounds: choose a seat that it holds.',
  'session.round-not-over':
    'Round {round} is not over, as {called} is the last round called: wait until the next round is called.',
  'session.unknown': 'There is no such session in this tournament: create it first, or name another.',
  'session.exists': 'This session exists already: open it, or create one with another number.',
  'session.started': 'The session has started already: its movement, draw and settings stay as they are.',
  'session.not-started': 'The session has not started yet: start it first.',
  'session.closed': 'The session is closed: open it again first, and say why.',
  'session.not-closed': 'Only a closed session can be opened again: go on with this one as it is.',
  'session.correction-over':
    'The correction period of session {session} is over: the organiser can still change this, with a reason, or open the session again.',
  'session.boards-public':
    'Everybody can read boards {boards} already: play other boards, or let a late pair go without them.',
  'session.boards-played':
    'Boards of set {set} were played before (boards: {boards}; session: {sessions}): no score stands on a deal of an earlier session (Law 6D2). Choose another set, or declare on the page of the deals why they may be played again.',
  'session.no-movement': 'The session has no movement yet: choose one for each section first.',
  'session.section-twice': 'A section is named twice: give each section a name of its own.',
  'session.boards-not-shared':
    'Section {section} cannot play with the boards of section {other}: that must be another section with boards of its own, as many to a round, whose sets begin at the same numbers. How many copies there are is said there.',
  'session.individuals-apart':
    'In section {section} everybody plays for himself and in another section pairs do: they cannot be scored in one session. Make a session of its own for them.',
  'session.one-player':
    '{contestant} is one player: in an individual everybody plays for himself. Give one name.',
  'session.hosting-unfit':
    'Section {section} cannot receive the sit-outs of section {other}: {fault} What does: the same movement with the same pair missing and the same boards, where both lines are kept with sides exchanged.',
  'session.hosted-meanwhile':
    'Pair {contestant} cannot come for round {round}: others have been called to play there in its stead. Let it come from the next round on, without what it has missed.',
  'session.movement-refused':
    'There is no such movement for section {section}. {fault} Choose another, or other numbers.',
  'session.movement-impossible':
    'The movement of section {section} cannot be played ({fault}). Put it right, or choose another.',
  'session.too-few-places':
    'The movement has too few places (places: {places}, pairs: {pairs}): choose a larger movement, or add a section.',
  'session.redraw-reason-needed': 'Seats have been drawn in this session: say why they are drawn again.',
  'session.no-seeds': 'No pair has a seeding number: give numbers under Entries, or draw by lot alone.',
  'session.too-few-stationary':
    'More pairs need a stationary seat than the movement has (pairs: {pairs}, stationary places: {places}): choose a movement with more, such as a Mitchell, or mark at most {places}.',
  'session.place-taken':
    'Two pairs are to have the place {contestant}: choose another for one of them. Nearest: {nearest}.',
  'session.place-moves':
    'The pair at {contestant} needs a stationary seat, and that place moves. Nearest stationary place: {nearest}.',
  'session.card-twice': 'A card or a pair is named twice: give each pair the one card that it drew.',
  'session.cards-for-teams': 'Cards do not keep the three of a team together: let the seats be drawn by lot.',
  'session.cards-incomplete':
    'The cards are not those of the pairs that take part: give one card for each of them, and for nobody else.',
  'session.entry-seated': 'This pair has the place {contestant} already: free that place first.',
  'session.contestant-unknown': 'There is no pair {contestant} in this session: name one of its movement.',
  'session.contestant-present':
    'Pair {contestant} is present in that round already: admit only a pair that is missing then.',
  'session.not-at-table':
    'Pair {contestant} does not begin at table {table}: name the players of the pairs that do.',
  'session.names-by-staff':
    'A table names its players only until the second round is called: ask the director to do it now.',
  'session.table-unknown': 'There is no table {table} in this session: name one of its movement.',
  'session.board-unknown': 'Board {board} is not played in this session: name one of its boards.',
  'session.round-unknown': 'There is no round {round} in this session: name one from 1 to {rounds}.',
  'session.round-not-next':
    'Round {round} is not the next one ({called} of {rounds} called so far): call the rounds one by one, up to the last.',
  'session.round-not-last':
    'Round {round} is not the last one called ({called}): only that one can be taken back.',
  'session.round-begun':
    'Round {round} has begun at table {table}: it can no longer be taken back. Correct there what is wrong.',
  'session.round-not-drawn': 'Round {round} has not been drawn yet: draw it first.',
  'session.round-of-match':
    'Round {round} belongs to the match that begins with round {first}: draw that round, and both are drawn.',
  'session.round-over':
    'Round {round} is behind the session: only the last round that was drawn can be drawn anew.',
  'session.round-called':
    'Round {round} has been called already: the pairs have changed their tables. Draw anew what has not started.',
  'session.not-drawn-by-rounds':
    'Section {section} is not drawn round by round: its movement says who meets.',
  'session.no-standings-at':
    'There are no standings of the session at line {at} of the book: read the draw anew.',
  'session.results-missing':
    'Results up to round {round} are still missing (plays: {plays}): enter them, or draw from incomplete results.',
  'session.swiss-too-long':
    '{pairs} pairs can play at most {most} rounds without meeting again, not {rounds}: choose fewer rounds, or allow rematches.',
  'session.have-met':
    'Pairs {contestant} and {opponent} have met already, and there is a draw without a rematch.',
  'session.must-not-meet': 'Pairs {contestant} and {opponent} must not meet in this session.',
  'session.keeps-table': 'Pair {contestant} keeps its table: exchange other pairs.',
  'session.round-not-called':
    'Round {round} has not been called yet (called so far: {called}): wait until it is, or name an earlier one.',
  'session.rounds-reversed': 'The last of these rounds comes before the first: give them in order.',
  'session.protocol-not-owed': 'Line {at} asks for no protocol of this session: it was not closed there.',
  'session.protocol-unpublished':
    'The protocol of this session is not published yet: it comes when the session is closed.',
  'session.rounds-not-called':
    'Round {round} of {rounds} was never called: call it, or shorten the movement, then close the session.',
  'session.tables-unfinished':
    'Some results are still to be agreed (number: {plays}; tables: {tables}): see to them, then close the session.',
  'knockout.unknown': 'There is no such knockout.',
  'knockout.begun':
    'A round of this knockout is opened: its teams, its seeds and who chose whom stay as they are.',
  'knockout.not-begun': 'No round of this knockout is opened yet: change its teams.',
  'knockout.entry-twice': 'A team was seeded twice: give each one place.',
  'knockout.choosers': 'At most {most} teams can choose their opponents here, not {choosers}.',
  'knockout.nobody-chooses': 'Nobody chooses an opponent in this knockout.',
  'knockout.not-its-turn': 'It is not this team’s turn to choose: look who is next.',
  'knockout.not-to-be-chosen': 'This team cannot be chosen: take one that is still free.',
  'knockout.opponents-open': 'Not all have chosen their opponents yet: let them choose first.',
  'knockout.no-more-rounds': 'This knockout has {rounds} rounds, and all of them are opened.',
  'knockout.round-not-next': 'Round {round} cannot be opened now: round {next} comes next.',
  'knockout.round-not-last':
    'Only the last round that is opened can be drawn anew or kept ({last}), not round {round}.',
  'knockout.match-open': 'Match {match} is not decided yet: finish it, or decide it with the reason.',
  'knockout.match-tied': 'Match {match} is tied: play extra boards, or decide who has won, with a reason.',
  'knockout.match-begun':
    'In match {match} something was played, decided or given to one of its teams: it stays as it is.',
  'knockout.match-not-tied': 'Match {match} is not tied: extra boards are played only from a tie.',
  'knockout.extra-open':
    'The extra boards of match {match} in session {session} are still played: wait for their results.',
  'knockout.match-not-drawn': 'Match {match} is not opened for play: there is nothing to decide yet.',
  'knockout.not-in-match': 'This team does not play match {match}: name one of the two that do.',
  'knockout.nobody-plays':
    'Nobody would have to play in this round: abandon its session and open the round once more.',
  'knockout.not-in-it': 'This team has nothing more to play for here: name one that goes on.',
  'knockout.still-in-it':
    'This team still plays here itself: let one that is not in the knockout, or is out of it, take the place.',
  'clock.stopped': 'The clock has not begun, as no round has been called: call the first round.',
  'clock.on-break': 'There is a break: its end can be moved by minutes, or end it first.',
  'clock.no-break-there':
    'There is no break to come behind round {round}: round {called} of {rounds} was called last.',
  'clock.break-is-past': 'The time at which play is to go on has passed: choose a later one.',
  'clock.break-without-end':
    'No break is planned behind this round: say how long it is to be, or when play goes on.',
  'deal-set.of-game':
    'The deals of set {set} are those of {game}: choose another set, or say of which game this one is before anything of it is dealt or promised.',
  'deal-set.committed':
    'The deal of board {board} is committed to already: commit to others, or have it dealt.',
  'deal-set.in-play':
    'Play with these boards has begun. Have single boards dealt again, on a ground of Law 6D.',
  'deal-set.dealt':
    'Board {board} has been dealt, or is being dealt: choose boards that are still to be dealt.',
  'deal-set.contestant':
    'You play in this tournament, and whoever plays is given no deals: let somebody else duplicate the boards, or have the organiser allow it for this set.',
  'deal-set.runner-plays':
    'Somebody who runs this tournament plays in it. Deals then go to a duplicator only: invite one.',
  'results-file.empty': 'There is nothing in the file: choose one with results.',
  'results-file.broken':
    'This is no whole file of table devices: it may just be being written. Try it again.',
  'results-file.unreadable': 'Nothing was taken from the file: {fault}.',
  'deal-set.format': 'Files of the format {format} are not known: take one of {formats}.',
  'deal-set.unreadable': 'Nothing was taken from the file: {fault}.',
  'deal-set.unwritable': 'These boards cannot be in such a file: {fault}.',
  'deal-set.not-owed': 'Commitment {commitment} does not wait for these keys: answer what was asked for.',
  'deal-set.not-committed': 'The keys of commitment {commitment} are not made yet: try again in a moment.',
  'deal-set.nothing-delayed': 'Commitment {commitment} depends on no delayed value: have the boards dealt.',
  'deal-set.squaredeal-promised': 'An SQD has promised deals of this set already: it stays.',
  'deal-set.nothing-of-squaredeal':
    'No SQD has promised deals of this set: publish it first, before there are any deals.',
  'deal-set.of-squaredeal':
    'The deal of board {board} is one that the published SQD has promised: bring it from a file.',
  'deal-set.squaredeal-over':
    'The keys of SquareDeal are published, so everybody can know the deals: make another set.',
  'deal-set.squaredeal-refused': 'The files of SquareDeal do not hold together. {fault}.',
  'deal-set.squaredeal-otherwise':
    'Nothing was taken from the file: board {board} is not the deal that the SQD has promised.',
  'deal-set.value-found':
    'The value of commitment {commitment} is {value} already and cannot become another: the deals follow from it.',
  'deal-set.value-missing':
    'The deal of board {board} depends on a value that is still to come ({what}): give it first.',
  'board.range':
    'Boards {from} to {to} cannot be dealt at one time: name at most 100 boards, from the lower number to the higher.',
  'board.not-dealt': 'Board {board} has no deal that could be dealt again: have it dealt first.',
  'board.no-deal': 'Board {board} has no deal of the program to look at: have it dealt first.',
  'board.revealed':
    'The deal of board {board} is open to everybody and cannot be dealt again: leave it as it is.',
  'board.deal-not-owed': 'Board {board} does not wait for this: answer what was last asked for it.',
  'board.on-sheet':
    'Board {board} stands on sheets: {tables}. Have its line there put right as not played first, then deal it again.',
  'board.played-in-closed':
    'Board {board} has been played in session {session}, which is closed: open that session again first.',
  'board.still-to-play':
    'Board {board} has still to be played at some table: its deal stays hidden until then.',
  'table.nobody-plays': 'Nobody plays at table {table} in round {round}: there are no seats to confirm.',
  'table.other-players':
    'Others sit at table {table} in round {round} by now: the movement was changed. Those who sit there say anew how they sit.',
  'table.seats-unconfirmed':
    'Say first who sits where at table {table} in round {round}; then the result can be entered.',
  'table.call-unknown': 'There is no call {call} of table {table}: name one that the room shows.',
  'table.call-of-others': 'Another pair made call {call} of table {table}: ask the director.',
  'session.boards-at-two-tables':
    'Section {section}, round {round}: boards {boards} would be at tables {tables} at once (copies: {copies}). Have more copies ({least}), say that the tables share them, or choose another movement.',
  'session.boards-too-few-to-share':
    'Section {section}, round {round}: too few boards {boards} for tables {tables} to share (copies: {copies}). Have more copies ({least}), more boards in a round, or another movement.',
  'board.dealt-by-program':
    'The program has dealt board {board}: its deal is known, and nobody has to say who dealt it.',
  'board.not-played': 'Board {board} has not been played there yet: enter its result first, then its hands.',
  'board.not-recorded': 'Nobody has read the hands of board {board} yet: record them first.',
  'board.no-contradiction': 'No such reading of board {board} waits for a decision: look at the room again.',
  'board.dealt-earlier':
    'Board {board} was dealt in round {round}, when it was first played: only who played it then can say by whom.',
  'board.both-sides':
    'A player of each side is present while the cards are dealt (Law 6C): call the director, who alone decides otherwise.',
  'board.dealers-unnamed': 'Name the helpers, or say how the boards were dealt (Law 6E3, 6E4).',
  'board.no-doubt': 'Nothing of the deal of board {board} waits for a decision: leave it as it is.',
  'board.doubt-otherwise':
    'That does not answer what speaks against the deal of board {board}: say why it may be played again, or that its pack was shuffled.',
  'board.auction-begun':
    'A result stands on board {board}, so its auction began: Law 6D1 has no redeal any more. Name another ground, or rule.',
  'board.passed-out': 'Board {board} was passed out, and Law 22A has no redeal for that: its score stands.',
  'board.match-known':
    'The result of {home} against {away} could be known without board {board}, or is known in the other room: no redeal by Law {law}. Give an adjusted score instead.',
  'board.hands':
    'The hands of board {board} are no deal: {fault}. Put that right; all else stays as it was entered.',
  'result.board-not-scheduled':
    'Board {board} is not to be played at table {table} in round {round}: check the numbers, or call the director.',
  'result.play-recorded':
    'What was called and played on board {board} is recorded here already: give a reason to record it otherwise.',
  'result.record-impossible':
    'On board {board} it cannot have been so: {fault} (Law {law}). Put that right; all else stays as it was entered.',
  'result.other-deal':
    'That is not the deal of board {board}: {card} is with {dealt}, and in what was pasted with {found}. Look for the right board.',
  'result.impossible':
    'No contract on board {board} gives this score at its vulnerability: check the score and its sign.',
  'result.agreed':
    'The result of board {board} is agreed already: ask the director or the scorer to correct or void it.',
  'result.not-to-be-played':
    'Board {board} is marked as not played at this table: call the director if it was played after all.',
  'result.reason-needed': 'Say why: there is a result of board {board} here.',
  'result.none': 'There is no result of board {board} here to correct or void: enter it first.',
  'result.recorded-already':
    'The result of board {board} at table {table} in round {round} is agreed already: correct it instead.',
  'result.entered-anew':
    'This result was entered anew in the meantime: look at it again, then answer the new entry.',
  'result.nothing-to-confirm': 'No result waits here for the other side: enter it first.',
  'result.own-entry': 'Your own side entered this result: let the other side confirm or dispute it.',
  'result.not-agreed': 'Board {board} is not agreed: enter the right result instead.',
  'result.correction-alike': 'Board {board} has this result already: enter what it should be.',
  'result.correction-answered':
    'This request about board {board} was answered or withdrawn: see how the board stands.',
  'result.correction-of-others': 'The other side asked for this correction: only they can take it back.',
  'board.before-oneself':
    'Board {board} is hidden from you, as one of its players: ask to see it, or leave this to others.',
  'result.players-moved-on':
    'The players of round {round} have moved on: ask the director about board {board}.',
  'result.other-players':
    'Others sit at table {table} in round {round} by now: the movement was changed. Enter the result of board {board} for those who sit there now, or call the director.',
  'result.line-twice': 'Two lines of the traveller are for the same table and round: enter each line once.',
  'result.suspicion-reason':
    'This entry contradicts the deal or another entry: say why it stands all the same, or correct it.',
  'result.seating-mixed': 'Two pairs cannot sit like this: name one pair at N and S, and another at E and W.',
  'late-play.not-granted':
    'Board {board} of table {table} in round {round} is no late play: the director grants one first.',
  'late-play.pair-playing':
    '{contestant} has not finished yet at table {table} in round {round}: wait until then.',
  'late-play.scored':
    'Board {board} has been entered already: the other side confirms it, or the director makes it void.',
  'late-play.elsewhere': 'Board {board} is not played late at table {at}: take it up there first.',
  'ruling.withdrawn': 'This ruling was taken back: give a new one.',
  'ruling.another':
    'A director has ruled on board {board} at table {table} meanwhile: look at that ruling first, then decide anew.',
  'ruling.another-on-sheet':
    'A judge has ruled on the sheet of table {table}, round {round}, meanwhile: look at that ruling first, then decide anew.',
  'ruling.line-ruled': 'There is a ruling on line {line} already: amend that one, or withdraw it first.',
  'ruling.way-unfinished':
    'The answers to Law {law} do not come to an end: answer what is asked, or rule without the law book.',
  'ruling.way-elsewhere': 'What was found leads to Law {next}, not to Law {law}: go on there.',
  'ruling.other-law':
    'The facts lead to Law {follows}, not to Law {law}: name that law, or say why you depart from the law book.',
  'ruling.departs':
    'Law {law} has another effect on scores: give that one, or say why you depart from the law book.',
  'ruling.tricks-unsaid':
    'Law {law} leaves the tricks to you: say how many are transferred, or that the result stands.',
  'ruling.no-result':
    'Board {board} has no result at table {table} in round {round}: tricks are transferred from a result that stands.',
  'ruling.no-tricks':
    'Of board {board} only a score is known: enter the contract with its tricks before you transfer any.',
  'ruling.too-many-tricks':
    'Tricks cannot be transferred that were not taken (asked for: {tricks}, taken on board {board}: {taken}).',
  'ruling.appeal-of-others':
    '{contestant} did not play where this was ruled. It may be appealed by {concerned}.',
  'ruling.appeal-not-concurred':
    'An appeal of {contestant} is not heard: both partners have to concur, in teams the captain (Law 92D).',
  'ruling.appeal-late':
    'The time to appeal in session {session} is over (in bridge Law 92B). The organiser can still take an appeal.',
  'ruling.appeal-open': 'An appeal against this ruling is open already: decide that one first.',
  'ruling.appeal-withdrawn':
    '{contestant} withdrew an appeal against this ruling, and the time for another is over.',
  'ruling.appeal-decided': 'The appeal against this ruling has been decided: there is no second one.',
  'ruling.no-appeal': 'No appeal against this ruling is open.',
  'ruling.deposit': 'A deposit is returned or kept where one was paid, and only there.',
  'ruling.deposit-missing':
    'The regulation asks for a deposit with an appeal ({deposit}): record that it was paid, or the appeal is not lodged.',
  'ruling.deposit-not-regulated':
    'The regulation of this tournament has no deposit for appeals: lodge it without one.',
  'ruling.stands': 'A ruling that stands keeps its effects: give no others, or change the ruling.',
  'ruling.exists': 'A ruling with this id has been given already: give another with a new id.',
  'ruling.unknown': 'There is no such ruling in this tournament: check which one is meant.',
  'ruling.play-ruled': 'There is a ruling on this play of board {board} already: withdraw that one first.',
  'session.reason-needed': 'Say why: the session has started, and this changes what its standings show.',
  'standings.table-twice': 'There are two tables with the name {table}.',
  'player.unknown': 'There is no such player in this tournament.',
  'contest.unknown': 'There is no such overall standing.',
  'contest.session-twice':
    'Session {session} is named twice: it counts once, or something is brought from it.',
  'contest.session-not-in': 'Session {session} does not count in this overall standing.',
  'contest.carry-needs-sum':
    'The EBU formula gives points: let the overall standing add up scores, or choose another way to carry forward.',
  'contest.sheets-have-points':
    'Session {session} is scored in whists or points, not percentages: add them up or take their mean, and carry forward a part.',
  'contest.teams-have-points':
    'Teams have points and no percentages: add the scores up or take their mean, and carry forward a part of them.',
  'contest.nobody-goes-on': 'Nobody goes on from this overall standing: choose first how many do.',
  'contest.no-standing-at': 'There is no overall standing at line {at} of the book: read it anew.',
  'contest.too-many-go-on': '{chosen} were chosen for {places} of the last places: choose fewer.',
  'contest.official':
    'The overall ranking is official: the organiser alone can still change it, with a reason.',
  'contest.reason-needed': 'Say why: a session of this overall standing has started.',
  'contest.penalty-exists': 'There is a penalty with this id already.',
  'contest.penalty-unknown': 'There is no such penalty in this overall standing.',
  'ruling.too-many-results':
    'A weighted score is made of {most} results at the most: leave the less likely ones of {side} out.',
  'ruling.result-twice':
    'The same result stands twice in the weighted score of {side}: put its weights together.',
  'ruling.weights': 'The weights of {side} make {sum} %, not 100 %: change them.',
  'ruling.beyond-top': 'Nobody can have more than 100 % of a top: change the percentage of {side}.',
  'ruling.penalty-unit': 'The method of this session knows no penalties in {unit}: give it in another unit.',
  'command.unknown': 'There is no command {name}: see /api/docs for those there are.',
  'command.id-missing': 'A command needs the header Idempotency-Key with a uuid of its own: send one.',
  'command.seen-changed':
    'This has changed since you saw it, so nothing was saved (changes: {count}). Check the changes and confirm.',
  'command.id-reused': 'This command id was used for another command: send a new one with a new id.',
  'command.stale-version':
    'Somebody else changed this in the meantime: look at it again, then repeat the command.',
  'command.version-invalid':
    'The header Expected-Version takes a whole number from 0: send one, or leave it out.',
  'request.invalid': '{path}: {issue}',
  'request.not-json':
    'The body is not JSON that can be read: send a JSON object with Content-Type application/json.',
  'request.not-utf-8': 'The body is not in UTF-8: send JSON in UTF-8.',
  'request.too-large': 'The request is too large: keep it to {limit} bytes.',
  'request.malformed': 'This is no HTTP request that can be read: check the program that sends it.',
  'request.timed-out': 'The request has not come whole in time: send it again.',
  'request.headers-too-large':
    'The headers of the request are too long: send fewer cookies, or shorter ones.',
  'request.parameter-refused':
    '{name} cannot be read in this address: name it once, and without control characters.',
  'request.text-refused': 'A text or number at {path} cannot be stored: {issue}.',
  'print.contest-missing': 'Say which overall standing is to be printed.',
  'print.knockout-missing': 'Say which knockout is to be printed.',
  'print.not-of-game': 'This session’s game has no such paper.',
  'print.session-missing': 'Say of which session it is to be printed.',
  'print.too-many': 'Many papers are being printed already: wait until some are done, then try again.',
  'print.unknown': 'This print is not there any more: ask for it anew.',
  'push.denied': 'The place does not let us in: check user, password, key or token.',
  'push.failed': 'The pages could not be pushed: the log of the server says more.',
  'push.folder-by-administrators':
    'Only administrators choose a folder of the server: choose another kind of place, or ask one of them.',
  'push.host-key':
    'The key of {host} is {found}. Compare it with what the host says, and keep it if it is the right one.',
  'push.no-bucket': 'There is no such bucket: check its name, its region and the address of the storage.',
  'push.no-room': 'There is no room left at the place: make some, or choose another place.',
  'push.none': 'Nothing is pushed from this tournament: say first where to.',
  'push.not-writable': 'The folder cannot be written to: check its path, and who may write there.',
  'push.not-public':
    '{host} is an address of the server’s own network: an administrator has to open it first.',
  'push.other-tournament': 'The pages of another tournament lie there: choose another place.',
  'push.refused': 'The place refuses the pages (answer {status}): check its address.',
  'push.secret-missing': 'The password, key or token of this place is missing: type it in.',
  'push.unreachable': 'The line to the place is lost, or its address is wrong.',
  'received.exists': 'There is a site of the name {site} already: choose another name.',
  'received.file-too-large': 'A file of the site is larger than {limit} bytes: this is not taken.',
  'received.files-missing': 'The list names files that have not come: push them first.',
  'received.full': 'The site takes more room than is left for it: an administrator there can make some.',
  'received.path-refused': 'A site has no file of such a name.',
  'received.token-refused':
    'The token is not the one of this site, or it was taken back: ask an administrator there for a new one.',
  'received.too-many': 'There are as many sites as this installation takes: take one away first.',
  'received.unknown': 'There is no such site here: load the list anew.',
  'received.unreadable': 'The file has not come whole: send it again.',
  'request.too-many': 'Too many requests from here: wait a little, then try again.',
  'request.too-costly': 'Too much was asked for from here in a short time: try again in {retryAfter} s.',
  'results.format-unknown': 'Results are written in no format {format}: ask for one of {known}.',
  'results.not-yet':
    'The results can be taken along once this session is closed: close it first, or come back then.',
  'results.other-game':
    'Other programs read results of bridge alone: take those of this session along as tables.',
  'route.unknown': 'There is nothing at this address: see /api/docs for what there is.',
  'position.invalid':
    'A position is a whole number from 1, a time is written like 2026-11-21T18:30:00Z: send one of them.',
  'position.before-book': 'The book begins later, at {begins}: ask for a time from then on.',
  'position.beyond-head': 'The book ends at line {head}: ask for a position up to there.',
  'projection.behind': 'The answer is not ready yet: try again in a moment.',
  'projection.stopped': 'This tournament holds a line that this version cannot read: update the program.',
  'stream.too-many': 'Too many live pages are open from here: close some, then try again.',
  'server.busy': 'The server has too much to do just now: try again in a moment.',
  'server.starting': 'The server is not ready yet: try again in a moment.',
  'server.failed':
    'Something went wrong on the server and nothing was written: try again, and tell the organiser if it stays.',
  'server.unsure':
    'The connection to the database broke: send the same command again, it will be carried out once.',
  'access.sign-in-required': 'Only people who are signed in can do this: sign in first.',
  'access.sign-in-failed': 'The login or the password is wrong: check both and try again.',
  'access.role-required': 'Your role in this tournament does not allow this: ask an organiser for it.',
  'access.creating-not-allowed':
    'You may not create tournaments: ask an organiser to invite you as organiser.',
  'entries.no-teams': 'No team has entered yet: register the teams first.',
  'team.none': 'No teams play in this session: choose a movement of teams first.',
  'team.place-of-team': 'The place {contestant} belongs to a team: give the number to the team instead.',
  'team.unknown': 'The movement has no team {team}: check the number.',
  'team.numbers-of-bracket':
    'The bracket of the knockout says who meets whom. Leave the numbers as they are.',
  'team.too-few-places':
    'The movement has too few places (places: {places}, teams: {teams}): choose a larger movement, or add a section.',
  'team.no-match-of-three':
    'Three teams play each other only in a Swiss of teams whose matches have an even number of segments, and that was set up with it: choose so before the first match, or give the lowest team a bye.',
  'team.swiss-too-long':
    'With {teams} teams nobody can play {matches} matches without meeting somebody again (most: {most}): play fewer matches, or allow rematches.',
  'team.without-entry': 'Nobody plays as team {team} yet: give its number to an entry first.',
  'team.player-not-in-it':
    'A player of this line-up is not in the team: name its own players, or let a substitute sit in.',
  'team.board-twice':
    'By this line-up a player would play board {board} twice: where a match is played in one room after the other, whoever was North-South in it stays North-South.',
  'team.not-playing': 'Team {team} does not play in round {round}: hand in its line-up for another round.',
  'team.has-played': 'Team {team} has played in round {round} already: let it leave from a later round.',
  'team.played-last':
    'Team {team} has played in round {round}, which is the last: nothing is left to withdraw from.',
  'team.line-up-late': 'Round {round} is over: hand in the line-up for a round still to come.',
  'team.penalty-exists': 'A penalty with this id has been given already: give a new one an id of its own.',
  'session.other-game':
    'Session is one of {game}: this is for another game. Choose what fits the game that is played.',
  'session.convention-frozen':
    'The tables play by {convention} already: a convention stays as it is once the session has started.',
  'session.convention-not-its-own':
    'The convention {convention} has the name of another, or is not marked where it differs from the one that it is made from: give it a name of its own and start from a published one.',
  'session.settings-contradict':
    'These settings do not go together by rule {rule}: {contradiction}. Change one of them.',
  'session.rounds-too-many': 'So many players make {most} rounds, not {rounds}: ask for fewer.',
  'session.sheets-open':
    'Sheets are not agreed yet at tables {tables} ({sheets}): let the tables sign them, or accept them.',
  'sheet.no-sheets':
    'This session is not written on sheets, or nobody has chosen the convention: choose it in the set-up.',
  'sheet.nobody-there': 'Nobody plays at table {table} in round {round}: check the table and the round.',
  'sheet.before-oneself':
    'The sheet of table {table} in round {round} is hidden from you. You still have boards to play. Ask to see them, or leave the sheet to another judge.',
  'sheet.seat-empty': 'Nobody sits {seat} at this table: choose somebody who does.',
  'sheet.line-departs':
    'By rule {law} {what}, and no line has it: write it, or say why you depart from the Code.',
  'sheet.line-ruled': 'Line {line} stands by a ruling: amend the ruling, or withdraw it.',
  'sheet.line-impossible': 'Line {line} goes against the Preferans Code, {rule} ({fault}): put it right.',
  'sheet.line-written': 'Line {line} is written already, and otherwise: correct it, with the reason.',
  'sheet.line-unknown': 'The sheet has no line {line}: choose one that it has.',
  'sheet.line-not-next': 'The next line is {next}, not {line}: look at the sheet as it stands now.',
  'sheet.line-not-last':
    'Only the last line, {last}, can be taken off, not {line}: correct that one instead.',
  'sheet.judges-line': 'Line {line} is the judge’s: call the judge.',
  'sheet.over': 'By what was agreed nothing more is dealt: sign the sheet.',
  'sheet.board-needed': 'All tables play the same boards, {boards}: say to which of them the line belongs.',
  'sheet.board-not-here': 'Board {board} is not played here in this round: check its number.',
  'sheet.board-written': 'Board {board} has its line already: correct that one, with the reason.',
  'sheet.boards-left':
    'Nothing is written of boards {boards} yet: play them, or let the judge say that they are not played.',
  'sheet.empty': 'Nothing is written on the sheet yet: write the first deal.',
  'sheet.reason-for-empty': 'Nothing is written on this sheet: say why it is accepted empty.',
  'sheet.deals-missing': 'Deals written: {written} of {agreed}. Play the others, or sign without them.',
  'sheet.pools-open': 'The pools are still open. Play on, or sign the sheet as it is.',
  'sheet.agreed': 'The sheet of round {round} is agreed: the judge can put it right, or open it again.',
  'sheet.disputed': 'The sheet is in dispute: the judge decides first.',
  'sheet.written-anew': 'The sheet has been written on in the meantime: look at it again.',
  'sheet.table-begun': 'Table {table} has begun round {round}: its players stay where they are.',
  'sheet.cut-needs-swiss':
    'The field is cut by the standings: let the rounds be drawn as a Swiss, or announce no cut.',
  'sheet.cut-tied':
    '{tied} share the last places for going on, and there is room for {places} of them: say who goes on.',
  'sheet.cut-too-long': 'There are {players} players, and {stay} cannot go on: choose fewer.',
  'sheet.no-players-clock':
    'Nobody’s time is taken in this session: choose the minutes of each player with the convention.',
  'sheet.card-unknown': 'The sheet has no card {card}: choose one that was shown.',
  'team.penalty-unknown': 'There is no such penalty of a team in this session.',
  'team.not-own': 'Team {team} is not yours: hand in the line-up of your own team.',
  'team.line-ups-shown':
    'The line-ups for round {round} are shown or the round has been called: ask the director for a change.',
  'team.match-unknown':
    'Teams {home} and {away} have no match with each other here: check the numbers, home first.',
  'team.match-several':
    'Teams {home} and {away} meet in several matches here: name the one by its first board.',
  'access.device-required': "Only a table's own device can do this: scan the code of the table first.",
  'access.captain-required':
    'Only the captain of a team can do this: open the link that the director gave you.',
  'access.device-elsewhere':
    "This device does not belong to that table: use the table's own, or scan the code of the table first.",
  'access.device-of-other-side':
    'This phone speaks for {side} alone: let the other side say it on theirs, or scan the table’s card to speak for both.',
  'access.origin-refused': 'This request came from another site: use the pages of this server.',
  'access.password-refused':
    'This password cannot be used: choose one of 10 to 200 characters that is not the login.',
  'access.password-wrong': 'The present password is wrong: type it again.',
  'access.login-taken': 'This login is already taken: choose another, or sign in first.',
  'access.too-many-attempts': 'There were too many attempts: try again in {retryAfter} s.',
  'access.busy': 'Too many people are signing in at this moment: try again in a few seconds.',
  'access.set-up-done': 'The first organiser has already been set up: sign in instead.',
  'access.link-unknown': 'This link is not known here: ask for a new one.',
  'access.link-used': 'This link has already been used: ask for a new one.',
  'access.link-expired': 'This link has expired: ask for a new one.',
  'access.link-revoked': 'This link has been taken back: ask for a new one.',
  'access.code-wrong': 'This code is wrong or no longer valid: check it, or ask for a new one.',
  'access.role-already-held': 'You already hold this role: leave the link to the person it is meant for.',
  'access.invitation-unknown': 'There is no such invitation in this tournament.',
  'access.invitation-used': 'This invitation has been accepted: take the role away instead.',
  'access.device-unknown': 'There is no such device in this tournament.',
  'access.captain-unknown': 'There is no such link of a captain in this tournament.',
  'access.team-unknown': 'No team has entered with this id: choose one of the teams under Entries.',
  'access.player-known': 'This player is known already: ask the director to put the name right.',
  'access.table-unknown': 'Session {session} has no table {table}: choose one of its tables.',
  'access.table-taken': 'Another phone stands for table {table}: replace it, or pair this one for one side.',
  'access.cards-unknown': 'These cards are not known here: choose a set from the list.',
  'access.cards-of-others': 'Somebody else keeps these cards: ask them to print or end cards.',
  'access.session-without-tables': 'Session {session} has no tables yet: choose its movement first.',
  'access.card-unbound': 'No session uses table {table} now. Ask the director.',
  'access.card-session-over': 'Nothing is on at table {table} now. Scan the card again when play begins.',
  'access.card-no-table': 'No session uses table {table} now. Ask the director.',
  'access.player-unknown': 'This player is not known: write the player down first.',
  'access.person-unknown': 'This account holds no role in the tournament: invite the person first.',
  'access.own-player-elsewhere':
    'This player takes part in another tournament that this person runs: an organiser there has to say it.',
  'access.own-player-set': 'Your player is set already: ask another organiser to change it.',
  'access.administrator-required':
    'Only who administers this installation may do this: ask an administrator.',
  'access.last-administrator':
    'Nobody would be left to administer the installation: make somebody else an administrator first.',
  'access.player-same': 'These two records are one already: choose another player.',
  'access.club-unknown': 'This club is not on the list any more.',
  'access.club-known': 'Another club has this name: merge the two.',
  'access.club-same': 'Choose another club.',
  'access.account-unknown': 'There is no such account or player here.',
  'access.account-closed': 'This account is closed: open it again first.',
  'access.data-erased': 'The data of this person have been erased: write the person down anew.',
  'book.before-you': 'You still have boards to play in this tournament: ask another organiser to export it.',
  'personal-data.before-you':
    'You still have boards to play as this player: ask another administrator to erase the data.',
  'book.not-one': 'This file is not the book of a tournament: choose one that Tirage has made.',
  'book.newer':
    'The book was written by a newer version of Tirage: bring it to that version, or update this one.',
  'book.damaged': 'The file is cut short or was altered: copy it again from where it was made.',
  'book.too-large': 'The file is larger than any book that is taken in: look whether it is the right one.',
  'book.broken':
    'Line {line} was changed: the book does not have the chain and the seals that it had. Nothing of it was taken.',
  'book.unfit': 'Line {line} ({type}) cannot be in a book: nothing of it was taken.',
  'book.future':
    'Line {line} was written at a time that is still to come: set the clock of this computer right.',
  'book.there': 'The tournament is here already, with the same {lines} lines.',
  'book.there-beginning':
    'The tournament is here already, up to line {here}; the file goes on to line {lines}. Books are not put together: go on in one of the two.',
  'book.there-further':
    'The tournament is here already, and further on: the file ends with line {lines}, the book here with line {here}.',
  'book.there-otherwise':
    'The tournament is here already, and both go on otherwise behind line {lines}: books are not put together.',
  'backup.unknown': 'This backup does not lie here any more: look at the list again.',
  'backup.refused': 'The backup cannot be used as it is: the log of the program says why.',
  'backup.disk-full': 'The disk is full, so nothing was written: make room on it.',
  'backup.not-writable':
    'The folder of the backups cannot be written to: make it writable for the account that Tirage runs as.',
  'backup.not-one': 'This file is not a backup: choose one that Tirage has made.',
  'backup.newer':
    'The backup was made by another or a newer version of Tirage: restore it with that version.',
  'backup.damaged': 'The backup is cut short or was altered: copy it again from where it was made.',
  'import.no-file': 'There is nothing in the file: choose another.',
  'import.too-large': 'The file is too large: at most {megabytes} MB are taken in at once.',
  'import.too-much': 'Reading the file takes too much time or memory, so it is given up: bring it in parts.',
  'import.too-long':
    'The file has {results} results, and at most {most} are imported at once: bring it in parts.',
  'import.unreadable': 'The file cannot be read: {fault}.',
  'import.no-results': 'There is nothing in the file that can be imported: bring one with results.',
  'import.deals-only':
    'The file has only deals ({format}, boards: {boards}) and no results: bring them into a set of boards under Boards of a tournament, or write them in another format with tirage convert.',
  'import.refused':
    'The file cannot be imported as it stands, and nothing of it is: step {place} ({command}) is refused. {reason}',
  'installation.logo-refused':
    'Papers cannot print this picture: choose a PNG that is not interlaced, or a JPEG. A picture of another kind (WebP, SVG, GIF) can be saved as PNG in any program for pictures.',
  'installation.restoring': 'A backup is being restored: wait until that has ended.',
  'installation.unencrypted':
    'The line is not encrypted and every key is in the backup: say that you have understood this, or do it on the computer itself.',
  'installation.verifying': 'The books are being verified already: wait until that has ended.',
  'job.unknown': 'There is no such failed job any more: look at the list again.',
} as const;

/** Every stable code of a problem: what is refused, by whatever part of the program. */
export type ProblemCode = keyof typeof en;
