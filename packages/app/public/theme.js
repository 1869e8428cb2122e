// Before anything is painted: the theme that was chosen here, else the system's.
(() => {
  const themes = ['night', 'palm-leaf'];
  let theme = null;
  try {
    theme = localStorage.getItem('kathaloka.theme');
  } catch {
    // storage may be forbidden; the system's preference is enough then
  }
  if (!themes.includes(theme)) {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'palm-leaf' : 'night';
  }
  document.documentElement.dataset.theme = theme;
})();
