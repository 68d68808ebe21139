---- MODULE SwiftUIIdentity_TTrace_1795247731 ----
EXTENDS Sequences, TLCExt, Toolbox, Naturals, TLC, SwiftUIIdentity

_expression ==
    LET SwiftUIIdentity_TEExpression == INSTANCE SwiftUIIdentity_TEExpression
    IN SwiftUIIdentity_TEExpression!expression
----

_trace ==
    LET SwiftUIIdentity_TETrace == INSTANCE SwiftUIIdentity_TETrace
    IN SwiftUIIdentity_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        stateStore = ((<<1, 1>> :> 0))
        /\
        parity = (0)
        /\
        tree = ([branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 1, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 2, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "structural", typeTag |-> "T1", modifierTag |-> "_none", explicitID |-> 0, rowIds |-> <<>>, children |-> <<>>]>>]>>])
        /\
        program = ([kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "structural", tag |-> "T1", kids |-> <<>>]>>]>>])
    )
----

_init ==
    /\ program = _TETrace[1].program
    /\ tree = _TETrace[1].tree
    /\ stateStore = _TETrace[1].stateStore
    /\ parity = _TETrace[1].parity
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ program  = _TETrace[i].program
        /\ program' = _TETrace[j].program
        /\ tree  = _TETrace[i].tree
        /\ tree' = _TETrace[j].tree
        /\ stateStore  = _TETrace[i].stateStore
        /\ stateStore' = _TETrace[j].stateStore
        /\ parity  = _TETrace[i].parity
        /\ parity' = _TETrace[j].parity

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("SwiftUIIdentity_TTrace_1795247731.json", _TETrace)

=============================================================================

 Note that you can extract this module `SwiftUIIdentity_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `SwiftUIIdentity_TEExpression.tla` file takes precedence 
  over the module `SwiftUIIdentity_TEExpression` below).

---- MODULE SwiftUIIdentity_TEExpression ----
EXTENDS Sequences, TLCExt, Toolbox, Naturals, TLC, SwiftUIIdentity

expression == 
    [
        \* To hide variables of the `SwiftUIIdentity` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        program |-> program
        ,tree |-> tree
        ,stateStore |-> stateStore
        ,parity |-> parity
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_programUnchanged |-> program = program'
        
        \* Format the `program` variable as Json value.
        \* ,_programJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(program)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_programModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].program # _TETrace[s-1].program
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE SwiftUIIdentity_TETrace ----
\*EXTENDS IOUtils, TLC, SwiftUIIdentity
\*
\*trace == IODeserialize("SwiftUIIdentity_TTrace_1795247731.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE SwiftUIIdentity_TETrace ----
EXTENDS TLC, SwiftUIIdentity

trace == 
    <<
    ([stateStore |-> (<<1, 1>> :> 0),parity |-> 0,tree |-> [branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 1, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 1, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "structural", typeTag |-> "T1", modifierTag |-> "_none", explicitID |-> 0, rowIds |-> <<>>, children |-> <<>>]>>]>>],program |-> [kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "structural", tag |-> "T1", kids |-> <<>>]>>]>>]]),
    ([stateStore |-> (<<1, 1>> :> 1),parity |-> 0,tree |-> [branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 1, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 1, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "structural", typeTag |-> "T1", modifierTag |-> "_none", explicitID |-> 0, rowIds |-> <<>>, children |-> <<>>]>>]>>],program |-> [kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "structural", tag |-> "T1", kids |-> <<>>]>>]>>]]),
    ([stateStore |-> (<<1, 1>> :> 0),parity |-> 0,tree |-> [branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 1, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "explicitID", typeTag |-> "_none", modifierTag |-> "_none", explicitID |-> 2, rowIds |-> <<>>, children |-> <<[branch |-> "none", kind |-> "structural", typeTag |-> "T1", modifierTag |-> "_none", explicitID |-> 0, rowIds |-> <<>>, children |-> <<>>]>>]>>],program |-> [kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "explicitID", tag |-> "_none", kids |-> <<[kind |-> "structural", tag |-> "T1", kids |-> <<>>]>>]>>]])
    >>
----


=============================================================================

---- CONFIG SwiftUIIdentity_TTrace_1795247731 ----
CONSTANTS
    ViewTypes = { "T1" , "T2" , "T3" , "T4" }
    ModifierTypes = { "M1" , "M2" , "M3" }
    Ids = { 1 , 2 , 3 }
    MaxDepth = 4
    MaxBranching = 3
    MaxNodes = 3
    MaxLive = 3
    anyViewIdentity = "metadata"
    matchingArms = "branch"
    DistinctRows = TRUE
    NumbersDuplicates = TRUE
    Programs <- AllPrograms

INVARIANT
    _inv

CHECK_DEADLOCK
    \* CHECK_DEADLOCK off because of PROPERTY or INVARIANT above.
    FALSE

INIT
    _init

NEXT
    _next

CONSTANT
    _TETrace <- _trace

ALIAS
    _expression
=============================================================================
\* Generated on Sat Nov 21 07:55:40 UTC 2026