/**
 * Every way through every procedure of the Preferans Code, as it stands in its rules and footnotes: the procedure, the
 * reading (as tournaments have it, or with one setting otherwise), what is answered and chosen in the order of the
 * questions, and what follows.
 */
export const RULED_CODE_WAYS = `
3.1.2 | tournament | yes, no | 3.1.2 | joins-with-mean, sits-left-of-last-dealer
3.1.2 | tournament | yes, yes | 3.1.2 | joins-with-mean
3.1.2 | tournament | no | 3.1.2 | does-not-join
3.2.6 | tournament | missing-or-bad, not-begun | 3.2.6 | shuffle-again
3.2.6 | tournament | missing-or-bad, going-on, no | 3.2.15 | redeal > 3.2.17
3.2.6 | tournament | missing-or-bad, going-on, yes | 3.2.18 | claim-refused, play-on
3.2.6 | tournament | missing-or-bad, ended | 3.2.18 | claim-refused, play-on
3.2.6 | tournament | made-for-absent, no, redeal | 3.2.7 | redeal
3.2.6 | tournament | made-for-absent, no, play-on | 3.2.7 | play-on
3.2.6 | tournament | made-for-absent, yes | 3.2.7 | play-on
3.2.8 | tournament | going-on, redeal | 3.2.9 | redeal > 3.2.17
3.2.8 | tournament | going-on, play-on | 3.2.9 | play-on
3.2.8 | tournament | ended | 3.2.18 | claim-refused, play-on
3.2.10 | tournament | four | 3.2.10 | dealer-sits-out
3.2.10 | tournament | five-or-more | 3.2.10 | three-beside-dealer-play
3.2.12 | tournament | shuffling | 3.2.4 | shuffle-again
3.2.12 | tournament | deal, dealer, first-time | 3.2.12 | redeal
3.2.12 | tournament | deal, dealer, again | 3.2.12 | redeal, remise dealer 2, deal-passes
3.2.12 | tournament | deal, player | 3.2.15 | redeal, warning player
3.2.12 | tournament | deal, lay-so | 3.2.15 | redeal
3.2.12 | tournament | after-deal | 3.2.18 | claim-refused, play-on
3.2.13 | tournament | before-auction | 3.2.13 | redeal > 3.2.17
3.2.13 | tournament | later | 3.2.18 | claim-refused, play-on
3.2.14 | tournament | no | 3.2.14 | right-dealer-deals
3.2.14 | tournament | yes | 3.2.14 | deal-stands, next-dealer-left-of-actual
3.2.15 | tournament | not-begun | 3.2.15 | pack-made-full, shuffle-again
3.2.15 | tournament | going-on | 3.2.15 | pack-made-full, redeal
3.2.15 | tournament | ended | 3.2.16 | pack-made-full > 3.2.16
3.2.16 | tournament | before-own-call, no | 3.2.16 | redeal, answers dealer
3.2.16 | tournament | before-own-call, yes, in-another-hand, no, redeal | 3.2.16 | redeal
3.2.16 | tournament | before-own-call, yes, in-another-hand, no, give-card | 3.2.16 | card-given, play-on
3.2.16 | tournament | before-own-call, yes, in-another-hand, yes, redeal | 3.2.16 | redeal, dealer-compensates
3.2.16 | tournament | before-own-call, yes, in-another-hand, yes, give-card | 3.2.16 | card-given, play-on, dealer-compensates
3.2.16 | tournament | before-own-call, yes, elsewhere | 3.2.16 | judge-decides
3.2.16 | tournament | later | 3.2.23 | answers holder, maximum-win-of-offender > 3.9.18
3.2.16 | tournament | in-play | 3.2.16 | answers holder > 3.9.18
3.2.17 | tournament | first-time | 3.2.17 | warning dealer
3.2.17 | tournament | again | 3.2.17 | remise dealer 5, deal-passes
3.2.19 | tournament | offender-alone, not-known-yet | 3.3.16.1 | barred-from-auction, auction-continues > 3.2.19
3.2.19 | tournament | offender-alone, contract | 3.3.16.1 | play-on
3.2.19 | tournament | offender-alone, all-pass | 3.2.19 | takes first-two
3.2.19 | tournament | everybody | 3.3.16 | barred-from-auction > 3.3.16
3.2.20 | tournament | yes | 3.2.20 | barred-from-auction, judge-decides
3.2.20 | tournament | no | 3.2.20 | barred-from-auction, talon-drawn-anew, auction-continues
3.2.20 | changedTalon=dealer-draws | | 3.2.20 | barred-from-auction, talon-drawn-anew, auction-continues
3.2.21 | tournament | sitting-dealer | 3.2.21 | remise dealer 5
3.2.21 | tournament | player | 3.2.21 | remise offender 5 > 3.2.19
3.3.8 | tournament | insufficient | 3.3.8 | any-legal-call
3.3.8 | tournament | jump | 3.3.8 | call-stands
3.3.8 | tournament | taken-back | 3.3.11 | call-stands
3.3.8 | tournament | misere-after-call | 3.3.9 | call-cancelled, any-legal-call
3.3.8 | tournament | after-own-pass | 3.3.10 | call-cancelled
3.3.8 | jumps=refused | insufficient | 3.3.8 | any-legal-call
3.3.8 | jumps=refused | jump | 3.3.8 | call-cancelled, any-legal-call
3.3.8 | jumps=refused | taken-back | 3.3.11 | call-stands
3.3.8 | jumps=refused | misere-after-call | 3.3.9 | call-cancelled, any-legal-call
3.3.8 | jumps=refused | after-own-pass | 3.3.10 | call-cancelled
3.3.15 | tournament | yes, yes | 3.3.15 | must-order-not-misere, reproach
3.3.15 | tournament | yes, no | 3.3.15 | must-order-not-misere
3.3.15 | tournament | no | 3.3.17 | barred-from-auction > 3.2.20
3.3.16 | tournament | none | 3.3.14 | play-on, reproach
3.3.16 | tournament | one | 3.3.16.2 | barred-from-auction, auction-over, talon-to-last-bidder
3.3.16 | tournament | two | 3.3.16.3 | barred-from-auction, auction-over, hands-opened, lost-value-on-offender, one-result-each
3.3.18 | tournament | not-known-yet | 3.3.18 | waits-for-turn > 3.3.18
3.3.18 | tournament | declarer-or-all-pass | 3.3.18 | no-penalty
3.3.18 | tournament | defender, yes, demand-suit | 3.3.18 | lead called demanded
3.3.18 | tournament | defender, yes, forbid-suit | 3.3.18 | lead called forbidden
3.3.18 | tournament | defender, yes, waive | 3.3.18 | play-on
3.3.18 | tournament | defender, no | 3.3.18 | no-penalty
3.4.4 | tournament | against-rules, yes | 3.4.4 | new-order, play-on
3.4.4 | tournament | against-rules, no | 3.4.4 | without-all call
3.4.4 | tournament | talon-refused | 3.4.5 | order-by-the-rules
3.4.4 | tournament | low | 3.4.13 | order-stands
3.4.4 | tournament | preferans | 3.4.14 | order-by-the-rules
3.4.4 | talonRefusal=5 | against-rules, yes | 3.4.4 | new-order, play-on
3.4.4 | talonRefusal=5 | against-rules, no | 3.4.4 | without-all call
3.4.4 | talonRefusal=5 | talon-refused | 3.4.10 | play-on
3.4.4 | talonRefusal=5 | low | 3.4.13 | order-stands
3.4.4 | talonRefusal=5 | preferans | 3.4.14 | order-by-the-rules
3.4.6 | tournament | no | 3.4.6 | undertricks declarer 2 contract
3.4.6 | tournament | yes | 3.4.6 | undertricks declarer 2 proven
3.4.8 | tournament | yes | 3.4.7 | order-stands
3.4.8 | tournament | no, at-once | 3.4.8 | new-order
3.4.8 | tournament | no, after-pause, keep-order | 3.4.8 | order-stands
3.4.8 | tournament | no, after-pause, one-level-higher | 3.4.8 | one-level-higher
3.4.9 | tournament | changed | 3.4.9 | discard-stands
3.4.9 | tournament | looked-at, no | 3.4.9 | play-on
3.4.9 | tournament | looked-at, yes, tricks | 3.4.9 | tricks -1 nobody
3.4.9 | tournament | looked-at, yes, misere | 3.9.11.2 | tricks 1 nobody
3.6.4 | tournament | lower | 3.6.6 | call-cancelled, any-legal-call
3.6.4 | tournament | nine | 3.6.6 | call-stands, auction-over
3.6.4 | tournament | ten | 3.6.6 | call-stands, auction-over
3.6.4 | tournament | after-overcall | 3.6.6 | call-cancelled, auction-over
3.6.4 | misereBeatenBy=10 | lower | 3.6.4 | call-cancelled, any-legal-call
3.6.4 | misereBeatenBy=10 | nine | 3.6.4 | call-cancelled, any-legal-call
3.6.4 | misereBeatenBy=10 | ten | 3.6.4 | call-stands, auction-over
3.6.4 | misereBeatenBy=10 | after-overcall | 3.6.4 | call-cancelled, auction-over
3.6.4 | auctionEndsOverMisere=false | lower | 3.6.6 | call-cancelled, any-legal-call
3.6.4 | auctionEndsOverMisere=false | nine | 3.6.6 | call-stands, auction-continues
3.6.4 | auctionEndsOverMisere=false | ten | 3.6.6 | call-stands, auction-continues
3.6.8 | tournament | layout-noted, tricks | 3.6.8 | aid-put-away, reproach
3.6.8 | tournament | layout-noted, misere, whister | 3.6.8 | play-on
3.6.8 | tournament | layout-noted, misere, declarer | 3.6.8 | aid-put-away, reproach
3.6.8 | tournament | layout-noted, all-pass | 3.6.8 | aid-put-away, reproach
3.6.8 | tournament | other-aid | 3.6.8 | aid-put-away, reproach
3.6.9 | tournament | no, accept | 3.6.9 | misere-shared
3.6.9 | tournament | no, decline | 3.6.9 | play-on
3.6.9 | tournament | yes | 3.6.9 | invitation-void
3.6.9 | misereHalved=false | | 3.6.9 | invitation-void
3.8.5.1 | tournament | yes, before-play, whister-plan | 3.8.5.1b | result whister whister-plan, result dissenter other-plan, result declarer whister-plan, protocol-entry, not-zero-sum
3.8.5.1 | tournament | yes, before-play, other-plan | 3.8.5.1b | result whister whister-plan, result dissenter other-plan, result declarer other-plan, protocol-entry, not-zero-sum
3.8.5.1 | tournament | yes, too-late | 3.8.5 | whister-decides, result-as-played
3.8.5.1 | tournament | no, no | 3.8.5 | whister-decides, result-as-played
3.8.5.1 | tournament | no, yes, no | 3.8.5.1a | result-as-played, compensation-from-insister
3.8.5.1 | tournament | no, yes, yes | 3.8.5.1a | result-as-played
3.8.5.1 | disputedPlan=compensation | no | 3.8.5 | whister-decides, result-as-played
3.8.5.1 | disputedPlan=compensation | yes, no | 3.8.5.1a | result-as-played, compensation-from-insister
3.8.5.1 | disputedPlan=compensation | yes, yes | 3.8.5.1a | result-as-played
3.9.11 | tournament | last-closed | 3.9.8 | trick-shown
3.9.11 | tournament | asked-for, no | 3.9.11.1 | trick-shown
3.9.11 | tournament | asked-for, yes | 3.9.11.1 | trick-not-shown
3.9.11 | tournament | opened, tricks | 3.9.11.2 | tricks -1 nobody
3.9.11 | tournament | opened, misere | 3.9.11.2 | tricks 1 nobody
3.9.11 | tournament | opened, all-pass | 3.9.11.2 | tricks 1 nobody
3.9.14 | tournament | no, yes | 3.9.14 | open-card-may-be-led
3.9.14 | tournament | no, no, no | 3.9.14 | open-card-at-first-chance
3.9.14 | tournament | no, no, yes, no | 3.9.14 | open-card-played
3.9.14 | tournament | no, no, yes, yes | 3.9.14 | another-card-of-suit
3.9.14 | tournament | yes | 3.9.14 | open-card-at-first-chance, opponent-orders-play
3.9.14.1 | tournament | no, no, whister, demand-suit | 3.9.14.1 | open-card, lead of-open-card demanded > 3.9.14
3.9.14.1 | tournament | no, no, whister, forbid-suit | 3.9.14.1 | open-card, lead of-open-card forbidden > 3.9.14
3.9.14.1 | tournament | no, no, whister, accept-lead | 3.9.14.1 | lead-stands
3.9.14.1 | tournament | no, no, declarer | 3.9.14.2 | open-card, open-card-on-demand > 3.9.14
3.9.14.1 | tournament | no, no, all-pass | 3.9.14.3 | takes rest
3.9.14.1 | tournament | no, yes | 3.9.14.5 | no-penalty, lead-to-last-winner
3.9.14.1 | tournament | yes | 3.9.21 | no-penalty
3.9.14.4 | tournament | no, no | 3.9.14.4 | rest-as-claimed
3.9.14.4 | tournament | no, yes | 3.9.14.4 | all-cards-open, opponent-orders-play
3.9.14.4 | tournament | yes | 3.9.14.4 | play-by-stated-plan
3.9.15 | tournament | out-of-turn | 3.9.15 | > 3.9.14.1
3.9.15 | tournament | revoke-corrected | 3.9.15 | > 3.9.16
3.9.15 | tournament | hand-shown | 3.9.15 | > 3.9.14.4
3.9.15 | tournament | shown-to-player | 3.9.15 | open-card > 3.9.14
3.9.16 | tournament | no, same-trick | 3.9.16.1 | correct-revoke, open-card > 3.9.14
3.9.16 | tournament | no, later, tricks | 3.9.16.2 | tricks -1 opponents, replay-from-revoke, doubt-against-offender
3.9.16 | tournament | no, later, misere | 3.9.16.2 | tricks 1 opponents, replay-from-revoke, doubt-against-offender
3.9.16 | tournament | no, later, all-pass | 3.9.16.2 | tricks 1 opponents, replay-from-revoke, doubt-against-offender
3.9.16 | tournament | no, after-score | 3.9.17 | claim-refused
3.9.16 | tournament | yes | 3.9.21 | no-penalty
3.9.18 | tournament | yes, declarer, no, tricks | 3.9.18 | undertricks declarer 2 taken, whists-for-tricks-taken, consolation-without-penalty
3.9.18 | tournament | yes, declarer, no, misere | 3.9.18 | undertricks declarer 2 taken
3.9.18 | tournament | yes, declarer, yes, tricks | 3.9.18 | proven-undertricks declarer 2, whists-for-tricks-taken, consolation-without-penalty
3.9.18 | tournament | yes, declarer, yes, misere | 3.9.18 | proven-undertricks declarer 2
3.9.18 | tournament | yes, whister, tricks | 3.9.18 | undertricks whister 2 contract
3.9.18 | tournament | yes, whister, misere | 3.9.18 | lost-gain-of-others, judge-decides
3.9.18 | tournament | yes, declarer-and-whister, tricks | 3.9.18 | undertricks declarer 2 taken, undertricks whister 2 contract, whists-for-tricks-taken, consolation-without-penalty
3.9.18 | tournament | yes, declarer-and-whister, misere | 3.9.18 | undertricks declarer 2 taken, lost-gain-of-others, judge-decides
3.9.18 | tournament | yes, passer | 3.9.18 | lost-gain-of-others, judge-decides
3.9.18 | tournament | yes, all-pass-player | 3.9.18 | lost-gain-of-others, judge-decides
3.9.18 | tournament | no | 3.9.18 | judge-decides
3.9.19 | tournament | asked-about-void | 3.9.19 | play-on
3.9.19 | tournament | spoke-of-play | 3.9.13 | reproach
3.9.19 | tournament | looked-into-cards | 3.2.22 | reproach
3.9.20 | tournament | yes | 3.9.20 | judge-decides, adviser-removed
3.9.20 | tournament | no, order | 3.4.12 | order-stands
3.9.20 | tournament | no, play, name-card | 3.9.20 | opponent-names-card
3.9.20 | tournament | no, play, waive | 3.9.20 | play-on
3.9.22 | tournament | yes | 3.9.22 | result-as-agreed
3.9.22 | tournament | no, all-tricks, tricks | 3.5.4 | without-all order
3.9.22 | tournament | no, all-tricks, misere | 3.5.4 | play-on
3.9.22 | tournament | no, some-tricks | 3.5.4 | play-on
3.2.16 | wrongCountDeadline=deal-ends | in-the-deal, no | 3.2.16 | redeal, answers dealer
3.2.16 | wrongCountDeadline=deal-ends | in-the-deal, yes, in-another-hand, no, redeal | 3.2.16 | redeal
3.2.16 | wrongCountDeadline=deal-ends | in-the-deal, yes, in-another-hand, no, give-card | 3.2.16 | card-given, play-on
3.2.16 | wrongCountDeadline=deal-ends | in-the-deal, yes, in-another-hand, yes, redeal | 3.2.16 | redeal, dealer-compensates
3.2.16 | wrongCountDeadline=deal-ends | in-the-deal, yes, in-another-hand, yes, give-card | 3.2.16 | card-given, play-on, dealer-compensates
3.2.16 | wrongCountDeadline=deal-ends | in-the-deal, yes, elsewhere | 3.2.16 | judge-decides
3.2.16 | wrongCountDeadline=deal-ends | later | 3.2.23 | answers holder, maximum-win-of-offender > 3.9.18
3.2.16 | wrongCountDeadline=deal-ends | in-play | 3.2.16 | answers holder > 3.9.18
3.2.16 | wrongCountDeadline=auction-begins | before-auction, no | 3.2.16 | redeal, answers dealer
3.2.16 | wrongCountDeadline=auction-begins | before-auction, yes, in-another-hand, no, redeal | 3.2.16 | redeal
3.2.16 | wrongCountDeadline=auction-begins | before-auction, yes, in-another-hand, no, give-card | 3.2.16 | card-given, play-on
3.2.16 | wrongCountDeadline=auction-begins | before-auction, yes, in-another-hand, yes, redeal | 3.2.16 | redeal, dealer-compensates
3.2.16 | wrongCountDeadline=auction-begins | before-auction, yes, in-another-hand, yes, give-card | 3.2.16 | card-given, play-on, dealer-compensates
3.2.16 | wrongCountDeadline=auction-begins | before-auction, yes, elsewhere | 3.2.16 | judge-decides
3.2.16 | wrongCountDeadline=auction-begins | later | 3.2.23 | answers holder, maximum-win-of-offender > 3.9.18
3.2.16 | wrongCountDeadline=auction-begins | in-play | 3.2.16 | answers holder > 3.9.18
3.2.16 | wrongCountDeadline=auction-ends | before-play, no | 3.2.16 | redeal, answers dealer
3.2.16 | wrongCountDeadline=auction-ends | before-play, yes, in-another-hand, no, redeal | 3.2.16 | redeal
3.2.16 | wrongCountDeadline=auction-ends | before-play, yes, in-another-hand, no, give-card | 3.2.16 | card-given, play-on
3.2.16 | wrongCountDeadline=auction-ends | before-play, yes, in-another-hand, yes, redeal | 3.2.16 | redeal, dealer-compensates
3.2.16 | wrongCountDeadline=auction-ends | before-play, yes, in-another-hand, yes, give-card | 3.2.16 | card-given, play-on, dealer-compensates
3.2.16 | wrongCountDeadline=auction-ends | before-play, yes, elsewhere | 3.2.16 | judge-decides
3.2.16 | wrongCountDeadline=auction-ends | in-play | 3.2.16 | answers holder > 3.9.18
3.2.13 | dealingErrorDeadline=deal-ends | in-the-deal | 3.2.13 | redeal > 3.2.17
3.2.13 | dealingErrorDeadline=deal-ends | later | 3.2.18 | claim-refused, play-on
3.2.14 | dealerTurnDeadline=deal-ends | going-on, no | 3.2.14 | right-dealer-deals
3.2.14 | dealerTurnDeadline=deal-ends | going-on, yes | 3.2.14 | deal-stands, next-dealer-left-of-actual
3.2.14 | dealerTurnDeadline=deal-ends | ended | 3.2.14 | deal-stands, next-dealer-left-of-actual
3.2.19 | allPassTalon=closed | offender-alone, not-known-yet | 3.3.16.1 | barred-from-auction, auction-continues > 3.2.19
3.2.19 | allPassTalon=closed | offender-alone, contract | 3.3.16.1 | play-on
3.2.19 | allPassTalon=closed | offender-alone, all-pass | 3.2.19 | takes all, partners-share-whists, partners-one-to-pool
3.2.19 | allPassTalon=closed | everybody | 3.3.16 | barred-from-auction > 3.3.16
3.9.18 | extraCardInPlay=discarded | | 3.9.18 | extra-card-discarded, result-as-played
`;
