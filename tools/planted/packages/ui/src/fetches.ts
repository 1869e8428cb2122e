export const load = () => fetch('/api/v1/stories/');
