---- MODULE RemovalTransition_TTrace_1795247617 ----
EXTENDS Sequences, TLCExt, Toolbox, RemovalTransition, Naturals, TLC

_expression ==
    LET RemovalTransition_TEExpression == INSTANCE RemovalTransition_TEExpression
    IN RemovalTransition_TEExpression!expression
----

_trace ==
    LET RemovalTransition_TETrace == INSTANCE RemovalTransition_TETrace
    IN RemovalTransition_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        arm = ("a")
        /\
        value = ([a |-> 1, b |-> 0])
        /\
        status = ([a |-> "live", b |-> "leaving"])
    )
----

_init ==
    /\ arm = _TETrace[1].arm
    /\ status = _TETrace[1].status
    /\ value = _TETrace[1].value
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ arm  = _TETrace[i].arm
        /\ arm' = _TETrace[j].arm
        /\ status  = _TETrace[i].status
        /\ status' = _TETrace[j].status
        /\ value  = _TETrace[i].value
        /\ value' = _TETrace[j].value

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("RemovalTransition_TTrace_1795247617.json", _TETrace)

=============================================================================

 Note that you can extract this module `RemovalTransition_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `RemovalTransition_TEExpression.tla` file takes precedence 
  over the module `RemovalTransition_TEExpression` below).

---- MODULE RemovalTransition_TEExpression ----
EXTENDS Sequences, TLCExt, Toolbox, RemovalTransition, Naturals, TLC

expression == 
    [
        \* To hide variables of the `RemovalTransition` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        arm |-> arm
        ,status |-> status
        ,value |-> value
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_armUnchanged |-> arm = arm'
        
        \* Format the `arm` variable as Json value.
        \* ,_armJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(arm)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_armModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].arm # _TETrace[s-1].arm
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE RemovalTransition_TETrace ----
\*EXTENDS IOUtils, RemovalTransition, TLC
\*
\*trace == IODeserialize("RemovalTransition_TTrace_1795247617.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE RemovalTransition_TETrace ----
EXTENDS RemovalTransition, TLC

trace == 
    <<
    ([arm |-> "a",value |-> [a |-> 0, b |-> 0],status |-> [a |-> "live", b |-> "none"]]),
    ([arm |-> "a",value |-> [a |-> 1, b |-> 0],status |-> [a |-> "live", b |-> "none"]]),
    ([arm |-> "b",value |-> [a |-> 1, b |-> 0],status |-> [a |-> "leaving", b |-> "live"]]),
    ([arm |-> "a",value |-> [a |-> 1, b |-> 0],status |-> [a |-> "live", b |-> "leaving"]])
    >>
----


=============================================================================

---- CONFIG RemovalTransition_TTrace_1795247617 ----
CONSTANTS
    HasTransition = TRUE

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
\* Generated on Sat Nov 21 07:53:40 UTC 2026