// Inlined into the page, and run before the first paint.
(() => {
  const root = document.documentElement;
  const themes = ['night', 'palm-leaf'];
  let theme = null;
  let isGuest = true;
  try {
    theme = localStorage.getItem('kathaloka.theme');
    isGuest = localStorage.getItem('tokens') === null;
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
  // what a guest is shown first is fetched beside the scripts that ask for it; whoever signs in is told their own
  if (isGuest) for (const call of firstCalls(location.pathname)) preload(`/api/v1/${call}`);

  /** @param {string} path */
  function firstCalls(path) {
    if (path === '/home')
      return ['stories/?page=1', 'stories/featured/?limit=4', 'stories/trending/?limit=4', 'settings'];
    const [, story] = /^\/game\/([\w-]+)$/.exec(path) ?? [];
    return story ? [`stories/${story}`, `stories/${story}/opening`] : [];
  }

  /** @param {string} href */
  function preload(href) {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      href,
    });
    document.head.append(link);
  }
})();
