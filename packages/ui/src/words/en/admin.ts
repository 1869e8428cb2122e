import { ago } from './time.ts';
import { compact, counted, percent, whole } from './numbers.ts';

const stories = (count: number) => counted(count, { one: 'story', other: 'stories' });

/** The pages of administrators, without the story form. */
export const admin = {
  badge: 'Admin',
  navigation: 'Admin',
  logout: 'Logout',
  sections: {
    overview: 'Overview',
    stories: 'Stories',
    reviews: 'Reviews',
    categories: 'Categories',
    tags: 'Tags',
    people: 'People',
  },
  waiting: (count: number) => `${whole(count)} waiting`,
  ago,
  number: whole,
  compact,
  percent,
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  storyCount: stories,
  login: {
    lead: 'For those who keep the library',
    identifier: 'Email or Username',
    password: 'Password',
    submit: 'Sign In',
    busy: 'Signing in...',
  },
  stories: {
    title: 'Stories',
    add: 'Add New Story',
    empty: 'No stories found',
    search: 'Search stories',
    searchHint: 'Title or author',
    status: 'Status',
    anyStatus: 'Every status',
    statuses: { draft: 'Draft', in_review: 'In review', published: 'Published', archived: 'Archived' },
    columns: {
      title: 'Title',
      author: 'Author',
      category: 'Category',
      tags: 'Tags',
      premium: 'Premium',
      featured: 'Featured',
      stats: 'Stats',
      actions: 'Actions',
    },
    premium: 'Premium',
    free: 'Free',
    featured: 'Featured',
    notFeatured: 'Not Featured',
    feature: (title: string) => `Feature ${title}`,
    view: (title: string) => `View ${title}`,
    edit: (title: string) => `Edit ${title}`,
    noCategory: 'None',
    moreTags: (count: number) => `+${whole(count)}`,
  },
  categories: {
    title: 'Categories',
    lead: 'The order here is the order of the rows on Home. Drag, or press space on a handle and use the arrow keys.',
    add: 'New category',
    create: 'Add category',
    empty: 'No categories yet',
    columns: {
      move: 'Move',
      order: 'Order',
      display_name: 'Display name',
      name: 'Name',
      stories: 'Stories',
      actions: 'Actions',
    },
    move: (name: string) => `Move ${name}`,
    moveHint: 'Press space, then the arrow keys; space again puts it down, escape takes it back.',
    lifted: (name: string, place: number, total: number) =>
      `${name} is lifted, at place ${whole(place)} of ${whole(total)}`,
    moved: (name: string, place: number, total: number) =>
      `${name} is at place ${whole(place)} of ${whole(total)}`,
    dropped: (name: string, place: number) => `${name} was put down at place ${whole(place)}`,
    taken: (name: string) => `${name} is back at its place`,
    inUse: (name: string, count: number) =>
      count === 1
        ? `“${name}” cannot be deleted: 1 story uses it. Move it to another category first.`
        : `“${name}” cannot be deleted: ${stories(count)} use it. Move them to another category first.`,
  },
  tags: {
    title: 'Tags',
    lead: 'Shown as readers see them.',
    add: 'New tag',
    edit: (name: string) => `Edit ${name}`,
    editTitle: 'Edit tag',
    display_name: 'Display name',
    color: 'Colour of its dot',
    colors: ['Sky', 'Teal', 'Green', 'Yellow', 'Orange', 'Red', 'Violet', 'Grey'],
    otherColor: 'Its own',
    colorHint: 'Only the dot takes the colour, so any of these stays readable in both themes.',
    create: 'Add tag',
    empty: 'No tags yet',
    inUse: (name: string, count: number) =>
      count === 1
        ? `“${name}” cannot be deleted: 1 story uses it. Take it off that story first.`
        : `“${name}” cannot be deleted: ${stories(count)} use it. Take it off them first.`,
  },
};
