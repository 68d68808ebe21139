---- MODULE Presentation_TTrace_1795247669 ----
EXTENDS Sequences, TLCExt, Toolbox, Naturals, TLC, Presentation

_expression ==
    LET Presentation_TEExpression == INSTANCE Presentation_TEExpression
    IN Presentation_TEExpression!expression
----

_trace ==
    LET Presentation_TETrace == INSTANCE Presentation_TETrace
    IN Presentation_TETrace!trace
----

_inv ==
    ~(
        TLCGet("level") = Len(_TETrace)
        /\
        item = (1)
        /\
        presenter = (0)
        /\
        tab = (0)
        /\
        left = (<<1, 0>>)
        /\
        sheet = (0)
        /\
        version = (0)
    )
----

_init ==
    /\ sheet = _TETrace[1].sheet
    /\ presenter = _TETrace[1].presenter
    /\ left = _TETrace[1].left
    /\ version = _TETrace[1].version
    /\ item = _TETrace[1].item
    /\ tab = _TETrace[1].tab
----

_next ==
    /\ \E i,j \in DOMAIN _TETrace:
        /\ \/ /\ j = i + 1
              /\ i = TLCGet("level")
        /\ sheet  = _TETrace[i].sheet
        /\ sheet' = _TETrace[j].sheet
        /\ presenter  = _TETrace[i].presenter
        /\ presenter' = _TETrace[j].presenter
        /\ left  = _TETrace[i].left
        /\ left' = _TETrace[j].left
        /\ version  = _TETrace[i].version
        /\ version' = _TETrace[j].version
        /\ item  = _TETrace[i].item
        /\ item' = _TETrace[j].item
        /\ tab  = _TETrace[i].tab
        /\ tab' = _TETrace[j].tab

\* Uncomment the ASSUME below to write the states of the error trace
\* to the given file in Json format. Note that you can pass any tuple
\* to `JsonSerialize`. For example, a sub-sequence of _TETrace.
    \* ASSUME
    \*     LET J == INSTANCE Json
    \*         IN J!JsonSerialize("Presentation_TTrace_1795247669.json", _TETrace)

=============================================================================

 Note that you can extract this module `Presentation_TEExpression`
  to a dedicated file to reuse `expression` (the module in the 
  dedicated `Presentation_TEExpression.tla` file takes precedence 
  over the module `Presentation_TEExpression` below).

---- MODULE Presentation_TEExpression ----
EXTENDS Sequences, TLCExt, Toolbox, Naturals, TLC, Presentation

expression == 
    [
        \* To hide variables of the `Presentation` spec from the error trace,
        \* remove the variables below.  The trace will be written in the order
        \* of the fields of this record.
        sheet |-> sheet
        ,presenter |-> presenter
        ,left |-> left
        ,version |-> version
        ,item |-> item
        ,tab |-> tab
        
        \* Put additional constant-, state-, and action-level expressions here:
        \* ,_stateNumber |-> _TEPosition
        \* ,_sheetUnchanged |-> sheet = sheet'
        
        \* Format the `sheet` variable as Json value.
        \* ,_sheetJson |->
        \*     LET J == INSTANCE Json
        \*     IN J!ToJson(sheet)
        
        \* Lastly, you may build expressions over arbitrary sets of states by
        \* leveraging the _TETrace operator.  For example, this is how to
        \* count the number of times a spec variable changed up to the current
        \* state in the trace.
        \* ,_sheetModCount |->
        \*     LET F[s \in DOMAIN _TETrace] ==
        \*         IF s = 1 THEN 0
        \*         ELSE IF _TETrace[s].sheet # _TETrace[s-1].sheet
        \*             THEN 1 + F[s-1] ELSE F[s-1]
        \*     IN F[_TEPosition - 1]
    ]

=============================================================================



Parsing and semantic processing can take forever if the trace below is long.
 In this case, it is advised to uncomment the module below to deserialize the
 trace from a generated binary file.

\*
\*---- MODULE Presentation_TETrace ----
\*EXTENDS IOUtils, TLC, Presentation
\*
\*trace == IODeserialize("Presentation_TTrace_1795247669.bin", TRUE)
\*
\*=============================================================================
\*

---- MODULE Presentation_TETrace ----
EXTENDS TLC, Presentation

trace == 
    <<
    ([item |-> 0,presenter |-> 0,tab |-> 0,left |-> <<0, 0>>,sheet |-> -1,version |-> 0]),
    ([item |-> 1,presenter |-> 0,tab |-> 0,left |-> <<0, 0>>,sheet |-> 0,version |-> 0]),
    ([item |-> 1,presenter |-> 0,tab |-> 0,left |-> <<0, 0>>,sheet |-> 1,version |-> 0]),
    ([item |-> 0,presenter |-> 0,tab |-> 0,left |-> <<1, 0>>,sheet |-> -1,version |-> 0]),
    ([item |-> 1,presenter |-> 0,tab |-> 0,left |-> <<1, 0>>,sheet |-> 0,version |-> 0])
    >>
----


=============================================================================

---- CONFIG Presentation_TTrace_1795247669 ----

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
\* Generated on Sat Nov 21 07:54:33 UTC 2026