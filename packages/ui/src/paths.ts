/** Where the screens lead by default: the routes of the product. */
export const paths = {
  home: '/home',
  story: (storyId: string) => `/game/${encodeURIComponent(storyId)}`,
} as const;
