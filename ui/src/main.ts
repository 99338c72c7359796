import './styles/fonts.css';
import './styles/letters.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/bars.css';
import './styles/card.css';
import './styles/dark.css';
import './styles/contrast.css';
import './looks/looks.svelte';
import { mount } from 'svelte';
import App from './App.svelte';
import { registerWorker } from './app/register';
import { sendLater } from './app/unsent';
import { allTokens, onKept, recall } from './lib/storage';
import { takeSoon } from './passport/take';

// After an upgrade of the server the parts of an older page are gone: load the new one, but never in a circle.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('regno:reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('regno:reloaded', String(Date.now()));
  event.preventDefault();
  location.reload();
});

registerWorker();
sendLater();
onKept(takeSoon);
if (allTokens().length || recall('chronicles', null) || recall('packs', null)) setTimeout(takeSoon, 1500);
mount(App, { target: document.getElementById('app')! });
