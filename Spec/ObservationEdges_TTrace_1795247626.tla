---- MODULE ObservationEdges_TTrace_1795247626 ----
EXTENDS Sequences, TLCExt, Toolbox, Naturals, TLC, ObservationEdges

_expression ==
    LET ObservationEdges_TEExpression == INSTANCE ObservationEdges_TEExpression
    IN ObservationEdges_TEExpression!expression
----

_trace ==
    LET ObservationEdges_TETrace == INSTANCE ObservationEdges_TETrace
    IN ObservationEdges_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        dirty = (FALSE)
        /\
        current = (TRUE)
        /\
        registered = ({1, 2})
        /\
        live = (2)
        /\
        ran = ({2})
        /\
        queue = ({})
    )
----

_init ==
    /\ dirty = _TETrace[1].dirty
    /\ live = _TETrace[1].live
    /\ current = _TETrace[1].current
    /\ registered = _TETrace[1].registered
    /\ ran = _TETrace[1].ran
    /\ queue = _TETrace[1].queue
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ dirty  = _TETrace[i].dirty
        /\ dirty' = _TETrace[j].dirty
        /\ live  = _TETrace[i].live
        /\ live' = _TETrace[j].live
        /\ current  = _TETrace[i].current
        /\ current' = _TETrace[j].current
        /\ registered  = _TETrace[i].registered
        /\ registered' = _TETrace[j].registered
        /\ ran  = _TETrace[i].ran
        /\ ran' = _TETrace[j].ran
        /\ queue  = _TETrace[i].queue
        /\ queue' = _TETrace[j].queue

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("ObservationEdges_TTrace_1795247626.json", _TETrace)

=============================================================================

 Note that you can extract this module `ObservationEdges_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `ObservationEdges_TEExpression.tla` file takes precedence 
  over the module `ObservationEdges_TEExpression` below).

---- MODULE ObservationEdges_TEExpression ----
EXTENDS Sequences, TLCExt, Toolbox, Naturals, TLC, ObservationEdges

expression == 
    [
        \* To hide variables of the `ObservationEdges` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        dirty |-> dirty
        ,live |-> live
        ,current |-> current
        ,registered |-> registered
        ,ran |-> ran
        ,queue |-> queue
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_dirtyUnchanged |-> dirty = dirty'
        
        \* Format the `dirty` variable as Json value.
        \* ,_dirtyJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(dirty)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_dirtyModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].dirty # _TETrace[s-1].dirty
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE ObservationEdges_TETrace ----
\*EXTENDS IOUtils, TLC, ObservationEdges
\*
\*trace == IODeserialize("ObservationEdges_TTrace_1795247626.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE ObservationEdges_TETrace ----
EXTENDS TLC, ObservationEdges

trace == 
    <<
    ([dirty |-> FALSE,current |-> TRUE,registered |-> {1},live |-> 1,ran |-> {1},queue |-> {}]),
    ([dirty |-> FALSE,current |-> TRUE,registered |-> {1, 2},live |-> 2,ran |-> {2},queue |-> {}])
    >>
----


=============================================================================

---- CONFIG ObservationEdges_TTrace_1795247626 ----
CONSTANTS
    CancelsOnEnd = FALSE
    MaxSerial = 4

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
\* Generated on Sat Nov 21 07:53:48 UTC 2026