// Inlined into the page, and run before the first paint.
(() => {
  const root = document.documentElement;
  const themes = ['night', 'palm-leaf'];
  const EXPIRY_MARGIN_MS = 30_000;
  const SESSION = /^\/play\/([\w-]+)$/;
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
  // reserves room on Home for the open sessions, which load after the first paint
  if (tokens !== null && openTales !== null) {
    root.dataset.openTales = '';
    root.style.setProperty('--kl-open-tales', `${openTales}px`);
  }
  if (tokens !== null) askForSession(location.pathname, tokens);
  else if (SESSION.test(location.pathname)) leaveForLogin(location.pathname);

  /**
   * Redirects a guest as `SignedInOnly` would, before the page of a session is painted.
   * @param {string} path
   */
  function leaveForLogin(path) {
    try {
      localStorage.setItem('redirectAfterLogin', path);
    } catch {
      // storage may be forbidden; the login then leads Home
    }
    root.style.display = 'none';
    location.replace('/login');
  }

  /**
   * Requests a session with its reader's token, which a preload cannot do; `earlyCall.ts` takes the answer.
   * @param {string} path
   * @param {string} stored
   */
  function askForSession(path, stored) {
    const [, session] = SESSION.exec(path) ?? [];
    if (!session) return;
    try {
      const { access_token: token, expires_at } = JSON.parse(stored);
      // the app first renews an expired token
      if (!(expires_at > Date.now() + EXPIRY_MARGIN_MS)) return;
      const url = `/api/v1/game/sessions/${session}`;
      const answer = fetch(url, { headers: { authorization: `Bearer ${token}` } });
      // `earlyCall.ts` handles a failure
      answer.catch(() => {});
      globalThis.earlyCall = { url, token, answer };
    } catch {
      // the app handles tokens that cannot be read
    }
  }
})();
