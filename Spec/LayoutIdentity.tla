--------------------------- MODULE LayoutIdentity ---------------------------
(* Does a Layout take part in identity (R15)? One container of a fixed list  *)
(* of children. A render chooses the layout (HStackLayout, VStackLayout, a   *)
(* custom one, through AnyLayout) and the order in which it places them. A   *)
(* child's identity is its slot in the builder block. With Participates, the *)
(* layout's type is a step of the path. With ByPlacement, a child's step is  *)
(* the place that the layout gave it: a layout that shifts its subviews      *)
(* would then change their identities.                                       *)
EXTENDS Naturals

CONSTANTS Layouts, Children, Participates, ByPlacement

VARIABLES layout, shift, cells   \* shift: child c is placed at c + shift

vars == <<layout, shift, cells>>

C == 1..Children

Placed(c, s) == ((c - 1 + s) % Children) + 1

\* The identity of child c under a layout and a shift.
Step(c, l, s) == <<IF Participates THEN l ELSE "container",
                   IF ByPlacement THEN Placed(c, s) ELSE c>>

Init ==
    /\ layout \in Layouts
    /\ shift = 0
    /\ cells = [c \in C |-> 0]

\* Child c finds the cell of the child that had its identity before.
Render(l, s) ==
    /\ layout' = l
    /\ shift' = s
    /\ cells' = [c \in C |->
                   LET same == { d \in C : Step(d, layout, shift) = Step(c, l, s) }
                   IN IF same = {} THEN 0 ELSE cells[CHOOSE d \in same : TRUE]]

Write(c) ==
    /\ cells[c] = 0
    /\ cells' = [cells EXCEPT ![c] = c]
    /\ UNCHANGED <<layout, shift>>

Next == \/ \E l \in Layouts, s \in 0..(Children - 1) : Render(l, s)
        \/ \E c \in C : Write(c)

Spec == Init /\ [][Next]_vars

\* No render changes what a child remembers, whatever the layout does.
LayoutTransparent ==
    [][ \A c \in C : cells[c] # 0 => cells'[c] = cells[c] ]_vars
\* A child never sees another child's value.
NeverMixed == \A c \in C : cells[c] \in {0, c}
=============================================================================
