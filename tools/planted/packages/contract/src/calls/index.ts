export const calls = { listStories: { method: 'GET', path: '/stories/' } };
