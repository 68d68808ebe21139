------------------------------- MODULE Focus -------------------------------
(* R82: a FocusState bound to two fields. Field b may be added and removed, *)
(* and may change its identity in place.                                    *)
EXTENDS Naturals

CONSTANT HonoursAfterUpdate  \* a request in the event that makes the field waits for it

VARIABLES present, who, focus, bound, requested

vars == <<present, who, focus, bound, requested>>

Bound(f) == IF f \in {"a", "b"} THEN f ELSE "none"

Init == present = FALSE /\ who = 0 /\ focus = "none" /\ bound = "none" /\ requested = FALSE

Moves(f) == focus' = f /\ bound' = Bound(f) /\ requested' = FALSE

UserMoves ==
    /\ \E f \in {"a", "other"} \cup (IF present THEN {"b"} ELSE {}) : Moves(f)
    /\ UNCHANGED <<present, who>>

\* Setting the value that the state already has is not a request: with nil, focus stays in a view
\* that is not bound.
ProgramSets ==
    /\ \E v \in {"none", "a"} \cup (IF present THEN {"b"} ELSE {}) :
         Moves(IF v = bound THEN focus ELSE v)
    /\ UNCHANGED <<present, who>>

Add ==
    /\ ~present
    /\ present' = TRUE /\ requested' = FALSE
    /\ UNCHANGED <<who, focus, bound>>

AddAndRequest ==
    /\ ~present
    /\ present' = TRUE /\ requested' = TRUE
    /\ focus' = IF HonoursAfterUpdate THEN "b" ELSE focus
    /\ bound' = Bound(focus')
    /\ UNCHANGED who

Leave(f) == focus' = (IF f = "b" THEN "none" ELSE f) /\ bound' = Bound(focus') /\ requested' = FALSE

Remove ==
    /\ present
    /\ present' = FALSE
    /\ Leave(focus)
    /\ UNCHANGED who

\* Another view takes b's place: its `.id` changed, or its arm.
Replace ==
    /\ present
    /\ who' = 1 - who
    /\ Leave(focus)
    /\ UNCHANGED present

Next == UserMoves \/ ProgramSets \/ Add \/ AddAndRequest \/ Remove \/ Replace

Spec == Init /\ [][Next]_vars

FocusIsLive      == focus = "b" => present
BoundFollows     == bound = Bound(focus)
RequestHonoured  == requested => focus = "b"
FocusOutlivesIdentity == [][ who' # who => focus' = focus ]_vars
=============================================================================
