------------------------------ MODULE LazyRows ------------------------------
(* R71: the effect of scrolling off the screen on a row's state. One row of  *)
(* Rows is visible. `own` is the state of the view that the row closure      *)
(* returns, `body` the state of a view inside that view's body (the two      *)
(* probes of "Lifetime of State Properties": Item and ItemWrapper).          *)
EXTENDS Naturals, Integers

CONSTANTS Rows, Retention, Grace   \* "all", "rowOnly", "visible"

VARIABLES visible, own, body, age  \* -1: no cell; age: updates since it left

vars == <<visible, own, body, age>>

R == 1..Rows

Init ==
    /\ visible = 1
    /\ own  = [r \in R |-> IF r = 1 THEN 0 ELSE -1]
    /\ body = [r \in R |-> IF r = 1 THEN 0 ELSE -1]
    /\ age  = [r \in R |-> 0]

\* A committed update after which row v is visible.
Commit(v) ==
    LET older(r) == IF r = v \/ r = visible \/ own[r] = -1 THEN 0
                    ELSE IF age[r] < Grace THEN age[r] + 1 ELSE age[r]
        gone(r)  == Retention = "visible" /\ r # v /\ older(r) >= Grace
    IN /\ visible' = v
       /\ age'  = [r \in R |-> IF gone(r) \/ Retention # "visible" THEN 0 ELSE older(r)]
       /\ own'  = [r \in R |-> IF gone(r) THEN -1
                               ELSE IF r = v /\ own[r] = -1 THEN 0 ELSE own[r]]
       /\ body' = [r \in R |-> IF gone(r) \/ (Retention = "rowOnly" /\ r # v) THEN -1
                               ELSE IF r = v /\ body[r] = -1 THEN 0 ELSE body[r]]

Scroll == \E v \in R \ {visible} : Commit(v)
Update == Commit(visible)

WriteOwn ==
    /\ own[visible] = 0
    /\ own' = [own EXCEPT ![visible] = 1]
    /\ UNCHANGED <<visible, body, age>>

WriteBody ==
    /\ body[visible] = 0
    /\ body' = [body EXCEPT ![visible] = 1]
    /\ UNCHANGED <<visible, own, age>>

Next == Scroll \/ Update \/ WriteOwn \/ WriteBody

Spec == Init /\ [][Next]_vars

OwnKept  == [][ \A r \in R : own[r] = 1 => own'[r] = 1 ]_vars
BodyKept == [][ \A r \in R : body[r] = 1 => body'[r] = 1 ]_vars
\* A visible row never loses anything. With a grace, a row that scrolled off
\* keeps its cells for that many updates.
VisibleKept == [][ \A r \in R : r = visible' => own'[r] >= own[r] /\ body'[r] >= body[r] ]_vars
GraceKept   == [][ \A r \in R : own[r] # -1 /\ own'[r] = -1 => age[r] + 1 >= Grace ]_vars
=============================================================================
