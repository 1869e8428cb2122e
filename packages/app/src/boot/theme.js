// Inlined into the page, and run before the first paint.
(() => {
  const root = document.documentElement;
  const themes = ['night', 'palm-leaf'];
  let theme = null;
  try {
    theme = localStorage.getItem('kathaloka.theme');
    // Home starts with the greeting, so paint the background of the greeting and not that of the page
    if (location.pathname === '/home' && sessionStorage.getItem('kathaloka.greeted') === null)
      root.dataset.wayIn = '';
  } catch {
    // storage may be forbidden; fall back to the system's preference
  }
  if (!themes.includes(theme)) {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'palm-leaf' : 'night';
  }
  root.dataset.theme = theme;
})();
