import { counted } from '../numbers/en.ts';

const stories = (count: number) => counted(count, { one: 'story', other: 'stories' });

/** The pages of categories and tags. */
export const adminTaxonomy = {
  merge: {
    open: (name: string) => `Merge ${name} into another`,
    title: (name: string) => `Merge ${name}`,
    text: (name: string, count: number) =>
      count === 0
        ? `No story uses ${name}. It will be deleted. This cannot be reversed.`
        : `${stories(count)} will have the other one in its place, and ${name} will be deleted. This cannot be reversed.`,
    into: 'Into',
    find: 'Find what takes its place',
    noneFound: 'Nothing else is called that',
    confirm: 'Merge',
    merging: 'Merging...',
  },
  /** The names of categories and tags in other languages. */
  names: {
    nameIn: (language: string) => `Name in ${language}`,
    likeEnglish: 'Like the display name',
    missing: (languages: readonly string[]) => `${languages.join(' and ')}: like the display name`,
  },
  categories: {
    title: 'Categories',
    lead: 'Rows on Home follow this order. Drag a handle, or press it and then the handle of the row whose place it takes, or press Space on it and use the arrow keys.',
    add: 'New category',
    create: 'Add category',
    empty: 'No categories yet',
    columns: {
      move: 'Move',
      order: 'Order',
      display_name: 'Display name',
      names: 'In other languages',
      name: 'Name',
      stories: 'Stories',
      actions: 'Actions',
    },
    inUse: (name: string, count: number) =>
      count === 1
        ? `“${name}” cannot be deleted: 1 story uses it. Move it to another category first.`
        : `“${name}” cannot be deleted: ${stories(count)} use it. Move them to another category first.`,
  },
  tags: {
    title: 'Tags',
    lead: 'Shown as readers see them, in the order of the forms. Drag a handle, or press it and then the handle of the row whose place it takes, or press Space on it and use the arrow keys.',
    add: 'New tag',
    edit: (name: string) => `Edit ${name}`,
    editTitle: 'Edit tag',
    display_name: 'Display name',
    color: 'Dot color',
    colors: ['Sky', 'Teal', 'Green', 'Yellow', 'Orange', 'Red', 'Violet', 'Gray'],
    otherColor: 'Custom',
    colorHint: 'Only the dot uses the color, so every choice stays readable in both themes.',
    create: 'Add tag',
    find: 'Find a tag',
    empty: 'No tags yet',
    noneFound: 'No tag is called that',
    inUse: (name: string, count: number) =>
      count === 1
        ? `“${name}” cannot be deleted: 1 story uses it. Remove it from that story first.`
        : `“${name}” cannot be deleted: ${stories(count)} use it. Remove it from them first.`,
  },
};
