-------------------------- MODULE SwiftUIIdentity --------------------------
(***************************************************************************)
(* The identity of views across renders, and the fate of their state.      *)
(*                                                                         *)
(* A behavior fixes a program: the static type of `body`, the part that    *)
(* Swift's type system fixes.  A render chooses the rest in one step: the  *)
(* arm of each `if`, the presence of each optional, the ids of each list,  *)
(* explicit ids, and the payload type that each AnyView holds.  A cell (a  *)
(* @State) lives on each structural node.                                  *)
(*                                                                         *)
(* The state is (program, tree, stateStore, parity).  The identity map is  *)
(* a function of the tree and the lifecycle log a function of a step, so   *)
(* neither is a variable; ALIAS TraceView shows both in counterexamples,   *)
(* in the shape of the trace files.                                        *)
(***************************************************************************)
EXTENDS Naturals, Sequences, FiniteSets, TLC

CONSTANTS
    ViewTypes,         \* set of view-type tags
    ModifierTypes,     \* set of modifier-type tags
    Ids,               \* 1..n: row ids and values of .id()
    MaxDepth,          \* height of a program, in nodes
    MaxBranching,      \* children of a node, rows of a list
    MaxNodes,          \* nodes of a program
    MaxLive,           \* live nodes of a tree
    anyViewIdentity,   \* "metadata" (wrapped type), "tag" (outermost tag), "opaque"
    matchingArms,      \* "branch" (distinct), "sameType" (shared)
    DistinctRows,      \* whether the ids of one list are distinct
    NumbersDuplicates, \* whether equal row ids are distinguished by occurrence
    Programs           \* the programs to check: AllPrograms, or a few

VARIABLES
    program,
    tree,
    stateStore,        \* position |-> value, for the live structural nodes
    parity             \* of the latest render, where an opaque AnyView asks

vars == <<program, tree, stateStore, parity>>

NodeKind == {"structural", "cond", "optional", "foreach", "explicitID",
             "modified", "anyView", "group"}

Values == {0, 1}       \* of a cell; 0 is initial

------------------------------------------------------------------------------
(* Programs *)

Prog(k, t, ks) == [kind |-> k, tag |-> t, kids |-> ks]

Leaf(t)        == Prog("structural", t, <<>>)
View(t, ks)    == Prog("structural", t, ks)
Cond(a, b)     == Prog("cond", "_none", <<a, b>>)
Optional(a)    == Prog("optional", "_none", <<a>>)
ForEach(row)   == Prog("foreach", "_none", <<row>>)
WithID(a)      == Prog("explicitID", "_none", <<a>>)
Modified(m, a) == Prog("modified", m, <<a>>)
AnyView(ps)    == Prog("anyView", "_none", ps)
Group(ks)      == Prog("group", "_none", ks)

\* Programs of exactly n nodes and height at most d, and sequences of k
\* programs with n nodes in all.
RECURSIVE ProgramsOf(_, _), ForestsOf(_, _, _)

ForestsOf(k, n, d) ==
    IF k = 0 THEN IF n = 0 THEN {<<>>} ELSE {}
    ELSE UNION { { <<a>> \o rest : a \in ProgramsOf(m, d),
                                   rest \in ForestsOf(k - 1, n - m, d) }
                 : m \in 1..n }

ProgramsOf(n, d) ==
    IF n = 0 \/ d = 0 THEN {}
    ELSE LET kids(k) == ForestsOf(k, n - 1, d - 1)
             wide    == UNION { kids(k) : k \in 1..MaxBranching }
         IN  { View(t, ks) : t \in ViewTypes, ks \in kids(0) \cup wide }
             \cup { Group(ks) : ks \in wide }
             \cup { Prog("cond", "_none", ks) : ks \in kids(2) }
             \cup { Prog(k, "_none", ks) :
                      k \in {"optional", "foreach", "explicitID"}, ks \in kids(1) }
             \cup { Prog("modified", m, ks) : m \in ModifierTypes, ks \in kids(1) }
             \cup { Prog("anyView", "_none", ks) : ks \in kids(1) \cup kids(2) }

AllPrograms == UNION { ProgramsOf(n, MaxDepth) : n \in 1..MaxNodes }

RECURSIVE HasAnyView(_)
HasAnyView(p) == p.kind = "anyView" \/ \E i \in 1..Len(p.kids) : HasAnyView(p.kids[i])

------------------------------------------------------------------------------
(* Value trees: what a render chooses *)

Node(k, t, m, b, id, rows, cs) ==
    [kind |-> k, typeTag |-> t, modifierTag |-> m, branch |-> b,
     explicitID |-> id, rowIds |-> rows, children |-> cs]

Branches == {"true", "false", "none"}

RowLists == { s \in UNION { [1..n -> Ids] : n \in 0..MaxBranching } :
                DistinctRows => \A i, j \in 1..Len(s) : i # j => s[i] # s[j] }

RECURSIVE Size(_), SizeOfAll(_)
SizeOfAll(cs) == IF cs = <<>> THEN 0 ELSE Size(Head(cs)) + SizeOfAll(Tail(cs))
Size(t) == 1 + SizeOfAll(t.children)

\* The value trees of program p with at most n live nodes, and sequences of
\* value trees, one for each program of ps, with at most n in all.
RECURSIVE ValuesOf(_, _), ValueForests(_, _)

ValueForests(ps, n) ==
    IF ps = <<>> THEN {<<>>}
    ELSE UNION { { <<a>> \o rest : rest \in ValueForests(Tail(ps), n - Size(a)) }
                 : a \in ValuesOf(Head(ps), n) }

ValuesOf(p, n) ==
    IF n < 1 THEN {}
    ELSE CASE p.kind \in {"structural", "group"} ->
                { Node(p.kind, p.tag, "_none", "none", 0, <<>>, cs)
                    : cs \in ValueForests(p.kids, n - 1) }
           [] p.kind = "modified" ->
                { Node(p.kind, "_none", p.tag, "none", 0, <<>>, cs)
                    : cs \in ValueForests(p.kids, n - 1) }
           [] p.kind = "optional" ->
                { Node(p.kind, "_none", "_none", "false", 0, <<>>, <<>>) }
                \cup { Node(p.kind, "_none", "_none", "true", 0, <<>>, cs)
                         : cs \in ValueForests(p.kids, n - 1) }
           [] p.kind \in {"cond", "anyView"} ->
                UNION { { Node(p.kind, "_none", "_none", IF i = 1 THEN "true" ELSE "false",
                               0, <<>>, cs)
                            : cs \in ValueForests(<<p.kids[i]>>, n - 1) }
                        : i \in 1..Len(p.kids) }
           [] p.kind = "explicitID" ->
                { Node(p.kind, "_none", "_none", "none", id, <<>>, cs)
                    : id \in Ids, cs \in ValueForests(p.kids, n - 1) }
           [] p.kind = "foreach" ->
                UNION { { Node(p.kind, "_none", "_none", "none", 0, rows, cs)
                            : cs \in ValueForests([i \in 1..Len(rows) |-> p.kids[1]], n - 1) }
                        : rows \in RowLists }

TreesOf == [ p \in Programs |-> ValuesOf(p, MaxLive) ]

Trees(p) == TreesOf[p]

\* The program of child i of node t, whose own program is p.
KidProgram(p, t, i) ==
    CASE t.kind \in {"structural", "group"} -> p.kids[i]
      [] t.kind \in {"cond", "anyView"}     -> p.kids[IF t.branch = "true" THEN 1 ELSE 2]
      [] OTHER                              -> p.kids[1]

------------------------------------------------------------------------------
(* Positions: 1-based child indices from the root, in the value tree *)

RECURSIVE Positions(_)
Positions(t) ==
    {<<>>} \cup UNION { { <<i>> \o q : q \in Positions(t.children[i]) }
                        : i \in 1..Len(t.children) }

RECURSIVE NodeAt(_, _)
NodeAt(t, pos) == IF pos = <<>> THEN t ELSE NodeAt(t.children[Head(pos)], Tail(pos))

CellPositions(t) == { pos \in Positions(t) : NodeAt(t, pos).kind = "structural" }

------------------------------------------------------------------------------
(* Identity: the steps from the root, each with the type found there *)

Occurrence(rows, i) ==
    IF NumbersDuplicates THEN Cardinality({ j \in 1..i : rows[j] = rows[i] }) ELSE 1

SharesArms(p) == matchingArms = "sameType" /\ p.kids[1] = p.kids[2]

Step(p, t, i, par) ==
    CASE t.kind = "cond" ->
           IF SharesArms(p) THEN <<"either arm">> ELSE <<"arm", t.branch>>
      [] t.kind = "foreach"    -> <<"row", t.rowIds[i], Occurrence(t.rowIds, i)>>
      [] t.kind = "explicitID" -> <<"id", t.explicitID>>
      [] t.kind = "anyView" ->
           LET payload == KidProgram(p, t, 1)
           IN (CASE anyViewIdentity = "metadata" -> <<"payload", payload>>
                 [] anyViewIdentity = "tag"      -> <<"payload tag", payload.kind, payload.tag>>
                 [] anyViewIdentity = "opaque"   -> <<"made by render", par>>)
      [] OTHER -> <<"slot", i>>

\* Nested AnyViews directly below t.  AnyView(AnyView(v)) is AnyView(v): the
\* content of the innermost is a child of the outermost.
RECURSIVE Nest(_)
Nest(t) == IF t.kind = "anyView" THEN
             (IF t.children[1].kind = "anyView" THEN 1 + Nest(t.children[1]) ELSE 0)
           ELSE 0

RECURSIVE IdentityOf(_, _, _, _)
IdentityOf(p, t, pos, par) ==
    IF Nest(t) > 0 /\ Len(pos) > Nest(t)
    THEN IdentityOf(KidProgram(p, t, 1), t.children[1], Tail(pos), par)
    ELSE << <<p.kind, p.tag>> >> \o
         (IF pos = <<>> THEN <<>>
          ELSE <<Step(p, t, Head(pos), par)>>
               \o IdentityOf(KidProgram(p, t, Head(pos)), t.children[Head(pos)], Tail(pos), par))

IdentityMap(p, t, par) == [ pos \in Positions(t) |-> IdentityOf(p, t, pos, par) ]

identityMap == IdentityMap(program, tree, parity)

------------------------------------------------------------------------------
(* A render, top-down like a runtime's: a node that is not the same ends with *)
(* everything below it.  Survivors(...) are pairs <<old, new>> of positions.  *)

\* The children of `new` that are child i of `old`, the two nodes being the same.
SameStep(po, old, i, pn, new, j) ==
    CASE old.kind = "cond" ->
           IF SharesArms(po) \/ SharesArms(pn) THEN SharesArms(po) /\ SharesArms(pn)
           ELSE old.branch = new.branch
      [] old.kind = "foreach" ->
           /\ old.rowIds[i] = new.rowIds[j]
           /\ Occurrence(old.rowIds, i) = Occurrence(new.rowIds, j)
      [] old.kind = "explicitID" -> old.explicitID = new.explicitID
      [] old.kind = "anyView" ->
           LET a == KidProgram(po, old, 1)
               b == KidProgram(pn, new, 1)
           IN (CASE anyViewIdentity = "metadata" -> a = b
                 [] anyViewIdentity = "tag"      -> TRUE   \* SameType decides
                 [] anyViewIdentity = "opaque"   -> FALSE)
      [] OTHER -> i = j

SameType(a, b) == a.kind = b.kind /\ a.tag = b.tag

RECURSIVE Survivors(_, _, _, _, _, _)
Survivors(po, old, at, pn, new, to) ==
    {<<at, to>>} \cup
    IF Nest(old) > 0
    THEN Survivors(KidProgram(po, old, 1), old.children[1], Append(at, 1), pn, new, to)
    ELSE IF Nest(new) > 0
    THEN Survivors(po, old, at, KidProgram(pn, new, 1), new.children[1], Append(to, 1))
    ELSE
    UNION { UNION { IF SameStep(po, old, i, pn, new, j)
                       /\ SameType(KidProgram(po, old, i), KidProgram(pn, new, j))
                    THEN Survivors(KidProgram(po, old, i), old.children[i], Append(at, i),
                                   KidProgram(pn, new, j), new.children[j], Append(to, j))
                    ELSE {}
                    : j \in 1..Len(new.children) }
            : i \in 1..Len(old.children) }

Kept(old, new) ==
    { s \in Survivors(program, old, <<>>, program, new, <<>>) :
        NodeAt(old, s[1]).kind = "structural" }

KeptFrom(old, new) == { s[1] : s \in Kept(old, new) }
KeptTo(old, new)   == { s[2] : s \in Kept(old, new) }

------------------------------------------------------------------------------
(* Behavior *)

Init ==
    /\ program \in Programs
    /\ tree \in Trees(program)
    /\ stateStore = [ pos \in CellPositions(tree) |-> 0 ]
    /\ parity = 0

Render(newTree) ==
    /\ tree' = newTree
    /\ LET kept == Kept(tree, newTree)
       IN stateStore' = [ pos \in CellPositions(newTree) |->
                            IF \E s \in kept : s[2] = pos
                            THEN stateStore[(CHOOSE s \in kept : s[2] = pos)[1]]
                            ELSE 0 ]
    /\ parity' = IF anyViewIdentity = "opaque" /\ HasAnyView(program)
                 THEN 1 - parity ELSE parity
    /\ UNCHANGED program

MutateState(pos, newValue) ==
    /\ newValue # stateStore[pos]
    /\ stateStore' = [stateStore EXCEPT ![pos] = newValue]
    /\ UNCHANGED <<program, tree, parity>>

AnyRender == \E newTree \in Trees(program) : Render(newTree)
AnyMutation == \E pos \in DOMAIN stateStore, v \in Values : MutateState(pos, v)

Next == AnyRender \/ AnyMutation

Spec == Init /\ [][Next]_vars

------------------------------------------------------------------------------
(* The lifecycle log of a step.  A render over the same tree is a step too. *)

\* A write changes one cell and nothing else.  No render does that.
IsMutation == /\ tree' = tree /\ parity' = parity
              /\ Cardinality({ pos \in DOMAIN stateStore : stateStore'[pos] # stateStore[pos] }) = 1

Ended == CellPositions(tree) \ KeptFrom(tree, tree')
Begun == CellPositions(tree') \ KeptTo(tree, tree')

LogOf(begun, ended) ==
    (IF begun = {} THEN <<>> ELSE << <<"init", begun>>, <<"onAppear", begun>> >>)
    \o (IF ended = {} THEN <<>> ELSE << <<"onDisappear", ended>>, <<"deinit", ended>> >>)

lifecycleLog == IF IsMutation THEN <<>> ELSE LogOf(Begun, Ended)

------------------------------------------------------------------------------
(* Properties that hold *)

StateSurvives(oldId, newId) == oldId = newId

\* A cell survives a render iff its identity is in both trees; a survivor keeps
\* its value, every other cell starts at 0.
SurvivesIffIdentityEqual ==
    [][ IsMutation \/
        LET old == identityMap
            new == IdentityMap(program', tree', parity')
        IN \A to \in CellPositions(tree') :
             LET same == { at \in CellPositions(tree) : StateSurvives(old[at], new[to]) }
             IN /\ { s[1] : s \in { k \in Kept(tree, tree') : k[2] = to } } = same
                /\ \A at \in same : stateStore'[to] = stateStore[at]
                /\ same = {} => stateStore'[to] = 0
      ]_vars

IdentitiesUnique ==
    \A p, q \in Positions(tree) : p # q => identityMap[p] # identityMap[q]

OneCellPerIdentity ==
    /\ DOMAIN stateStore = CellPositions(tree)
    /\ \A p \in DOMAIN stateStore : stateStore[p] \in Values

\* An identity begins only if it was not live, and ends only if it will not be,
\* never both in one step.  The order is init, onAppear, onDisappear, deinit.
LifecycleInOrder ==
    [][ IsMutation \/
        LET old   == identityMap
            new   == IdentityMap(program', tree', parity')
            begun == { new[p] : p \in Begun }
            ended == { old[p] : p \in Ended }
            oldIds == { old[p] : p \in CellPositions(tree) }
            newIds == { new[p] : p \in CellPositions(tree') }
        IN /\ begun = newIds \ oldIds
           /\ ended = oldIds \ newIds
           /\ Cardinality(begun) = Cardinality(Begun)
           /\ Cardinality(ended) = Cardinality(Ended)
      ]_vars

IdleRendersKeepAll ==
    [][ tree' = tree => KeptFrom(tree, tree') = CellPositions(tree) ]_vars

\* The cell of the outermost view, the one whose body this is, survives.
OwnerCellKept ==
    [][ tree.kind = "structural" => <<<<>>, <<>>>> \in Kept(tree, tree') ]_vars

------------------------------------------------------------------------------
(* Expectations of engineers, which are false *)

EngineerExpectation(oldNode, newNode) ==
    /\ oldNode.kind = newNode.kind
    /\ oldNode.typeTag = newNode.typeTag

\* The construct that ended the cell at p: the parent of the highest node on
\* the way to p that did not survive.
Cause(p) ==
    LET kept == { s[1] : s \in Survivors(program, tree, <<>>, program, tree', <<>>) }
        n == CHOOSE n \in 1..Len(p) :
               /\ SubSeq(p, 1, n) \notin kept
               /\ SubSeq(p, 1, n - 1) \in kept
    IN NodeAt(tree, SubSeq(p, 1, n - 1)).kind

\* A written cell is lost in a step that begins a view of the same appearance.
LostThoughAlike(causes) ==
    \E p \in Ended :
      /\ stateStore[p] # 0
      /\ \E q \in Begun : EngineerExpectation(NodeAt(tree, p), NodeAt(tree', q))
      /\ Cause(p) \in causes

NothingLost            == [][ ~LostThoughAlike(NodeKind) ]_vars
NoCellLostByBranch     == [][ ~LostThoughAlike({"cond"}) ]_vars
NoCellLostByPresence   == [][ ~LostThoughAlike({"optional"}) ]_vars
NoCellLostByRowID      == [][ ~LostThoughAlike({"foreach"}) ]_vars
NoCellLostByExplicitID == [][ ~LostThoughAlike({"explicitID"}) ]_vars
NoCellLostByAnyView    == [][ ~LostThoughAlike({"anyView"}) ]_vars

\* The article's tuple, read literally: a node's own position and tags.
StructuralIdentity(node, pos) ==
    <<pos, node.typeTag, node.modifierTag, node.branch, node.explicitID>>

ArticleTuple ==
    [][ \A at \in CellPositions(tree), to \in CellPositions(tree') :
          (<<at, to>> \in Kept(tree, tree')) <=>
          StateSurvives(StructuralIdentity(NodeAt(tree, at), at),
                        StructuralIdentity(NodeAt(tree', to), to)) ]_vars

------------------------------------------------------------------------------
TraceView == [program |-> program, tree |-> tree, cells |-> stateStore]

(* The programs of the findings *)

Finding1Programs        == { View("T1", <<Cond(Modified("M1", Leaf("T2")), Leaf("T2"))>>) }
Finding1FixedPrograms   == { View("T1", <<Modified("M1", Leaf("T2"))>>) }
SameArmsPrograms        == { View("T1", <<Cond(Leaf("T2"), Leaf("T2"))>>) }
Finding2Programs        == { View("T1", <<ForEach(Leaf("T2"))>>) }
Finding3Programs        == { View("T1", <<AnyView(<<Leaf("T2")>>)>>) }
Finding3PaddedPrograms  == { View("T1", <<AnyView(<<Leaf("T2"), Modified("M1", Leaf("T2"))>>)>>) }
=============================================================================
