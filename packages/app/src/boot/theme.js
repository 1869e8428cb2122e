// Inlined into the page, and run before the first paint.
(() => {
  const root = document.documentElement;
  const themes = ['night', 'palm-leaf'];
  const EXPIRY_MARGIN_MS = 30_000;
  let theme = null;
  let tokens = null;
  let openTales = null;
  try {
    theme = localStorage.getItem('kathaloka.theme');
    tokens = localStorage.getItem('tokens');
    openTales = localStorage.getItem('kathaloka.openTales');
  } catch {
    // storage may be forbidden; fall back to the system's preference
  }
  if (!themes.includes(theme)) {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'palm-leaf' : 'night';
  }
  root.dataset.theme = theme;
  // pages are rendered for guests and members alike: this decides whose links they show
  if (tokens !== null) root.dataset.member = '';
  // room on Home for the open sessions of who is signed in, which come after the first paint
  if (tokens !== null && openTales !== null) {
    root.dataset.openTales = '';
    root.style.setProperty('--kl-open-tales', `${openTales}px`);
  }
  if (tokens !== null) askForSession(location.pathname, tokens);

  /**
   * A session is asked for in the name of its reader, which a preload cannot do: `earlyCall.ts` hands the answer over.
   * @param {string} path
   * @param {string} stored
   */
  function askForSession(path, stored) {
    const [, session] = /^\/play\/([\w-]+)$/.exec(path) ?? [];
    if (!session) return;
    try {
      const { access_token: token, expires_at } = JSON.parse(stored);
      // what expires is renewed first, by the app
      if (!(expires_at > Date.now() + EXPIRY_MARGIN_MS)) return;
      const url = `/api/v1/game/sessions/${session}`;
      const answer = fetch(url, { headers: { authorization: `Bearer ${token}` } });
      // who takes it handles its failure
      answer.catch(() => {});
      globalThis.earlyCall = { url, token, answer };
    } catch {
      // the app finds out what is wrong with what is stored
    }
  }
})();
