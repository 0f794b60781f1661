import { movementChanges } from '../movement/movement-changes.js';

/**
 * Problems in English, by their stable codes: what is wrong and what would be right. Words in braces are the
 * problem's parameters.
 */
export const en = {
  'tournament.unknown': 'This tournament does not exist. Check the address.',
  'tournament.exists': 'This tournament already exists. Open it, or create another one.',
  'tournament.archived': 'The tournament is archived and its journal is closed. You can still request seals.',
  'tournament.not-published': 'This tournament is not published. Publish it first.',
  'tournament.already-published': 'This tournament is already published. There is nothing left to do.',
  'tournament.ends-before-start':
    'The tournament must end after it starts. Enter a later end, or leave it out.',
  'tournament.sessions-open':
    'Some sessions are still running ({sessions}). Close them before you archive the tournament.',
  'tournament.scores-contradicted':
    'Some results in session {session} are impossible ({plays}). Decide them at the director’s desk before sealing officially. You can seal provisionally now.',
  'tournament.scores-disputed':
    'Some scores in session {session} are disputed ({plays}). Decide them before sealing officially. You can seal provisionally now.',
  'tournament.scores-missing':
    'Some scores in session {session} are missing or not confirmed ({plays}). Enter them, or mark the boards as not played. You can seal provisionally now.',
  'tournament.sheets-disputed':
    'Some score sheets in session {session} are disputed (tables and rounds: {sheets}). Decide them before sealing officially. You can seal provisionally now.',
  'tournament.sheets-open':
    'Some score sheets in session {session} are not agreed (tables and rounds: {sheets}). Let the tables sign them, or accept them. You can seal provisionally now.',
  'tournament.entries-unchecked':
    'Some results in session {session} are still being checked against the deals ({plays}). Try again in a moment. You can seal provisionally now.',
  'tournament.appeals-open': 'An appeal is still open. Decide it before sealing officially.',
  'tournament.correction-runs':
    'The correction period of session {session} is still running. Wait until it ends, or end it in the tournament’s rules, with a reason. You can seal provisionally now.',
  'tournament.already-archived': 'This tournament is already archived. There is nothing left to do.',
  'tournament.last-organiser': 'This is the last organiser. Make somebody else an organiser first.',
  'tournament.own-player':
    'You are playing in this tournament, so you cannot change this. Ask another organiser.',
  'tournament.role-not-held': 'This person does not have the role {role}. Choose a role that they have.',
  'tournament.seal-not-owed': 'Journal entry {request} does not request a seal. Choose an entry that does.',
  'tournament.text-unknown': 'This text does not exist in the tournament, or it has already been erased.',
  'tournament.settings-frozen':
    'The settings were fixed when the first session started. Amend them and give a reason.',
  'tournament.not-started':
    'No session has started yet. You can change the settings without giving a reason.',
  'entries.exists': 'This entry is already registered. Change it, or register another one.',
  'entries.unknown': 'This entry is not taking part. Check the entry, or register the pair first.',
  'entries.player-twice': 'A player is named twice. Name each player once.',
  'entries.player-entered':
    'One of these players is already in another entry. Change or withdraw that entry first.',
  'entries.is-team': 'This entry is a team. Edit the team and its captain instead.',
  'entries.players-not-let-in': 'Players cannot enter this tournament themselves now. Ask the organiser.',
  'entries.closing-time-over': 'The closing time is over. Ask the organiser if you can still enter.',
  'entries.waiting-list-full': 'The waiting list is full. Ask the organiser.',
  'entries.other-number': 'This number of players does not fit. Enter as many names as the form asks for.',
  'entries.no-place': 'All places are taken. Raise the limit, or withdraw another entry first.',
  'entries.request-withdrawn': 'The players have withdrawn. They can enter again.',
  'entries.is-pair': 'This entry is a pair. Edit the pair instead.',
  'entries.of-two':
    'Players enter an individual one by one, but some entries have two players ({pairs}). Enter those players separately, or choose who plays in this session.',
  'entries.none': 'No pairs have entered yet. Register the pairs first.',
  'session.settings-frozen':
    'The session has started and its scoring is fixed. Amend the scoring and give a reason.',
  'session.movement-empty': 'Nobody plays in the movement of section {section}. Choose another movement.',
  'session.called-apart': 'Each section has its own rounds and clock. Choose a section.',
  'session.called-together':
    'All sections start their rounds together. Section {section} has no rounds of its own.',
  'session.sections-share':
    'Sections {section} and {other} share a table or boards. Start their rounds together.',
  'session.teams-called-together':
    'Section {section} plays in teams. Start its rounds together with the other sections.',
  'session.section-unknown': 'This session has no section {section}. Choose one of its sections.',
  ...movementChanges.en,
  'session.boards-beyond':
    'Section {section} would need board {last}, but board numbers end at {most}. Begin with a lower board, or play fewer boards.',
  'session.plays-without-entry': 'No entry plays as {contestant}. Assign the place to an entry first.',
  'session.entry-withdrawn':
    'The pair seated as {contestant} has withdrawn its entry. Seat another pair there, or leave the place empty.',
  'session.contestant-absent': '{contestant} is absent at that time. Admit them first, or choose another.',
  'session.contestant-has-played': '{contestant} has already played in round {round}. Choose a later round.',
  'session.contestant-played-last':
    '{contestant} has played in round {round}, the last round. There is nothing left to withdraw from.',
  'session.player-elsewhere': 'This player already plays as {contestant}. Choose another player.',
  'session.seat-not-held': '{contestant} does not sit at {seat} in these rounds. Choose one of their seats.',
  'session.round-not-over':
    'Round {round} is not over: the last round to start was {called}. Wait until the next round starts.',
  'session.unknown': 'This session does not exist in the tournament. Create it first, or choose another.',
  'session.exists': 'This session already exists. Open it, or create one with another number.',
  'session.started':
    'The session has already started. Its movement, draw and settings can no longer be changed.',
  'session.not-started': 'The session has not started yet. Start it first.',
  'session.closed': 'The session is closed. Reopen it first, with a reason.',
  'session.not-closed': 'You can only reopen a closed session. This one is still open.',
  'session.correction-over':
    'The correction period of session {session} is over. The organiser can still change this with a reason, or reopen the session.',
  'session.boards-public':
    'Boards {boards} have already been released. Use other boards, or let the late pair skip them.',
  'session.boards-played':
    'Boards of deal set {set} were played before (boards: {boards}; session: {sessions}). Deals of an earlier session cannot be scored again (Law 6D2). Choose another set, or declare on the Boards tab why they may be replayed.',
  'session.no-movement': 'The session has no movement yet. Choose one for each section first.',
  'session.section-twice': 'Two sections have the same name. Give each section its own name.',
  'session.boards-not-shared':
    'Section {section} cannot use the boards of section {other}. Choose a section with its own boards. Boards per round and the first board of each set must be the same. Set the number of copies in that section.',
  'session.individuals-apart':
    'Section {section} is an individual, but another section plays in pairs. They cannot be scored together. Create a separate session for them.',
  'session.one-player': 'This is an individual, so {contestant} is one player. Enter one name.',
  'session.hosting-unfit':
    'Section {section} cannot take the sit-outs of section {other}. {fault} Both need the same movement, boards and missing pair. If each direction is ranked separately, the directions must be swapped.',
  'session.hosted-meanwhile':
    'Pair {contestant} cannot join in round {round}: another pair already plays there instead. Let it join from the next round, without the boards it has missed.',
  'session.movement-refused':
    'There is no such movement for section {section}. {fault} Choose another movement, or other numbers.',
  'session.movement-impossible':
    'The movement of section {section} cannot be played ({fault}). Correct it, or choose another.',
  'session.too-few-places':
    'The movement has too few places (places: {places}, pairs: {pairs}). Choose a larger movement, or add a section.',
  'session.redraw-reason-needed': 'The seats have already been drawn. Give a reason for the redraw.',
  'session.no-seeds':
    'No pair has a seeding number. Enter the numbers under Entries, or draw without seeding.',
  'session.too-few-stationary':
    'Too many pairs need a stationary seat (pairs: {pairs}, stationary places: {places}). Choose a movement with more, such as a Mitchell, or mark at most {places}.',
  'session.place-taken':
    'Two pairs are assigned to {contestant}. Choose another place for one of them. The nearest one is {nearest}.',
  'session.place-moves': '{contestant} is not a stationary place. The nearest one is {nearest}.',
  'session.card-twice': 'A card or a pair is listed twice. For each pair, enter the one card it drew.',
  'session.cards-for-teams':
    'Drawing cards cannot keep a team of three together. Let Tirage draw the seats at random.',
  'session.cards-incomplete':
    'The cards do not match the pairs that take part. Enter one card for each pair, and no others.',
  'session.entry-seated': 'This pair already has the place {contestant}. Free that place first.',
  'session.contestant-unknown':
    'There is no pair {contestant} in this session. Choose a pair of its movement.',
  'session.contestant-present':
    'Pair {contestant} is already present in that round. Choose a pair that is missing.',
  'session.not-at-table':
    'Pair {contestant} does not start at table {table}. Name the players of the pairs that do.',
  'session.names-by-staff':
    'A table can name its players only until round 2 starts. Ask the director to enter the names now.',
  'session.table-unknown': 'There is no table {table} in this session. Choose a table of its movement.',
  'session.board-unknown': 'Board {board} is not played in this session. Choose one of its boards.',
  'session.round-unknown': 'There is no round {round} in this session. Choose a round from 1 to {rounds}.',
  'session.round-not-next':
    'Round {round} is not the next one ({called} of {rounds} started so far). Start the rounds in order.',
  'session.round-not-last':
    'Round {round} is not the last one started ({called}). You can only undo the last start.',
  'session.round-begun':
    'Table {table} has already begun round {round}, so you cannot undo its start. Correct what is wrong at that table.',
  'session.round-not-drawn': 'Round {round} has not been drawn yet. Draw it first.',
  'session.round-of-match':
    'Round {round} belongs to the match that begins in round {first}. Draw that round to draw both.',
  'session.round-over': 'Round {round} is already over. You can only redraw the last round drawn.',
  'session.round-called':
    'Round {round} has already started and the pairs have moved. Redraw a round that has not started.',
  'session.not-drawn-by-rounds':
    'Section {section} is not drawn round by round. Its movement decides who meets.',
  'session.no-standings-at': 'The session has no standings at journal entry {at}. Reload the page.',
  'session.results-missing':
    'Results up to round {round} are still missing (number: {plays}). Enter them, or draw from incomplete results.',
  'session.swiss-too-long':
    'Without rematches, {pairs} pairs can play at most {most} rounds, not {rounds}. Choose fewer rounds, or allow rematches.',
  'session.have-met':
    'Pairs {contestant} and {opponent} have already met. Choose other pairs: a draw without rematches is possible.',
  'session.must-not-meet':
    'Pairs {contestant} and {opponent} must not meet in this session. Choose other pairs.',
  'session.keeps-table': 'Pair {contestant} stays at its table. Swap other pairs.',
  'session.round-not-called':
    'Round {round} has not started yet (started so far: {called}). Wait until it starts, or choose an earlier one.',
  'session.rounds-reversed': 'The last of these rounds comes before the first. Enter them in order.',
  'session.protocol-not-owed':
    'The session was not closed at journal entry {at}. It needs no official results file.',
  'session.protocol-unpublished':
    'The official results file is not published yet. It appears when the session is closed.',
  'session.rounds-not-called':
    'Round {round} of {rounds} was never started. Start it, or shorten the movement, then close the session.',
  'session.tables-unfinished':
    'Some results are not agreed yet (number: {plays}; tables: {tables}). Settle them, then close the session.',
  'knockout.unknown': 'This knockout does not exist.',
  'knockout.begun':
    'This knockout has already begun. Its teams, seeds and choices of opponents can no longer be changed.',
  'knockout.not-begun': 'This knockout has not begun yet. You can still change its teams.',
  'knockout.entry-twice': 'A team is seeded twice. Give each team one place.',
  'knockout.choosers': 'At most {most} teams can choose their opponents here, not {choosers}.',
  'knockout.nobody-chooses': 'Teams do not choose their opponents in this knockout.',
  'knockout.not-its-turn': 'It is not this team’s turn to choose. Check which team is next.',
  'knockout.not-to-be-chosen': 'This team cannot be chosen. Choose a team that is still free.',
  'knockout.opponents-open': 'Some teams have not chosen their opponents yet. Let them choose first.',
  'knockout.no-more-rounds': 'This knockout has {rounds} rounds, and all of them have been set up.',
  'knockout.round-not-next': 'You cannot set up round {round} now. Round {next} comes next.',
  'knockout.round-not-last': 'You can only redraw or keep the last round set up ({last}), not round {round}.',
  'knockout.match-open': 'Match {match} is not decided yet. Finish it, or decide it with a reason.',
  'knockout.match-tied': 'Match {match} is tied. Play extra boards, or decide the winner with a reason.',
  'knockout.match-begun':
    'Match {match} is already partly played, decided or awarded. You can no longer change it.',
  'knockout.match-not-tied': 'Match {match} is not tied. Extra boards are only played after a tie.',
  'knockout.extra-open':
    'The extra boards of match {match} are still being played in session {session}. Wait for their results.',
  'knockout.match-not-drawn': 'Match {match} has not been set up yet, so there is nothing to decide.',
  'knockout.not-in-match': 'This team does not play in match {match}. Choose one of its two teams.',
  'knockout.nobody-plays':
    'No team would have to play in this round. Delete its session and set up the round again.',
  'knockout.not-in-it': 'This team is out of the knockout. Choose a team that is still in it.',
  'knockout.still-in-it':
    'This team is still in the knockout. Choose a team that did not enter it or has been eliminated.',
  'clock.stopped': 'The clock has not started, because no round has started. Start the first round.',
  'clock.on-break': 'There is a break now. Make it longer or shorter, or end it first.',
  'clock.no-break-there':
    'There is no break after round {round}. The last round to start was {called} of {rounds}.',
  'clock.break-is-past': 'The time for play to resume has passed. Choose a later time.',
  'clock.break-without-end':
    'No break is planned after this round. Set its length, or the time when play resumes.',
  'deal-set.of-game':
    'The deals of set {set} are for {game}. Choose another set, or change its game before it has any deals.',
  'deal-set.committed':
    'The fingerprint of board {board} is already published. Choose other boards, or have this one dealt.',
  'deal-set.in-play':
    'Play with these boards has begun. You can only redeal single boards, for a reason given in Law 6D.',
  'deal-set.dealt':
    'Board {board} has been dealt, or is being dealt. Choose boards that have not been dealt yet.',
  'deal-set.contestant':
    'You are playing in this tournament, so you cannot have the deals. Let somebody else duplicate the boards. The organiser can also allow you to have this set.',
  'deal-set.runner-plays':
    'Somebody on the staff is playing in this tournament. Only a board duplicator may have the deals. Invite one.',
  'results-file.empty': 'The file is empty. Choose a file with results.',
  'results-file.broken':
    'This file from the scoring devices is incomplete. It may not be fully written yet. Try again.',
  'results-file.unreadable': 'Nothing was imported from the file: {fault}.',
  'deal-set.format': 'The file format {format} is not supported. Choose one of these: {formats}.',
  'deal-set.unreadable': 'Nothing was imported from the file: {fault}.',
  'deal-set.unwritable': 'These boards cannot be exported in this format: {fault}.',
  'deal-set.not-owed':
    'Fingerprint {commitment} is not waiting for these keys. Send the keys that were requested.',
  'deal-set.not-committed': 'The keys of fingerprint {commitment} are not ready yet. Try again in a moment.',
  'deal-set.nothing-delayed': 'Fingerprint {commitment} needs no delayed information. Have the boards dealt.',
  'deal-set.squaredeal-promised':
    'An SQD file for the deals of this set is already published. It cannot be replaced.',
  'deal-set.nothing-of-squaredeal':
    'No SQD file is published for this set. Publish one before the set has deals.',
  'deal-set.of-squaredeal':
    'The published SQD file fixes the deal of board {board}. Import the deal from a file.',
  'deal-set.squaredeal-over':
    'The SquareDeal keys are published, so anyone can know the deals. Create another set.',
  'deal-set.squaredeal-refused': 'The SquareDeal files do not match each other. {fault}.',
  'deal-set.squaredeal-otherwise':
    'Nothing was imported. The deal of board {board} does not match the SQD file.',
  'deal-set.value-found':
    'The value for fingerprint {commitment} is already {value}. It cannot change, because the deals follow from it.',
  'deal-set.value-missing':
    'The deal of board {board} depends on delayed information ({what}). Enter it first.',
  'board.range':
    'Boards {from} to {to} cannot be dealt at once. Choose at most 100 boards, from the lower number to the higher.',
  'board.not-dealt': 'Board {board} has no deal yet, so it cannot be redealt. Have it dealt first.',
  'board.no-deal': 'The program has no deal for board {board}. Have it dealt first.',
  'board.revealed': 'The deal of board {board} has been released. You can no longer redeal the board.',
  'board.deal-not-owed': 'Board {board} is not waiting for this answer. Answer its latest request.',
  'board.on-sheet':
    'Board {board} is written on score sheets: {tables}. First correct its row there to “not played”, then redeal the board.',
  'board.played-in-closed':
    'Board {board} was played in session {session}, which is closed. Reopen that session first.',
  'board.still-to-play':
    'Board {board} has not yet been played at every table. Its deal stays hidden until then.',
  'table.nobody-plays': 'Nobody plays at table {table} in round {round}. There are no seats to confirm.',
  'table.other-players':
    'The movement was changed: other players now sit at table {table} in round {round}. Ask them to confirm their seats again.',
  'table.seats-unconfirmed':
    'The seats at table {table} in round {round} are not confirmed. Confirm them before you enter the result.',
  'table.call-unknown': 'Table {table} has no call {call}. Choose a call shown at the director’s desk.',
  'table.call-of-others':
    'The request for the director at table {table} (no. {call}) came from another pair. Ask the director.',
  'session.boards-at-two-tables':
    'Section {section}, round {round}: boards {boards} would be at tables {tables} at once (copies: {copies}). Use more copies ({least}), let the tables share them, or choose another movement.',
  'session.boards-too-few-to-share':
    'Section {section}, round {round}: too few boards ({boards}) for tables {tables} to share (copies: {copies}). Use more copies ({least}), more boards a round, or another movement.',
  'board.dealt-by-program': 'The program dealt board {board}, so nobody needs to enter who dealt it.',
  'board.not-played': 'Board {board} has not been played there yet. Enter its result first, then its hands.',
  'board.not-recorded': 'The hands of board {board} have not been recorded yet. Record them first.',
  'board.no-contradiction':
    'The hands of board {board} no longer need a decision. Reload the director’s desk.',
  'board.dealt-earlier':
    'Board {board} was dealt in round {round}. Only the players of that round can enter who dealt it.',
  'board.both-sides':
    'A player of each side must be present during the deal (Law 6C). Only the director can make an exception.',
  'board.dealers-unnamed':
    'You have not entered how the boards were dealt. Name the helpers, or describe the method (Laws 6E3 and 6E4).',
  'board.no-doubt': 'The deal of board {board} needs no decision.',
  'board.doubt-otherwise':
    'This reason does not fit the doubt about the deal of board {board}. Enter why a repeated deal may be replayed, or that the pack was shuffled.',
  'board.auction-begun':
    'Board {board} has a result, so its auction has begun. Law 6D1 then allows no redeal. Choose another reason, or give a ruling.',
  'board.passed-out': 'Board {board} was passed out. Law 22A then allows no redeal, so its score stands.',
  'board.match-known':
    'Law {law} allows no redeal of board {board}. The {home} v {away} result may be known without it, or from the other room. Give an adjusted score instead.',
  'board.hands':
    'The hands of board {board} are not a valid deal: {fault}. Correct this. Everything else you entered is kept.',
  'result.board-not-scheduled':
    'Board {board} is not scheduled at table {table} in round {round}. Check the numbers, or call the director.',
  'result.play-recorded':
    'The auction and play of board {board} are already recorded. Give a reason for changing them.',
  'result.record-impossible':
    'The record of board {board} is impossible: {fault} (Law {law}). Correct this. Everything else you entered is kept.',
  'result.other-deal':
    'This is not the deal of board {board}. Its {card} was dealt to {dealt}, but the pasted text gives it to {found}. Choose the right board.',
  'result.impossible':
    'No contract on board {board} gives this score at its vulnerability. Check the score and its sign.',
  'result.agreed':
    'The result of board {board} is already agreed. Ask the director or the scorer to change it.',
  'result.not-to-be-played':
    'Board {board} is marked as not played at this table. If you did play it, call the director.',
  'result.reason-needed': 'Board {board} already has a result here. Give a reason.',
  'result.none': 'Board {board} has no result here to correct or cancel. Enter it first.',
  'result.recorded-already':
    'Board {board} at table {table}, round {round}, already has an agreed result. Use Correct instead.',
  'result.entered-anew':
    'This result has been re-entered in the meantime. Check it, then answer the new entry.',
  'result.nothing-to-confirm': 'No result is waiting for confirmation. Enter the result first.',
  'result.own-entry': 'Your own side entered this result. Let the other side confirm or dispute it.',
  'result.not-agreed': 'Board {board} has no agreed result. Enter the right one.',
  'result.correction-alike': 'Board {board} already has this result. Enter the corrected one.',
  'result.correction-answered':
    'This request about board {board} was answered or withdrawn. Check the board’s result.',
  'result.correction-of-others': 'The other side asked for this correction. Only they can withdraw it.',
  'board.before-oneself':
    'Board {board} is hidden because you will play it. Ask to see it, or leave it to others.',
  'result.players-moved-on':
    'The players of round {round} have left the table. Ask the director about board {board}.',
  'result.other-players':
    'The movement was changed: other players now sit at table {table} in round {round}. Enter board {board} for them, or call the director.',
  'result.line-twice': 'Two rows of the traveller have the same table and round. Enter each row once.',
  'result.suspicion-reason':
    'This result contradicts the deal or another result. Correct it, or give a reason why it stands.',
  'result.seating-mixed':
    'Two pairs cannot sit like this. Seat one pair North–South and the other East–West.',
  'late-play.not-granted':
    'Board {board} of table {table}, round {round}, is not a late play. Ask the director to allow it.',
  'late-play.pair-playing':
    '{contestant} are still playing at table {table}, round {round}. Wait until they finish.',
  'late-play.scored':
    'Board {board} already has a result. The other side can confirm it, or the director can cancel it.',
  'late-play.elsewhere':
    'The late play of board {board} has not started at table {at}. Start it there first.',
  'ruling.withdrawn': 'This ruling has been withdrawn. Give a new one.',
  'ruling.another':
    'A director has meanwhile ruled on board {board} at table {table}. Check that ruling, then decide again.',
  'ruling.another-on-sheet':
    'A judge has meanwhile ruled on the score sheet of table {table}, round {round}. Check that ruling, then decide again.',
  'ruling.line-ruled': 'Row {line} already has a ruling. Amend that ruling, or withdraw it first.',
  'ruling.question-not-asked':
    'An answer for Law {law} belongs to a question that is not asked there. Reload the page, then answer the questions again.',
  'ruling.way-unfinished':
    'You have not answered all the questions for Law {law}. Answer the rest, or rule without the law book.',
  'ruling.way-elsewhere': 'Your answers lead to Law {next}, not to Law {law}. Continue there.',
  'ruling.other-law':
    'The facts lead to Law {follows}, not Law {law}. Use that law, or give a reason for ruling differently from the law book.',
  'ruling.departs':
    'Law {law} has a different effect on scores. Apply that effect, or give a reason for ruling differently from the law book.',
  'ruling.tricks-unsaid':
    'Under Law {law} you decide how many tricks to transfer. Enter the number, or let the result stand.',
  'ruling.no-result':
    'Board {board} has no result at table {table} in round {round}. You can only transfer tricks from a result that counts.',
  'ruling.no-tricks':
    'Board {board} has only a score. Enter its contract and tricks before you transfer any.',
  'ruling.too-many-tricks':
    'You cannot transfer more tricks than were taken (transferred: {tricks}, taken on board {board}: {taken}).',
  'ruling.appeal-of-others':
    '{contestant} did not play at the table of this ruling. Only {concerned} may appeal.',
  'ruling.appeal-not-concurred':
    'The appeal of {contestant} cannot be heard. Both partners must agree, or the captain in teams (Law 92D).',
  'ruling.appeal-late':
    'The time to appeal in session {session} is over (in bridge: Law 92B). The organiser can still accept an appeal.',
  'ruling.appeal-open': 'An appeal against this ruling is already open. Decide that one first.',
  'ruling.appeal-withdrawn':
    '{contestant} withdrew an appeal against this ruling. The time for another is over.',
  'ruling.appeal-decided':
    'The appeal against this ruling has been decided. A second appeal is not possible.',
  'ruling.no-appeal': 'No appeal against this ruling is open.',
  'ruling.deposit': 'No deposit was paid for this appeal. You can only return or keep a paid deposit.',
  'ruling.deposit-missing':
    'This regulation requires a deposit ({deposit}). Record its payment to lodge the appeal.',
  'ruling.deposit-not-regulated': 'This tournament has no deposit for appeals. Lodge the appeal without one.',
  'ruling.stands':
    'If the ruling stands, its effects stay the same. Remove the new effects, or change the ruling.',
  'ruling.exists': 'A ruling with this id already exists. Use a new id for another ruling.',
  'ruling.unknown': 'This ruling does not exist in the tournament. Reload the page.',
  'ruling.play-ruled': 'This result of board {board} already has a ruling. Withdraw that ruling first.',
  'session.reason-needed': 'The session has started, and this changes its standings. Give a reason.',
  'standings.table-twice': 'Two tables are called {table}. Rename one of them.',
  'player.unknown': 'This player is not in the tournament.',
  'contest.unknown': 'This overall ranking does not exist.',
  'contest.session-twice':
    'Session {session} is listed twice. Either count it, or carry scores forward from it.',
  'contest.session-not-in': 'Session {session} does not count in this overall ranking.',
  'contest.carry-needs-sum':
    'The EBU formula gives points. Let the overall ranking add up scores, or choose another carry-forward.',
  'contest.sheets-have-points':
    'Session {session} is scored in whists or points, not percentages. Use their sum or mean, and carry forward part of it.',
  'contest.teams-have-points':
    'Teams have points, not percentages. Use the sum or mean of their scores, and carry forward part of it.',
  'contest.of-players': 'A ranking of players has no carry-forward, penalties or qualifiers.',
  'contest.nobody-goes-on': 'Nobody qualifies from this overall ranking. First choose how many qualify.',
  'contest.no-standing-at': 'There is no overall ranking at journal entry {at}. Reload the page.',
  'contest.too-many-go-on':
    'You chose {chosen} contestants for the last {places} qualifying places. Choose fewer.',
  'contest.official':
    'The overall ranking is official. Only the organiser can still change it, with a reason.',
  'contest.reason-needed': 'A session of this overall ranking has started. Give a reason.',
  'contest.penalty-exists': 'A penalty with this id already exists.',
  'contest.penalty-unknown': 'This penalty does not exist in the overall ranking.',
  'ruling.too-many-results':
    'A weighted score has at most {most} results. Remove the less likely ones for {side}.',
  'ruling.result-twice':
    'The weighted score of {side} lists the same result twice. Add its weights together.',
  'ruling.weights': '{side}: weights add up to {sum}%. They must add up to 100%.',
  'ruling.beyond-top': 'Nobody can score more than 100% of a top. Change the percentage of {side}.',
  'ruling.penalty-unit': 'This session’s scoring method has no penalties in {unit}. Use another unit.',
  'command.unknown': 'There is no command {name}. The commands are listed at /api/docs.',
  'command.id-missing': 'The command has no Idempotency-Key header. Send one with a new uuid.',
  'command.seen-changed':
    'This has changed since you saw it, so nothing was saved (changes: {count}). Check the changes and confirm.',
  'command.id-reused':
    'This command id was already used for another command. Send a new command with a new id.',
  'command.stale-version': 'Somebody else has changed this in the meantime. Check it, then try again.',
  'command.version-invalid':
    'The Expected-Version header must be a whole number from 0. Send such a number, or leave it out.',
  'request.invalid': 'The request is not valid at {path}: {issue}.',
  'request.not-json': 'The body is not valid JSON. Send a JSON object with Content-Type application/json.',
  'request.not-utf-8': 'The body is not in UTF-8. Send JSON in UTF-8.',
  'request.too-deep': 'The body is nested too deep. Keep it to {limit} levels.',
  'request.too-large': 'The request is too large. Keep it to {limit} bytes.',
  'request.malformed': 'This is not a valid HTTP request. Check the program that sends it.',
  'request.timed-out': 'The request did not arrive in full in time. Send it again.',
  'request.headers-too-large': 'The request’s headers are too long. Send fewer or shorter cookies.',
  'request.range-beyond': 'The requested range is beyond the end of the file. Ask for the whole file.',
  'request.condition-failed':
    'The file is not the one that the request’s conditions ask for. Ask for it without conditions.',
  'request.parameter-refused':
    'The parameter {name} in this address cannot be read. Send it once, without control characters.',
  'request.text-refused': 'The text or number at {path} cannot be stored: {issue}.',
  'print.contest-missing': 'No overall ranking is selected. Choose which one to print.',
  'print.knockout-missing': 'No knockout is selected. Choose which one to print.',
  'print.not-of-game': 'This printout is not available for the game played in this session.',
  'print.session-missing': 'No session is selected. Choose which one to print.',
  'print.too-many': 'Too many printouts are being made. Try again in a moment.',
  'print.unknown': 'This printout is no longer available. Request it again.',
  'copies.damaged': 'This copy is damaged or incomplete. Fetch another one.',
  'copies.none': 'There are no copies here. Check the place.',
  'copies.not-set-up': 'Copies are not sent anywhere. Choose a place first.',
  'copies.other-key': 'Copies with another passphrase are here by now. Choose another folder.',
  'copies.passphrase-wrong': 'The copies here have another passphrase. Enter it, or choose another folder.',
  'copies.too-large':
    'The data are too large for a copy of this kind. Use the backups of your own PostgreSQL.',
  'copies.unknown': 'This copy is no longer here. Reload the list.',
  'bridgewebs.not-set-up':
    'The club’s code at BridgeWebs is not set. An administrator sets it under “Results for the federation”.',
  'bridgewebs.refused': 'BridgeWebs did not take the results. It says: {message}',
  'bridgewebs.unreachable': 'Cannot reach BridgeWebs. Check the internet connection, and try again.',
  'mail.denied': 'The mail server refuses the sign-in. Check the user and the password.',
  'mail.no-address': 'Mail needs the address of this server. Set PUBLIC_URL and start again.',
  'mail.no-tls': 'No secure connection to the mail server. Check the port and the kind of encryption.',
  'mail.not-set-up': 'No mail server is set up. Save one first.',
  'mail.password-missing': 'The password of the mail server is missing. Enter it.',
  'mail.refused': 'The mail server refuses this mail. Check the sender and the address.',
  'mail.refused-for-now': 'The mail server does not take this mail now. Try again later.',
  'mail.unreachable': 'Cannot reach the mail server. Check its address, its port and your connection.',
  'push.denied': 'The site refuses the sign-in. Check the user, password, key or token.',
  'push.failed': 'The files could not be uploaded. See the server log for details.',
  'push.folder-by-administrators':
    'Only administrators can choose a folder on the server. Choose another kind of site, or ask an administrator.',
  'push.host-key':
    'The key of {host} is {found}. Compare it with the one your host publishes, and save it if they match.',
  'push.no-bucket': 'This bucket does not exist. Check its name, its region and the storage address.',
  'push.no-room': 'The site has no space left. Free some space, or choose another site.',
  'push.none': 'This tournament is not uploaded anywhere. Choose a site first.',
  'push.not-writable': 'The folder is not writable. Check its path and permissions.',
  'push.not-public':
    '{host} is an address in the server’s own network. An administrator must allow it first.',
  'push.other-tournament': 'The site already holds the pages of another tournament. Choose another site.',
  'push.refused': 'The site refuses the files (HTTP status {status}). Check its address.',
  'push.secret-missing': 'The password, key or token for this site is missing. Enter it.',
  'push.unreachable': 'Cannot reach the site. Check the address and your internet connection.',
  'received.exists': 'A site named {site} already exists. Choose another name.',
  'received.file-too-large': 'A file of the site is larger than {limit} bytes. It was not accepted.',
  'received.files-missing': 'Some files on the list have not been uploaded. Upload them first.',
  'received.full':
    'The site needs more space than it has left. Ask an administrator of that server for more space.',
  'received.path-refused': 'A site cannot have a file with this name.',
  'received.token-refused':
    'The token does not belong to this site, or it was revoked. Ask an administrator of that server for a new one.',
  'received.too-many': 'This server hosts as many sites as it can. Delete one first.',
  'received.unknown': 'This site is not hosted here. Reload the list.',
  'received.unreadable': 'The file did not arrive completely. Send it again.',
  'request.too-many': 'Too many requests. Wait a moment, then try again.',
  'request.too-costly': 'You have requested too much in a short time. Try again in {retryAfter} s.',
  'results.format-unknown': 'Results cannot be exported as {format}. Choose one of these: {known}.',
  'results.not-yet':
    'You can export the results when the session is closed. Close it first, or come back then.',
  'results.other-game':
    'Other programs can only read bridge results. Choose “Standings as CSV” for this session instead.',
  'route.unknown': 'There is nothing at this address. The addresses are listed at /api/docs.',
  'position.invalid': 'Send a position (a whole number from 1) or a time such as 2026-11-21T18:30:00Z.',
  'position.before-book': 'The journal begins later, at {begins}. Choose a later time.',
  'position.beyond-head': 'The journal ends at entry {head}. Choose that entry or an earlier one.',
  'projection.behind': 'The answer is not ready yet. Try again in a moment.',
  'projection.stopped': 'This version cannot read an entry in the tournament’s journal. Update the program.',
  'stream.too-many': 'Too many live pages are open here. Close some, then try again.',
  'server.database-away':
    'The server’s database is not responding, so nothing was saved. Try again in a moment.',
  'server.disk-full':
    'The server’s disk is full, so nothing was saved. Ask the person who runs the server to free some space, then try again.',
  'server.busy': 'The server is busy. Try again in a moment.',
  'server.starting': 'The server is not ready yet. Try again in a moment.',
  'server.failed':
    'Something went wrong on the server and nothing was saved. Try again, and tell the organiser if it happens again.',
  'server.unsure':
    'The connection to the database was lost. Send the same command again: it will run only once.',
  'access.sign-in-required': 'You need to be signed in to do this. Sign in first.',
  'access.sign-in-failed': 'The login or the password is wrong. Check both and try again.',
  'access.role-required': 'You do not have permission to do this. Ask an organiser.',
  'access.creating-not-allowed':
    'You do not have permission to create tournaments. Ask an organiser to invite you as an organiser.',
  'entries.no-teams': 'No teams have entered yet. Register the teams first.',
  'team.none': 'No teams play in this session. Choose a movement for teams first.',
  'team.place-of-team': 'The place {contestant} belongs to a team. Give the number to the team instead.',
  'team.unknown': 'The movement has no team {team}. Check the number.',
  'team.numbers-of-bracket': 'The knockout bracket decides who meets. Leave the numbers as they are.',
  'team.too-few-places':
    'The movement has too few places (places: {places}, teams: {teams}). Choose a larger movement, or add a section.',
  'team.no-match-of-three':
    'A three-team match needs a Swiss prepared for it, with an even number of segments. Choose one before the first match, or give the lowest team a bye.',
  'team.swiss-too-long':
    'Without rematches, {teams} teams can play at most {most} matches, not {matches}. Play fewer matches, or allow rematches.',
  'team.without-entry': 'Nobody plays as team {team} yet. Assign its number to an entry first.',
  'team.player-not-in-it':
    'A player of this line-up is not in the team. Name the team’s own players, or add a substitute.',
  'team.board-twice':
    'With this line-up, a player would play board {board} twice. If the two rooms play one after the other, the North–South players stay North–South.',
  'team.not-playing': 'Team {team} does not play in round {round}. Hand in its line-up for another round.',
  'team.has-played': 'Team {team} has already played in round {round}. Choose a later round.',
  'team.played-last':
    'Team {team} has played in round {round}, the last round. There is nothing left to withdraw from.',
  'team.line-up-late': 'Round {round} is over. Hand in the line-up for a later round.',
  'team.penalty-exists': 'A penalty with this id already exists. Give the new one its own id.',
  'session.other-game': 'This is not available in a {game} session. Choose an option for that game.',
  'session.convention-frozen':
    'The tables are already playing by {convention}. You cannot change the convention after the session has started.',
  'session.convention-not-its-own':
    'The convention {convention} uses another convention’s name, or does not mark its changes. Start from a published convention and rename it.',
  'session.settings-contradict':
    'These settings conflict under rule {rule}: {contradiction}. Change one of them.',
  'session.rounds-too-many': 'This number of players allows {most} rounds, not {rounds}. Choose fewer.',
  'session.sheets-open':
    'Some score sheets are not agreed yet at tables {tables} ({sheets}). Let the tables sign them, or accept them.',
  'sheet.no-sheets':
    'This session has no score sheets, or no convention yet. Choose the convention in the set-up.',
  'sheet.nobody-there': 'Nobody plays at table {table} in round {round}. Check the table and the round.',
  'sheet.before-oneself':
    'The score sheet of table {table}, round {round}, is hidden. You still have boards to play. Ask to see the boards, or leave the sheet to another judge.',
  'sheet.seat-empty': 'Nobody sits {seat} at this table. Choose a player who sits there.',
  'sheet.line-departs':
    'Rule {law} requires a row that is missing: {what}. Add it, or give a reason for ruling differently from the Code.',
  'sheet.line-ruled': 'Row {line} comes from a ruling. Amend that ruling, or withdraw it.',
  'sheet.line-impossible': 'Row {line} contradicts the Preferans Code, {rule} ({fault}). Correct it.',
  'sheet.line-written': 'Row {line} is already written with other values. Correct it, with a reason.',
  'sheet.line-unknown': 'The score sheet has no row {line}. Choose another row.',
  'sheet.line-not-next': 'The next row is {next}, not {line}. Reload the score sheet.',
  'sheet.line-not-last': 'You can only delete the last row, {last}. Correct row {line} instead.',
  'sheet.judges-line': 'Only the judge can write row {line}. Call the judge.',
  'sheet.over': 'Play at this table has ended as agreed. Sign the sheet.',
  'sheet.board-needed': 'All tables play the same boards, {boards}. Choose the board for this row.',
  'sheet.board-not-here': 'Board {board} is not played here in this round. Check its number.',
  'sheet.board-written': 'Board {board} already has its row. Correct that row, with a reason.',
  'sheet.boards-left':
    'Boards {boards} have no row yet. Play them, or let the judge mark them as not played.',
  'sheet.empty': 'The score sheet is still empty. Write the first deal.',
  'sheet.reason-for-empty': 'This score sheet is empty. Give a reason for accepting it.',
  'sheet.deals-missing':
    'Only {written} of {agreed} deals are written. Play the others, or sign without them.',
  'sheet.pools-open': 'The pools are still open. Play on, or sign the sheet as it is.',
  'sheet.agreed': 'The score sheet of round {round} is agreed. Ask the judge to correct or reopen it.',
  'sheet.disputed': 'The score sheet is disputed. The judge decides first.',
  'sheet.written-anew': 'The score sheet has changed in the meantime. Check it again.',
  'sheet.table-begun': 'Table {table} has begun round {round}. Its players can no longer be moved.',
  'sheet.cut-needs-swiss':
    'The cut depends on the standings. Draw the rounds as a Swiss, or play without a cut.',
  'sheet.cut-tied': 'There is a tie for the last {places} qualifying places: {tied}. Choose who qualifies.',
  'sheet.cut-too-long': 'There are {players} players, so {stay} cannot qualify. Choose fewer.',
  'sheet.no-players-clock':
    'Players are not timed in this session. Set the minutes per player in the convention settings.',
  'sheet.card-unknown': 'The score sheet has no card {card}. Choose one that was shown.',
  'team.penalty-unknown': 'This team penalty does not exist in the session.',
  'team.not-own': 'Team {team} is not yours. Hand in the line-up of your own team.',
  'team.line-ups-shown':
    'The line-ups for round {round} are shown, or the round has started. Ask the director for a change.',
  'team.match-unknown':
    'Teams {home} and {away} have no match with each other here. Check the numbers, home team first.',
  'team.match-several':
    'Teams {home} and {away} meet in several matches here. Choose one by its first board.',
  'access.device-required': 'Only the table phone can do this. Scan the QR code of the table first.',
  'access.captain-required': 'Only a team captain can do this. Open the link that the director gave you.',
  'access.device-elsewhere':
    'This phone is not linked to that table. Use the table’s phone, or scan the QR code of the table first.',
  'access.device-of-other-side':
    'This phone is only for {side}. Let the other side use theirs, or scan the table’s QR card for both sides.',
  'access.origin-refused': 'This request came from another site. Use the pages of this server.',
  'access.password-refused':
    'This password is too short, too long or easy to guess. Choose 10 to 200 characters.',
  'access.password-wrong': 'The current password is wrong. Try again.',
  'access.login-taken': 'This login is already taken. Choose another, or sign in first.',
  'access.too-many-attempts': 'Too many attempts. Try again in {retryAfter} s.',
  'access.busy': 'Too many people are signing in right now. Try again in a few seconds.',
  'access.set-up-done': 'The first organiser has already been set up. Sign in instead.',
  'access.link-unknown': 'This link is not valid. Ask for a new one.',
  'access.link-used': 'This link has already been used. Ask for a new one.',
  'access.link-expired': 'This link has expired. Ask for a new one.',
  'access.link-revoked': 'This link has been cancelled. Ask for a new one.',
  'access.code-wrong': 'This code is wrong or no longer valid. Check it, or ask for a new one.',
  'access.second-factor-needed':
    'This account has a second factor. Enter the code from your authenticator app.',
  'access.second-factor-wrong':
    'This code is wrong or was already used. Wait for the next code in the app, or use a recovery code.',
  'access.second-factor-on':
    'This account already has a second factor. Switch it off first to set up another one.',
  'access.second-factor-off': 'This account has no second factor. There is nothing to switch off.',
  'access.second-factor-missing':
    'This server requires a second factor from organisers and administrators. Set it up under “Your account” first.',
  'access.role-already-held': 'You already have this role. Leave the link for the person it is meant for.',
  'access.invitation-unknown': 'This invitation does not exist in the tournament.',
  'access.invitation-used': 'This invitation has been accepted. Remove the role instead.',
  'access.device-unknown': 'This device is not in the tournament.',
  'access.captain-unknown': 'This captain’s link does not exist in the tournament.',
  'access.team-unknown': 'This team has not entered. Choose one of the teams under Entries.',
  'access.player-known': 'This player is already known. Ask the director to correct the name.',
  'access.table-unknown': 'Session {session} has no table {table}. Choose one of its tables.',
  'access.table-taken':
    'Table {table} already has a phone. Ask it to make room, or link this one for one side.',
  'access.phone-asked':
    'The phone at table {table} is asked to make room. If nobody answers there, ask the director.',
  'access.phone-kept': 'The phone at table {table} stays linked. If it must be replaced, ask the director.',
  'access.cards-unknown': 'These QR cards are not known here. Choose a set from the list.',
  'access.cards-of-others': 'Somebody else manages these QR cards. Ask them to print or cancel the cards.',
  'access.session-without-tables': 'Session {session} has no tables yet. Choose its movement first.',
  'access.card-unbound': 'No session uses table {table} now. Ask the director.',
  'access.card-session-over':
    'Play at table {table} is over or has not begun. Scan the card again when play begins.',
  'access.card-no-table': 'No session uses table {table} now. Ask the director.',
  'access.player-unknown': 'This player is not known. Enter the player first.',
  'access.person-unknown': 'This account has no role in the tournament. Invite the person first.',
  'access.own-player-elsewhere':
    'This player also plays in another tournament run by this person. An organiser of that tournament must choose the player for them.',
  'access.own-player-set':
    'Your account is already linked to a player. Ask another organiser to change this.',
  'access.administrator-required': 'You need to be an administrator of this server. Ask an administrator.',
  'access.last-administrator':
    'This is the last administrator of this server. Make somebody else an administrator first.',
  'access.player-same': 'These two records are already merged. Choose another player.',
  'access.club-unknown': 'This club is no longer on the list.',
  'access.club-known': 'Another club has this name. Merge the two clubs.',
  'access.club-same': 'This is the same club. Choose another one.',
  'access.member-list-unknown': 'This list of members is no longer there.',
  'access.member-list-known':
    'Another list has this name. Choose another name, or read the file into that list.',
  'access.member-unknown': 'This member is no longer on a list.',
  'access.nobody-read': 'Nobody in this file can be read as a member. Check what its columns are.',
  'access.account-unknown': 'This account or player does not exist here.',
  'access.account-closed': 'This account is closed. Reopen it first.',
  'access.data-erased': 'This person’s data has been erased. Enter the person again.',
  'book.before-you': 'You still have boards to play in this tournament. Ask another organiser to export it.',
  'personal-data.before-you':
    'You still have boards to play as this player. Ask another administrator to erase the data.',
  'book.not-one': 'This file is not a tournament exported from Tirage. Choose another file.',
  'book.newer': 'This file comes from a newer version of Tirage. Import it there, or update this server.',
  'book.damaged': 'The file is incomplete or was changed. Copy it again from where it was made.',
  'book.too-large': 'The file is too large for a tournament. Check that it is the right one.',
  'book.broken':
    'Journal entry {line} was changed: its chain and seals no longer match. Nothing was imported.',
  'book.unfit': 'Journal entry {line} ({type}) is not allowed in a tournament. Nothing was imported.',
  'book.future': 'Journal entry {line} has a time in the future. Correct the clock of this computer.',
  'book.there': 'This tournament is already here, with the same {lines} journal entries.',
  'book.there-beginning':
    'This tournament is already here, up to entry {here}. The file goes up to entry {lines}. The two cannot be merged: continue with one of them.',
  'book.there-further':
    'This server already has a newer version of this tournament. The file ends at entry {lines}, the version here at {here}.',
  'book.there-otherwise':
    'This tournament is already here, but differs from the file after entry {lines}. The two cannot be merged.',
  'backup.unknown': 'This backup is no longer here. Reload the list.',
  'backup.refused': 'The backup cannot be used. See the program’s log for the reason.',
  'backup.disk-full': 'The disk is full, so nothing was saved. Free some space.',
  'backup.not-writable': 'The backup folder is not writable. Let the account that runs Tirage write to it.',
  'backup.not-one': 'This file is not a backup. Choose one made by Tirage.',
  'backup.newer': 'The backup comes from another or newer version of Tirage. Restore it with that version.',
  'backup.damaged': 'The backup is incomplete or was changed. Copy it again from where it was made.',
  'import.no-file': 'The file is empty. Choose another.',
  'import.too-large': 'The file is too large. You can import at most {megabytes} MB at once.',
  'import.too-much': 'The file takes too much time or memory to read. Split it and import the parts.',
  'import.too-long':
    'The file has {results} results, but you can import at most {most} at once. Split it and import the parts.',
  'import.unreadable': 'The file cannot be read: {fault}.',
  'import.no-results': 'The file has nothing to import. Choose one with results.',
  'import.deals-only':
    'The file has deals only ({format}, boards: {boards}) and no results. Import them into a deal set on the tournament’s Boards tab, or use tirage convert.',
  'import.refused':
    'The file cannot be imported as it is, so nothing was saved. Step {place} ({command}) was refused. {reason}',
  'installation.logo-refused':
    'This picture cannot be printed. Choose a JPEG, or a PNG that is not interlaced. You can convert other pictures (WebP, SVG, GIF) in any image editor.',
  'installation.restoring': 'A backup is being restored. Wait until it has finished.',
  'installation.unencrypted':
    'This connection is not encrypted, and the backup contains every key. Confirm that you trust this network, or do this on the computer itself.',
  'installation.verifying': 'An integrity check is already running. Wait until it has finished.',
  'job.unknown': 'This failed job is no longer listed. Reload the list.',
  'queues.away':
    'The storage of the background jobs does not answer. Check that it is running, and try again.',
} as const;

/** Every stable code of a problem: what is refused, by whatever part of the program. */
export type ProblemCode = keyof typeof en;
