extension TraceLog {
  static let pageStyle = """
    :root { --ground: #fff; --ink: #1d2330; --soft: #5b6678; --line: #d8dee7; --panel: #f6f8fb; \
    --accent: #2f6fc4; --mark: #fff0b8;
      --began: #2f9151; --ended: #c94040; --ran: #3b78c9; --wrote: #8a5f00; --kept: #626c7d }
    @media (prefers-color-scheme: dark) { :root { --ground: #14181f; --ink: #e6eaf0; --soft: \
    #9aa6b6; --line: #2c3440; --panel: #1b212b;
      --accent: #6aa3ea; --mark: #574510; --began: #55b878; --ended: #e07070; --ran: #6aa3ea; \
    --wrote: #d9a63a; --kept: #8a94a3 } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.45 system-ui, \
    sans-serif; height: 100vh;
      display: grid; grid-template: auto auto minmax(0, 1fr) / minmax(280px, 34%) minmax(0, 1fr) }
    header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: \
    baseline; padding: 10px 16px; border-bottom: 1px solid var(--line) }
    h1 { font-size: 16px; margin: 0 } header p { margin: 0; color: var(--soft); flex: 1 1 260px }
    input { font: inherit; color: inherit; background: var(--panel); border: 1px solid \
    var(--line); border-radius: 6px; padding: 5px 10px;
      flex: 0 1 300px; min-width: 0 }
    nav { grid-column: 1 / -1; padding: 8px 16px; border-bottom: 1px solid var(--line) }
    #timeline { display: flex; align-items: flex-end; gap: 2px; height: 62px; padding: 3px; \
    margin: -3px; overflow-x: auto }
    #timeline button { flex: 1 0 6px; max-width: 26px; min-height: 4px; padding: 0; border: 0; \
    border-radius: 2px 2px 0 0;
      background: var(--kept); cursor: pointer }
    #timeline button.write { background: var(--ran) } #timeline button.end { background: \
    var(--ended) }
    #timeline button.off { opacity: .2 } #timeline button[aria-pressed=true] { outline: 2px solid \
    var(--accent); outline-offset: 1px }
    .legend { margin: 4px 0 0; color: var(--soft); font-size: 12px } .legend i { display: \
    inline-block; width: 9px; height: 9px;
      border-radius: 2px; margin: 0 4px 0 12px }
    section { overflow: auto; padding: 12px 16px } #left { border-right: 1px solid var(--line) }
    h2 { font-size: 13px; margin: 0 0 8px; color: var(--soft); font-weight: 600 }
    ul { list-style: none; margin: 0; padding-left: 14px } #tree > ul { padding-left: 0 }
    li { margin: 1px 0 } summary { cursor: pointer; white-space: nowrap } .row { padding: 1px 4px; \
    border-radius: 4px; cursor: pointer; white-space: nowrap }
    .row:hover { background: var(--panel) } .row.chosen { background: var(--panel); outline: 1px \
    solid var(--accent) }
    .gone { color: var(--soft); text-decoration: line-through } .times { color: var(--soft); \
    font-size: 12px; margin-left: 6px }
    mark { background: var(--mark); color: inherit; border-radius: 3px }
    #drawing { overflow: auto; border: 1px solid var(--line); border-radius: 8px; margin-bottom: \
    12px; max-height: 46vh } #drawing svg { display: block }
    table { border-collapse: collapse; width: 100% } td { padding: 3px 8px 3px 0; vertical-align: \
    top; border-top: 1px solid var(--line) }
    td.verb { font-weight: 600; white-space: nowrap } code { font: 12.5px ui-monospace, Menlo, \
    Consolas, monospace; overflow-wrap: anywhere }
    .why { color: var(--soft) } .wrote, .observed { color: var(--wrote) } .ran { color: var(--ran) \
    } .created { color: var(--began) }
    .ended, .issue { color: var(--ended) } .kept, .appeared, .disappeared, .committed, .skipped, \
    .printed { color: var(--kept) }
    .empty { color: var(--soft) }
    @media (max-width: 760px) {
      body { height: auto; grid-template: auto auto auto auto / minmax(0, 1fr) }
      header input { flex: 1 1 100% }
      #left { border-right: 0; border-bottom: 1px solid var(--line); max-height: 45vh }
      td { display: block; padding-right: 0 } td + td { border-top: 0; padding-top: 0 }
    }

    """

  static let pageBody = """
    <body>
    <header><h1 id="title"></h1><p id="about"></p><input id="search" type="search" \
    placeholder="Search views, properties, causes"
      aria-label="Search"><label><input id="framework" type="checkbox"> framework's views\
    </label></header>
    <nav><div id="timeline" role="group" aria-label="Updates"></div>
    <p class="legend">Height: events.<i style="background:var(--ran)"></i>with writes<i \
    style="background:var(--ended)"></i>something ended<i
      style="background:var(--kept)"></i>without writes. Arrow keys go from one to the \
    next.</p></nav>
    <section id="left"><h2>Identities</h2><div id="tree"></div></section>
    <section id="right"><h2 id="name"></h2><div id="drawing"></div><table><tbody \
    id="events"></tbody></table></section>

    """
}
