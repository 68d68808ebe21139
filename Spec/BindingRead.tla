----------------------------- MODULE BindingRead -----------------------------
(* Finding 4: a body that asks `if user != nil` and then reads `user!` reads *)
(* its binding twice; `if let user` reads it once. An upstream that emits a, *)
(* nil, b may do so between frames or within one, and readers may see the    *)
(* newest value or one snapshot for the whole frame.                         *)
EXTENDS Naturals, Sequences

CONSTANTS Reads,         \* 1: if let; 2: if … != nil, then !
          EmitsWithin,   \* whether the upstream can emit inside a frame
          Coalesced      \* whether a frame's reads see one snapshot

VARIABLES upstream,      \* values still to be emitted
          source,        \* the last emitted value
          first,         \* result of this frame's first read
          reading,       \* between the two reads of a frame
          shown,         \* whether the arm with the profile is on screen
          draft,         \* the profile's cell: 0 fresh, 1 written
          torn, trapped

vars == <<upstream, source, first, reading, shown, draft, torn, trapped>>

Init ==
    /\ upstream = <<"nil", "b">>
    /\ source = "a" /\ first = "a"
    /\ reading = FALSE /\ shown = TRUE /\ draft = 0
    /\ torn = FALSE /\ trapped = FALSE

Write ==
    /\ ~reading /\ shown /\ draft = 0
    /\ draft' = 1
    /\ UNCHANGED <<upstream, source, first, reading, shown, torn, trapped>>

Emit ==
    /\ upstream # <<>>
    /\ reading => EmitsWithin
    /\ source' = Head(upstream) /\ upstream' = Tail(upstream)
    /\ UNCHANGED <<first, reading, shown, draft, torn, trapped>>

BeginFrame ==
    /\ ~reading
    /\ reading' = TRUE /\ first' = source
    /\ UNCHANGED <<upstream, source, shown, draft, torn, trapped>>

EndFrame ==
    LET second == IF Reads = 1 \/ Coalesced THEN first ELSE source
    IN /\ reading
       /\ reading' = FALSE
       /\ torn' = (torn \/ second # first)
       /\ trapped' = (trapped \/ (first # "nil" /\ second = "nil"))
       /\ shown' = (first # "nil")
       /\ draft' = IF first # "nil" /\ shown THEN draft ELSE 0
       /\ UNCHANGED <<upstream, source, first>>

Next == Write \/ Emit \/ BeginFrame \/ EndFrame

Spec == Init /\ [][Next]_vars

FrameAtomic == ~torn
NeverTraps  == ~trapped
\* A written draft is lost only by a frame that shows nil.
LossNeedsNil == [][ draft = 1 /\ draft' = 0 => first = "nil" ]_vars
=============================================================================
