------------------------------- MODULE Keying -------------------------------
(* R31: the key that finds a cell after a recompile. Each of the three      *)
(* lines of a struct holds a field or nothing; a recompile is any other     *)
(* layout. A cell holds the name of the field that wrote it.                *)
EXTENDS Naturals, FiniteSets

CONSTANT stateKeying   \* "ordinal", "sourceLocation", "declaredName"

Fields == {"left", "right", "count"}
TypeOf(f) == IF f = "count" THEN "Int" ELSE "String"
Lines == 1..3

Layouts == { l \in [Lines -> Fields \cup {"blank"}] :
               \A i, j \in Lines : i # j /\ l[i] # "blank" => l[i] # l[j] }

KeyOf(l, line) ==
    CASE stateKeying = "ordinal"        -> Cardinality({ i \in 1..line : l[i] # "blank" })
      [] stateKeying = "sourceLocation" -> line
      [] stateKeying = "declaredName"   -> l[line]

Used(l) == { line \in Lines : l[line] # "blank" }
Keys(l) == { KeyOf(l, line) : line \in Used(l) }

VARIABLES layout, store   \* key |-> the field that wrote it, or "none"

vars == <<layout, store>>

Init ==
    /\ layout \in Layouts
    /\ store = [k \in Keys(layout) |-> "none"]

Write ==
    \E line \in Used(layout) :
      /\ store[KeyOf(layout, line)] # layout[line]
      /\ store' = [store EXCEPT ![KeyOf(layout, line)] = layout[line]]
      /\ UNCHANGED layout

Recompile ==
    \E l \in Layouts \ {layout} :
      /\ layout' = l
      /\ store' = [k \in Keys(l) |-> IF k \in DOMAIN store THEN store[k] ELSE "none"]

Next == Write \/ Recompile

Spec == Init /\ [][Next]_vars

ValuesFollowNames ==
    \A line \in Used(layout) : store[KeyOf(layout, line)] \in {"none", layout[line]}

NeverMistyped ==
    \A line \in Used(layout) :
      LET writer == store[KeyOf(layout, line)]
      IN writer # "none" => TypeOf(writer) = TypeOf(layout[line])

\* A field that is in both layouts finds the cell that it wrote.
KeptOverRecompile ==
    [][ \A i \in Used(layout), j \in Used(layout') :
          layout[i] = layout'[j] /\ store[KeyOf(layout, i)] = layout[i]
          => store'[KeyOf(layout', j)] = layout'[j] ]_vars
=============================================================================
