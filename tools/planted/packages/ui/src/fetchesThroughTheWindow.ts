export const load = () => window.fetch('/api/v1/stories/');
