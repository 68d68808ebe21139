---- MODULE LazyRows_TTrace_1795247646 ----
EXTENDS Sequences, TLCExt, Toolbox, LazyRows, Naturals, TLC

_expression ==
    LET LazyRows_TEExpression == INSTANCE LazyRows_TEExpression
    IN LazyRows_TEExpression!expression
----

_trace ==
    LET LazyRows_TETrace == INSTANCE LazyRows_TETrace
    IN LazyRows_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        visible = (2)
        /\
        own = (<<-1, 0, 0>>)
        /\
        body = (<<-1, 0, 0>>)
        /\
        age = (<<0, 0, 0>>)
    )
----

_init ==
    /\ age = _TETrace[1].age
    /\ own = _TETrace[1].own
    /\ visible = _TETrace[1].visible
    /\ body = _TETrace[1].body
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ age  = _TETrace[i].age
        /\ age' = _TETrace[j].age
        /\ own  = _TETrace[i].own
        /\ own' = _TETrace[j].own
        /\ visible  = _TETrace[i].visible
        /\ visible' = _TETrace[j].visible
        /\ body  = _TETrace[i].body
        /\ body' = _TETrace[j].body

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("LazyRows_TTrace_1795247646.json", _TETrace)

=============================================================================

 Note that you can extract this module `LazyRows_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `LazyRows_TEExpression.tla` file takes precedence 
  over the module `LazyRows_TEExpression` below).

---- MODULE LazyRows_TEExpression ----
EXTENDS Sequences, TLCExt, Toolbox, LazyRows, Naturals, TLC

expression == 
    [
        \* To hide variables of the `LazyRows` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        age |-> age
        ,own |-> own
        ,visible |-> visible
        ,body |-> body
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_ageUnchanged |-> age = age'
        
        \* Format the `age` variable as Json value.
        \* ,_ageJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(age)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_ageModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].age # _TETrace[s-1].age
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE LazyRows_TETrace ----
\*EXTENDS IOUtils, LazyRows, TLC
\*
\*trace == IODeserialize("LazyRows_TTrace_1795247646.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE LazyRows_TETrace ----
EXTENDS LazyRows, TLC

trace == 
    <<
    ([visible |-> 1,own |-> <<0, -1, -1>>,body |-> <<0, -1, -1>>,age |-> <<0, 0, 0>>]),
    ([visible |-> 1,own |-> <<1, -1, -1>>,body |-> <<0, -1, -1>>,age |-> <<0, 0, 0>>]),
    ([visible |-> 2,own |-> <<1, 0, -1>>,body |-> <<0, 0, -1>>,age |-> <<0, 0, 0>>]),
    ([visible |-> 3,own |-> <<1, 0, 0>>,body |-> <<0, 0, 0>>,age |-> <<1, 0, 0>>]),
    ([visible |-> 2,own |-> <<-1, 0, 0>>,body |-> <<-1, 0, 0>>,age |-> <<0, 0, 0>>])
    >>
----


=============================================================================

---- CONFIG LazyRows_TTrace_1795247646 ----
CONSTANTS
    Rows = 3
    Retention = "visible"
    Grace = 2

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
\* Generated on Sat Nov 21 07:54:10 UTC 2026