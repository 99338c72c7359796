// The plain page of Regno: it draws what it is sent and offers the moves it was sent. It knows no rules.

const $ = (id) => document.getElementById(id);
const keep = {
  get: (key, fallback) => JSON.parse(localStorage.getItem(`regno:${key}`) ?? JSON.stringify(fallback)),
  set: (key, value) => localStorage.setItem(`regno:${key}`, JSON.stringify(value)),
};
let language = keep.get('language', navigator.language.startsWith('it') ? 'it' : 'en');
let words = {};
const t = (key) => words.page[key];

/** An element: el('button', {onclick}, 'text', child ...). Text is always set as text, never as markup. */
function el(tag, traits = {}, ...children) {
  const made = Object.assign(document.createElement(tag), traits);
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== ''));
  return made;
}
const button = (label, onclick) => el('button', { type: 'button', onclick }, label);
const show = (...parts) => $('main').replaceChildren(...parts.filter(Boolean));
const notice = (text) => { $('notice').textContent = text; };

async function ask(path, body) {
  const traits = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${path}?lang=${language}`, traits);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text);
  return found;
}
const guarded = (action) => async (...given) => {
  try { notice(''); await action(...given); } catch (fault) { notice(fault.message); }
};

// ------------------------------------------------------------ the hall

const field = (label, input) => el('label', {}, `${label} `, input);
const choice = (name, pairs, chosen) => {
  const made = el('select', { name }, ...pairs.map(([value, label]) => el('option', { value }, label)));
  made.value = chosen;
  return made;
};

function rule(name, told) {
  const input = told.values
    ? choice(`rule:${name}`, [['', t('as-printed')], ...Object.entries(told.values)], '')
    : el('input', { name: `rule:${name}`, type: 'number', min: told.least, max: told.most, placeholder: t('as-printed') });
  return field(told.about, input);
}

function terms(form) {
  const given = new FormData(form);
  const rulings = {};
  for (const [key, value] of given) if (key.startsWith('rule:') && value) rulings[key.slice(5)] = value;
  const [per, seconds] = given.get('clock').split(':');
  return {
    edition: given.get('edition'), houses: Number(given.get('houses')), rulings,
    guilds: given.has('guilds'), merchant: given.has('merchant'), allied: given.has('allied'), listed: given.has('listed'),
    clock: { per, seconds: Number(seconds) },
  };
}

function newTable() {
  const tick = (name) => field(t(name), el('input', { type: 'checkbox', name }));
  const clocks = [['none:0', t('clock-none')], ['move:60', `${t('clock-move')} 1 min`], ['move:86400', `${t('clock-move')} 24 h`],
    ['game:1200', `${t('clock-game')} 20 min`]];
  const form = el('form', {},
    el('h2', {}, t('new-table')),
    field(t('edition'), choice('edition', Object.entries(words.editions), 'en111')),
    field(t('houses'), choice('houses', [3, 4, 5, 6].map((n) => [n, n]), 4)),
    tick('guilds'), tick('merchant'), tick('allied'), tick('listed'),
    field(t('clock'), choice('clock', clocks, 'none:0')),
    el('details', {}, el('summary', {}, t('house-rules')),
      el('fieldset', { className: 'rules' }, ...Object.entries(words.options).map(([name, told]) => rule(name, told)))),
    el('button', {}, t('make')));
  form.onsubmit = guarded(async (event) => {
    event.preventDefault();
    const made = await ask('/api/tables', terms(form));
    keep.set('tokens', { ...keep.get('tokens', {}), [made.table]: made.token });
    location.href = `/t/${made.table}`;
  });
  return form;
}

function listed(title, tables, empty) {
  const row = (one) => el('tr', {},
    el('td', {}, el('a', { href: `/t/${one.table}` }, t('open-table'))),
    el('td', {}, words.editions[one.edition]),
    el('td', {}, one.seats.map((seat) => seat.name || (seat.bot ? t('bot') : t('free'))).join(', ')),
    el('td', {}, one.your_choice ? t('you') : ''));
  const body = tables.length ? el('table', {}, ...tables.map(row)) : el('p', {}, empty);
  return el('section', {}, el('h2', {}, title), body);
}

async function hall() {
  const tokens = Object.values(keep.get('tokens', {}));
  const [open, mine] = await Promise.all([ask('/api/tables'), ask('/api/mine', { tokens: tokens.slice(-50) })]);
  show(el('h1', {}, t('title')), newTable(), listed(t('lobby'), open.tables, t('lobby-empty')),
    mine.tables.length ? listed(t('mine'), mine.tables, '') : null);
}

// ------------------------------------------------------------ a table

const table = { id: location.pathname.startsWith('/t/') ? location.pathname.slice(3) : '', now: null, version: -1, story: [] };
let socket = null;
let asked = 0;
let delay = 500;

function send(type, more = {}) {
  asked += 1;
  socket.send(JSON.stringify({ type, id: asked, ...more }));
}

function connect() {
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table.id}`);
  const token = keep.get('tokens', {})[table.id];
  socket.onopen = () => send('hello', { language, have: table.version, ...(token ? { token } : {}) });
  socket.onmessage = (message) => receive(JSON.parse(message.data));
  socket.onclose = (event) => {
    if (event.code === 4404) return;
    notice(t('lost'));
    setTimeout(connect, delay);
    delay = Math.min(delay * 2, 10000);
  };
}

function receive(message) {
  if (message.type === 'refused') {
    if (message.reason === 'unknown-token') return send('hello', { language, have: table.version });
    return notice(message.text);
  }
  if (message.type === 'accepted') {
    if (message.token) keep.set('tokens', { ...keep.get('tokens', {}), [table.id]: message.token });
    if (message.table) location.href = `/t/${message.table}`;
    return undefined;
  }
  delay = 500;
  notice('');
  if (message.type === 'snapshot') {
    table.now = message;
    const first = keep.get(`commitment:${table.id}`, '');
    if (!first) keep.set(`commitment:${table.id}`, message.shuffle.commitment);
  } else if (message.standing && table.now) {
    table.now = { ...table.now, standing: message.standing, rematch: message.table || table.now.rematch };
    if (message.secret) table.now.shuffle = { ...table.now.shuffle, secret: message.secret };
  }
  table.version = message.version;
  table.story.push(...told(message));
  if (table.now) draw();
  return undefined;
}

function told(message) {
  const lines = [...(message.standing?.words?.story ?? [])];
  const name = message.seat >= 0 ? words.houses[message.seat] : '';
  if (message.what === 'said') lines.push(`${name}: ${message.text}`);
  if (message.what === 'moved' && message.text) lines.push(`${t('note')} ${message.text}`);
  if (message.what === 'agreed' && message.stop) lines.push(`${name}: ${t('wants-stop')}`);
  return lines;
}

const nonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const cards = (counts) => Object.entries(counts).map(([name, count]) => `${words.cards[name]}${count > 1 ? ` ×${count}` : ''}`).join(', ');

function person(seat, number) {
  if (seat.kind === 'open') return t('free');
  const who = seat.kind === 'bot' ? words.bots[seat.bot] : seat.name + (seat.kind === 'stand_in' ? ` (${t('stand-in')})` : '');
  return table.now.yours.includes(number) ? `${who} (${t('you')})` : who;
}

function seatRow(seat, number) {
  const { standing, yours, made_by_you: maker } = table.now;
  const house = standing.shared?.houses[number];
  const actions = [];
  if (standing.phase === 'open' && seat.kind === 'open') {
    actions.push(button(t('sit'), () => {
      const name = prompt(t('your-name'), keep.get('name', ''));
      if (name) { keep.set('name', name); send('sit', { seat: number, name, nonce: nonce() }); }
    }));
    if (maker) for (const [bot, label] of Object.entries(words.bots)) actions.push(button(`${t('set-bot')} ${label}`, () => send('fill', { seat: number, bot })));
  }
  if (standing.phase === 'open' && seat.kind !== 'open' && (maker || yours.includes(number))) {
    actions.push(button(yours.includes(number) ? t('get-up') : t('free-seat'), () => send('empty', { seat: number })));
  }
  if (standing.phase === 'playing' && seat.kind === 'person' && maker && !yours.includes(number)) {
    actions.push(button(t('set-bot'), () => send('leave', { seat: number })));
  }
  const facts = house ? [
    `${t('cards')}: ${house.base} + ${house.imperial}`, house.fort ? `${t('fort')}: ${house.fort}` : '', house.plague ? t('plague') : '',
    house.attack_back ? `${t('attack')}: ${house.attack ? words.cards[house.attack] : words.backs[house.attack_back]}` : '',
    house.guild ? `${t('guild')}: ${words.guilds[house.guild]}${house.exhausted ? ' –' : ''}` : '',
    standing.shared.merchant === number ? t('merchant-here') : '',
    Object.keys(house.known).length ? `${t('known')}: ${cards(house.known)}` : '',
  ].filter(Boolean).join(' · ') : '';
  return el('tr', { className: standing.shared?.who === number && standing.phase === 'playing' ? 'chooses' : '' },
    el('th', { scope: 'row' }, words.houses[number]), el('td', {}, person(seat, number)), el('td', {}, facts, ...actions));
}

function choices() {
  const { standing, yours, looking } = table.now;
  const who = standing.shared?.who;
  if (standing.phase !== 'playing') return null;
  const curtain = yours.length > 1 && yours.includes(who) && looking !== who;
  if (curtain) return el('section', {}, el('p', {}, `${t('curtain')} ${words.houses[who]}`), button(t('look'), () => send('look', { seat: who })));
  const own = standing.own;
  const buttons = (own?.legal ?? []).map((move, place) => button(standing.words.moves[place],
    () => send('submit', { seat: looking, moves: [move], version: table.version })));
  return el('section', {}, el('p', { className: 'question' }, standing.words?.question ?? ''), ...buttons);
}

function hand() {
  const own = table.now.standing.own;
  if (!own) return null;
  const seen = own.known_of_me.map((counts, seat) => (Object.keys(counts).length ? `${words.houses[seat]}: ${cards(counts)}` : '')).filter(Boolean);
  return el('section', {}, el('h2', {}, t('hand')), el('p', {}, cards(own.hand) || t('nothing')),
    own.attack ? el('p', {}, `${t('attack')}: ${words.cards[own.attack]}`) : null,
    seen.length ? el('p', {}, `${t('known-of-you')}: ${seen.join('; ')}`) : null);
}

function openTable() {
  const shared = table.now.standing.shared;
  if (!shared) return null;
  return el('p', {}, `${t('decks')}: ${shared.decks.join(' + ')} · ${t('pile')}: ${cards(shared.piles) || t('nothing')}`,
    shared.season ? ` · ${t('season')}: ${words.seasons[shared.season]}` : '');
}

function wishes() {
  const { standing, yours, made_by_you: maker, rematch } = table.now;
  const mine = table.now.looking >= 0 ? table.now.looking : yours[0];
  const list = [];
  if (standing.phase === 'open' && maker) list.push(button(t('begin'), () => send('begin')));
  if (standing.phase === 'playing' && yours.length) {
    const seat = standing.seats[mine];
    if (seat.kind === 'stand_in') list.push(button(t('return'), () => send('return', { seat: mine })));
    else {
      list.push(button(t('leave'), () => send('leave', { seat: mine })));
      list.push(button(seat.stops ? t('keep-playing') : t('stop'), () => send('agree', { seat: mine, stop: !seat.stops })));
      if (standing.seats.filter((each) => each.name).length === 1) list.push(button(t('undo'), () => send('undo', { seat: mine })));
    }
  }
  if (['over', 'stopped'].includes(standing.phase)) {
    list.push(el('a', { href: `/api/tables/${table.id}/record`, download: 'game.record' }, t('record')), ' ');
    if (rematch) list.push(el('a', { href: `/t/${rematch}` }, t('go-rematch')));
    else if (yours.length) list.push(button(t('rematch'), () => send('rematch')));
  }
  if (maker && standing.phase !== 'closed') list.push(button(t('close'), () => send('close')));
  if (yours.length || maker) list.push(button(t('forget'), guarded(async () => {
    if (!confirm(t('forget-sure'))) return;
    const tokens = keep.get('tokens', {});
    await ask(`/api/tables/${table.id}/forget`, { token: tokens[table.id] });
    delete tokens[table.id];
    keep.set('tokens', tokens);
    location.href = '/';
  })));
  return el('section', {}, ...list);
}

function talk() {
  const { standing, yours, terms: agreed } = table.now;
  if (!yours.length || agreed.allied || !agreed.chat || standing.phase === 'closed') return null;
  const line = el('input', { maxLength: 200, required: true });
  const form = el('form', {}, field(t('say'), line), el('button', {}, t('send')));
  form.onsubmit = (event) => { event.preventDefault(); send('say', { seat: yours[0], text: line.value }); };
  return form;
}

async function checkSecret(place) {
  const { secret } = table.now.shuffle;
  if (!secret || !crypto.subtle) return;
  const bytes = Uint8Array.from(secret.match(/../g), (pair) => parseInt(pair, 16));
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  place.append(el('p', {}, digest === keep.get(`commitment:${table.id}`, '') ? t('verify-ok') : t('verify-bad')));
}

function shuffle() {
  const { commitment, secret } = table.now.shuffle;
  const made = el('details', {}, el('summary', {}, t('commitment')), el('p', {}, el('code', {}, commitment)),
    secret ? el('p', {}, `${t('secret')}: `, el('code', {}, secret)) : null);
  checkSecret(made);
  return made;
}

function clock() {
  const { clock: time } = table.now.standing;
  if (table.now.terms.clock.per === 'none') return null;
  return el('p', {}, `${t('left-time')}: ${time.left.map((ms, seat) => `${words.houses[seat]} ${Math.round(ms / 1000)} s`).join(' · ')}`);
}

function draw() {
  const { standing, yours } = table.now;
  const typing = document.activeElement?.tagName === 'INPUT' ? document.activeElement.value : null;
  const ended = { closed: t('closed'), stopped: t('stopped') }[standing.phase];
  show(
    standing.phase === 'open' ? el('p', {}, `${t('invite')} `, el('code', {}, location.href), ' ',
      button(t('copy'), () => navigator.clipboard.writeText(location.href))) : null,
    ended ? el('p', {}, ended) : null, yours.length ? null : el('p', {}, t('spectator')),
    el('table', {}, ...standing.seats.map(seatRow)), clock(), choices(), hand(), openTable(),
    table.story.length ? el('ul', { className: 'story' }, ...table.story.slice(-60).map((line) => el('li', {}, line))) : null,
    talk(), wishes(), shuffle());
  document.querySelector('.story')?.scrollTo(0, 1e6);
  if (typing !== null) { const input = document.querySelector('main form input'); if (input) { input.value = typing; input.focus(); } }
}

// ------------------------------------------------------------ begin

async function start() {
  words = await (await fetch(`/text/${language}`)).json();
  document.documentElement.lang = language;
  document.title = t('title');
  $('language-label').textContent = t('language');
  $('language').replaceChildren(...['en', 'it'].map((each) => el('option', { value: each }, { en: 'English', it: 'Italiano' }[each])));
  $('language').value = language;
  $('language').onchange = (event) => { keep.set('language', event.target.value); location.reload(); };
  $('footer').textContent = t('unofficial');
  if (table.id) connect(); else await guarded(hall)();
}
start();
