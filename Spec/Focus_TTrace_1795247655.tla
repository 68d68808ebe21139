---- MODULE Focus_TTrace_1795247655 ----
EXTENDS Sequences, TLCExt, Focus, Toolbox, Naturals, TLC

_expression ==
    LET Focus_TEExpression == INSTANCE Focus_TEExpression
    IN Focus_TEExpression!expression
----

_trace ==
    LET Focus_TETrace == INSTANCE Focus_TETrace
    IN Focus_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        requested = (TRUE)
        /\
        bound = ("none")
        /\
        focus = ("none")
        /\
        present = (TRUE)
        /\
        who = (0)
    )
----

_init ==
    /\ focus = _TETrace[1].focus
    /\ who = _TETrace[1].who
    /\ bound = _TETrace[1].bound
    /\ present = _TETrace[1].present
    /\ requested = _TETrace[1].requested
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ focus  = _TETrace[i].focus
        /\ focus' = _TETrace[j].focus
        /\ who  = _TETrace[i].who
        /\ who' = _TETrace[j].who
        /\ bound  = _TETrace[i].bound
        /\ bound' = _TETrace[j].bound
        /\ present  = _TETrace[i].present
        /\ present' = _TETrace[j].present
        /\ requested  = _TETrace[i].requested
        /\ requested' = _TETrace[j].requested

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("Focus_TTrace_1795247655.json", _TETrace)

=============================================================================

 Note that you can extract this module `Focus_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `Focus_TEExpression.tla` file takes precedence 
  over the module `Focus_TEExpression` below).

---- MODULE Focus_TEExpression ----
EXTENDS Sequences, TLCExt, Focus, Toolbox, Naturals, TLC

expression == 
    [
        \* To hide variables of the `Focus` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        focus |-> focus
        ,who |-> who
        ,bound |-> bound
        ,present |-> present
        ,requested |-> requested
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_focusUnchanged |-> focus = focus'
        
        \* Format the `focus` variable as Json value.
        \* ,_focusJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(focus)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_focusModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].focus # _TETrace[s-1].focus
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE Focus_TETrace ----
\*EXTENDS IOUtils, Focus, TLC
\*
\*trace == IODeserialize("Focus_TTrace_1795247655.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE Focus_TETrace ----
EXTENDS Focus, TLC

trace == 
    <<
    ([requested |-> FALSE,bound |-> "none",focus |-> "none",present |-> FALSE,who |-> 0]),
    ([requested |-> TRUE,bound |-> "none",focus |-> "none",present |-> TRUE,who |-> 0])
    >>
----


=============================================================================

---- CONFIG Focus_TTrace_1795247655 ----
CONSTANTS
    HonoursAfterUpdate = FALSE

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
\* Generated on Sat Nov 21 07:54:18 UTC 2026