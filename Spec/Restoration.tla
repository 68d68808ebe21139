---------------------------- MODULE Restoration ----------------------------
(* R32, R33: the state of views over the end of a process. Views may come    *)
(* and go; a snapshot holds the cells of those that live. The next process   *)
(* mounts any views in its first update. While tasks of that update load     *)
(* data, saved cells wait for views that the data shows, and snapshots keep  *)
(* them. `report` is the outcome of saved cells that a step decides.         *)
EXTENDS Naturals, Integers

CONSTANTS Views, Claims   \* "loading": who may claim; "always"

VARIABLES cell,    \* -1: no such view
          saved,   \* by the last snapshot; -1: not saved
          waiting, \* what no view has claimed yet; -1: nothing
          loading, \* tasks of the first update still load data
          report   \* "kept", "waiting" or "dropped" by the last step, else "none"

vars == <<cell, saved, waiting, loading, report>>

V == 1..Views
None == [v \in V |-> -1]
NoReport == [v \in V |-> "none"]

Init ==
    /\ cell \in [V -> {-1, 0}]
    /\ saved = None
    /\ waiting = None
    /\ loading = FALSE
    /\ report = NoReport

Write(v) ==
    /\ cell[v] # -1
    /\ cell' = [cell EXCEPT ![v] = 1 - cell[v]]
    /\ report' = NoReport
    /\ UNCHANGED <<saved, waiting, loading>>

Hide(v) ==
    /\ cell[v] # -1
    /\ cell' = [cell EXCEPT ![v] = -1]
    /\ report' = NoReport
    /\ UNCHANGED <<saved, waiting, loading>>

\* A view that comes claims what waits for it.
Appear(v) ==
    /\ cell[v] = -1
    /\ IF waiting[v] # -1
       THEN /\ cell' = [cell EXCEPT ![v] = waiting[v]]
            /\ waiting' = [waiting EXCEPT ![v] = -1]
            /\ report' = [NoReport EXCEPT ![v] = "kept"]
       ELSE /\ cell' = [cell EXCEPT ![v] =
                 IF Claims = "always" /\ saved[v] # -1 THEN saved[v] ELSE 0]
            /\ report' = NoReport
            /\ UNCHANGED waiting
    /\ UNCHANGED <<saved, loading>>

\* Nothing loads any more, or it has taken too long.
EndLoading ==
    /\ loading
    /\ loading' = FALSE
    /\ waiting' = None
    /\ report' = [v \in V |-> IF waiting[v] # -1 THEN "dropped" ELSE "none"]
    /\ UNCHANGED <<cell, saved>>

Save ==
    /\ saved' = [v \in V |-> IF cell[v] # -1 THEN cell[v] ELSE waiting[v]]
    /\ report' = NoReport
    /\ UNCHANGED <<cell, waiting, loading>>

\* The process ends, however. The next one mounts the views in `shown`, and `loads` says whether
\* its first update starts tasks that load data.
Restart(shown, loads) ==
    /\ cell' = [v \in V |-> IF v \notin shown THEN -1
                            ELSE IF saved[v] # -1 THEN saved[v] ELSE 0]
    /\ waiting' = [v \in V |-> IF loads /\ v \notin shown THEN saved[v] ELSE -1]
    /\ loading' = loads
    /\ report' = [v \in V |-> IF saved[v] = -1 THEN "none"
                              ELSE IF v \in shown THEN "kept"
                              ELSE IF loads THEN "waiting" ELSE "dropped"]
    /\ UNCHANGED saved

Restarts == \E shown \in SUBSET V, loads \in BOOLEAN : Restart(shown, loads)

Next ==
    \/ \E v \in V : Write(v) \/ Hide(v) \/ Appear(v)
    \/ EndLoading
    \/ Save
    \/ Restarts

Spec == Init /\ [][Next]_vars

\* A restart restores a saved cell, keeps it waiting, or reports that it dropped it.
RestoredOrReported ==
    [][ Restarts => \A v \in V :
          saved[v] # -1 => \/ cell'[v] = saved[v] /\ report'[v] = "kept"
                           \/ waiting'[v] = saved[v] /\ report'[v] = "waiting"
                           \/ report'[v] = "dropped" ]_vars
\* What the report says is so.
ReportIsTrue ==
    [][ \A v \in V :
          /\ report'[v] = "kept" =>
               cell'[v] # -1 /\ cell'[v] = IF Restarts THEN saved[v] ELSE waiting[v]
          /\ report'[v] = "waiting" => cell'[v] = -1 /\ waiting'[v] # -1
          /\ report'[v] = "dropped" => cell'[v] = -1 /\ waiting'[v] = -1 ]_vars
\* Nothing waits when nothing loads.
NothingWaitsForever == ~loading => waiting = None
\* A view that comes while data is loaded has the value that waits for it.
LateClaims ==
    [][ \A v \in V : ~Restarts /\ cell[v] = -1 /\ cell'[v] # -1 /\ waiting[v] # -1
          => cell'[v] = waiting[v] ]_vars
\* Every other view that comes later begins with its initial value.
LateIsFresh ==
    [][ \A v \in V : ~Restarts /\ cell[v] = -1 /\ cell'[v] # -1 /\ ~loading
          => cell'[v] = 0 ]_vars
\* Nothing is claimed twice: a view that left and returns is fresh.
ReturnIsFresh ==
    [][ \A v \in V : ~Restarts /\ cell[v] = -1 /\ cell'[v] # -1 /\ waiting[v] = -1
          => cell'[v] = 0 ]_vars
\* A snapshot loses nothing that waits.
SnapshotsKeepWaiting ==
    [][ Save => \A v \in V : cell[v] = -1 => saved'[v] = waiting[v] ]_vars
\* Nothing is lost after a snapshot (R32). What was written since is.
NothingLostSinceSnapshot ==
    [][ Restarts /\ saved = cell /\ (\A v \in V : (cell'[v] = -1) = (cell[v] = -1))
          => cell' = cell ]_vars
NothingLost ==
    [][ Restarts /\ (\A v \in V : (cell'[v] = -1) = (cell[v] = -1)) => cell' = cell ]_vars
=============================================================================
