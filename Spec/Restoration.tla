---------------------------- MODULE Restoration ----------------------------
(* R32, R33: the state of views over the end of a process. Views may come    *)
(* and go; a snapshot holds the cells of those that live. The next process   *)
(* mounts any views. `report` is the outcome of each saved cell.             *)
EXTENDS Naturals, Integers

CONSTANTS Views, Claims   \* "firstUpdate": who may claim; "always"

VARIABLES cell,    \* -1: no such view
          saved,   \* by the last snapshot; -1: not saved
          report   \* of the restart that led here, else "none"

vars == <<cell, saved, report>>

V == 1..Views
NoReport == [v \in V |-> "none"]

Init ==
    /\ cell \in [V -> {-1, 0}]
    /\ saved = [v \in V |-> -1]
    /\ report = NoReport

Write(v) ==
    /\ cell[v] # -1
    /\ cell' = [cell EXCEPT ![v] = 1 - cell[v]]
    /\ report' = NoReport
    /\ UNCHANGED saved

\* A view leaves, or comes during the life of the process.
Flip(v) ==
    /\ cell' = [cell EXCEPT ![v] =
         IF cell[v] # -1 THEN -1
         ELSE IF Claims = "always" /\ saved[v] # -1 THEN saved[v] ELSE 0]
    /\ report' = NoReport
    /\ UNCHANGED saved

Save ==
    /\ saved' = cell
    /\ report' = NoReport
    /\ UNCHANGED cell

\* The process ends, however, and the next one mounts the views in `shown`.
Restart(shown) ==
    /\ cell' = [v \in V |-> IF v \notin shown THEN -1
                            ELSE IF saved[v] # -1 THEN saved[v] ELSE 0]
    /\ report' = [v \in V |-> IF saved[v] = -1 THEN "none"
                              ELSE IF v \in shown THEN "kept" ELSE "dropped"]
    /\ UNCHANGED saved

Next ==
    \/ \E v \in V : Write(v) \/ Flip(v)
    \/ Save
    \/ \E shown \in SUBSET V : Restart(shown)

Spec == Init /\ [][Next]_vars

Restarts == \E shown \in SUBSET V : Restart(shown)

\* A saved cell has the saved value, or the report says that it has not.
RestoredOrReported ==
    [][ report' # NoReport => \A v \in V :
          saved[v] # -1 => cell'[v] = saved[v] \/ report'[v] = "dropped" ]_vars
\* What the report says is so.
ReportIsTrue ==
    [][ \A v \in V : /\ report'[v] = "kept" => cell'[v] = saved[v]
                     /\ report'[v] = "dropped" => cell'[v] = -1 ]_vars
\* A view that comes later begins with its initial value.
LateIsFresh ==
    [][ \A v \in V : cell[v] = -1 /\ cell'[v] # -1 /\ report' = NoReport /\ saved' = saved
          => cell'[v] = 0 ]_vars
\* Nothing is lost after a snapshot (R32). What was written since is.
NothingLostSinceSnapshot ==
    [][ Restarts /\ saved = cell /\ (\A v \in V : (cell'[v] = -1) = (cell[v] = -1))
          => cell' = cell ]_vars
NothingLost ==
    [][ Restarts /\ (\A v \in V : (cell'[v] = -1) = (cell[v] = -1)) => cell' = cell ]_vars
=============================================================================
