----------------------------- MODULE CellSerials -----------------------------
(* SwiftUIIdentity with a serial number on each cell, assigned once at its  *)
(* initialization. Each live identity has one cell, made once, and a        *)
(* destroyed cell never returns.                                            *)
EXTENDS SwiftUIIdentity

CONSTANT MaxSerial

VARIABLES serial, issued     \* position |-> number; numbers assigned so far

serialVars == <<vars, serial, issued>>

RECURSIVE Precedes(_, _)
Precedes(p, q) ==
    IF q = <<>> THEN FALSE ELSE IF p = <<>> THEN TRUE
    ELSE \/ Head(p) < Head(q)
         \/ Head(p) = Head(q) /\ Precedes(Tail(p), Tail(q))

Rank(p, S) == 1 + Cardinality({ q \in S : Precedes(q, p) })

SerialInit ==
    /\ Init
    /\ serial = [ p \in CellPositions(tree) |-> Rank(p, CellPositions(tree)) ]
    /\ issued = Cardinality(CellPositions(tree))

SerialRender ==
    \E newTree \in Trees(program) :
      LET kept  == Kept(tree, newTree)
          fresh == CellPositions(newTree) \ { s[2] : s \in kept }
      IN /\ issued + Cardinality(fresh) <= MaxSerial
         /\ Render(newTree)
         /\ serial' = [ p \in CellPositions(newTree) |->
                          IF p \in fresh THEN issued + Rank(p, fresh)
                          ELSE serial[(CHOOSE s \in kept : s[2] = p)[1]] ]
         /\ issued' = issued + Cardinality(fresh)

SerialNext == SerialRender \/ (AnyMutation /\ UNCHANGED <<serial, issued>>)

SerialSpec == SerialInit /\ [][SerialNext]_serialVars

OneCellOnce == \A p, q \in DOMAIN serial : p # q => serial[p] # serial[q]

DeadStayDead ==
    [][ \A p \in DOMAIN serial' :
          serial'[p] > issued \/ \E q \in DOMAIN serial : serial[q] = serial'[p] ]_serialVars

SerialMeansIdentity ==
    [][ \A p \in DOMAIN serial, q \in DOMAIN serial' :
          (serial[p] = serial'[q]) <=>
          (identityMap[p] = IdentityMap(program', tree', parity')[q]) ]_serialVars

SerialPrograms == Finding1Programs \cup Finding2Programs \cup Finding3PaddedPrograms
=============================================================================
