-------------------------- MODULE RemovalTransition --------------------------
(* R66: under an animated transaction a removed view that has a transition   *)
(* stays, with its state, until the transition ends. If it returns before,   *)
(* it is the same identity.                                                  *)
EXTENDS Naturals

CONSTANT HasTransition

Arms == {"a", "b"}
Other(x) == IF x = "a" THEN "b" ELSE "a"

VARIABLES arm, status, value

vars == <<arm, status, value>>

Init ==
    /\ arm = "a"
    /\ status = [x \in Arms |-> IF x = "a" THEN "live" ELSE "none"]
    /\ value = [x \in Arms |-> 0]

Write ==
    /\ value[arm] = 0
    /\ value' = [value EXCEPT ![arm] = 1]
    /\ UNCHANGED <<arm, status>>

Flip ==
    LET new == Other(arm)
    IN /\ arm' = new
       /\ status' = [x \in Arms |-> IF x = new THEN "live"
                                    ELSE IF HasTransition THEN "leaving" ELSE "none"]
       /\ value' = [x \in Arms |->
                      IF x = new THEN IF status[new] = "leaving" THEN value[new] ELSE 0
                      ELSE IF HasTransition THEN value[x] ELSE 0]

EndTransition ==
    LET old == Other(arm)
    IN /\ status[old] = "leaving"
       /\ status' = [status EXCEPT ![old] = "none"]
       /\ value' = [value EXCEPT ![old] = 0]
       /\ UNCHANGED arm

Next == Write \/ Flip \/ EndTransition

Spec == Init /\ [][Next]_vars

FlipGivesFreshCell == [][ arm' # arm => value'[arm'] = 0 ]_vars
EndedStartsFresh   == [][ arm' # arm /\ status[arm'] = "none" => value'[arm'] = 0 ]_vars
=============================================================================
