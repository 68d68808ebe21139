extension TraceLog {
  /// Everything is put in as text, never as markup, but for the drawings, which are ours.
  static let pageScript = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent), log = data.log;
    const byID = id => document.getElementById(id);
    const make = (name, attributes = {}, ...children) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key === 'onclick') element.onclick = value;
        else if (value !== undefined) element.setAttribute(key, value);
      }
      element.append(...children);
      return element;
    };
    let chosen = null, wanted = '';
    /* The verbs of `theseus explain`. */
    const verbs = {
      created: 'began', kept: 'stayed', observed: 'wrote', issue: 'ISSUE', committed: 'screen'
    };
    /* The most lines of each kind that are shown; the search finds the others. */
    const mostRows = 1000, mostChildren = 300, mostLives = 4;

    /* The end of the program is no end of a view's: it lived as long as the recording. */
    const isLast = update => update.events.some(e => e.kind === 'hostUnmounted');
    const isEnd = (event, update) => event.event === 'ended' && !isLast(update);
    const hidden = event => event.framework && !wanted && !byID('framework').checked;

    /* Highlights the search text. */
    const marked = text => {
      const at = wanted ? text.toLowerCase().indexOf(wanted) : -1;
      if (at < 0) return [text];
      const end = at + wanted.length;
      return [text.slice(0, at), make('mark', {}, text.slice(at, end)), text.slice(end)];
    };
    const words = event => [
      event.event, event.path, event.property, event.from, event.to, event.words, event.source,
      event.rule
    ].filter(Boolean).join(' ').toLowerCase();
    const matches = update => !wanted || update.events.some(event => words(event).includes(wanted));

    byID('title').textContent = log.header.program;
    const count = (n, one) => n + ' ' + one + (n === 1 ? '' : 's');
    const endings = {
      open: '; not closed: killed, or still running', stopped: '; stopped: out of space',
      cut: '; the file is cut off'
    };
    byID('about').textContent = log.header.started + ', profile ' + log.header.profile + ', '
      + count(log.updates.length, 'update') + ', '
      + count(log.updates.filter(u => u.transaction).length, 'transaction')
      + (endings[log.ending] || '')
      + (log.incompleteLine ? '; the recording ends in line ' + log.incompleteLine : '');

    function timeline() {
      const most = Math.max(1, ...log.updates.map(u => u.events.length));
      byID('timeline').replaceChildren(...log.updates.map(update => make('button', {
        class: (update.events.some(e => isEnd(e, update)) ? 'end '
          : update.transaction ? 'write ' : '') + (matches(update) ? '' : 'off'),
        style: 'height:' + (8 + 92 * Math.log(1 + update.events.length) / Math.log(1 + most)) + '%',
        title: '#' + update.number + ' at ' + update.time.toFixed(3) + ' s: '
          + count(update.events.length, 'event'),
        'aria-label': 'update ' + update.number, 'aria-pressed': String(update === chosen),
        onclick: () => choose(update)
      })));
    }

    /* One node for each component of each path; a view is where a path ends. */
    function tree() {
      const root = { children: new Map() };
      for (const update of log.updates) for (const event of update.events) {
        if (!event.path || !event.view || hidden(event)) continue;
        let node = root;
        for (const part of event.path.split('/')) {
          if (!node.children.has(part)) {
            node.children.set(part, { name: part, children: new Map(), lives: [] });
          }
          node = node.children.get(part);
        }
        node.path = event.path;
        let life = node.lives.find(l => l.view === event.view);
        if (!life) node.lives.push(life = { view: event.view, runs: 0, events: [] });
        if (event.event === 'created') life.began = update;
        if (isEnd(event, update)) life.ended = update;
        if (event.event === 'ran') life.runs += 1;
        life.last = update;
        life.events.push(words(event));
      }
      const draw = node => {
        const items = [];
        let left = 0;
        for (const child of node.children.values()) {
          if (items.length >= mostChildren) { left += 1; continue; }
          let name = child.name, end = child;
          while (end.lives.length === 0 && end.children.size === 1) {
            end = end.children.values().next().value;
            name += '/' + end.name;
          }
          const below = draw(end);
          const hit = !wanted || name.toLowerCase().includes(wanted)
            || end.lives.some(l => l.events.some(e => e.includes(wanted)));
          if (!hit && below.length === 0) continue;
          const alive = end.lives.length === 0 || end.lives.some(l => !l.ended);
          const open = e => {
            const life = end.lives[end.lives.length - 1];
            if (!life) return;
            e.preventDefault();
            choose(life.ended || life.last, end.path);
          };
          const row = make('span', {
            class: 'row' + (alive ? '' : ' gone'), title: end.path, onclick: open
          }, ...marked(name));
          if (end.lives.length > mostLives) {
            const earlier = count(end.lives.length - mostLives, 'earlier life');
            row.append(make('span', { class: 'times' }, earlier.replace('lifes', 'lives')));
          }
          for (const life of end.lives.slice(-mostLives)) {
            const from = life.began ? '#' + life.began.number : '?';
            const to = life.ended ? '–#' + life.ended.number : '–';
            const runs = life.runs ? ', ran ' + life.runs + '×' : '';
            row.append(make('span', { class: 'times' }, from + to + runs));
          }
          items.push(make('li', {}, below.length
            ? make('details', { open: '' }, make('summary', {}, row), make('ul', {}, ...below))
            : row));
        }
        if (left) {
          items.push(make('li', { class: 'empty' }, 'and ' + left + ' more: search for them'));
        }
        return items;
      };
      const items = draw(root);
      byID('tree').replaceChildren(items.length
        ? make('ul', {}, ...items) : make('p', { class: 'empty' }, 'Nothing matches.'));
    }

    function choose(update, path) {
      chosen = update;
      timeline();
      if (!update) { byID('name').textContent = 'No updates'; return; }
      byID('name').textContent = '#' + update.number + ' at ' + update.time.toFixed(3) + ' s, '
        + (update.transaction ? 'transaction ' + update.transaction : 'no writes')
        + (update.input ? ', ' + update.input : '');
      const drawing = data.drawings[update.number];
      byID('drawing').innerHTML = drawing || '';
      byID('drawing').hidden = !drawing;
      const found = wanted ? update.events.filter(e => words(e).includes(wanted)) : [];
      const all = found.length && update.events.length > mostRows ? found : update.events;
      const shown = all.filter(event => !hidden(event));
      const folded = all.length - shown.length;
      byID('events').replaceChildren(...shown.slice(0, mostRows).map(event => {
        const property = event.property ? '.' + event.property : '';
        const about = make('code', {}, ...marked((event.path || '') + property));
        const change = event.from !== undefined ? ' ' + event.from + '→' + event.to
          : event.to !== undefined ? ' is still ' + event.to : '';
        const commit = Object.entries(event.commit || {}).filter(([, n]) => n)
          .map(([k, n]) => count(n, 'element') + ' ' + k).join(', ');
        const cause = event.words && event.words.replace(/^(body ran|kept): /, '');
        const why = [cause, commit, event.rule && '(' + event.rule + ')'].filter(Boolean).join(' ');
        const verb = verbs[event.event] || event.event;
        const row = make('tr', {}, make('td', { class: 'verb ' + event.event }, verb),
          make('td', {}, about, change && make('code', {}, ...marked(change)), ' ',
            make('span', { class: 'why' }, ...marked(why))));
        if (path && event.path === path) row.style.background = 'var(--panel)';
        return row;
      }));
      if (shown.length > mostRows) {
        const left = shown.length - mostRows;
        byID('events').append(make('tr', {}, make('td', { colspan: 2, class: 'empty' },
          'and ' + left + ' more events: search for them, or use theseus explain')));
      }
      if (folded) {
        byID('events').append(make('tr', {}, make('td', { colspan: 2, class: 'empty' },
          'and ' + count(folded, 'event') + " of the framework's views")));
      }
      const pressed = document.querySelector('[aria-pressed=true]');
      pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }

    byID('search').oninput = event => {
      wanted = event.target.value.trim().toLowerCase();
      tree();
      choose(wanted ? log.updates.find(matches) || chosen : chosen);
    };
    document.onkeydown = event => {
      if (event.target === byID('search')) return;
      if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
      const shown = log.updates.filter(matches);
      const next = shown[shown.indexOf(chosen) + (event.key === 'ArrowRight' ? 1 : -1)];
      if (next) choose(next);
    };
    byID('framework').onchange = () => { tree(); choose(chosen); };
    const asked = new URLSearchParams(location.hash.slice(1));
    if (asked.get('search')) {
      byID('search').value = asked.get('search');
      wanted = asked.get('search').toLowerCase();
    }
    tree();
    choose(log.updates.find(u => u.number === Number(asked.get('update')))
      || log.updates.find(u => u.transaction) || log.updates[0]);

    """#
}
