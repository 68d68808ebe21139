---- MODULE Keying_TTrace_1795247679 ----
EXTENDS Keying, Sequences, TLCExt, Toolbox, Naturals, TLC

_expression ==
    LET Keying_TEExpression == INSTANCE Keying_TEExpression
    IN Keying_TEExpression!expression
----

_trace ==
    LET Keying_TETrace == INSTANCE Keying_TETrace
    IN Keying_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        layout = (<<"right", "left", "count">>)
        /\
        store = (<<"left", "none", "none">>)
    )
----

_init ==
    /\ store = _TETrace[1].store
    /\ layout = _TETrace[1].layout
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ store  = _TETrace[i].store
        /\ store' = _TETrace[j].store
        /\ layout  = _TETrace[i].layout
        /\ layout' = _TETrace[j].layout

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("Keying_TTrace_1795247679.json", _TETrace)

=============================================================================

 Note that you can extract this module `Keying_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `Keying_TEExpression.tla` file takes precedence 
  over the module `Keying_TEExpression` below).

---- MODULE Keying_TEExpression ----
EXTENDS Keying, Sequences, TLCExt, Toolbox, Naturals, TLC

expression == 
    [
        \* To hide variables of the `Keying` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        store |-> store
        ,layout |-> layout
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_storeUnchanged |-> store = store'
        
        \* Format the `store` variable as Json value.
        \* ,_storeJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(store)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_storeModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].store # _TETrace[s-1].store
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE Keying_TETrace ----
\*EXTENDS Keying, IOUtils, TLC
\*
\*trace == IODeserialize("Keying_TTrace_1795247679.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE Keying_TETrace ----
EXTENDS Keying, TLC

trace == 
    <<
    ([layout |-> <<"left", "right", "count">>,store |-> <<"none", "none", "none">>]),
    ([layout |-> <<"left", "right", "count">>,store |-> <<"left", "none", "none">>]),
    ([layout |-> <<"right", "left", "count">>,store |-> <<"left", "none", "none">>])
    >>
----


=============================================================================

---- CONFIG Keying_TTrace_1795247679 ----
CONSTANTS
    stateKeying = "ordinal"

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
\* Generated on Sat Nov 21 07:54:43 UTC 2026