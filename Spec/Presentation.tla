---------------------------- MODULE Presentation ----------------------------
(* R72, R73: `.sheet(item:)` over a view with state of its own and a        *)
(* selected tab. Each presentation has new state; the same id updates in    *)
(* place.                                                                   *)
EXTENDS Naturals, Integers

Items == {1, 2}

VARIABLES item,       \* 0: none
          version,    \* of the presented item's content
          sheet,      \* the sheet's cell, -1: none
          presenter,  \* the presenter's cell
          tab,
          left        \* item |-> the value of its sheet's cell at the last dismissal

vars == <<item, version, sheet, presenter, tab, left>>

Init ==
    /\ item = 0 /\ version = 0 /\ sheet = -1 /\ presenter = 0 /\ tab = 0
    /\ left = [i \in Items |-> 0]

Leaving == IF item = 0 THEN left ELSE [left EXCEPT ![item] = sheet]

Present ==
    \E i \in Items \ {item} :
      /\ item' = i /\ sheet' = 0 /\ version' = 0
      /\ left' = Leaving
      /\ UNCHANGED <<presenter, tab>>

Dismiss ==
    /\ item # 0
    /\ item' = 0 /\ sheet' = -1 /\ version' = 0
    /\ left' = Leaving
    /\ UNCHANGED <<presenter, tab>>

Edit ==     \* the same id, another value
    /\ item # 0
    /\ version' = 1 - version
    /\ UNCHANGED <<item, sheet, presenter, tab, left>>

WriteSheet ==
    /\ sheet = 0
    /\ sheet' = 1
    /\ UNCHANGED <<item, version, presenter, tab, left>>

WritePresenter ==
    /\ presenter = 0
    /\ presenter' = 1
    /\ UNCHANGED <<item, version, sheet, tab, left>>

SelectTab ==
    /\ tab' = 1 - tab
    /\ UNCHANGED <<item, version, sheet, presenter, left>>

Next == Present \/ Dismiss \/ Edit \/ WriteSheet \/ WritePresenter \/ SelectTab

Spec == Init /\ [][Next]_vars

PresenterKept  == [][ presenter = 1 => presenter' = 1 ]_vars
TabKept        == [][ item' # item => tab' = tab ]_vars
SheetIsFresh   == [][ item' # item /\ item' # 0 => sheet' = 0 ]_vars
SameItemKeeps  == [][ item' = item /\ sheet = 1 => sheet' = 1 ]_vars
SheetReturns   == [][ item = 0 /\ item' # 0 => sheet' = left[item'] ]_vars
=============================================================================
