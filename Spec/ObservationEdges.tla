-------------------------- MODULE ObservationEdges --------------------------
(* R51: a body registers for the observable that it reads; the registration *)
(* fires once. What happens if its identity has ended by then? Identities   *)
(* have serial numbers; a flip ends one and starts the next.                *)
EXTENDS Naturals, FiniteSets

CONSTANTS CancelsOnEnd,  \* whether an identity's end cancels its registrations
          MaxSerial

VARIABLES live,          \* the identity now on screen
          registered,    \* identities with a registration
          queue,         \* identities a change will wake
          dirty,         \* whether the live body must run again
          current,       \* whether the live body has read the newest value
          ran            \* identities whose body the last step ran

vars == <<live, registered, queue, dirty, current, ran>>

Init ==
    /\ live = 1 /\ registered = {1} /\ queue = {}
    /\ dirty = FALSE /\ current = TRUE /\ ran = {1}

Change ==
    /\ queue' = queue \cup registered
    /\ registered' = {}
    /\ current' = FALSE /\ ran' = {}
    /\ UNCHANGED <<live, dirty>>

\* A wake-up names an identity; for one that has ended nothing is found.
Deliver ==
    /\ queue # {}
    /\ dirty' = (dirty \/ live \in queue)
    /\ queue' = {} /\ ran' = {}
    /\ UNCHANGED <<live, registered, current>>

Run ==
    /\ dirty
    /\ registered' = registered \cup {live}
    /\ dirty' = FALSE /\ current' = TRUE /\ ran' = {live}
    /\ UNCHANGED <<live, queue>>

Flip ==
    /\ live < MaxSerial
    /\ live' = live + 1
    /\ registered' = (IF CancelsOnEnd THEN registered \ {live} ELSE registered) \cup {live + 1}
    /\ dirty' = FALSE /\ current' = TRUE /\ ran' = {live + 1}
    /\ UNCHANGED queue

Next == Change \/ Deliver \/ Run \/ Flip

Spec == Init /\ [][Next]_vars

NoneStale      == registered \subseteq {live}
NoDeadWakes    == ran \subseteq {live}
NoChangeMissed == current \/ dirty \/ live \in queue
=============================================================================
