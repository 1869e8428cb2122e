export const reactions = {
  like: (title: string) => `Like ${title}`,
  bookmark: (title: string) => `Bookmark ${title}`,
};
