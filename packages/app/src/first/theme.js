// Written into the page, and run before anything is painted.
(() => {
  const root = document.documentElement;
  const themes = ['night', 'palm-leaf'];
  let theme = null;
  try {
    theme = localStorage.getItem('kathaloka.theme');
    // whoever is greeted on Home finds the ground of the greeting there, and not the page before it
    if (location.pathname === '/home' && sessionStorage.getItem('kathaloka.greeted') === null)
      root.dataset.wayIn = '';
  } catch {
    // storage may be forbidden; the system's preference is enough then
  }
  if (!themes.includes(theme)) {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'palm-leaf' : 'night';
  }
  root.dataset.theme = theme;
})();
