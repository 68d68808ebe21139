---- MODULE BindingRead_TTrace_1795247608 ----
EXTENDS Sequences, TLCExt, BindingRead, Toolbox, Naturals, TLC

_expression ==
    LET BindingRead_TEExpression == INSTANCE BindingRead_TEExpression
    IN BindingRead_TEExpression!expression
----

_trace ==
    LET BindingRead_TETrace == INSTANCE BindingRead_TETrace
    IN BindingRead_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        torn = (TRUE)
        /\
        upstream = (<<"b">>)
        /\
        shown = (TRUE)
        /\
        trapped = (TRUE)
        /\
        draft = (0)
        /\
        reading = (FALSE)
        /\
        source = ("nil")
        /\
        first = ("a")
    )
----

_init ==
    /\ draft = _TETrace[1].draft
    /\ source = _TETrace[1].source
    /\ first = _TETrace[1].first
    /\ shown = _TETrace[1].shown
    /\ torn = _TETrace[1].torn
    /\ trapped = _TETrace[1].trapped
    /\ upstream = _TETrace[1].upstream
    /\ reading = _TETrace[1].reading
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ draft  = _TETrace[i].draft
        /\ draft' = _TETrace[j].draft
        /\ source  = _TETrace[i].source
        /\ source' = _TETrace[j].source
        /\ first  = _TETrace[i].first
        /\ first' = _TETrace[j].first
        /\ shown  = _TETrace[i].shown
        /\ shown' = _TETrace[j].shown
        /\ torn  = _TETrace[i].torn
        /\ torn' = _TETrace[j].torn
        /\ trapped  = _TETrace[i].trapped
        /\ trapped' = _TETrace[j].trapped
        /\ upstream  = _TETrace[i].upstream
        /\ upstream' = _TETrace[j].upstream
        /\ reading  = _TETrace[i].reading
        /\ reading' = _TETrace[j].reading

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("BindingRead_TTrace_1795247608.json", _TETrace)

=============================================================================

 Note that you can extract this module `BindingRead_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `BindingRead_TEExpression.tla` file takes precedence 
  over the module `BindingRead_TEExpression` below).

---- MODULE BindingRead_TEExpression ----
EXTENDS Sequences, TLCExt, BindingRead, Toolbox, Naturals, TLC

expression == 
    [
        \* To hide variables of the `BindingRead` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        draft |-> draft
        ,source |-> source
        ,first |-> first
        ,shown |-> shown
        ,torn |-> torn
        ,trapped |-> trapped
        ,upstream |-> upstream
        ,reading |-> reading
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_draftUnchanged |-> draft = draft'
        
        \* Format the `draft` variable as Json value.
        \* ,_draftJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(draft)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_draftModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].draft # _TETrace[s-1].draft
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE BindingRead_TETrace ----
\*EXTENDS IOUtils, BindingRead, TLC
\*
\*trace == IODeserialize("BindingRead_TTrace_1795247608.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE BindingRead_TETrace ----
EXTENDS BindingRead, TLC

trace == 
    <<
    ([torn |-> FALSE,upstream |-> <<"nil", "b">>,shown |-> TRUE,trapped |-> FALSE,draft |-> 0,reading |-> FALSE,source |-> "a",first |-> "a"]),
    ([torn |-> FALSE,upstream |-> <<"nil", "b">>,shown |-> TRUE,trapped |-> FALSE,draft |-> 0,reading |-> TRUE,source |-> "a",first |-> "a"]),
    ([torn |-> FALSE,upstream |-> <<"b">>,shown |-> TRUE,trapped |-> FALSE,draft |-> 0,reading |-> TRUE,source |-> "nil",first |-> "a"]),
    ([torn |-> TRUE,upstream |-> <<"b">>,shown |-> TRUE,trapped |-> TRUE,draft |-> 0,reading |-> FALSE,source |-> "nil",first |-> "a"])
    >>
----


=============================================================================

---- CONFIG BindingRead_TTrace_1795247608 ----
CONSTANTS
    Reads = 2
    EmitsWithin = TRUE
    Coalesced = FALSE

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
\* Generated on Sat Nov 21 07:53:31 UTC 2026